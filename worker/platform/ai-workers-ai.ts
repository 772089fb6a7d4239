import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { createWorkersAI } from 'workers-ai-provider';
import type { OnShown } from '#worker/platform/ai-chunks.ts';
import { showEvents } from '#worker/platform/ai-events.ts';
import { wrapStream } from '#worker/platform/ai-stream.ts';

/** The service gives 256 tokens to who does not ask for more; these are a part of a long document, with room to think before it. */
const mostOutputTokens = 12_000;

/**
 * A model of Workers AI. The provider knows no event by which the service reports a fault inside a stream, and would take a reply that
 * was cut short for a whole one: here the stream ends where the fault stands, and its error comes before the finish. Its text goes to
 * `onShown`.
 */
export function openWorkersAi(binding: Ai, modelId: string, onShown: OnShown): LanguageModelV4 {
  let fault: Error | undefined;
  const onFault = (found: Error) => {
    fault = found;
  };
  const watched = watchBinding(binding, { onFault, onShown });
  return wrapStream(createWorkersAI({ binding: watched })(modelId), async ({ model, params }) => {
    fault = undefined;
    const { maxOutputTokens = mostOutputTokens } = params;
    const opening = Promise.resolve(model.doStream({ ...params, maxOutputTokens }));
    const { stream, ...rest } = await opening.catch((error) => Promise.reject(noteCode(error)));
    return { stream: addFault(stream, () => fault), ...rest };
  });
}

/** Notes with an error the code that the service puts before its message: `3040: Capacity temporarily exceeded`. */
export function noteCode<Thrown>(error: Thrown): Thrown {
  const code = error instanceof Error && /^(?:\w+: )*([35]0\d\d):/.exec(error.message)?.[1];
  return code ? Object.assign(error, { workersAiCode: Number(code) }) : error;
}

function addFault(
  source: ReadableStream<LanguageModelV4StreamPart>,
  getFault: () => Error | undefined,
): ReadableStream<LanguageModelV4StreamPart> {
  const reader = source.getReader();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read();
      if (done) return controller.close();
      const error = value.type === 'finish' && getFault();
      if (error) controller.enqueue({ type: 'error', error: noteCode(error) });
      controller.enqueue(error ? { ...value, finishReason: { unified: 'error', raw: undefined } } : value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

type Watch = { onFault: (fault: Error) => void; onShown: OnShown };

function watchBinding(binding: Ai, { onFault, onShown }: Watch): Ai {
  const run = async (...call: Parameters<Ai['run']>) => {
    const output: unknown = await binding.run(...call);
    if (output instanceof ReadableStream) return showEvents(watchEvents(output, onFault), onShown);
    const fault = faultOf(output);
    if (fault) throw fault;
    return output;
  };
  return { run } as unknown as Ai;
}

/** Passes whole lines on, up to the first event that reports a fault. */
function watchEvents(source: ReadableStream<Uint8Array>, onFault: (fault: Error) => void): ReadableStream<Uint8Array> {
  const reader = source.getReader();
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = '';
  return new ReadableStream({
    async pull(controller) {
      // Who enqueues nothing is not asked again.
      for (;;) {
        const { done, value } = await reader.read();
        const lines = (rest + decoder.decode(value, { stream: !done })).split('\n');
        rest = done ? '' : (lines.pop() ?? '');
        const faults = lines.map(readFault);
        const at = faults.findIndex((fault) => fault !== undefined);
        const passing = at < 0 ? lines : lines.slice(0, at);
        if (passing.length > 0) controller.enqueue(encoder.encode(`${passing.join('\n')}\n`));
        const fault = faults[at];
        if (fault) {
          onFault(fault);
          reader.cancel().catch(() => {});
        }
        if (fault || done) return controller.close();
        if (passing.length > 0) return;
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

/** Only lines that name a fault are parsed; in a model's text the quotes would be escaped. */
function readFault(line: string): Error | undefined {
  if (!line.startsWith('data:') || !/"errors?":|"success":\s*false/.test(line)) return undefined;
  try {
    return faultOf(JSON.parse(line.slice('data:'.length)));
  } catch {
    return undefined;
  }
}

type ErrorEvent = { error?: unknown; errors?: unknown; success?: unknown; code?: unknown; message?: unknown };

/** In the form `code: message` of the errors that the binding throws. */
function faultOf(output: unknown): Error | undefined {
  if (typeof output !== 'object' || output === null) return undefined;
  const event = output as ErrorEvent;
  const listed = Array.isArray(event.errors) ? event.errors[0] : undefined;
  const said = event.error || listed || (event.success === false && event);
  if (!said) return undefined;
  if (typeof said === 'string') return new Error(said);
  const { code, message } = said as ErrorEvent;
  return Object.assign(new Error(`${code ?? 'error'}: ${message ?? 'no message'}`), { code });
}
