import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { wrapStream } from '#worker/platform/ai-stream.ts';

type Part = LanguageModelV4StreamPart;
type DeltaPart = Extract<Part, { delta: string }>;

/** What a reader sees of a call while the model is at it. */
export type ShownPart = Extract<Part, { type: 'text-start' | 'text-delta' | 'text-end' | 'tool-input-start' }>;
export type OnShown = (part: ShownPart) => void;

/**
 * A model that shows what it writes to `onShown` at once, and hands it on in whole blocks: the AI SDK spends 250 µs on each part that
 * it is given, and needs none of them before its end.
 */
export const showAhead = (model: LanguageModelV4, onShown: OnShown): LanguageModelV4 =>
  wrapStream(model, async ({ doStream, params }) => {
    const { stream, ...rest } = await doStream();
    return { stream: readAhead(stream, onShown, { signal: params.abortSignal }), ...rest };
  });

type Bounds = { signal?: AbortSignal | undefined; maxParts?: number; maxHoldMs?: number };

/**
 * Reads a model's stream: text is shown as it comes, deltas joined as `joinShown` does; handed on are text and thinking whole, and of
 * a tool's arguments only the finished call. What is shown of a part comes before the part is handed on.
 * A reader loop and not a TransformStream, which is slow on workerd.
 */
export function readAhead(source: ReadableStream<Part>, onShown: OnShown, bounds: Bounds = {}): ReadableStream<Part> {
  const { signal } = bounds;
  const reader = source.getReader();
  const shown = joinShown(onShown, bounds);
  // Not every service ends its stream when it is told to.
  const stop = () => {
    reader.cancel(signal?.reason).catch(() => {});
  };
  signal?.addEventListener('abort', stop, { once: true });
  const end = () => {
    shown.flush();
    signal?.removeEventListener('abort', stop);
  };
  let whole: DeltaPart | undefined;
  return new ReadableStream({
    async pull(controller) {
      const handOn = () => {
        if (whole) controller.enqueue(whole);
        whole = undefined;
      };
      try {
        for (;;) {
          const { done, value: part } = await reader.read();
          signal?.throwIfAborted();
          if (!part || done) {
            end();
            handOn();
            return controller.close();
          }
          shown.add(part);
          if (part.type === 'tool-input-start' || part.type === 'tool-input-delta' || part.type === 'tool-input-end')
            continue;
          if (!('delta' in part)) {
            handOn();
            return controller.enqueue(part);
          }
          if (whole?.type !== part.type || whole.id !== part.id) handOn();
          whole = whole ? { ...whole, delta: whole.delta + part.delta } : part;
        }
      } catch (error) {
        end();
        throw error;
      }
    },
    cancel(reason) {
      end();
      return reader.cancel(reason);
    },
  });
}

/**
 * Shows parts in their order, neighbouring deltas of a text as one: up to `maxParts` of them, held for `maxHoldMs` at most. The first of
 * each text is shown at once, as somebody waits for it.
 */
export function joinShown(onShown: OnShown, { maxParts = 10, maxHoldMs = 50 }: Bounds = {}) {
  let held: Extract<ShownPart, { type: 'text-delta' }> | undefined;
  let parts = 0;
  let isFirst = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer !== undefined) clearTimeout(timer);
    timer = undefined;
    const due = held;
    held = undefined;
    parts = 0;
    if (due) onShown(due);
  };
  const onTimer = () => {
    timer = undefined;
    flush();
  };
  return {
    flush,
    add(part: Part) {
      if (part.type === 'text-delta') {
        if (held && held.id !== part.id) flush();
        held = held ? { ...held, delta: held.delta + part.delta } : part;
        parts += 1;
        if (isFirst || parts >= maxParts) flush();
        else timer ??= setTimeout(onTimer, maxHoldMs);
        isFirst = false;
        return;
      }
      flush();
      if (part.type === 'text-start') isFirst = true;
      if (part.type === 'text-start' || part.type === 'text-end' || part.type === 'tool-input-start') onShown(part);
    },
  };
}
