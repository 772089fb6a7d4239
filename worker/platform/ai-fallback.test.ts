import { APICallError } from '@ai-sdk/provider';
import { expect, test } from 'vitest';
import { fallBackTo } from '#worker/platform/ai-fallback.ts';
import { callOf, finish, readText, say, scriptModel } from '#worker/platform/testing/scripted-model.ts';

const statusError = (statusCode: number) =>
  new APICallError({ message: 'no', url: 'https://ai.example', requestBodyValues: {}, statusCode });
const other = scriptModel([...say('From the other'), finish()]);

function setUp(...answers: Parameters<typeof scriptModel>) {
  const told: unknown[] = [];
  const { model, calls } = scriptModel(...answers);
  const wrapped = fallBackTo(
    model,
    () => other.model,
    async (error) => {
      told.push(error);
    },
  );
  return { told, calls, ask: (signal?: AbortSignal) => readText(wrapped.doStream(callOf(signal))) };
}

test('an outage at the first call: the other answers this and all that follows', async () => {
  const down = statusError(503);
  const { ask, told, calls } = setUp(down, [...say('Back again'), finish()]);
  expect([await ask(), await ask()]).toEqual(['From the other', 'From the other']);
  expect(told).toEqual([down]);
  expect(calls).toHaveLength(1);
});

test('an outage at a later call, when tools may have run, is the caller’s', async () => {
  const { ask, told } = setUp([...say('Hello'), finish()], statusError(503));
  expect(await ask()).toBe('Hello');
  await expect(ask()).rejects.toThrow('no');
  expect(told).toEqual([]);
});

test('what was refused, and what was stopped, is not answered by another', async () => {
  for (const status of [400, 401, 403]) {
    const { ask, told } = setUp(statusError(status));
    await expect(ask()).rejects.toThrow('no');
    expect(told).toEqual([]);
  }
  const { ask, told } = setUp(statusError(503));
  await expect(ask(AbortSignal.abort(new Error('stopped')))).rejects.toThrow('stopped');
  expect(told).toEqual([]);
});
