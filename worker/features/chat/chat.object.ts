import { DurableObject } from 'cloudflare:workers';
import type { ReplyEvent } from '#shared/chat.ts';
import type { Message, Turn } from '#worker/features/chat/chat.table.ts';
import { CondensedHistory } from '#worker/features/chat/context/condensed.storage.ts';
import { RunRecords } from '#worker/features/chat/run/record.storage.ts';
import type { Patience, ReplyLog } from '#worker/features/chat/run/reply.service.ts';
import { createContext } from '#worker/platform/context.ts';
import { AppError, logError, toErrorResponse } from '#worker/platform/errors.ts';
import { EventLog } from '#worker/platform/event-log.ts';
import { onDemand } from '#worker/platform/on-demand.ts';
import { newId } from '#worker/platform/schema.ts';

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

const savingFailedMessage =
  'Something went wrong on our side. What was written is kept and will be here in a moment; please reload.';
/** Models, tools and the SDK behind them are most of the Worker: they are loaded with the first run of an isolate. */
const loadRuns = onDemand(async () => ({
  ...(await import('#worker/features/chat/run/run.service.ts')),
  ...(await import('#worker/features/chat/context/condensing.service.ts')),
  ...(await import('#worker/platform/ai-attempts.ts')),
}));
const busyRetrySeconds = 5;
/** How long a caller waits until an earlier run is in order. */
const finishingPatienceMs = 20_000;

const createBusyError = () =>
  new AppError('chat.run_in_progress', 'The assistant is still answering. Wait for it, or stop it first.', {
    retryAfterSeconds: busyRetrySeconds,
  });

/**
 * The reply in progress of one project (DESIGN section 6): one run at a time, whose stream it keeps for whoever joins. A run goes on
 * when every reader has left; the alarm finishes what an eviction cut short.
 */
export class ReplyRun extends DurableObject<Env> {
  /** Where it departs from the rule: a test can be impatient in one project alone. */
  readonly patience: Partial<Patience> = {};
  private readonly records: RunRecords;
  private readonly condensed: CondensedHistory;
  private live: LiveRun | undefined;
  private finishing: Promise<void> | undefined;

  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.records = new RunRecords(state.storage);
    this.condensed = new CondensedHistory(state.storage, async (...input) => (await loadRuns()).condense(...input));
  }

  /**
   * `POST` starts a run (or joins the same one again), `GET` joins the run under way (204 without one), `DELETE` stops it, or with
   * `messageId` only the one that answers this message.
   */
  override async fetch(request: Request): Promise<Response> {
    const requestId = request.headers.get('x-request-id') ?? newId();
    try {
      if (request.method === 'GET') return await this.join();
      if (request.method === 'DELETE') return await this.stop(new URL(request.url).searchParams.get('messageId'));
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
    this.records.isClosed = true;
    this.live?.abort.abort();
    await this.live?.finished.catch(() => {});
    await this.condensed.close();
    await this.records.wipe();
  }

  /**
   * The heartbeat of a live run; without one, whatever is on record was cut short. It comes again until that is in order: a handler
   * that fails is repeated by the platform only six times.
   */
  override async alarm(): Promise<void> {
    const record = await this.records.read();
    if (!this.live && !record) return;
    if (this.live) return this.records.comeBack();
    await this.records.comeBack(record?.tries);
    await this.finishInterrupted().catch((error) => logError('run_not_finished', this.ctx.id.toString(), error));
  }

  private start(turn: Turn, requestId: string): LiveRun {
    if (this.live?.turn.clientId === turn.clientId) return this.live;
    if (this.live) throw createBusyError();
    const log = new EventLog<ReplyEvent<Message>>();
    const abort = new AbortController();
    const accepted = Promise.withResolvers<void>();
    const finished = this.run(turn, requestId, { log, stop: abort.signal, accept: accepted.resolve })
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

  private async run(turn: Turn, requestId: string, room: { log: ReplyLog; stop: AbortSignal; accept: () => void }) {
    await this.awaitFinished();
    const { records, condensed } = this;
    const { runTurn, modelPatience } = await loadRuns();
    const patience = { silenceMs: 60_000, characters: 400_000, model: modelPatience, ...this.patience };
    return runTurn(createContext(this.env, requestId), { turn, records, condensed, patience, ...room });
  }

  /** However many ask for it, once at a time. */
  private finishInterrupted(): Promise<void> {
    const finish = async () => {
      const { finishRun } = await loadRuns();
      await finishRun((requestId) => createContext(this.env, requestId), this.records);
    };
    this.finishing ??= finish().finally(() => {
      this.finishing = undefined;
    });
    return this.finishing;
  }

  /** @throws {AppError} chat.run_in_progress when it takes too long: whoever called may come again. */
  private async awaitFinished(): Promise<void> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => late.reject(createBusyError()), finishingPatienceMs);
    await Promise.race([this.finishInterrupted(), late.promise]).finally(() => clearTimeout(timer));
  }

  private async join(): Promise<Response> {
    if (!this.live) await this.awaitFinished();
    return this.live ? this.live.log.open() : new Response(null, { status: 204 });
  }

  private async stop(messageId: string | null): Promise<Response> {
    if (messageId === null || messageId === this.live?.turn.clientId) {
      this.live?.abort.abort();
      await this.live?.finished.catch(() => {});
    }
    return new Response(null, { status: 204 });
  }
}

/** The answer to a caller who does not stream (spec 2, section 7): the reply, and the last document that it made. */
async function answerWhenDone(run: LiveRun): Promise<Response> {
  const message = await run.finished;
  const made = message?.parts.findLast((part) => part.type === 'documentCreated');
  const documentCreated = made && { title: made.title, message: made.message };
  return Response.json({ message: message ?? null, ...(documentCreated && { documentCreated }) });
}
