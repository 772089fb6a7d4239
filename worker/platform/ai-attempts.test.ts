import { APICallError, type LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { modelPatience, retryUntilContent } from '#worker/platform/ai-attempts.ts';
import { BegunError } from '#worker/platform/ai-faults.ts';
import { callOf, callTool, finish, readText, say, scriptModel } from '#worker/platform/testing/scripted-model.ts';

const patience = { ...modelPatience, retryWaitsMs: [1, 2], longestRetryAfterMs: 50 };
const statusError = (statusCode: number, responseHeaders: Record<string, string> = {}) =>
  new APICallError({ message: 'no', url: 'https://ai.example', requestBodyValues: {}, statusCode, responseHeaders });
afterEach(() => {
  vi.useRealTimers();
});

const hello = [...say('Hello there'), finish()];
const reasoning: LanguageModelV4StreamPart[] = [
  { type: 'reasoning-start', id: 'r' },
  { type: 'reasoning-delta', id: 'r', delta: 'Let me think' },
];

const failures: [string, Parameters<typeof scriptModel>[number]][] = [
  ['refuses the call for lack of capacity', statusError(503)],
  ['is not there', new TypeError('Network connection lost.')],
  [
    'sends an error inside the stream',
    [...say('').slice(0, 1), { type: 'error', error: { message: 'overloaded', code: 503 } }, finish('error')],
  ],
  ['says nothing', [{ type: 'stream-start', warnings: [] }, finish()]],
  ['says white space alone', [...say(' \n '), finish()]],
  ['ends without a finish', [{ type: 'stream-start', warnings: [] }]],
  ['is truncated before the first word', [{ type: 'stream-start', warnings: [] }, finish('error')]],
  ['breaks off before the first word', [{ type: 'stream-start', warnings: [] }, new Error('broken')]],
  ['thinks and breaks off', [...reasoning, new Error('broken')]],
];

describe('a call that fails before its first content', () => {
  test.each(failures)('%s: the second try answers', async (_, failure) => {
    const { model, calls } = scriptModel(failure, hello);
    const retried: unknown[] = [];
    const wrapped = retryUntilContent(model, { onRetry: (error) => retried.push(error) }, patience);
    expect(await readText(wrapped.doStream(callOf()))).toBe('Hello there');
    expect(calls).toHaveLength(2);
    expect(retried).toHaveLength(1);
  });

  test.each(failures)('%s: after three tries it fails', async (_, failure) => {
    const { model, calls } = scriptModel(failure);
    await expect(retryUntilContent(model, {}, patience).doStream(callOf())).rejects.toBeDefined();
    expect(calls).toHaveLength(3);
  });

  test('what is refused is not asked again', async () => {
    for (const failure of [statusError(400), statusError(401), [finish('content-filter')]]) {
      const { model, calls } = scriptModel(failure);
      await expect(retryUntilContent(model, {}, patience).doStream(callOf())).rejects.toBeDefined();
      expect(calls).toHaveLength(1);
    }
  });

  test('a wait that the service asks for is kept, unless it is too long', async () => {
    vi.useFakeTimers();
    const near = scriptModel(statusError(429, { 'retry-after-ms': '40' }), hello);
    const answered = readText(retryUntilContent(near.model, {}, patience).doStream(callOf()));
    await vi.advanceTimersByTimeAsync(39);
    expect(near.calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await answered).toBe('Hello there');
    const far = scriptModel(statusError(429, { 'retry-after': '3600' }), hello);
    await expect(retryUntilContent(far.model, {}, patience).doStream(callOf())).rejects.toBeDefined();
    expect(far.calls).toHaveLength(1);
  });

  test('silence is ended, by all tries together, and not tried again', async () => {
    vi.useFakeTimers();
    const { model, calls } = scriptModel('silence');
    const called = retryUntilContent(model, {}, patience).doStream(callOf());
    const outcome = expect(called).rejects.toThrow('in time');
    await vi.advanceTimersByTimeAsync(patience.firstContentMs - 1);
    expect(calls[0]?.abortSignal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    await outcome;
    expect(calls).toHaveLength(1);
    expect(calls[0]?.abortSignal?.aborted).toBe(true);
  });

  test('a model that is heard of is waited for', async () => {
    vi.useFakeTimers();
    const parts: LanguageModelV4StreamPart[] = [...reasoning, ...reasoning.slice(1), ...reasoning.slice(1), ...hello];
    const stream = new ReadableStream<LanguageModelV4StreamPart>({
      async pull(controller) {
        const part = parts.shift();
        if (part?.type === 'reasoning-delta')
          await new Promise((resolve) => setTimeout(resolve, patience.firstContentMs - 1_000));
        if (part) controller.enqueue(part);
        else controller.close();
      },
    });
    const { model } = scriptModel();
    const slow = { ...model, doStream: async () => ({ stream }) };
    const answered = readText(retryUntilContent(slow, {}, patience).doStream(callOf()));
    await vi.advanceTimersByTimeAsync(3 * patience.firstContentMs);
    expect(await answered).toBe('Hello there');
  });

  test('thinking without end is ended, and not tried again; what is held of it is one part', async () => {
    const thought: LanguageModelV4StreamPart = { type: 'reasoning-delta', id: 'r', delta: '' };
    const thinking = Array.from({ length: 500 }, () => thought);
    const endless = scriptModel([...reasoning, ...thinking, ...hello]);
    const quick = { ...patience, heldCharacters: 400 };
    await expect(retryUntilContent(endless.model, {}, quick).doStream(callOf())).rejects.toThrow('without end');
    expect(endless.calls).toHaveLength(1);
    const { stream } = await retryUntilContent(endless.model, {}, patience).doStream(callOf());
    const parts = await Array.fromAsync(stream);
    expect(parts.slice(0, 3)).toEqual([...reasoning, hello[0]]);
  });

  test('a stop ends it at once, in the call and in a pause', async () => {
    const dead = scriptModel('silence');
    const down = scriptModel(statusError(503));
    for (const { model } of [dead, down]) {
      const stop = new AbortController();
      const long = { ...patience, retryWaitsMs: [60_000], longestRetryAfterMs: 0 };
      const called = retryUntilContent(model, {}, long).doStream(callOf(stop.signal));
      setTimeout(() => stop.abort(new Error('stopped')), 10);
      await expect(called).rejects.toThrow('stopped');
    }
    expect(down.calls).toHaveLength(1);
  });
});

describe('a call with content', () => {
  test('passes every part on, in order', async () => {
    const parts = [...reasoning, ...say('Hello'), ...callTool('save', '{}'), finish('tool-calls')];
    const seen: string[] = [];
    const { model } = scriptModel(parts);
    const wrapped = retryUntilContent(model, { onPart: ({ type }) => seen.push(type) }, patience);
    expect(await Array.fromAsync((await wrapped.doStream(callOf())).stream)).toEqual(parts);
    expect(seen).toEqual(parts.map(({ type }) => type));
  });

  test('that breaks off later is not asked again', async () => {
    const { model, calls } = scriptModel([...say('Half a'), new Error('broken')]);
    const { stream } = await retryUntilContent(model, {}, patience).doStream(callOf());
    await expect(Array.fromAsync(stream)).rejects.toThrow('broken');
    expect(calls).toHaveLength(1);
  });

  test('of which something was seen is not made again, whatever it fails by', async () => {
    const { model, calls } = scriptModel([{ type: 'error', error: { code: 503 } }]);
    const called = retryUntilContent(model, { hasBegun: () => true }, patience).doStream(callOf());
    await expect(called).rejects.toBeInstanceOf(BegunError);
    expect(calls).toHaveLength(1);
  });

  test('may be none after tools', async () => {
    const { model, calls } = scriptModel([finish()]);
    const { stream } = await retryUntilContent(model, {}, patience).doStream(callOf(undefined, 'tool'));
    expect(await Array.fromAsync(stream)).toEqual([finish()]);
    expect(calls).toHaveLength(1);
  });

  test('is cancelled at its source', async () => {
    let cancelled: unknown;
    const { model } = scriptModel(hello);
    const source = new ReadableStream<LanguageModelV4StreamPart>({
      start: (controller) => {
        for (const part of say('Hello')) controller.enqueue(part);
      },
      cancel: (reason) => {
        cancelled = reason;
      },
    });
    const wrapped = retryUntilContent({ ...model, doStream: async () => ({ stream: source }) }, {}, patience);
    const { stream } = await wrapped.doStream(callOf());
    await stream.cancel('enough');
    expect(cancelled).toBe('enough');
  });
});
