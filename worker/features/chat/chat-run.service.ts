import type { MessagePart, MessageState } from '#shared/chat.ts';
import { beginTurn, endTurn, type Message, releaseTurn, type Turn } from '#worker/features/chat/chat.service.ts';
import type { CondensedHistory } from '#worker/features/chat/chat-context.object.ts';
import type { RunRecord, RunRecords } from '#worker/features/chat/chat-record.object.ts';
import { type Patience, type ReplyLog, writeReply } from '#worker/features/chat/chat-reply.service.ts';
import { saveUnsaved } from '#worker/features/chat/chat-texts.service.ts';
import { receiveOwnedProject } from '#worker/features/projects/projects.middleware.ts';
import type { Context } from '#worker/platform/context.ts';
import { AppError, logError } from '#worker/platform/errors.ts';

type Run = {
  turn: Turn;
  records: RunRecords;
  condensed: CondensedHistory;
  log: ReplyLog;
  stop: AbortSignal;
  patience: Patience;
  /** Called when the person's message is saved. */
  accept: () => void;
};

const createModelError = () =>
  new AppError(
    'chat.model_failed',
    'The assistant could not answer just now. Your message is kept and did not count. Please try again in a moment.',
  );

/**
 * A whole turn: the record first, so that nothing is ever held or written that nobody comes back for; then the message, the reply,
 * the saving. Every step tells the log.
 * @returns the saved reply, or nothing when it was stopped before the first word.
 * @throws {AppError} what `beginTurn` throws; chat.model_failed after a fault of the model, with what it wrote saved.
 */
export async function runTurn(context: Context, run: Run): Promise<Message | undefined> {
  const { turn, records, condensed, log, stop, patience, accept } = run;
  const record: RunRecord = { turn, requestId: context.requestId, text: '', parts: [], unsaved: new Map() };
  const begun = await begin(context, records, record);
  log.push({ type: 'data-userMessage', data: begun.userMessage });
  if (begun.reply) {
    await giveBack(context, records, record);
    accept();
    return announce(log, begun.reply);
  }
  record.replyTo = begun.userMessage.id;
  record.promptsUsedToday = begun.promptsUsedToday;
  accept();
  log.push({ type: 'start', messageId: record.replyTo });
  record.ended = await writeReply({ context, record, log, begun, stop, patience, records, condensed });
  const saved = await save(context, records, record);
  await records.forget().catch((error) => logError('run_not_forgotten', context.requestId, error));
  if (hasFailed(record.ended, saved)) {
    if (saved) log.push({ type: 'data-message', data: saved });
    throw createModelError();
  }
  condensed.goOn(context, receiveOwnedProject(turn.projectId), begun.conversation);
  return announce(log, saved);
}

/** A turn for one prompt may be saved as complete after a fault; nothing at all is right only where the person stopped it. */
const hasFailed = (ended: MessageState, saved: Message | undefined) =>
  saved ? saved.state === 'interrupted' : ended !== 'stopped';

/** So often a text is tried to be saved after its run was cut short; it must not keep the project's next message waiting for ever. */
const mostTries = 3;

/** Puts in order what a run left behind that is no longer in memory: what was written is saved, what was held is given back. */
export async function finishRun(openContext: (requestId: string) => Context, records: RunRecords): Promise<void> {
  const record = await records.read();
  if (!record) return;
  const context = openContext(record.requestId);
  const keep = () => records.keep(record).catch((error) => logError('run_not_kept', context.requestId, error));
  if (record.replyTo && record.unsaved.size > 0) {
    record.tries = (record.tries ?? 0) + 1;
    await keep();
    const onPart = async (part: MessagePart) => {
      record.parts.push(part);
      await keep();
    };
    const project = receiveOwnedProject(record.turn.projectId);
    const mayComeBack = record.tries < mostTries;
    await saveUnsaved(context, project, { unsaved: record.unsaved, onPart }, { mayComeBack });
  }
  await save(context, records, record);
  await records.forget();
}

/** Nothing is held before the record is there, and when no reply comes of it nothing stays held. */
async function begin(context: Context, records: RunRecords, record: RunRecord) {
  try {
    await records.begin(record);
    return await beginTurn(context, record.turn);
  } catch (error) {
    await giveBack(context, records, record);
    throw error;
  }
}

/** Saves what the run came to and settles its charge. What fails here is done again by the alarm. */
async function save(context: Context, records: RunRecords, record: RunRecord): Promise<Message | undefined> {
  const { turn, replyTo, text, parts, ended = 'interrupted', promptsUsedToday } = record;
  if (records.isClosed || !replyTo) {
    await releaseTurn(context, turn);
    return undefined;
  }
  await records.keep(record).catch((error) => logError('run_not_kept', context.requestId, error));
  return endTurn(context, turn, { replyTo, content: text, parts, state: ended, promptsUsedToday });
}

/** The turn comes to no reply. What fails here is done again by the alarm. */
async function giveBack(context: Context, records: RunRecords, { turn }: RunRecord): Promise<void> {
  await releaseTurn(context, turn)
    .then(() => records.forget())
    .catch((error) => logError('run_not_given_back', context.requestId, error));
}

function announce(log: ReplyLog, reply: Message | undefined): Message | undefined {
  if (reply) log.push({ type: 'data-message', data: reply });
  log.push({ type: reply?.state === 'complete' ? 'finish' : 'abort' });
  return reply;
}
