import {
  type MessagePart,
  type MessageState,
  type MessagesQuery,
  type SendMessageInput,
  startMessage,
} from '#shared/chat.ts';
import * as queries from '#worker/features/chat/chat.queries.ts';
import type { chatMessages } from '#worker/features/chat/chat.table.ts';
import { selectConversation } from '#worker/features/chat/chat-context-history.rules.ts';
import type { DocumentsWithIds } from '#worker/features/chat/chat-context-ids.service.ts';
import { listOpenTasks, selectTaskRecords } from '#worker/features/checklists/checklists.service.ts';
import { selectDecisions } from '#worker/features/decisions/decisions.service.ts';
import { selectDocuments, selectDocumentsWithIds } from '#worker/features/documents/documents.service.ts';
import type { ProjectBrief } from '#worker/features/guide/guide.model.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { createProjectNotFoundError } from '#worker/features/projects/projects.middleware.ts';
import { selectProject, touchProject } from '#worker/features/projects/projects.service.ts';
import { selectPrompts } from '#worker/features/prompts/prompts.service.ts';
import { openLimits, reserveMessage, upsertUsage } from '#worker/features/usage/usage.service.ts';
import type { Context, ReadContext } from '#worker/platform/context.ts';
import { isConstraintError } from '#worker/platform/db.ts';
import { AppError } from '#worker/platform/errors.ts';

export type Message = typeof chatMessages.$inferSelect;

/** Who sends what, as the Worker hands it to the project's Durable Object after proving the ownership. */
export type Turn = {
  projectId: string;
  userId: string;
  plan: string;
  content: string;
  queryType: SendMessageInput['queryType'];
  clientId: string;
  /** Sent in place of this message of the person; it and all after it are set aside. */
  replaces?: string;
  /** Asked from the prompts page: the turn makes one prompt with this title. */
  promptTitle?: string;
};

const pageSize = 50;
/** More than are condensed at once (chat-context-history.rules.ts). */
const conversationMessages = 60;

/**
 * A page of the conversation as it is now, oldest to newest within the page (DESIGN section 3); or, with `replacedBy`, the messages
 * that were set aside for that one, all of them, oldest first.
 * @returns the messages and the cursor for the older page, if there is one.
 */
export async function readMessages(ctx: ReadContext, project: OwnedProject, { before, replacedBy }: MessagesQuery) {
  if (replacedBy !== undefined) {
    const [rows] = await ctx.read(queries.selectReplaced(ctx.db, project.id, replacedBy));
    return { messages: rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)) };
  }
  const [rows] = await ctx.read(queries.selectMessages(ctx.db, project.id, { before, limit: pageSize + 1 }));
  const page = rows.slice(0, pageSize);
  return { messages: page.toReversed(), olderCursor: rows.length > pageSize ? page.at(-1)?.id : undefined };
}

/** 'start' opens the chat once a project and costs nothing (DESIGN section 5). */
const isStart = (turn: Turn) => turn.content === startMessage;
const chargeIdOf = (turn: Turn) => `${turn.projectId}:${turn.clientId}`;

/**
 * The first half of a turn: holds the allowance, saves the user's message (once, however often it is sent), sets aside what it
 * replaces, and reads what the assistant must know. What is held when it throws, or when there is a reply already, is the caller's to
 * give back.
 * @returns the saved message; the whole reply when there is one already; else brief and conversation for the model.
 * @throws {AppError} usage.limit_reached; projects.not_found when the project was deleted meanwhile; chat.message_not_found when
 * what it replaces is not there (any more): then nothing is stored.
 */
export async function beginTurn(context: Context, turn: Turn): Promise<BegunTurn> {
  const { db } = context;
  const { projectId, userId, content, clientId, replaces } = turn;
  const reservation = isStart(turn) ? undefined : await reserveMessage(context, userId, turn.plan, chargeIdOf(turn));
  try {
    const [, , [userMessage], [reply], recent, decisions, documents, documentsWithIds, prompts, tasks, [row]] =
      await db.batch([
        ...queries.insertUserMessage(db, { projectId, userId, content, clientId }, replaces),
        queries.selectByClientId(db, projectId, clientId),
        queries.selectWholeReply(db, projectId, clientId),
        queries.selectMessages(db, projectId, { limit: conversationMessages }),
        selectDecisions(db, projectId),
        selectDocuments(db, projectId),
        selectDocumentsWithIds(db, projectId),
        selectPrompts(db, projectId),
        selectTaskRecords(db, projectId),
        selectProject(db, userId, projectId),
      ]);
    if (!row) throw createProjectNotFoundError();
    if (!userMessage || (userMessage.replacedBy !== null && !reply)) throw createMessageNotFoundError();
    const brief: ProjectBrief = {
      project: { name: row.name, description: row.description, currentStep: row.currentStep },
      queryType: turn.queryType,
      decisions,
      documents: documents.map(({ title, type, version, excerpt }) => ({ title, type, version, excerpt })),
      prompts: prompts.map(({ title, documentType }) => ({ title, documentType })),
      openTasks: listOpenTasks(tasks, turn.plan),
      promptTitle: turn.promptTitle,
    };
    const conversation = selectConversation(recent, userMessage);
    return {
      userMessage,
      reply,
      brief,
      documentsWithIds,
      conversation,
      isStart: isStart(turn),
      promptsUsedToday: reservation?.used,
    };
  } catch (error) {
    throw isConstraintError(error) ? createProjectNotFoundError() : error;
  }
}

export type BegunTurn = {
  userMessage: Message;
  reply: Message | undefined;
  brief: ProjectBrief;
  documentsWithIds: DocumentsWithIds;
  /** Oldest first, ending with the message to answer. */
  conversation: Message[];
  isStart: boolean;
  promptsUsedToday: number | undefined;
};

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

/**
 * The second half: saves the reply, then spends the held message, or gives it back when a fault ended the run or kept a text from
 * being saved. A turn for one prompt is complete once the prompt is there, also after a later fault: asked again it would make
 * another. Running it again changes nothing more.
 * @returns the saved reply, or undefined when nothing had been written.
 */
export async function endTurn(context: Context, turn: Turn, ending: Ending): Promise<Message | undefined> {
  const { db } = context;
  const { projectId, userId } = turn;
  const { replyTo, content, parts, promptsUsedToday } = ending;
  const isEmpty = content.trim() === '' && parts.every(({ type }) => type === 'fallback');
  const hasItsPrompt = turn.promptTitle !== undefined && madePromptOf(parts) !== undefined;
  const state = ending.state === 'interrupted' && hasItsPrompt ? 'complete' : ending.state;
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

/** Hands a call to the project's Durable Object. @returns its answer or stream. */
export function callRun({ env, requestId }: Context, projectId: string, init: RequestInit): Promise<Response> {
  const run = env.REPLY_RUN.get(env.REPLY_RUN.idFromName(projectId));
  const headers = new Headers(init.headers);
  headers.set('x-request-id', requestId);
  return run.fetch('https://reply-run/', { ...init, headers });
}

/** Gives the held message of a turn back. */
export async function releaseTurn(context: Context, turn: Turn): Promise<void> {
  if (!isStart(turn)) await openLimits(context, turn.userId).release(chargeIdOf(turn));
}
