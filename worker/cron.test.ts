import { createScheduledController } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { runDailyJobs } from '#worker/cron.ts';
import worker from '#worker/index.ts';
import { createContext } from '#worker/platform/context.ts';
import { orderSweeps, sweepObjects } from '#worker/platform/jobs.ts';
import { asJson, createPerson, createProject } from '#worker/platform/testing/client.ts';

const inTwoHours = () => Date.now() + 2 * 3_600_000;
const keysUnder = async (prefix: string) => (await env.BODIES.list({ prefix })).objects.map(({ key }) => key);

/** A person with a document and a prompt. */
async function createOwner() {
  const person = await createPerson();
  const project = await createProject(person);
  const content = '!document Requirements\n!prompt Set-up\n!say Ready.';
  await (await person.call(`/api/projects/${project.id}/contextual-chat`, asJson({ content }))).text();
  return { person, project };
}

describe('the daily job', () => {
  test('deletes objects without a row once they are an hour old, and none that has one', async () => {
    const { person, project } = await createOwner();
    const kept = [
      ...(await keysUnder(`documents/${project.id}`)),
      ...(await keysUnder(`prompts/${project.id}`)),
      `pictures/${person.userId}`,
    ];
    // What other tests left behind goes first.
    await runDailyJobs(env, inTwoHours());
    const orphans = ['documents/gone/1', `documents/${project.id}/never-saved`, 'prompts/gone/1', 'pictures/nobody'];
    for (const key of [`pictures/${person.userId}`, ...orphans]) await env.BODIES.put(key, 'x');

    expect(await runDailyJobs(env, Date.now())).toMatchObject({ sweepDocuments: 0, sweepPrompts: 0, sweepPictures: 0 });
    expect(await runDailyJobs(env, inTwoHours())).toMatchObject({
      sweepDocuments: 2,
      sweepPrompts: 1,
      sweepPictures: 1,
    });
    for (const key of kept) expect(await env.BODIES.head(key), key).not.toBeNull();
    for (const key of orphans) expect(await env.BODIES.head(key), key).toBeNull();
    expect(await runDailyJobs(env, inTwoHours())).toMatchObject({ sweepDocuments: 0, sweepPrompts: 0 });
    expect(kept.length).toBe(3);
  });

  test('works in pages, and goes on where it was cut short', async () => {
    const keys = Array.from({ length: 25 }, (_, index) => `paged/${String(index).padStart(2, '0')}`);
    for (const key of keys) await env.BODIES.put(key, 'x');
    const kept = ['paged/03', 'paged/24'];
    const asked: number[] = [];
    const sweep = (pages: number, fail = false) => {
      const findKept = async (page: string[]) => {
        asked.push(page.length);
        if (fail) throw new Error('the database is away');
        return kept.filter((key) => page.includes(key));
      };
      const run = { now: inTwoHours(), budget: { pages }, pageSize: 10 };
      return sweepObjects(createContext(env, 'test'), { prefix: 'paged/', findKept }, run);
    };
    expect(await sweep(1)).toBe(9);
    await expect(sweep(1, true)).rejects.toThrow('away');
    expect(await keysUnder('paged/')).toHaveLength(16);
    expect(await sweep(9)).toBe(14);
    expect(await keysUnder('paged/')).toEqual(kept);
    expect(await sweep(9)).toBe(0);
    expect(asked).toEqual([10, 10, 10, 5, 2]);
  });

  test('the sweeps of one run share its pages, and the one that has waited longest comes first', async () => {
    const context = createContext(env, 'test');
    const sweeps = ['large/', 'small/', 'new/'].map((prefix) => ({ prefix, findKept: async () => [] as string[] }));
    for (let index = 0; index < 40; index += 1) await env.BODIES.put(`large/${index}`, 'x');
    for (const { prefix } of sweeps) await env.BODIES.put(`${prefix}orphan`, 'x');
    const run = async (day: number) => {
      const now = inTwoHours() + day * 86_400_000;
      const common = { now, budget: { pages: 2 }, pageSize: 10 };
      const order: string[] = [];
      for (const sweep of await orderSweeps(context, sweeps)) {
        order.push(`${sweep.prefix} ${await sweepObjects(context, sweep, common)}`);
      }
      return order;
    };
    expect(await run(0)).toEqual(['large/ 20', 'small/ 0', 'new/ 0']);
    expect(await run(1)).toEqual(['small/ 1', 'new/ 1', 'large/ 0']);
    expect(await run(2)).toEqual(['large/ 20', 'small/ 0', 'new/ 0']);
  });

  test('resets the mirror of what was used yesterday, not that of today', async () => {
    const { person } = await createOwner();
    const read = () =>
      env.DB.prepare('select prompts_used_today as used from usage_tracking where user_id = ?')
        .bind(person.userId)
        .first('used');
    await runDailyJobs(env, Date.now());
    expect(await read()).toBe(1);
    expect(await runDailyJobs(env, Date.now() + 86_400_000)).toMatchObject({ resetUsageMirror: expect.any(Number) });
    expect(await read()).toBe(0);
  });

  test('ends sessions, links and attempt counts whose time is over, and leaves the others', async () => {
    const { person } = await createOwner();
    const other = await createPerson();
    const past = Date.now() - 1_000;
    await env.DB.prepare('update sessions set expire = ? where user_id = ?').bind(past, person.userId).run();
    for (const [id, expires] of [
      ['old-link', past],
      ['new-link', inTwoHours()],
    ]) {
      await env.DB.prepare('insert into verifications (id, identifier, value, expires_at) values (?, ?, ?, ?)')
        .bind(id, id, id, expires)
        .run();
    }
    for (const [id, last] of [
      ['old-count', Date.now() - 2 * 3_600_000],
      ['new-count', Date.now()],
    ]) {
      await env.DB.prepare('insert into rate_limits (id, key, count, last_request) values (?, ?, 1, ?)')
        .bind(id, id, last)
        .run();
    }
    await runDailyJobs(env, Date.now());
    const count = async (sql: string, ...values: unknown[]) =>
      (await env.DB.prepare(`select count(*) as n from ${sql}`)
        .bind(...values)
        .first('n')) as number;
    expect(await count('sessions where user_id = ?', person.userId)).toBe(0);
    expect(await count('sessions where user_id = ?', other.userId)).toBe(1);
    expect(await count("verifications where id = 'old-link'")).toBe(0);
    expect(await count("verifications where id = 'new-link'")).toBe(1);
    expect(await count("rate_limits where id = 'old-count'")).toBe(0);
    expect(await count("rate_limits where id = 'new-count'")).toBe(1);
  });

  test('one that fails stops no other, and the run is reported as failed', async () => {
    await env.BODIES.put('prompts/gone/2', 'x');
    const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
    const bucket = {
      ...env.BODIES,
      list: env.BODIES.list.bind(env.BODIES),
      delete: env.BODIES.delete.bind(env.BODIES),
    };
    const list: typeof bucket.list = (options) =>
      options?.prefix === 'documents/' ? Promise.reject(new Error('R2 is away')) : env.BODIES.list(options);
    const broken = { ...env, BODIES: { ...bucket, list } } as unknown as Env;
    await expect(runDailyJobs(broken, inTwoHours())).rejects.toThrow('1 of the daily jobs failed');
    expect(await env.BODIES.head('prompts/gone/2')).toBeNull();
    expect(noise.mock.calls.flat().join()).toContain('job_sweepDocuments');
    noise.mockRestore();
  });

  test('is what the cron trigger calls', async () => {
    await env.BODIES.put('documents/gone/3', 'x');
    const controller = createScheduledController({ scheduledTime: new Date(inTwoHours()), cron: '0 0 * * *' });
    await worker.scheduled(controller, env);
    expect(await env.BODIES.head('documents/gone/3')).toBeNull();
  });
});
