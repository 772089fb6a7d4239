import type { MessagePart, MessageState, ReplyEvent } from '#shared/chat.ts';
import { streamReply } from '#worker/features/chat/chat.model.ts';
import type { Message } from '#worker/features/chat/chat.table.ts';
import type { CondensedHistory } from '#worker/features/chat/context/condensed.storage.ts';
import type { RunRecord, RunRecords } from '#worker/features/chat/run/record.storage.ts';
import type { BegunTurn } from '#worker/features/chat/run/turn.service.ts';
import { saveUnsaved } from '#worker/features/chat/texts/saving.service.ts';
import { receiveOwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { type ModelPatience, sizeOf } from '#worker/platform/ai-attempts.ts';
import type { ShownPart } from '#worker/platform/ai-chunks.ts';
import type { Context } from '#worker/platform/context.ts';
import { logError } from '#worker/platform/errors.ts';
import type { EventLog } from '#worker/platform/event-log.ts';

export type ReplyLog = EventLog<ReplyEvent<Message>>;

const keepEveryMs = 1_000;

/**
 * What a model is given up for: saying nothing for `silenceMs` (a whole reply may take longer), and more than `characters` of text,
 * thinking and arguments together, for which no row, record or memory has room. `model` is for one call of it.
 */
export type Patience = { silenceMs: number; characters: number; model: ModelPatience };

type Writing = {
  context: Context;
  record: RunRecord;
  log: ReplyLog;
  begun: BegunTurn;
  /** Aborted when a person stops the reply, or deletes its project. */
  stop: AbortSignal;
  patience: Patience;
  records: RunRecords;
  history: ReturnType<CondensedHistory['read']>;
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
  history,
}: Writing): Promise<MessageState> {
  let state: MessageState | undefined;
  let keepTimer: ReturnType<typeof setTimeout> | null = null;
  const keep = () => records.tryToKeep(record);
  const keepSoon = (afterMs = keepEveryMs) => {
    keepTimer ??= setTimeout(() => {
      keepTimer = null;
      records.tryToKeep(record, { isShown: true });
    }, afterMs);
  };
  const onPart = async (part: MessagePart) => {
    record.parts.push(part);
    await keep();
    log.push({ type: `data-${part.type}`, data: part });
  };
  const onFault = (error: unknown) => logError('model_failed', context.requestId, error);
  const givenUp = new AbortController();
  const silence = watchSilence(patience.silenceMs, () => givenUp.abort(new Error('the model fell silent')));
  let characters = 0;
  const count = (more: number) => {
    silence.break();
    characters += more;
    if (characters > patience.characters) givenUp.abort(new Error('the reply does not end'));
  };
  /** A part without any text weighs something, too: an endless stream of them is to end. Text weighs when it is shown. */
  const weigh = (part: Parameters<typeof sizeOf>[0]) =>
    count(part.type === 'text-delta' ? 1 : Math.max(1, sizeOf(part)));
  /** Each text of a reply has a short id of its own, for it goes along with every few words. */
  let texts = 0;
  let isOver = false;
  const show = (part: ShownPart) => {
    if (isOver) return;
    count(part.type === 'text-delta' ? part.delta.length : 1);
    switch (part.type) {
      case 'text-start':
        texts += 1;
        if (record.text !== '') record.text += '\n\n';
        log.push({ type: 'text-start', id: `${texts}` });
        break;
      case 'text-delta': {
        const isFirst = record.text === '';
        record.text += part.delta;
        log.push({ type: 'text-delta', id: `${texts}`, delta: part.delta });
        keepSoon(isFirst ? 0 : keepEveryMs);
        break;
      }
      case 'text-end':
        log.push({ type: 'text-end', id: `${texts}` });
        break;
      case 'tool-input-start':
        log.push({ type: part.type, toolCallId: part.id, toolName: part.toolName });
        break;
    }
  };
  const tools = new Set<Promise<unknown>>();
  const project = receiveOwnedProject(record.turn.projectId);
  try {
    const parts = streamReply(context, project, {
      turn: record.turn,
      brief: begun.brief,
      conversation: begun.conversation,
      condensed: await history,
      askedId: begun.userMessage.id,
      stored: begun.stored,
      isStart: begun.isStart,
      abortSignal: AbortSignal.any([stop, givenUp.signal]),
      onPart,
      onTool: (work) => tools.add(work),
      unsaved: record.unsaved,
      keep,
      onModelPart: weigh,
      onShown: show,
      patience: patience.model,
      onFault,
    });
    for await (const part of parts) {
      silence.break();
      switch (part.type) {
        case 'abort':
          if (!stop.aborted) onFault(givenUp.signal.reason);
          state = endedBy(stop);
          break;
        case 'error':
          state = endedBy(stop);
          break;
        case 'finish':
          state ??= part.finishReason === 'error' ? 'interrupted' : 'complete';
          break;
      }
    }
  } catch (error) {
    onFault(error);
    state = endedBy(stop);
  }
  // A stop that comes from here on is too late: the reply is what it is.
  isOver = true;
  state ??= stop.aborted ? 'stopped' : 'complete';
  silence.end();
  // A stop does not wait for a tool at work; its card must be in the record before that is saved.
  await Promise.allSettled(tools);
  // A stop keeps what was written; only of a deleted project nothing is to stay.
  if (!records.isClosed) await saveUnsaved(context, project, { unsaved: record.unsaved, onPart });
  if (keepTimer !== null) clearTimeout(keepTimer);
  return state;
}

const endedBy = (stop: AbortSignal): MessageState => (stop.aborted ? 'stopped' : 'interrupted');

/** Calls `onSilent` once nothing broke the silence for so long. One timer for all of it: setting one anew each time is dear. */
function watchSilence(silenceMs: number, onSilent: () => void) {
  let brokenAt = Date.now();
  const look = () => {
    const leftMs = brokenAt + silenceMs - Date.now();
    if (leftMs > 0) timer = setTimeout(look, leftMs);
    else onSilent();
  };
  let timer = setTimeout(look, silenceMs);
  return {
    break() {
      brokenAt = Date.now();
    },
    end: () => clearTimeout(timer),
  };
}
