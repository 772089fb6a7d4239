import { DurableObject } from 'cloudflare:workers';
import type { MessagePart, MessageState, ReplyEvent } from '#shared/chat.ts';
import { streamReply } from '#worker/features/chat/chat.model.ts';
import { beginTurn, endTurn, type Message, releaseTurn, type Turn } from '#worker/features/chat/chat.service.ts';
import { receiveOwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { type Context, createContext } from '#worker/platform/context.ts';
import { AppError, logError, toErrorResponse } from '#worker/platform/errors.ts';
import { EventLog } from '#worker/platform/event-log.ts';
import { newId } from '#worker/platform/schema.ts';

type ReplyLog = EventLog<ReplyEvent<Message>>;

/** What the Durable Object keeps of a run, so that a reply survives it. `ended` is set when only the saving is left. */
type RunRecord = {
  turn: Turn;
  requestId: string;
  replyTo: string;
  promptsUsedToday?: number;
  text: string;
  parts: MessagePart[];
  ended?: MessageState;
};

/**
 * A run in memory. `accepted` settles when the user's message is saved (or refused), `finished` with the saved reply, or with
 * nothing when it was stopped before the first word.
 */
type LiveRun = {
  turn: Turn;
  log: ReplyLog;
  abort: AbortController;
  accepted: Promise<void>;
  finished: Promise<Message | undefined>;
};

const recordKey = 'run';
const heartbeatMs = 15_000;
const keepEveryMs = 1_000;

const savingFailedMessage =
  'Something went wrong on our side. What was written is kept and will be here in a moment; please reload.';

const createModelError = () =>
  new AppError(
    'chat.model_failed',
    'The assistant could not answer just now. Your message is kept and did not count. Please try again in a moment.',
  );

/**
 * The reply in progress of one project (DESIGN section 6): runs the model, keeps the stream for whoever joins, saves the reply.
 * It goes on when every reader has left; its alarm finishes what an eviction cut short.
 */
export class ReplyRun extends DurableObject<Env> {
  /** A model that says nothing for so long is taken for dead; a whole reply may take longer. */
  static silenceMs = 60_000;

  private live: LiveRun | undefined;
  private finishing: Promise<void> | undefined;
  private isDiscarded = false;

  /** `POST` starts a run (or joins the same one again), `GET` joins the run under way (204 without one), `DELETE` stops it. */
  override async fetch(request: Request): Promise<Response> {
    const requestId = request.headers.get('x-request-id') ?? newId();
    try {
      if (request.method === 'GET') return await this.join();
      if (request.method === 'DELETE') return await this.stop();
      const turn = await request.json<Turn>();
      const run = this.start(turn, requestId);
      await run.accepted;
      if (request.headers.get('accept')?.includes('text/event-stream')) return run.log.open();
      return await answerWhenDone(run);
    } catch (error) {
      return toErrorResponse(error, requestId);
    }
  }

  /** The project is deleted: the run ends unsaved and nothing stays behind. */
  async discard(): Promise<void> {
    this.isDiscarded = true;
    this.live?.abort.abort();
    await this.live?.finished.catch(() => {});
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** The heartbeat of a live run; without one, whatever is on record was cut short. */
  override async alarm(): Promise<void> {
    if (this.live) await this.ctx.storage.setAlarm(Date.now() + heartbeatMs);
    else await this.finishInterrupted();
  }

  private start(turn: Turn, requestId: string): LiveRun {
    if (this.live?.turn.clientId === turn.clientId) return this.live;
    if (this.live) {
      throw new AppError('chat.run_in_progress', 'The assistant is still answering. Wait for it, or stop it first.');
    }
    const log = new EventLog<ReplyEvent<Message>>();
    const abort = new AbortController();
    const accepted = Promise.withResolvers<void>();
    const finished = this.run({ turn, log, abort, requestId, accept: accepted.resolve })
      .catch((error) => {
        accepted.reject(error);
        if (!(error instanceof AppError)) logError('run_failed', requestId, error);
        log.push({ type: 'error', errorText: error instanceof AppError ? error.message : savingFailedMessage });
        throw error;
      })
      .finally(() => {
        this.live = undefined;
        log.close();
      });
    finished.catch(() => {});
    accepted.promise.catch(() => {});
    this.live = { turn, log, abort, accepted: accepted.promise, finished };
    return this.live;
  }

  private async run(input: {
    turn: Turn;
    log: ReplyLog;
    abort: AbortController;
    requestId: string;
    accept: () => void;
  }): Promise<Message | undefined> {
    const { turn, log, abort, requestId, accept } = input;
    await this.finishInterrupted();
    const context = createContext(this.env, requestId);
    const begun = await beginTurn(context, turn);
    log.push({ type: 'data-userMessage', data: begun.userMessage });
    if (begun.reply) {
      accept();
      return this.announce(log, begun.reply);
    }
    const record: RunRecord = {
      turn,
      requestId,
      replyTo: begun.userMessage.id,
      promptsUsedToday: begun.promptsUsedToday,
      text: '',
      parts: [],
    };
    await this.keep(record);
    await this.ctx.storage.setAlarm(Date.now() + heartbeatMs);
    accept();
    log.push({ type: 'start', messageId: record.replyTo });
    record.ended = await this.writeReply({ context, record, log, abort, begun });
    const saved = await this.settle(context, record);
    if (saved ? saved.state === 'interrupted' : record.ended !== 'stopped') {
      if (saved) log.push({ type: 'data-message', data: saved });
      throw createModelError();
    }
    return this.announce(log, saved);
  }

  /** Lets the model write into the record and the log. @returns how it ended. */
  private async writeReply(input: {
    context: Context;
    record: RunRecord;
    log: ReplyLog;
    abort: AbortController;
    begun: Awaited<ReturnType<typeof beginTurn>>;
  }): Promise<MessageState> {
    const { context, record, log, abort, begun } = input;
    let state: MessageState = 'complete';
    let keptAt = Date.now();
    const onPart = async (part: MessagePart) => {
      record.parts.push(part);
      log.push({ type: `data-${part.type}`, data: part });
      await this.keep(record);
    };
    const onFault = (error: unknown) => logError('model_failed', context.requestId, error);
    const tools = new Set<Promise<unknown>>();
    const silence = new AbortController();
    let alarmClock: ReturnType<typeof setTimeout> | null = null;
    const hear = () => {
      clearTimeout(alarmClock);
      alarmClock = setTimeout(() => silence.abort(), ReplyRun.silenceMs);
    };
    hear();
    const { chunks, saveRefused } = streamReply(context, receiveOwnedProject(record.turn.projectId), {
      turn: record.turn,
      brief: begun.brief,
      history: begun.history,
      isStart: begun.isStart,
      abortSignal: AbortSignal.any([abort.signal, silence.signal]),
      onPart,
      onTool: (work) => tools.add(work),
      onFault,
    });
    try {
      for await (const chunk of chunks) {
        hear();
        switch (chunk.type) {
          case 'text-start':
            if (record.text !== '') record.text += '\n\n';
            log.push({ type: 'text-start', id: chunk.id });
            break;
          case 'text-delta':
            record.text += chunk.delta;
            log.push({ type: 'text-delta', id: chunk.id, delta: chunk.delta });
            if (Date.now() - keptAt > keepEveryMs) {
              keptAt = Date.now();
              await this.keep(record);
            }
            break;
          case 'text-end':
            log.push({ type: 'text-end', id: chunk.id });
            break;
          case 'tool-input-start':
            log.push({ type: chunk.type, toolCallId: chunk.toolCallId, toolName: chunk.toolName });
            break;
          case 'abort':
            if (!abort.signal.aborted) onFault(new Error('the model fell silent'));
            state = 'interrupted';
            break;
          case 'error':
            state = 'interrupted';
            break;
          case 'finish':
            if (chunk.finishReason === 'error' && state === 'complete') state = 'interrupted';
            break;
        }
      }
    } catch (error) {
      onFault(error);
      state = 'interrupted';
    }
    clearTimeout(alarmClock);
    // A stop does not wait for a tool at work; its card must be in the record before that is saved.
    await Promise.allSettled(tools);
    // A stop keeps what was written; only of a deleted project nothing is to stay.
    if (!this.isDiscarded) await saveRefused();
    return abort.signal.aborted ? 'stopped' : state;
  }

  /** Saves what the run came to and forgets the run. What fails here is done again by the alarm. */
  private async settle(context: Context, record: RunRecord): Promise<Message | undefined> {
    const { turn, replyTo, text, parts, ended = 'interrupted', promptsUsedToday } = record;
    if (this.isDiscarded) {
      await releaseTurn(context, turn);
      return undefined;
    }
    await this.keep(record);
    const saved = await endTurn(context, turn, { replyTo, content: text, parts, state: ended, promptsUsedToday });
    await this.ctx.storage.delete(recordKey);
    await this.ctx.storage.deleteAlarm();
    return saved;
  }

  /** Saves what a run left on record that is no longer in memory; however many ask for it, once at a time. */
  private finishInterrupted(): Promise<void> {
    this.finishing ??= this.settleRecord().finally(() => {
      this.finishing = undefined;
    });
    return this.finishing;
  }

  private async settleRecord(): Promise<void> {
    const record = await this.ctx.storage.get<RunRecord>(recordKey);
    if (record) await this.settle(createContext(this.env, record.requestId), record);
  }

  private announce(log: ReplyLog, reply: Message | undefined): Message | undefined {
    if (reply) log.push({ type: 'data-message', data: reply });
    log.push({ type: reply?.state === 'complete' ? 'finish' : 'abort' });
    return reply;
  }

  private async join(): Promise<Response> {
    if (!this.live) await this.finishInterrupted();
    return this.live ? this.live.log.open() : new Response(null, { status: 204 });
  }

  private async stop(): Promise<Response> {
    this.live?.abort.abort();
    await this.live?.finished.catch(() => {});
    return new Response(null, { status: 204 });
  }

  private async keep(record: RunRecord): Promise<void> {
    if (!this.isDiscarded) await this.ctx.storage.put(recordKey, record);
  }
}

/** The answer to a caller who does not stream (spec 2, section 7): the reply, and the last document that it made. */
async function answerWhenDone(run: LiveRun): Promise<Response> {
  const message = await run.finished;
  const made = message?.parts.findLast((part) => part.type === 'documentCreated');
  const documentCreated = made && { title: made.title, message: made.message };
  return Response.json({ message: message ?? null, ...(documentCreated && { documentCreated }) });
}
