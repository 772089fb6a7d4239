import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FinishReason,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';

type Part = LanguageModelV4StreamPart;
/** What a call does: refuse with an error, stream parts (an error in the end breaks the stream off), or never answer. */
type Answer = Error | (Part | Error)[] | 'silence';

const usage = {
  inputTokens: { total: 1, noCache: 1, cacheRead: 0, cacheWrite: 0 },
  outputTokens: { total: 1, text: 1, reasoning: 0 },
};

export const finish = (unified: LanguageModelV4FinishReason['unified'] = 'stop'): Part => ({
  type: 'finish',
  finishReason: { unified, raw: unified },
  usage,
});

/** The parts of a text, a delta for each word. */
export const say = (text: string): Part[] => [
  { type: 'stream-start', warnings: [] },
  { type: 'text-start', id: '1' },
  ...text.split(/(?<= )/).map((delta): Part => ({ type: 'text-delta', id: '1', delta })),
  { type: 'text-end', id: '1' },
];

/** The parts of a tool call with these arguments, as text. */
export const callTool = (toolName: string, input: string): Part[] => [
  { type: 'tool-input-start', id: 'call-1', toolName },
  { type: 'tool-input-delta', id: 'call-1', delta: input },
  { type: 'tool-input-end', id: 'call-1' },
  { type: 'tool-call', toolCallId: 'call-1', toolName, input },
];

/** A model that answers its calls in turn as it is told, the last answer again and again. */
export function scriptModel(...answers: Answer[]) {
  const calls: LanguageModelV4CallOptions[] = [];
  const model: LanguageModelV4 = {
    specificationVersion: 'v4',
    provider: 'test',
    modelId: 'scripted',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('made for streams')),
    async doStream(call) {
      const answer = answers[Math.min(calls.length, answers.length - 1)];
      calls.push(call);
      if (answer instanceof Error) throw answer;
      if (answer === 'silence' || !answer) return new Promise(() => {});
      return { stream: streamOf(answer) };
    },
  };
  return { model, calls };
}

export function streamOf(parts: (Part | Error)[]): ReadableStream<Part> {
  const left = [...parts];
  return new ReadableStream<Part>({
    pull(controller) {
      const part = left.shift();
      if (part instanceof Error) controller.error(part);
      else if (part) controller.enqueue(part);
      else controller.close();
    },
  });
}

/** A call as the SDK makes it; `role` is whose message comes last. */
export const callOf = (abortSignal?: AbortSignal, role: 'user' | 'tool' = 'user'): LanguageModelV4CallOptions => ({
  prompt: [role === 'tool' ? { role, content: [] } : { role, content: [{ type: 'text', text: 'Hello' }] }],
  ...(abortSignal && { abortSignal }),
});

export async function readText(streamed: PromiseLike<{ stream: ReadableStream<Part> }>): Promise<string> {
  let text = '';
  for await (const part of (await streamed).stream) if (part.type === 'text-delta') text += part.delta;
  return text;
}
