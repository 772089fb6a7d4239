import { env } from 'cloudflare:workers';
import { afterEach, expect, test, vi } from 'vitest';
import { api } from '#worker/api.ts';
import { appUrl, fetchApp } from '#worker/platform/testing/client.ts';
import { meterD1 } from '#worker/platform/testing/d1-meter.ts';
import { reportFigure } from '#worker/platform/testing/figures.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A part of which every call fails with this, or never ends. */
const broken = (fail: () => unknown) => new Proxy({}, { get: () => fail });
const refuse = () => {
  throw new Error('connection to db-17.internal lost');
};
const hang = () => new Promise(() => {});

const ask = async (changes: object) => {
  const answer = await api.fetch(new Request(`${appUrl}/api/health`), { ...env, ...changes });
  return { status: answer.status, text: await answer.text() };
};

test('all in order: 200, without reading a table or an object', async () => {
  const head = vi.spyOn(Object.getPrototypeOf(env.BODIES), 'head');
  const others = (['get', 'list', 'put'] as const).map((name) => vi.spyOn(Object.getPrototypeOf(env.BODIES), name));
  const { result, statements, roundTrips } = await meterD1(() => fetchApp('/api/health'));
  expect(result.status).toBe(200);
  expect(await result.json()).toEqual({ ok: true, parts: ['database', 'storage'] });
  expect([roundTrips, statements]).toEqual([1, ['select 1']]);
  expect(head).toHaveBeenCalledTimes(1);
  for (const other of others) expect(other).not.toHaveBeenCalled();
});

test('what does not answer is named, and nothing more is told', async (context) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const cases: [string, object, string[]][] = [
    ['the database', { DB: broken(refuse) }, ['database']],
    ['the storage', { BODIES: broken(refuse) }, ['storage']],
    ['both', { DB: broken(refuse), BODIES: broken(refuse) }, ['database', 'storage']],
  ];
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  for (const [, changes] of cases) answers.push(await ask(changes));
  reportFigure(context, {
    what: 'Health: the database, the storage and both of them fail',
    asked: '503 naming the part, no more',
    measured: `${answers.filter(({ status }) => status === 503).length} of ${cases.length} answered 503`,
  });
  for (const [index, [, , failed]] of cases.entries()) {
    expect(answers[index]?.status).toBe(503);
    expect(JSON.parse(answers[index]?.text ?? '')).toEqual({
      code: 'health.failed',
      message: `Not in order: ${failed.join(', ')}.`,
      details: failed.map((field) => ({ field, message: 'does not answer' })),
    });
  }
  // Why it failed is in the log, a line for each part.
  expect(log.mock.calls.map(([line]) => JSON.parse(line).event)).toEqual(
    ['database', 'storage', 'database', 'storage'].map((name) => `health_failed_${name}`),
  );
  expect(String(log.mock.calls[0])).toContain('db-17.internal');
});

test('a part that hangs is down after three seconds', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = ask({ BODIES: broken(hang) });
  await vi.waitUntil(() => vi.getTimerCount() > 0);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await asked).toMatchObject({ status: 503, text: expect.stringContaining('storage') });
});
