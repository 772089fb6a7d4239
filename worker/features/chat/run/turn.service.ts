import { isEmptyReply, type MessagePart, type MessageState, parseAnswers, startMessage } from '#shared/chat.ts';
import * as queries from '#worker/features/chat/chat.queries.ts';
import type { Message, Turn } from '#worker/features/chat/chat.table.ts';
import { selectConversation } from '#worker/features/chat/context/history.rules.ts';
import { mostRead } from '#worker/features/chat/context/project-data.rules.ts';
import { listOpenTasks, selectTaskRecords } from '#worker/features/checklists/checklists.service.ts';
import { selectDecisions } from '#worker/features/decisions/decisions.service.ts';
import { selectExcerpts } from '#worker/features/documents/documents.service.ts';
import type { ProjectBrief } from '#worker/features/guide/guide.model.ts';
import { createProjectNotFoundError } from '#worker/features/projects/projects.middleware.ts';
import { selectProject, touchProject } from '#worker/features/projects/projects.service.ts';
import { selectPromptTitles } from '#worker/features/prompts/prompts.service.ts';
import { openLimits, reserveMessage, upsertUsage } from '#worker/features/usage/usage.service.ts';
import type { Context } from '#worker/platform/context.ts';
import { isConstraintError } from '#worker/platform/db.ts';
import { AppError, logError } from '#worker/platform/errors.ts';

/** 'start' opens the chat once a project and costs nothing (DESIGN section 5). */
const isStart = (turn: Turn) => turn.content === startMessage;
const chargeIdOf = (turn: Turn) => `${turn.projectId}:${turn.clientId}`;

/**
 * The first half of a turn: holds the allowance, saves the user's message (once, however often it is sent), sets aside what it
 * replaces, and reads what the assistant must know. Both at once, as the first word waits for them; a message that no allowance is
 * there for is taken out again, and where that fails stays, unanswered, and can be sent again. What is held when it throws, or when
 * there is a reply already, is the caller's to give back.
 * @returns the saved message; the whole reply when there is one already; else the brief for the model, and the conversation, oldest
 * first, which ends with the message to answer.
 * @throws {AppError} usage.limit_reached; projects.not_found when the project was deleted meanwhile; chat.message_not_found when
 * what it replaces is not there (any more): then nothing is stored.
 */
export async function beginTurn(context: Context, turn: Turn) {
  const { projectId, userId, clientId, replaces } = turn;
  const reserving = isStart(turn) ? undefined : reserveMessage(context, userId, turn.plan, chargeIdOf(turn));
  // What sets others aside can't be taken out again.
  if (replaces !== undefined) await reserving;
  const [reserved, stored] = await Promise.allSettled([reserving, storeMessage(context, turn)]);
  if (reserved.status === 'rejected') {
    if (stored.status === 'fulfilled' && stored.value.isNew)
      await Promise.resolve(queries.deleteUnanswered(context.db, projectId, clientId)).catch((error) =>
        logError('message_not_taken_out', context.requestId, error),
      );
    throw reserved.reason;
  }
  if (stored.status === 'rejected') throw stored.reason;
  const { isNew, ...begun } = stored.value;
  return { ...begun, isStart: isStart(turn), promptsUsedToday: reserved.value?.used };
}

/** Saves the user's message and reads what the assistant must know, in one batch. `isNew` when it was not there before. */
async function storeMessage({ db }: Context, turn: Turn) {
  const { projectId, userId, content, clientId, replaces } = turn;
  const [[inserted], , [userMessage], [reply], recent, decisions, stored, prompts, tasks, [row]] = await db
    .batch([
      ...queries.insertUserMessage(db, { projectId, userId, content, clientId }, replaces),
      queries.selectByClientId(db, projectId, clientId),
      queries.selectWholeReply(db, projectId, clientId),
      queries.selectMessages(db, projectId, { limit: mostRead.messages }),
      selectDecisions(db, projectId, mostRead.decisions),
      selectExcerpts(db, projectId, mostRead.documents),
      selectPromptTitles(db, projectId, mostRead.prompts),
      selectTaskRecords(db, projectId),
      selectProject(db, userId, projectId),
    ])
    .catch((error) => {
      throw isConstraintError(error) ? createProjectNotFoundError() : error;
    });
  if (!row) throw createProjectNotFoundError();
  if (!userMessage || (userMessage.replacedBy !== null && !reply)) throw createMessageNotFoundError();
  const brief: ProjectBrief = {
    project: { name: row.name, description: row.description, currentStep: row.currentStep },
    // Answers to a form ask for no text, whatever words they need.
    queryType: parseAnswers(userMessage.content).length > 0 ? 'general' : turn.queryType,
    decisions: decisions.toReversed(),
    documents: stored.map(({ objectStorageKey: _, ...document }) => document),
    prompts,
    openTasks: listOpenTasks(tasks, turn.plan),
    promptTitle: turn.promptTitle,
    review: turn.review,
  };
  const conversation = selectConversation(recent, userMessage);
  return { isNew: inserted !== undefined, userMessage, reply, brief, stored, conversation };
}

export type BegunTurn = Awaited<ReturnType<typeof beginTurn>>;

const createMessageNotFoundError = () =>
  new AppError(
    'chat.message_not_found',
    'This message is not in the conversation any more: it was edited meanwhile, maybe in another tab. What you wrote is kept and did not count.',
  );

type Ending = {
  replyTo: string;
  content: string;
  parts: MessagePart[];
  state: MessageState;
  promptsUsedToday?: number;
};

/** The prompt that a turn of the prompts page was to make. */
export const madePromptOf = (parts: MessagePart[]) => parts.find((part) => part.type === 'promptCreated');

/** The document that the turn of a finished check-in was to make. Of one without its end the person can ask once more. */
export const madeReviewOf = (parts: MessagePart[]) =>
  parts.find((part) => part.type === 'documentCreated' && part.documentType === 'review' && !part.isCut);

/**
 * The second half: saves the reply, then spends the held message, or gives it back when a fault ended the run or kept a text from
 * being saved. A turn for one prompt, or of a check-in, is complete once that prompt or document is there, also after a later fault:
 * asked again it would make another. Running it again changes nothing more.
 * @returns the saved reply, or undefined when nothing had been written.
 */
export async function endTurn(context: Context, turn: Turn, ending: Ending): Promise<Message | undefined> {
  const { db } = context;
  const { projectId, userId } = turn;
  const { replyTo, content, parts, promptsUsedToday } = ending;
  const isEmpty = isEmptyReply(content, parts);
  const hasWholePrompt = parts.some((part) => part.type === 'promptCreated' && !part.isCut);
  const isDone =
    (turn.promptTitle !== undefined && hasWholePrompt) ||
    (turn.review !== undefined && madeReviewOf(parts) !== undefined);
  const state = ending.state === 'interrupted' && isDone ? 'complete' : ending.state;
  const isCharged = !isEmpty && state !== 'interrupted' && !parts.some(({ type }) => type === 'notice');
  let saved: Message | undefined;
  if (!isEmpty) {
    const reply = queries.upsertReply(db, { projectId, userId, replyTo, content, parts, state });
    const mirror = isCharged && promptsUsedToday !== undefined ? [upsertUsage(db, userId, promptsUsedToday)] : [];
    const rows = await db.batch([reply, touchProject(db, projectId), ...mirror]).catch((error) => {
      // Project or person was deleted meanwhile: there is nobody to keep it for.
      if (isConstraintError(error)) return [[]];
      throw error;
    });
    saved = rows[0][0];
  }
  if (isCharged && saved && !isStart(turn)) await openLimits(context, userId).commit(chargeIdOf(turn));
  else await releaseTurn(context, turn);
  return saved;
}

/** Gives the held message of a turn back. */
export async function releaseTurn(context: Context, turn: Turn): Promise<void> {
  if (!isStart(turn)) await openLimits(context, turn.userId).release(chargeIdOf(turn));
}
