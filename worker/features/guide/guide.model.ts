import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4Content,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { chooseStep } from '#worker/features/guide/guide.rules.ts';
import { readTurn, type Step } from '#worker/features/guide/guide-turn.rules.ts';

export type { ProjectBrief } from '#worker/features/guide/guide-turn.rules.ts';

const modelId = 'guide';
const wordsPerDelta = 4;
const inputPerDelta = 240;

/**
 * The embedded guide as a language model of the AI SDK: no network, no weights. `paceMs` is the pause between deltas, so that
 * its writing can be followed; tests set it to 0. The brief comes in `providerOptions.guide.brief`.
 */
export function createGuideModel(options: { paceMs?: number } = {}): LanguageModelV4 {
  const { paceMs = 15 } = options;
  return {
    specificationVersion: 'v4',
    provider: 'launchpath',
    modelId,
    supportedUrls: {},
    async doGenerate(call) {
      call.abortSignal?.throwIfAborted();
      const step = chooseStep(readTurn(call));
      const content: LanguageModelV4Content[] = step.text ? [{ type: 'text', text: step.text }] : [];
      for (const { tool, input } of step.calls)
        content.push({
          type: 'tool-call',
          toolCallId: crypto.randomUUID(),
          toolName: tool,
          input: JSON.stringify(input),
        });
      return {
        content,
        finishReason: finishOf(step),
        usage: usageOf(call, step),
        warnings: [],
        response: { id: crypto.randomUUID(), timestamp: new Date(), modelId },
      };
    },
    async doStream(call) {
      call.abortSignal?.throwIfAborted();
      const step = chooseStep(readTurn(call));
      return { stream: streamParts(partsOf(call, step), paceMs, call.abortSignal) };
    },
  };
}

function* partsOf(call: LanguageModelV4CallOptions, step: Step): Generator<LanguageModelV4StreamPart> {
  yield { type: 'stream-start', warnings: [] };
  yield { type: 'response-metadata', id: crypto.randomUUID(), timestamp: new Date(), modelId };
  if (step.text) {
    const id = crypto.randomUUID();
    yield { type: 'text-start', id };
    for (const delta of splitWords(step.text)) yield { type: 'text-delta', id, delta };
    yield { type: 'text-end', id };
  }
  for (const { tool, input } of step.calls) {
    const id = crypto.randomUUID();
    const json = JSON.stringify(input);
    yield { type: 'tool-input-start', id, toolName: tool };
    for (let at = 0; at < json.length; at += inputPerDelta)
      yield { type: 'tool-input-delta', id, delta: json.slice(at, at + inputPerDelta) };
    yield { type: 'tool-input-end', id };
    yield { type: 'tool-call', toolCallId: id, toolName: tool, input: json };
  }
  yield { type: 'finish', finishReason: finishOf(step), usage: usageOf(call, step) };
}

/** A few words each, with their white space, so that the pieces joined are the text. */
function splitWords(text: string): string[] {
  const words = text.match(/\s*\S+/g) ?? [];
  const pieces: string[] = [];
  for (let at = 0; at < words.length; at += wordsPerDelta) pieces.push(words.slice(at, at + wordsPerDelta).join(''));
  const rest = text.slice(pieces.join('').length);
  return rest ? [...pieces, rest] : pieces;
}

/** Parts on demand; only deltas are paced. An abort fails the stream at once, also in the middle of a pause. */
function streamParts(
  parts: Generator<LanguageModelV4StreamPart>,
  paceMs: number,
  signal: AbortSignal | undefined,
): ReadableStream<LanguageModelV4StreamPart> {
  return new ReadableStream<LanguageModelV4StreamPart>({
    async pull(controller) {
      const next = parts.next();
      if (next.done) return controller.close();
      if (paceMs > 0 && next.value.type.endsWith('-delta')) await pause(paceMs, signal);
      if (signal?.aborted) return controller.error(signal.reason);
      controller.enqueue(next.value);
    },
    cancel() {
      parts.return(undefined);
    },
  });
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end, { once: true });
  });
}

function finishOf(step: Step): LanguageModelV4FinishReason {
  return step.calls.length > 0 ? { unified: 'tool-calls', raw: 'tool_calls' } : { unified: 'stop', raw: 'stop' };
}

function usageOf(call: LanguageModelV4CallOptions, step: Step): LanguageModelV4Usage {
  const input = Math.ceil(JSON.stringify(call.prompt).length / 4);
  const text = Math.ceil(step.text.length / 4);
  const tools = Math.ceil(step.calls.reduce((sum, { input: value }) => sum + JSON.stringify(value).length, 0) / 4);
  return {
    inputTokens: { total: input, noCache: input, cacheRead: 0, cacheWrite: 0 },
    outputTokens: { total: text + tools, text, reasoning: 0 },
  };
}
