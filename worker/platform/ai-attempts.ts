import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { BegunError, classifyFault, NoContentError, toError } from '#worker/platform/ai-faults.ts';
import { wrapStream } from '#worker/platform/ai-stream.ts';

type Part = LanguageModelV4StreamPart;
type Streamed = Awaited<ReturnType<LanguageModelV4['doStream']>>;

/**
 * How long a call waits for its model: `firstContentMs` without any sign of it, all tries together; pauses before the tries after the
 * first; a longer wait than `longestRetryAfterMs` that the service asks for is not waited out. Before the first content a try may think
 * up to `heldCharacters`, which are held in memory.
 */
export type ModelPatience = Readonly<{
  firstContentMs: number;
  retryWaitsMs: readonly number[];
  longestRetryAfterMs: number;
  heldCharacters: number;
}>;

export const modelPatience: ModelPatience = {
  firstContentMs: 45_000,
  retryWaitsMs: [300, 1_200],
  longestRetryAfterMs: 5_000,
  heldCharacters: 200_000,
};

type Hooks = {
  /** Told of each failed try after which another follows. */
  onRetry?: (error: unknown) => void;
  /** Told of each part that the service sends, also of those that nobody is shown. */
  onPart?: (part: Part) => void;
  /** Whether somebody has seen something of this call: then it is not made again. */
  hasBegun?: () => boolean;
};

/**
 * A model whose call has failed when its stream ends, breaks off or is silent before the first content, whatever its status was.
 * Until then nothing is passed on, so such a call can be tried again: twice, with short growing pauses. A stop ends all at once.
 */
export const retryUntilContent = (model: LanguageModelV4, hooks: Hooks = {}, patience: ModelPatience = modelPatience) =>
  wrapStream(model, async ({ model: inner, params }) => {
    const watch = openWatch(params.abortSignal, patience.firstContentMs);
    const open = () => openStream(inner, params, { watch, hooks, mostCharacters: patience.heldCharacters });
    try {
      for (let tries = 0; ; tries += 1) {
        try {
          return await open();
        } catch (error) {
          params.abortSignal?.throwIfAborted();
          if (hooks.hasBegun?.()) throw new BegunError(error);
          const { isRetryable, retryAfterMs = 0 } = classifyFault(error);
          const pauseMs = patience.retryWaitsMs[tries];
          if (!isRetryable || pauseMs === undefined || retryAfterMs > patience.longestRetryAfterMs) throw error;
          hooks.onRetry?.(error);
          await watch.guard(sleep(Math.max(pauseMs, retryAfterMs)));
        }
      }
    } finally {
      watch.close();
    }
  });

type Try = { watch: Watch; hooks: Hooks; mostCharacters: number };

/** One try: opens the stream and reads it up to its first content. */
async function openStream(model: LanguageModelV4, params: LanguageModelV4CallOptions, each: Try): Promise<Streamed> {
  const { onPart } = each.hooks;
  const abort = new AbortController();
  const abortSignal = params.abortSignal ? AbortSignal.any([params.abortSignal, abort.signal]) : abort.signal;
  let reader: ReadableStreamDefaultReader<Part> | undefined;
  try {
    const { stream, ...rest } = await each.watch.guard(model.doStream({ ...params, abortSignal }));
    reader = stream.getReader();
    const held = await readToContent(reader, params, each);
    return { stream: resume(held, reader, onPart), ...rest };
  } catch (error) {
    abort.abort(error);
    reader?.cancel(error).catch(() => {});
    throw error;
  }
}

/** @returns the parts up to the first content, deltas of one block joined. @throws what the stream said or did instead. */
async function readToContent(
  reader: ReadableStreamDefaultReader<Part>,
  { prompt }: LanguageModelV4CallOptions,
  { watch, hooks: { onPart }, mostCharacters }: Try,
): Promise<Part[]> {
  const held: Part[] = [];
  let characters = 0;
  for (;;) {
    const { done, value: part } = await watch.guard(reader.read());
    if (done) throw brokenOff();
    watch.hear();
    onPart?.(part);
    characters += hold(held, part);
    if (characters > mostCharacters)
      throw new NoContentError('The model thinks without end', { kind: 'outage', isRetryable: false });
    if (part.type === 'error') throw toError(part.error);
    if (part.type === 'finish') {
      const { unified } = part.finishReason;
      if (unified === 'error') throw brokenOff();
      if (unified === 'content-filter')
        throw new NoContentError('The model refused to answer', { kind: 'refused', isRetryable: false });
      // After its tools a model may have nothing more to say.
      if (prompt.at(-1)?.role === 'tool') return held;
      throw new NoContentError('The model said nothing', { kind: 'outage', isRetryable: true });
    }
    if (isContent(part)) return held;
  }
}

/** Adds a part to those that are held, to the last one where it goes on in it. @returns what it weighs: at least one character. */
function hold(held: Part[], part: Part): number {
  const last = held.at(-1);
  const size = Math.max(1, sizeOf(part));
  if (last && 'delta' in last && 'delta' in part && last.type === part.type && last.id === part.id)
    held[held.length - 1] = { ...part, delta: last.delta + part.delta };
  else held.push(part);
  return size;
}

/** The characters of a piece of text, thinking or arguments. */
export const sizeOf = (part: Part) => ('delta' in part ? part.delta.length : 0);

const brokenOff = () =>
  new NoContentError('The stream broke off before the first content', { kind: 'outage', isRetryable: true });

function isContent(part: Part): boolean {
  switch (part.type) {
    case 'text-delta':
      return part.delta.trim() !== '';
    case 'tool-input-start':
    case 'tool-call':
    case 'file':
    case 'source':
      return true;
    default:
      return false;
  }
}

/** What was held back, then the rest as it comes. */
function resume(
  held: Part[],
  reader: ReadableStreamDefaultReader<Part>,
  onPart: Hooks['onPart'],
): ReadableStream<Part> {
  let at = 0;
  return new ReadableStream({
    async pull(controller) {
      const kept = held[at];
      if (kept) {
        at += 1;
        controller.enqueue(kept);
        return;
      }
      const { done, value } = await reader.read();
      if (done) return controller.close();
      onPart?.(value);
      controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

type Watch = ReturnType<typeof openWatch>;

/** Ends what it guards at once when the call is stopped, or when nothing was heard for `silenceMs`. */
function openWatch(signal: AbortSignal | undefined, silenceMs: number) {
  const { promise: ended, reject } = Promise.withResolvers<never>();
  ended.catch(() => {});
  const stop = () => reject(signal?.reason);
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted) stop();
  const silence = { kind: 'outage', isRetryable: false } as const;
  const begin = () =>
    setTimeout(() => reject(new NoContentError('The model did not answer in time', silence)), silenceMs);
  let timer = begin();
  return {
    guard<Value>(work: PromiseLike<Value>): Promise<Value> {
      const guarded = Promise.resolve(work);
      // Who loses the race is nobody's to hear of.
      guarded.catch(() => {});
      return Promise.race([guarded, ended]);
    },
    hear() {
      clearTimeout(timer);
      timer = begin();
    },
    close() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    },
  };
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
