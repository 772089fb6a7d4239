import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinDeltas } from '#worker/platform/ai-chunks.ts';
import { streamOf } from '#worker/platform/testing/scripted-model.ts';

const delta = (text: string, id = '1'): LanguageModelV4StreamPart => ({ type: 'text-delta', id, delta: text });
const start = (id: string): LanguageModelV4StreamPart => ({ type: 'text-start', id });
const textOf = (parts: LanguageModelV4StreamPart[]) =>
  parts.map((part) => (part.type === 'text-delta' ? `${part.id}:${part.delta}` : part.type));

describe('joinDeltas', () => {
  test('the first delta passes at once, the others ten at a time', async () => {
    const joined = await Array.fromAsync(
      joinDeltas(streamOf('abcdefghijklmnopqrstuvwxy'.split('').map((t) => delta(t)))),
    );
    expect(textOf(joined)).toEqual(['1:a', '1:bcdefghijk', '1:lmnopqrstu', '1:vwxy']);
  });

  test('so does the first of each text, after thinking too', async () => {
    const think = (text: string): LanguageModelV4StreamPart => ({ type: 'reasoning-delta', id: 'r', delta: text });
    const words = 'abcdef'.split('');
    const parts = [
      ...words.map(think),
      start('1'),
      ...words.map((t) => delta(t)),
      start('2'),
      ...words.map((t) => delta(t, '2')),
    ];
    const joined = textOf(await Array.fromAsync(joinDeltas(streamOf(parts))));
    expect(joined.filter((line) => line.includes(':'))).toEqual(['1:a', '1:bcdef', '2:a', '2:bcdef']);
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
