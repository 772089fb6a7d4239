import type { ModelMessage } from 'ai';
import { type MessagePart, type MessageState, type SendMessageInput, startMessage } from '#shared/chat.ts';
import type { GeneratePromptInput } from '#shared/documents.ts';
import * as queries from '#worker/features/chat/chat.queries.ts';
import type { chatMessages } from '#worker/features/chat/chat.table.ts';
import { listOpenTasks, selectTaskRecords } from '#worker/features/checklists/checklists.service.ts';
import { selectDecisions } from '#worker/features/decisions/decisions.service.ts';
import { selectDocuments } from '#worker/features/documents/documents.service.ts';
import type { ProjectBrief } from '#worker/features/guide/guide.model.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { createProjectNotFoundError } from '#worker/features/projects/projects.middleware.ts';
import { selectProject, touchProject } from '#worker/features/projects/projects.service.ts';
import { selectPrompts } from '#worker/features/prompts/prompts.service.ts';
import { openLimits, reserveMessage, upsertUsage } from '#worker/features/usage/usage.service.ts';
import type { Context, ReadContext, WriteContext } from '#worker/platform/context.ts';
import { isConstraintError } from '#worker/platform/db.ts';
import { AppError } from '#worker/platform/errors.ts';
import { newId } from '#worker/platform/schema.ts';

export type Message = typeof chatMessages.$inferSelect;

/** Who sends what, as the Worker hands it to the project's Durable Object after proving the ownership. */
export type Turn = {
  projectId: string;
  userId: string;
  plan: string;
  content: string;
  queryType: SendMessageInput['queryType'];
  clientId: string;
  /** Asked from the prompts page: the turn makes one prompt with this title. */
  promptTitle?: string;
};

const pageSize = 50;
const historyMessages = 30;
const historyCharacters = 24_000;

/**
 * A page of messages, oldest to newest within the page (DESIGN section 3).
 * @returns the page and the cursor for the older one, if there is one.
 */
export async function readMessages(ctx: ReadContext, project: OwnedProject, before?: string) {
  const [rows] = await ctx.read(queries.selectMessages(ctx.db, project.id, { before, limit: pageSize + 1 }));
  const page = rows.slice(0, pageSize);
  return { messages: page.toReversed(), olderCursor: rows.length > pageSize ? page.at(-1)?.id : undefined };
}

/** 'start' opens the chat once a project and costs nothing (DESIGN section 5). */
const isStart = (turn: Turn) => turn.content === startMessage;
const chargeIdOf = (turn: Turn) => `${turn.projectId}:${turn.clientId}`;

/**
 * The first half of a turn: holds the allowance, saves the user's message (once, however often it is sent) and reads what the
 * assistant must know.
 * @returns the saved message; the whole reply when there is one already; else brief and history for the model.
 * @throws {AppError} usage.limit_reached; projects.not_found when the project was deleted meanwhile.
 */
export async function beginTurn(context: Context, turn: Turn) {
  const { db } = context;
  const { projectId, userId, content, clientId } = turn;
  const reservation = isStart(turn) ? undefined : await reserveMessage(context, userId, turn.plan, chargeIdOf(turn));
  try {
    const [, [userMessage], [reply], recent, decisions, documents, prompts, tasks, [row]] = await db.batch([
      queries.insertUserMessage(db, { projectId, userId, content, clientId }),
      queries.selectByClientId(db, projectId, clientId),
      queries.selectWholeReply(db, projectId, clientId),
      queries.selectMessages(db, projectId, { limit: historyMessages }),
      selectDecisions(db, projectId),
      selectDocuments(db, projectId),
      selectPrompts(db, projectId),
      selectTaskRecords(db, projectId),
      selectProject(db, userId, projectId),
    ]);
    if (!row || !userMessage) throw createProjectNotFoundError();
    if (reply && reservation?.state === 'held') await releaseTurn(context, turn);
    const brief: ProjectBrief = {
      project: { name: row.name, description: row.description, currentStep: row.currentStep },
      queryType: turn.queryType,
      decisions,
      documents: documents.map(({ title, type, version, excerpt }) => ({ title, type, version, excerpt })),
      prompts: prompts.map(({ title, documentType }) => ({ title, documentType })),
      openTasks: listOpenTasks(tasks, turn.plan),
      promptTitle: turn.promptTitle,
    };
    const history = toModelMessages(recent.toReversed(), userMessage);
    return { userMessage, reply, brief, history, isStart: isStart(turn), promptsUsedToday: reservation?.used };
  } catch (error) {
    await releaseTurn(context, turn);
    throw isConstraintError(error) ? createProjectNotFoundError() : error;
  }
}

type Ending = {
  replyTo: string;
  content: string;
  parts: MessagePart[];
  state: MessageState;
  promptsUsedToday?: number;
};

/** The prompt that a turn of the prompts page was to make. */
const madePromptOf = (parts: MessagePart[]) => parts.find((part) => part.type === 'promptCreated');

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
  const isEmpty = content.trim() === '' && parts.length === 0;
  const hasItsPrompt = turn.promptTitle !== undefined && madePromptOf(parts) !== undefined;
  const state = ending.state === 'interrupted' && hasItsPrompt ? 'complete' : ending.state;
  const isCharged = !isEmpty && state !== 'interrupted' && !parts.some(({ type }) => type === 'notice');
  let saved: Message | undefined;
  if (!isEmpty) {
    const reply = queries.upsertReply(db, { projectId, userId, replyTo, content, parts, state });
    const mirror = isCharged && promptsUsedToday !== undefined ? [upsertUsage(db, userId, promptsUsedToday)] : [];
    const [rows] = await db.batch([reply, touchProject(db, projectId), ...mirror]);
    saved = rows[0];
  }
  if (isCharged && !isStart(turn)) await openLimits(context, userId).commit(chargeIdOf(turn));
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

/**
 * Lets the assistant write a coding prompt for a title, as a turn of the conversation that makes exactly this prompt. Counted as a
 * message whatever it answers (DESIGN section 5).
 * @returns what was made, or the answer of the run when it refused or failed.
 * @throws {AppError} prompts.not_generated when no prompt came of it; what was written instead is in the chat.
 */
export async function generatePrompt(
  ctx: WriteContext,
  project: OwnedProject,
  { title, promptId }: GeneratePromptInput,
) {
  const { userId, plan } = ctx.viewer;
  const turn: Turn = {
    projectId: project.id,
    userId,
    plan,
    content: `Write a coding prompt: ${title}`,
    queryType: 'prompt_generation',
    clientId: promptId ?? newId(),
    promptTitle: title,
  };
  const answer = await callRun(ctx, project.id, { method: 'POST', body: JSON.stringify(turn) });
  if (!answer.ok) return { refusal: answer };
  const { message } = await answer.json<{ message: Message | null }>();
  const prompt = madePromptOf(message?.parts ?? []);
  if (!prompt) throw new AppError('prompts.not_generated', explainNoPrompt(message));
  return { prompt };
}

function explainNoPrompt(message: Message | null): string {
  if (!message) return 'This was stopped before anything was written, and did not count. Please try again.';
  const notice = message.parts.find((part) => part.type === 'notice');
  if (notice) return notice.text;
  return message.state === 'stopped'
    ? 'This was stopped before the prompt was there. What was written by then is in the chat.'
    : 'The assistant needs to know more before it can write this prompt. Its reply is in the chat.';
}

/** Gives the held message of a turn back. */
export async function releaseTurn(context: Context, turn: Turn): Promise<void> {
  if (!isStart(turn)) await openLimits(context, turn.userId).release(chargeIdOf(turn));
}

/** The conversation for the model: the newest messages that fit, ending with the one to answer. */
function toModelMessages(recent: Message[], asked: Message): ModelMessage[] {
  const upToAsked = recent.filter((message) => message.id <= asked.id && message.replyTo !== asked.id);
  if (!upToAsked.some((message) => message.id === asked.id)) upToAsked.push(asked);
  let room = historyCharacters;
  const fitting = upToAsked.toReversed().filter((message) => {
    room -= message.content.length;
    return room > 0 || message.id === asked.id;
  });
  return fitting.toReversed().map(({ role, content, parts }) => ({ role, content: content || describeParts(parts) }));
}

/** A reply that was cards only still says in the history what it did. */
const describeParts = (parts: MessagePart[]) => parts.map((part) => `(${part.type})`).join(' ') || '(empty)';
