import type { MessagePart, MessageState } from '#shared/chat.ts';
import type { Message, Turn } from '#worker/features/chat/chat.table.ts';
import type { CondensedHistory } from '#worker/features/chat/context/condensed.storage.ts';
import type { RunRecord, RunRecords } from '#worker/features/chat/run/record.storage.ts';
import { type Patience, type ReplyLog, writeReply } from '#worker/features/chat/run/reply.service.ts';
import { beginTurn, endTurn, releaseTurn } from '#worker/features/chat/run/turn.service.ts';
import { saveUnsaved } from '#worker/features/chat/texts/saving.service.ts';
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
 * A whole turn: the record beside the message, so that nothing is ever written that nobody comes back for; then the reply, the
 * saving. Every step tells the log.
 * @returns the saved reply, or nothing when it was stopped before the first word.
 * @throws {AppError} what `beginTurn` throws; chat.model_failed after a fault of the model, with what it wrote saved.
 */
export async function runTurn(context: Context, run: Run): Promise<Message | undefined> {
  const { turn, records, condensed, log, stop, patience, accept } = run;
  const record: RunRecord = { turn, requestId: context.requestId, text: '', parts: [], unsaved: new Map() };
  const condensedSoFar = condensed.read();
  condensedSoFar.catch(() => {});
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
  const history = turn.replaces === undefined ? condensedSoFar : condensed.dropFrom(turn.replaces);
  record.ended = await writeReply({ context, record, log, begun, stop, patience, records, history });
  const saved = await save(context, records, record);
  await records.forget().catch((error) => logError('run_not_forgotten', context.requestId, error));
  if (hasFailed(record.ended, saved)) {
    if (saved) log.push({ type: 'data-message', data: withoutShown(saved, record.text) });
    throw createModelError();
  }
  condensed.goOn(context, receiveOwnedProject(turn.projectId), begun.conversation);
  return announce(log, saved, record.text);
}

/** A turn for one prompt may be saved as complete after a fault; nothing at all is right only where the person stopped it. */
const hasFailed = (ended: MessageState, saved: Message | undefined) =>
  saved ? saved.state === 'interrupted' : ended !== 'stopped';

/** So often a text is tried to be saved after its run was cut short; then the reply names it and is saved without. */
const mostTriesToSaveTexts = 3;
/** So often a run is tried to be finished: the alarm alone needs 40 minutes for it. A record must not block its project for ever. */
const mostTries = 12;

/**
 * Puts in order what a run left behind that is no longer in memory: what was written is saved, what was held is given back.
 * @throws what it failed by, while there is another try; the last one only gives back what is held, and forgets the run.
 */
export async function finishRun(openContext: (requestId: string) => Context, records: RunRecords): Promise<void> {
  const record = await records.read();
  if (!record) return;
  const context = openContext(record.requestId);
  const tries = (record.tries ?? 0) + 1;
  record.tries = tries;
  await records.tryToKeep(record);
  try {
    await saveTexts(context, records, record, { mayComeBack: tries < mostTriesToSaveTexts });
    await save(context, records, record);
  } catch (error) {
    if (tries < mostTries) throw error;
    logError('run_given_up', context.requestId, error);
    await releaseTurn(context, record.turn).catch((fault) => logError('run_not_given_back', context.requestId, fault));
  }
  await records.forget();
}

async function saveTexts(context: Context, records: RunRecords, record: RunRecord, options: { mayComeBack: boolean }) {
  if (!record.replyTo || record.unsaved.size === 0) return;
  const onPart = async (part: MessagePart) => {
    record.parts.push(part);
    await records.tryToKeep(record);
  };
  const project = receiveOwnedProject(record.turn.projectId);
  await saveUnsaved(context, project, { unsaved: record.unsaved, onPart }, options);
}

/**
 * The record is written while the allowance is held and the message saved: no model is called before it is on disk, and when no
 * reply comes of it nothing stays held.
 */
async function begin(context: Context, records: RunRecords, record: RunRecord) {
  const [recorded, begun] = await Promise.allSettled([records.begin(record), beginTurn(context, record.turn)]);
  if (recorded.status === 'fulfilled' && begun.status === 'fulfilled') return begun.value;
  await giveBack(context, records, record);
  throw begun.status === 'rejected' ? begun.reason : (recorded as PromiseRejectedResult).reason;
}

/** Saves what the run came to and settles its charge. What fails here is done again by the alarm. */
async function save(context: Context, records: RunRecords, record: RunRecord): Promise<Message | undefined> {
  const { turn, replyTo, text, parts, ended = 'interrupted', promptsUsedToday } = record;
  if (records.isClosed || !replyTo) {
    await releaseTurn(context, turn);
    return undefined;
  }
  await records.tryToKeep(record);
  return endTurn(context, turn, { replyTo, content: text, parts, state: ended, promptsUsedToday });
}

/** The turn comes to no reply. What fails here is done again by the alarm. */
async function giveBack(context: Context, records: RunRecords, { turn }: RunRecord): Promise<void> {
  await releaseTurn(context, turn)
    .then(() => records.forget())
    .catch((error) => logError('run_not_given_back', context.requestId, error));
}

function announce(log: ReplyLog, reply: Message | undefined, shown = ''): Message | undefined {
  if (reply) log.push({ type: 'data-message', data: withoutShown(reply, shown) });
  log.push({ type: reply?.state === 'complete' ? 'finish' : 'abort' });
  return reply;
}

/** A saved reply for its stream, which had the text already. */
function withoutShown({ content, ...reply }: Message, shown: string) {
  return content === shown ? reply : { ...reply, content };
}
