import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ShownPart } from '#worker/platform/ai-chunks.ts';
import { showEvents } from '#worker/platform/ai-events.ts';
import { BegunError } from '#worker/platform/ai-faults.ts';

type Delta = Record<string, unknown>;

const openAi = (delta: Delta, finish_reason: string | null = null) => ({
  id: 'id-1',
  choices: [{ index: 0, delta, finish_reason }],
});
const say = (content: string) => openAi({ content });
const native = (response: string) => ({ response, p: 'abc' });
const call = openAi({ tool_calls: [{ index: 0, id: 'call-1', function: { name: 'ask', arguments: '{}' } }] });

const write = (events: (object | string)[]) =>
  events.map((event) => `data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`).join('');

/** Sends a text in pieces of so many bytes, then ends, or fails. */
function sourceOf(text: string, pieceBytes = 10_000, fault?: Error): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      const piece = bytes.slice(at, at + pieceBytes);
      at += pieceBytes;
      if (piece.length > 0) return controller.enqueue(piece);
      if (fault) controller.error(fault);
      else controller.close();
    },
  });
}

/** @returns what was shown, and the events that were handed on. */
async function follow(source: ReadableStream<Uint8Array>) {
  const shown: string[] = [];
  const onShown = (part: ShownPart) => shown.push('delta' in part ? part.delta : part.type);
  const text = await new Response(showEvents(source, onShown)).text();
  const events = text.split('\n').filter((line) => line.startsWith('data:'));
  return { shown, text, events: events.map((line) => line.slice('data: '.length)) };
}

const read = async (...events: (object | string)[]) => {
  const { shown, events: handedOn } = await follow(sourceOf(write(events)));
  return { shown, handedOn };
};
const json = (...events: object[]) => events.map((event) => JSON.stringify(event));

describe('an event stream', () => {
  test('shows text at once, and hands it on as its first event and one for the rest', async () => {
    const end = openAi({}, 'stop');
    const { shown, handedOn } = await read(openAi({ role: 'assistant' }), say('a'), say('b'), say('c'), end, '[DONE]');
    expect(shown).toEqual(['text-start', 'a', 'bc', 'text-end']);
    expect(handedOn).toEqual([...json(openAi({ role: 'assistant' }), say('a'), say('bc'), end), '[DONE]']);
  });

  test('is read in the form of Workers AI as well', async () => {
    const last = { response: '', usage: { total_tokens: 5 } };
    const { shown, handedOn } = await read(native('a'), native('b'), native('c'), last, '[DONE]');
    expect(shown).toEqual(['text-start', 'a', 'bc', 'text-end']);
    expect(handedOn).toEqual([...json(native('a'), native('bc'), last), '[DONE]']);
  });

  test('shows no thinking, which ends no text', async () => {
    const think = (reasoning_content: string) => openAi({ role: 'assistant', reasoning_content });
    const { shown, handedOn } = await read(think('x'), think('y'), think('z'), say('a'), think('w'), say('b'));
    expect(shown).toEqual(['text-start', 'a', 'b', 'text-end']);
    expect(handedOn).toEqual(json(think('x'), think('yz'), say('a'), think('w'), say('b')));
  });

  test('begins with no empty lines, and a call ends a text', async () => {
    const { shown, handedOn } = await read(say('\n'), call, say(' \n'), say('a'), call, say('b'));
    expect(shown).toEqual(['text-start', 'a', 'text-end', 'text-start', 'b', 'text-end']);
    expect(handedOn.filter((event) => event === JSON.stringify(call))).toHaveLength(2);
  });

  test('shows the text of an event that brings more than text, and hands that on as it is', async () => {
    const last = openAi({ content: 'c' }, 'stop');
    const counted = { ...say('b'), usage: { total_tokens: 1 } };
    const { shown, handedOn } = await read(say('a'), counted, last);
    expect(shown).toEqual(['text-start', 'a', 'bc', 'text-end']);
    expect(handedOn).toEqual(json(say('a'), counted, last));
  });

  test('has numbers where the text is one, and blanks before the first word hold nothing back', async () => {
    const { shown, handedOn } = await read(native('$'), { response: 5 }, say('\n'));
    expect(shown.join('')).toContain('$5');
    expect(handedOn.join('')).toContain('"response":"5"');
    const late = await read(say('\n\n'), say('a'), say('b'));
    expect(late.handedOn).toEqual(json(say('\n\n'), say('a'), say('b')));
  });

  test('passes what it does not know, whole', async () => {
    const lines = ': still here\n\nevent: note\ndata: nothing\n\ndata: {"error":{"message":"overloaded"}}\n\n';
    expect((await follow(sourceOf(lines, 7))).text).toBe(lines);
  });

  test('that breaks off has shown what it had; then its call can not be made again', async () => {
    const fault = new Error('connection lost');
    await expect(follow(sourceOf(write([openAi({ role: 'assistant' })]), 10_000, fault))).rejects.toBe(fault);
    const shown: string[] = [];
    const onShown = (part: ShownPart) => shown.push('delta' in part ? part.delta : part.type);
    const begun = showEvents(sourceOf(write([say('a'), say('b')]), 10_000, fault), onShown);
    await expect(new Response(begun).text()).rejects.toBeInstanceOf(BegunError);
    expect(shown).toEqual(['text-start', 'a', 'b', 'text-end']);
  });
});

test('whatever comes in whatever pieces: the text shown is the text handed on, and nothing else is lost or moved', async () => {
  const event = fc.oneof(
    { weight: 6, arbitrary: fc.string({ minLength: 1, maxLength: 4, unit: 'grapheme' }).map(say) },
    { weight: 2, arbitrary: fc.string({ minLength: 1, maxLength: 3 }).map((reasoning) => openAi({ reasoning })) },
    fc.constantFrom(call, openAi({ role: 'assistant', content: '' }), openAi({ content: null })),
  );
  /** Texts of neighbours as one, as both sides mean the same by it. */
  const join = (events: { choices: { delta: Delta }[] }[]) => {
    const joined: [string, string][] = [];
    for (const { choices } of events) {
      const [[key, value] = ['none', null]] = Object.entries(choices[0]?.delta ?? {}).filter(
        ([name]) => name !== 'role',
      );
      if (!value) continue;
      const last = joined.at(-1);
      if (last?.[0] === key && typeof value === 'string') last[1] += value;
      else joined.push([key, typeof value === 'string' ? value : JSON.stringify(value)]);
    }
    return joined;
  };
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { maxLength: 40 }),
      fc.integer({ min: 1, max: 90 }),
      async (events, pieceBytes) => {
        const { shown, events: handedOn } = await follow(sourceOf(write(events), pieceBytes));
        const written = join(events as Parameters<typeof join>[0]);
        expect(join(handedOn.map((text) => JSON.parse(text)))).toEqual(written);
        const text = (parts: string[]) => parts.join('').replace(/\s+/g, '');
        const said = written.filter(([key]) => key === 'content').map(([, value]) => value);
        expect(text(shown.filter((part) => part !== 'text-start' && part !== 'text-end'))).toBe(text(said));
      },
    ),
  );
});
