import type { MessagePart, MessageState, ReplyEvent } from '#shared/chat.ts';
import { streamReply } from '#worker/features/chat/chat.model.ts';
import type { BegunTurn, Message } from '#worker/features/chat/chat.service.ts';
import type { CondensedHistory } from '#worker/features/chat/chat-context.object.ts';
import type { RunRecord, RunRecords } from '#worker/features/chat/chat-record.object.ts';
import { saveUnsaved } from '#worker/features/chat/chat-texts.service.ts';
import { receiveOwnedProject } from '#worker/features/projects/projects.middleware.ts';
import type { Context } from '#worker/platform/context.ts';
import { logError } from '#worker/platform/errors.ts';
import type { EventLog } from '#worker/platform/event-log.ts';

export type ReplyLog = EventLog<ReplyEvent<Message>>;

const keepEveryMs = 1_000;

/**
 * What a model is given up for: saying nothing for `silenceMs` (a whole reply may take longer), and a text of more than `characters`,
 * which no row and no record has room for.
 */
export type Patience = { silenceMs: number; characters: number };

type Writing = {
  context: Context;
  record: RunRecord;
  log: ReplyLog;
  begun: BegunTurn;
  /** Aborted when a person stops the reply, or deletes its project. */
  stop: AbortSignal;
  patience: Patience;
  records: RunRecords;
  condensed: CondensedHistory;
};

/**
 * Lets the model write into the record and the log; no fault of the model or a tool is thrown. A card is kept before it
 * is shown, text with the first word and then once a second; a keep that fails costs nothing but what an eviction would take.
 * @returns how it ended.
 */
export async function writeReply({
  context,
  record,
  log,
  begun,
  stop,
  patience,
  records,
  condensed,
}: Writing): Promise<MessageState> {
  let state: MessageState = 'complete';
  let keepTimer: ReturnType<typeof setTimeout> | null = null;
  const keep = () => records.keep(record).catch((error) => logError('run_not_kept', context.requestId, error));
  const keepSoon = (afterMs = keepEveryMs) => {
    keepTimer ??= setTimeout(() => {
      keepTimer = null;
      keep();
    }, afterMs);
  };
  const onPart = async (part: MessagePart) => {
    record.parts.push(part);
    await keep();
    log.push({ type: `data-${part.type}`, data: part });
  };
  const onFault = (error: unknown) => logError('model_failed', context.requestId, error);
  const givenUp = new AbortController();
  let alarmClock: ReturnType<typeof setTimeout> | null = null;
  const hear = () => {
    if (alarmClock !== null) clearTimeout(alarmClock);
    alarmClock = setTimeout(() => givenUp.abort(new Error('the model fell silent')), patience.silenceMs);
  };
  const tools = new Set<Promise<unknown>>();
  const project = receiveOwnedProject(record.turn.projectId);
  try {
    hear();
    const chunks = streamReply(context, project, {
      turn: record.turn,
      brief: begun.brief,
      conversation: begun.conversation,
      documentsWithIds: begun.documentsWithIds,
      mark: await condensed.readMark(),
      isStart: begun.isStart,
      abortSignal: AbortSignal.any([stop, givenUp.signal]),
      onPart,
      onTool: (work) => tools.add(work),
      unsaved: record.unsaved,
      keep,
      onAlive: hear,
      onFault,
    });
    for await (const chunk of chunks) {
      hear();
      switch (chunk.type) {
        case 'text-start':
          if (record.text !== '') record.text += '\n\n';
          log.push({ type: 'text-start', id: chunk.id });
          break;
        case 'text-delta': {
          const isFirst = record.text === '';
          record.text += chunk.delta;
          log.push({ type: 'text-delta', id: chunk.id, delta: chunk.delta });
          if (record.text.length > patience.characters) givenUp.abort(new Error('the reply does not end'));
          keepSoon(isFirst ? 0 : keepEveryMs);
          break;
        }
        case 'text-end':
          log.push({ type: 'text-end', id: chunk.id });
          break;
        case 'tool-input-start':
          log.push({ type: chunk.type, toolCallId: chunk.toolCallId, toolName: chunk.toolName });
          break;
        case 'abort':
          if (!stop.aborted) onFault(givenUp.signal.reason);
          state = 'interrupted';
          break;
        case 'error':
          state = 'interrupted';
          break;
        case 'finish':
          if (chunk.finishReason === 'error') state = 'interrupted';
          break;
      }
    }
  } catch (error) {
    onFault(error);
    state = 'interrupted';
  }
  if (alarmClock !== null) clearTimeout(alarmClock);
  // A stop does not wait for a tool at work; its card must be in the record before that is saved.
  await Promise.allSettled(tools);
  // A stop keeps what was written; only of a deleted project nothing is to stay.
  if (!records.isClosed) await saveUnsaved(context, project, { unsaved: record.unsaved, onPart });
  if (keepTimer !== null) clearTimeout(keepTimer);
  return stop.aborted ? 'stopped' : state;
}
