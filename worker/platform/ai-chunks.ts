import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { wrapStream } from '#worker/platform/ai-stream.ts';

/** A model whose stream comes in larger chunks, because the AI SDK spends 250 µs on each. */
export const joinChunks = (model: LanguageModelV4) =>
  wrapStream(model, async ({ doStream }) => {
    const { stream, ...rest } = await doStream();
    return { stream: joinDeltas(stream), ...rest };
  });

type DeltaPart = Extract<LanguageModelV4StreamPart, { delta: string }>;

const isDelta = (part: LanguageModelV4StreamPart): part is DeltaPart => 'delta' in part;

/**
 * Joins neighbouring deltas of one block: up to `maxParts` of them, held for `maxHoldMs` at most. The first passes at once, and that of
 * each text, which a reader waits for while a model thinks.
 * A reader loop and not a TransformStream, which is slow on workerd.
 */
export function joinDeltas(
  source: ReadableStream<LanguageModelV4StreamPart>,
  { maxParts = 10, maxHoldMs = 50 } = {},
): ReadableStream<LanguageModelV4StreamPart> {
  const reader = source.getReader();
  let reading: ReturnType<typeof reader.read> | undefined;
  let isFirstDelta = true;
  const read = () => {
    reading ??= reader.read();
    return reading;
  };
  return new ReadableStream({
    async pull(controller) {
      let held: DeltaPart | undefined;
      let parts = 0;
      let deadline = 0;
      for (;;) {
        const next = held ? await within(read(), deadline - Date.now()) : await read();
        if (next === 'late' || next === 'failed') break;
        const part = next.value;
        const joins = part && isDelta(part) && (!held || (held.type === part.type && held.id === part.id));
        if (!joins) {
          if (held) break;
          reading = undefined;
          if (part?.type === 'text-start') isFirstDelta = true;
          if (next.done) controller.close();
          else controller.enqueue(next.value);
          return;
        }
        reading = undefined;
        held = held ? { ...held, delta: held.delta + part.delta } : part;
        parts += 1;
        if (parts === 1) deadline = Date.now() + maxHoldMs;
        if (parts >= maxParts || isFirstDelta) break;
      }
      isFirstDelta = false;
      if (held) controller.enqueue(held);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** A failure counts as an outcome here: what is held goes out first, and the next read meets the failure again. */
async function within<Value>(promise: Promise<Value>, ms: number): Promise<Value | 'late' | 'failed'> {
  const { promise: late, resolve } = Promise.withResolvers<'late'>();
  const timer = setTimeout(() => resolve('late'), Math.max(0, ms));
  try {
    return await Promise.race([promise, late]);
  } catch {
    return 'failed';
  } finally {
    clearTimeout(timer);
  }
}
