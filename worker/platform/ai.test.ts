import { env } from 'cloudflare:workers';
import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { streamText } from 'ai';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinDeltas, openModel } from '#worker/platform/ai.ts';
import { createContext } from '#worker/platform/context.ts';

const delta = (text: string, id = '1'): LanguageModelV4StreamPart => ({ type: 'text-delta', id, delta: text });
const start = (id: string): LanguageModelV4StreamPart => ({ type: 'text-start', id });
const streamOf = (parts: LanguageModelV4StreamPart[]) =>
  new ReadableStream<LanguageModelV4StreamPart>({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
const textOf = (parts: LanguageModelV4StreamPart[]) =>
  parts.map((part) => (part.type === 'text-delta' ? `${part.id}:${part.delta}` : part.type));

describe('joinDeltas', () => {
  test('the first delta passes at once, the others ten at a time', async () => {
    const joined = await Array.fromAsync(
      joinDeltas(streamOf('abcdefghijklmnopqrstuvwxy'.split('').map((t) => delta(t)))),
    );
    expect(textOf(joined)).toEqual(['1:a', '1:bcdefghijk', '1:lmnopqrstu', '1:vwxy']);
  });

  test('nothing is lost, moved or mixed between blocks', async () => {
    const part = fc.oneof(
      fc
        .record({ id: fc.constantFrom('1', '2'), text: fc.string({ maxLength: 3 }) })
        .map(({ id, text }) => delta(text, id)),
      fc.constantFrom('1', '2').map(start),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(part, { maxLength: 60 }), async (parts) => {
        const joined = await Array.fromAsync(joinDeltas(streamOf(parts)));
        const flatten = (list: LanguageModelV4StreamPart[]) => {
          const lines: string[] = [];
          for (const line of textOf(list)) {
            const sameBlock = line.includes(':') && lines.at(-1)?.startsWith(line.slice(0, 2));
            if (sameBlock) lines.push(`${lines.pop()}${line.slice(2)}`);
            else lines.push(line);
          }
          return lines;
        };
        expect(flatten(joined)).toEqual(flatten(parts));
      }),
    );
  });

  test('a delta is held no longer than told while the source is silent', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const source = new ReadableStream<LanguageModelV4StreamPart>({
      async start(controller) {
        for (const text of ['a', 'b', 'c']) controller.enqueue(delta(text));
        await gate;
        controller.enqueue(delta('d'));
        controller.close();
      },
    });
    const reader = joinDeltas(source, { maxHoldMs: 5 }).getReader();
    const first = [(await reader.read()).value, (await reader.read()).value] as LanguageModelV4StreamPart[];
    expect(textOf(first)).toEqual(['1:a', '1:bc']);
    open();
    expect((await reader.read()).value).toEqual(delta('d'));
  });

  test('what was held comes out before the error', async () => {
    const source = new ReadableStream<LanguageModelV4StreamPart>({
      start(controller) {
        for (const text of ['a', 'b', 'c']) controller.enqueue(delta(text));
        setTimeout(() => controller.error(new Error('broken')), 5);
      },
    });
    const seen: LanguageModelV4StreamPart[] = [];
    await expect(async () => {
      for await (const part of joinDeltas(source)) seen.push(part);
    }).rejects.toThrow('broken');
    expect(textOf(seen)).toEqual(['1:a', '1:bc']);
  });
});

describe('openModel', () => {
  const builtIn = () => {
    throw new Error('the built-in model was asked for');
  };
  const contextWith = (settings: object, ai?: unknown) => {
    const context = createContext(env, 'test');
    return { ...context, settings: { ...context.settings, ...settings }, env: { ...env, AI: ai as Ai } };
  };

  test("workers-ai reads Workers AI's own events", async () => {
    const asked: unknown[] = [];
    const binding = {
      run: async (model: string, inputs: { messages: unknown }) => {
        asked.push(model, inputs.messages);
        const events = [
          { response: 'Good ' },
          { response: 'morning' },
          { response: '', usage: { prompt_tokens: 3, completion_tokens: 2 } },
        ];
        const lines = events.map((event) => `data: ${JSON.stringify(event)}\n\n`);
        return new Blob([...lines, 'data: [DONE]\n\n']).stream();
      },
    };
    const settings = { AI_PROVIDER: 'workers-ai', AI_MODEL: '@cf/zai-org/glm-4.7-flash' };
    const model = openModel(contextWith(settings, binding), builtIn);
    const result = streamText({ model, prompt: 'Say good morning' });
    expect(await result.text).toBe('Good morning');
    expect(asked[0]).toBe('@cf/zai-org/glm-4.7-flash');
    expect(JSON.stringify(asked[1])).toContain('Say good morning');
  });

  test('workers-ai without its binding says what is missing', () => {
    const settings = { AI_PROVIDER: 'workers-ai', AI_MODEL: '@cf/x' };
    expect(() => openModel(contextWith(settings), builtIn)).toThrow('[env.production]');
  });

  test('openai-compatible speaks to the server of AI_BASE_URL', async () => {
    const result = streamText({
      model: openModel(createContext(env, 'test'), builtIn),
      prompt: '!say Hello from the server',
    });
    expect(await result.text).toBe('Hello from the server');
  });

  test('guide is the built-in model', () => {
    expect(() => openModel(contextWith({ AI_PROVIDER: 'guide' }), builtIn)).toThrow('the built-in model was asked for');
  });
});
