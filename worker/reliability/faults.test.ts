import { runDurableObjectAlarm } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { runDailyJobs } from '#worker/cron.ts';
import { newId } from '#worker/platform/schema.ts';
import { reportFigure } from '#worker/platform/testing/figures.ts';
import { findDangling, findOrphans, readState } from '#worker/reliability/testing/dangling.ts';
import { insertPerson } from '#worker/reliability/testing/people.ts';
import { rows } from '#worker/reliability/testing/routes.ts';
import { compareRows, readRowsOf, type StoredRow } from '#worker/reliability/testing/rows.ts';
import { createFilledProject, type Scenario, setUpScenario } from '#worker/reliability/testing/scenarios.ts';
import { findWritePoints, type Strike, strikeAt, type WritePoint } from '#worker/reliability/testing/write-points.ts';

/** A turn of the conversation and the calls of the payment provider are broken in tests of their own, at every point. */
const brokenElsewhere = /\/contextual-chat|\/finish$|^POST \/api\/projects\/:id\/prompts$|\/subscription\/|\/stripe\//;
const routes = Object.entries(rows).filter(([route]) => !brokenElsewhere.test(route));

/** All that can happen at these points; memory is lost where there is some. */
const listStrikes = (points: WritePoint[]): Strike[] =>
  points.flatMap(({ evict }, at) =>
    (['before', 'after'] as const).flatMap((when) =>
      (['throw', 'vanish', ...(evict ? (['evict'] as const) : [])] as const).map((how) => ({ at, when, how })),
    ),
  );

/** What changed between two readings: how many rows of each table, and in which columns; moments are left out. */
function summarise(before: Map<string, StoredRow>, after: Map<string, StoredRow>): string[] {
  const changes = compareRows(before, after).filter(({ column }) => !/_at$|^expire$/.test(column));
  return [...Map.groupBy(changes, ({ table }) => table)]
    .map(([table, list]) => {
      const columns = [...new Set(list.map(({ column }) => column))].toSorted();
      return `${new Set(list.map(({ row }) => row)).size} ${table}: ${columns.join(' ')}`;
    })
    .toSorted();
}

/** The same call again; whoever is told to wait waits, and who can't make it twice comes to the same end otherwise. */
async function repeat({ call, wait, otherwise }: Scenario): Promise<Response> {
  await wait?.();
  let answer = await call();
  if (answer.status === 429) {
    const waitMs = Number(answer.headers.get('retry-after')) * 1000 + 100;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + waitMs });
    answer = await call().finally(() => vi.useRealTimers());
  }
  return answer.status >= 400 && otherwise ? otherwise() : answer;
}

const inTwoHours = () => Date.now() + 2 * 3_600_000;

test('every write of every route is struck', { timeout: 240_000 }, async (context) => {
  const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
  const faults: string[] = [];
  const struck: Scenario[] = [];
  // What other tests have left behind goes first: a run takes only so much.
  await runDailyJobs(env, inTwoHours());
  const counts = { routes: 0, points: 0, strikes: 0 };
  for (const [route, { access }] of routes) {
    const clean = await setUpScenario(route);
    const before = await readRowsOf([clean.userId]);
    let expected = 0;
    const points = await findWritePoints(async () => {
      const answer = await clean.call();
      expected = answer.status;
      await answer.arrayBuffer();
    });
    if (points.length === 0) continue;
    const whole = summarise(before, await readRowsOf([clean.userId]));
    counts.routes += 1;
    counts.points += points.length;
    // What the sign-in library does is no transaction: each of its steps must be one that can be repeated.
    const isWhole = access === 'person' || access === 'owned';
    for (const strike of listStrikes(points)) {
      const where = `${route} ${strike.how} ${strike.when} ${points[strike.at]?.seam} ${points[strike.at]?.what}`;
      const scenario = await setUpScenario(route);
      const start = await readRowsOf([scenario.userId]);
      const answer = await strikeAt(strike, scenario.call);
      counts.strikes += 1;
      const found = await findDangling(scenario);
      const half = summarise(start, await readRowsOf([scenario.userId]));
      if (isWhole && half.length > 0 && half.join() !== whole.join()) found.push(`half done: ${half.join('; ')}`);
      if (answer && answer.status < 400 && isWhole && half.join() !== whole.join()) found.push('told done, and is not');
      const again = await repeat(scenario);
      // What is done by then answers a second time that it is: gone, used, or not there any more.
      const isDone = half.length > 0 && again.status < 500;
      if (again.status !== expected && !isDone) found.push(`again: ${again.status}`);
      const end = summarise(start, await readRowsOf([scenario.userId]));
      if (isWhole && end.join() !== whole.join()) found.push(`again: ${end.join('; ')} instead of ${whole.join('; ')}`);
      faults.push(...found.map((fault) => `${where}: ${fault}`));
      struck.push(scenario);
    }
  }
  await runDailyJobs(env, inTwoHours());
  const left = (
    await Promise.all(struck.map(async (each) => [...(await findDangling(each)), ...(await findOrphans(each))]))
  ).flat();
  noise.mockRestore();
  reportFigure(context, {
    what: 'Faults between every two writes (R2, D1, Durable Objects, mail) of every route: the call fails, the request ends there, the object is evicted. A turn of the conversation and the calls of Stripe: chat-faults.test.ts, checkins-finish.test.ts, billing-faults.test.ts',
    asked: 'every point: 0 half done, 0 dangling rows, the call can be repeated, 0 orphans after one daily job',
    measured: `${counts.points} points of ${counts.routes} routes, ${counts.strikes} strikes: ${faults.length} faults, ${left.length} orphans`,
  });
  expect(faults).toEqual([]);
  expect(left).toEqual([]);
  expect(counts.points).toBeGreaterThan(30);
});

/** Something for each of the daily jobs to do, and what they must leave alone. */
async function prepareDailyJob() {
  const [{ userId }, id] = [await insertPerson(), newId()];
  const kept = (await createFilledProject(userId)).projectId;
  const orphans = [`documents/${id}/gone`, `prompts/${id}/gone`, `pictures/${id}`];
  await Promise.all(orphans.map((key) => env.BODIES.put(key, 'x')));
  await env.USER_LIMITS.get(env.USER_LIMITS.idFromName(id)).reserve('left', 5, 60_000);
  await env.DB.batch([
    env.DB.prepare('update sessions set expire = 1 where user_id = ?').bind(userId),
    env.DB.prepare(
      'insert into usage_tracking (id, user_id, prompts_used_today, last_usage_date) values (?, ?, 3, 1)',
    ).bind(...[id, userId]),
    ...['run', 'limits'].map((kind) =>
      env.DB.prepare('insert into jobs (name) values (?)').bind(`leftover ${kind} ${id}`),
    ),
  ]);
  const findUndone = async () => {
    const left = await Promise.all(orphans.map((key) => env.BODIES.head(key)));
    const [sessions, mirrors, notes] = await env.DB.batch([
      env.DB.prepare('select 1 from sessions where user_id = ?').bind(userId),
      env.DB.prepare('select 1 from usage_tracking where user_id = ? and prompts_used_today > 0').bind(userId),
      env.DB.prepare("select 1 from jobs where name like 'leftover %' || ?").bind(id),
    ]);
    return [
      ...left.filter((object) => object !== null).map(({ key }) => key),
      ...(await findDangling({ userId, projectId: kept })),
      ...(await readState(env.USER_LIMITS, id)),
      ...[sessions, mirrors, notes].flatMap((each, index) => (each?.results.length ? [`job ${index}`] : [])),
    ];
  };
  return { run: () => runDailyJobs(env, inTwoHours()).catch(() => {}), findUndone };
}

test('the daily job is struck at every write, and its next run ends it', { timeout: 120_000 }, async (context) => {
  const noise = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log')].map((spy) => spy.mockImplementation(() => {}));
  const first = await prepareDailyJob();
  await first.run();
  // Check-ins of the routes above are opened and mailed in the background: no write of the runs that are struck.
  while (await runDurableObjectAlarm(env.CHECK_IN_MAILS.getByName('all')));
  const undone = await first.findUndone();
  const points = await findWritePoints((await prepareDailyJob()).run);
  for (const strike of listStrikes(points)) {
    const { run, findUndone } = await prepareDailyJob();
    await strikeAt(strike, async () => {
      await run();
      return new Response();
    });
    await run();
    const where = `${strike.how} ${strike.when} ${points[strike.at]?.seam} ${points[strike.at]?.what}`;
    undone.push(...(await findUndone()).map((what) => `${where}: ${what}`));
  }
  for (const spy of noise) spy.mockRestore();
  reportFigure(context, {
    what: 'Faults between every two writes of the daily job',
    asked: 'its next run ends it: 0 left undone, 0 lost',
    measured: `${points.length} points, ${listStrikes(points).length} strikes, ${undone.length} undone or lost`,
  });
  expect(undone).toEqual([]);
  expect(points.length).toBeGreaterThan(10);
});
