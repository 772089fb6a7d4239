import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { quickRetries, setUpConversation, slowModel } from '#worker/features/chat/testing/conversation.ts';
import { flyThrough } from '#worker/platform/testing/object-time.ts';
import { collectEvents, readEvents } from '#worker/platform/testing/stream.ts';

const nobody = { AI_BASE_URL: 'http://127.0.0.1:9/v1' };
const fallback = { type: 'fallback', text: expect.stringContaining("Launchpath's built-in guide answers this one") };

let failures = vi.fn();
beforeEach(() => {
  failures = vi.fn();
  vi.spyOn(console, 'error').mockImplementation(failures);
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function setUp(settings: Parameters<typeof setUpConversation>[0]) {
  const conversation = await setUpConversation({ AI_FALLBACK: 'guide', ...settings });
  await conversation.changePatience({ model: quickRetries });
  return conversation;
}

type Reply = { message: { content: string; state: string; parts: object[] } };

describe('a model that is down', () => {
  test.each([
    ['nobody listens', nobody, 'What comes next?'],
    ['503', {}, '!status 503'],
    ['429', {}, '!status 429'],
    ['an error inside the stream', {}, '!error'],
    ['it says nothing', {}, '!say'],
    ['it breaks off before the first word', {}, '!cut'],
  ])('%s: the guide answers, the reply says so, and it costs one', async (_, settings, content) => {
    const { send, readUsed } = await setUp(settings);
    const answer = await send(content);
    expect(answer.status).toBe(200);
    const { message } = await answer.json<Reply>();
    expect(message).toMatchObject({ state: 'complete', content: expect.stringMatching(/\w/) });
    expect(message.parts[0]).toEqual(fallback);
    expect(await readUsed()).toBe(1);
  });

  test('the stream says so before the first word', async () => {
    const { stream } = await setUp(nobody);
    const { types } = await collectEvents(await stream('What comes next?'));
    expect(types).toContain('text-delta');
    expect(types.indexOf('data-fallback')).toBeLessThan(types.indexOf('text-start'));
    expect(types.filter((type) => type === 'data-fallback')).toHaveLength(1);
  });

  test('Workers AI without capacity', async () => {
    const run = vi.fn(() => Promise.reject(new Error('3040: Capacity temporarily exceeded, please try again.')));
    const { send } = await setUp({ AI_PROVIDER: 'workers-ai', AI_MODEL: '@cf/zai-org/glm-4.7-flash', AI: { run } });
    const { message } = await (await send('What comes next?')).json<Reply>();
    expect(message.parts[0]).toEqual(fallback);
    expect(run).toHaveBeenCalledTimes(3);
  });

  test('the next message asks the model again', async () => {
    const { send } = await setUp({});
    await send('!status 503');
    const { message } = await (await send('!say Back again.')).json<Reply>();
    expect(message).toMatchObject({ content: 'Back again.', parts: [] });
  });
});

describe('nobody stands in', () => {
  test.each([
    ['what the model refuses', {}, '!status 400'],
    ['a wrong key', {}, '!status 401'],
    ['AI_FALLBACK=none', { AI_FALLBACK: 'none' }, '!status 503'],
  ])('%s: 502 and free', async (_, settings, content) => {
    const { send, readUsed } = await setUp(settings);
    expect((await send(content)).status).toBe(502);
    expect(await readUsed()).toBe(0);
  });

  test('a fault after the first word: interrupted, and free', async () => {
    const { stream, readUsed } = await setUp({});
    const { types, text } = await collectEvents(await stream('!say The first half\n!cut'));
    expect(text).toBe('The first half');
    expect(types).not.toContain('data-fallback');
    expect(types.at(-1)).toBe('error');
    expect(await readUsed()).toBe(0);
  });

  test('a fault after a tool has run: its card stays, and it is free', async () => {
    const { stream, readUsed } = await setUp({});
    const { types } = await collectEvents(await stream('!decide Payment=Cash\n!error'));
    expect(types).toContain('data-decision');
    expect(types).not.toContain('data-fallback');
    expect(types.at(-1)).toBe('error');
    expect(await readUsed()).toBe(0);
  });
});

test('a stop ends the pause before the next try at once', async () => {
  const { stream, stop, changePatience, readUsed } = await setUp({});
  const pauseMs = 20_000;
  await changePatience({ model: { ...quickRetries, retryWaitsMs: [pauseMs] } });
  const running = await stream('!status 503');
  await expect.poll(() => failures.mock.calls.flat().join()).toContain('model_retried');
  const began = performance.now();
  await stop();
  const seen = await Array.fromAsync(readEvents(running));
  const tookMs = performance.now() - began;
  console.info(`stopped in ${Math.round(tookMs)} ms of a pause of ${pauseMs}`);
  expect(tookMs).toBeLessThan(pauseMs / 4);
  expect(seen.at(-1)?.type).toBe('abort');
  expect(await readUsed()).toBe(0);
});

const thoughts = (count: number) =>
  Array.from({ length: count }, () => ({ choices: [{ index: 0, delta: { reasoning_content: 'Hm. ' } }] }));

test('a thinking model is not taken for dead', async () => {
  const { run, send } = await setUp(slowModel([...thoughts(6), { response: 'I have thought.' }], 40_000));
  const answer = await flyThrough(run, () => send('Think first'));
  expect((await answer.json<Reply>()).message).toMatchObject({ content: 'I have thought.', state: 'complete' });
});

test('a model that thinks without end is ended, and free', async () => {
  const { send, changePatience, readUsed } = await setUp({ ...slowModel(thoughts(2_000), 0), AI_FALLBACK: 'none' });
  await changePatience({ characters: 400 });
  expect((await send('Think first')).status).toBe(502);
  expect(failures.mock.calls.flat().join()).toContain('the reply does not end');
  expect(await readUsed()).toBe(0);
});
