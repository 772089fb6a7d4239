import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAhead, type ShownPart } from '#worker/platform/ai-chunks.ts';
import { callTool, finish, streamOf } from '#worker/platform/testing/scripted-model.ts';

type Part = LanguageModelV4StreamPart;

const delta = (text: string, id = '1'): Part => ({ type: 'text-delta', id, delta: text });
const start = (id: string): Part => ({ type: 'text-start', id });
const think = (text: string): Part => ({ type: 'reasoning-delta', id: 'r', delta: text });
const write = (part: Part | ShownPart) => ('delta' in part ? `${part.id}:${part.delta}` : part.type);

/** Reads all of a stream. @returns what was shown and what was handed on, in the order in which it happened. */
async function follow(source: ReadableStream<Part>, bounds?: Parameters<typeof readAhead>[2]) {
  const shown: string[] = [];
  const handedOn: string[] = [];
  const all: string[] = [];
  const onShown = (part: ShownPart) => {
    shown.push(write(part));
    all.push(`shown ${write(part)}`);
  };
  let fault: unknown;
  try {
    for await (const part of readAhead(source, onShown, bounds)) {
      handedOn.push(write(part));
      all.push(`handed on ${write(part)}`);
    }
  } catch (error) {
    fault = error;
  }
  return { shown, handedOn, all, fault };
}

describe('shown', () => {
  test('the first delta at once, the others ten at a time', async () => {
    const { shown } = await follow(streamOf('abcdefghijklmnopqrstuvwxy'.split('').map((text) => delta(text))));
    expect(shown).toEqual(['1:a', '1:bcdefghijk', '1:lmnopqrstu', '1:vwxy']);
  });

  test('so the first of each text, and of thinking nothing', async () => {
    const words = 'abcdef'.split('');
    const second = words.map((text) => delta(text, '2'));
    const parts = [...words.map(think), start('1'), ...words.map((text) => delta(text)), start('2'), ...second];
    const { shown } = await follow(streamOf(parts));
    expect(shown).toEqual(['text-start', '1:a', '1:bcdef', 'text-start', '2:a', '2:bcdef']);
  });

  test('a tool when its call begins, before the call is handed on, and after the words before it', async () => {
    const { all } = await follow(streamOf([start('1'), delta('a'), delta('b'), ...callTool('ask', '{}'), finish()]));
    expect(all).toEqual([
      ...['shown text-start', 'shown 1:a', 'shown 1:b', 'shown tool-input-start'],
      ...['handed on text-start', 'handed on 1:ab', 'handed on tool-call', 'handed on finish'],
    ]);
  });

  test('a delta is held no longer than told while the source is silent', async () => {
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const source = new ReadableStream<Part>({
      async start(controller) {
        for (const text of ['a', 'b', 'c']) controller.enqueue(delta(text));
        await gate;
        controller.close();
      },
    });
    const seen: string[] = [];
    const { promise: second, resolve: see } = Promise.withResolvers<void>();
    const onShown = (part: ShownPart) => {
      if (seen.push(write(part)) === 2) see();
    };
    const all = Array.fromAsync(readAhead(source, onShown, { maxHoldMs: 5 }));
    await second;
    expect(seen).toEqual(['1:a', '1:bc']);
    open();
    expect((await all).map(write)).toEqual(['1:abc']);
  });

  test('what was held comes out before a fault of the source', async () => {
    const source = new ReadableStream<Part>({
      start(controller) {
        for (const text of ['a', 'b', 'c']) controller.enqueue(delta(text));
        setTimeout(() => controller.error(new Error('broken')), 5);
      },
    });
    const { shown, fault } = await follow(source);
    expect(shown).toEqual(['1:a', '1:bc']);
    expect(fault).toEqual(new Error('broken'));
  });

  test('nothing after a stop, whether or not the source ends by it', async () => {
    const abort = new AbortController();
    const source = new ReadableStream<Part>({
      start: (controller) => controller.enqueue(delta('a')),
      cancel: () => new Promise(() => {}),
    });
    const reader = readAhead(source, () => {}, { signal: abort.signal }).getReader();
    const reading = reader.read();
    abort.abort(new Error('stopped'));
    await expect(reading).rejects.toThrow('stopped');
  });
});

test('text, thinking and calls are handed on whole', async () => {
  const words = 'abcdefghijklm'.split('');
  const parts = [...words.map(think), ...words.map((text) => delta(text)), ...callTool('ask', '{"a":1}'), finish()];
  const { handedOn } = await follow(streamOf(parts));
  expect(handedOn).toEqual(['r:abcdefghijklm', '1:abcdefghijklm', 'tool-call', 'finish']);
});

test('nothing is lost, moved or mixed between blocks, neither shown nor handed on', async () => {
  const part = fc.oneof(
    fc
      .record({ id: fc.constantFrom('1', '2'), text: fc.string({ minLength: 1, maxLength: 3 }) })
      .map(({ id, text }) => delta(text, id)),
    fc.constantFrom('1', '2').map(start),
  );
  /** Neighbours of one block as one line. */
  const flatten = (lines: string[]) => {
    const flat: string[] = [];
    for (const line of lines) {
      const isMore = line.includes(':') && flat.at(-1)?.startsWith(line.slice(0, 2));
      flat.push(isMore ? `${flat.pop()}${line.slice(2)}` : line);
    }
    return flat;
  };
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 60 }), async (parts) => {
      const { shown, handedOn } = await follow(streamOf(parts));
      const written = flatten(parts.map(write));
      expect(flatten(shown)).toEqual(written);
      expect(handedOn).toEqual(written);
    }),
  );
});
