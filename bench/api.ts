import { buildFloor, startBareWorkerOnDatabase, startBuiltApp } from './built-app.ts';
import { withCpuClock } from './cpu.ts';
import { askAtRate, askInTurn, encodeCall, openConnections } from './http-load.ts';
import { createPerson } from './person.ts';
import { median, percentile, type Row, tellSpread } from './report.ts';

const rounds = 5;
const rows = 20;
const connections = 16;
/** V8 compiles what it has seen often; until then a bundle of the app's size is slower than a small one. */
const warmingMs = 3_000;
const slices = 6;
const sliceMs = 800;
const openSliceMs = 1_000;
/** Of what the floor can answer at most. */
const openShare = 0.4;
/** More than are ever busy at once: an open loop must not wait for a connection. */
const openConnectionsAtMost = 64;
const leastOfFloor = 0.88;
const mostTimesFloor = 1.4;

type Name = 'bearer' | 'cookie' | 'floor';
const names: Name[] = ['bearer', 'cookie', 'floor'];
const perName = (): Record<Name, number[]> => ({ bearer: [], cookie: [], floor: [] });

/**
 * The list of 20 projects for who is signed in, by ID token and by cookie, revocation at once, beside a Worker that reads the same rows for
 * anybody: how many a second 16 connections get, what one costs in CPU, and how long one takes at a fixed rate.
 */
export async function measureApi(script: string): Promise<Row[]> {
  const floorScript = await buildFloor('projects');
  const figures = { perSecond: perName(), cpu: perName(), p50: perName(), p99: perName() };
  for (let round = 0; round < rounds; round += 1) {
    const own = await withCpuClock(() => startBuiltApp(script, { AI_PROVIDER: 'guide' }));
    const bare = await withCpuClock(() => startBareWorkerOnDatabase(floorScript));
    await using app = own.app;
    await using floor = bare.app;
    const person = await createPerson(app, `reader-${round}`);
    await fill(app.database, floor.database, person.userId);
    const path = '/api/projects';
    const sides = {
      bearer: { ...own, request: encodeCall({ path, headers: person.bearer }) },
      cookie: { ...own, request: encodeCall({ path, headers: person.cookie }) },
      floor: { ...bare, request: encodeCall({ path: `${path}?user=${person.userId}` }) },
    };
    await measureRound(sides, figures);
  }
  return tell(figures);
}

type Figures = Record<'perSecond' | 'cpu' | 'p50' | 'p99', Record<Name, number[]>>;
type Side = { app: { url: string }; readCpuMs: () => number; request: Buffer };

/** One round: the sides in turn, first as fast as they can, then all at the same rate. */
async function measureRound(sides: Record<Name, Side>, figures: Figures): Promise<void> {
  const round = { perSecond: perName(), cpu: perName(), times: perName() };
  for (let slice = -1; slice < slices; slice += 1) {
    for (const name of turned(names, slice)) {
      const { app, readCpuMs, request } = sides[name];
      const open = await openConnections(app.url, connections);
      const before = readCpuMs();
      const forMs = slice < 0 ? warmingMs : sliceMs;
      const perSecond = await askInTurn(open, request, forMs);
      for (const connection of open) connection.close();
      if (slice < 0) continue;
      round.perSecond[name].push(perSecond);
      round.cpu[name].push((readCpuMs() - before) / ((perSecond * forMs) / 1_000));
    }
  }
  const rate = median(round.perSecond.floor) * openShare;
  for (let slice = 0; slice < slices; slice += 1) {
    for (const name of turned(names, slice)) {
      const { app, request } = sides[name];
      const open = await openConnections(app.url, openConnectionsAtMost);
      round.times[name].push(...(await askAtRate(open, request, rate, openSliceMs)));
      for (const connection of open) connection.close();
    }
  }
  for (const name of names) {
    figures.perSecond[name].push(median(round.perSecond[name]));
    figures.cpu[name].push(median(round.cpu[name]));
    figures.p50[name].push(median(round.times[name]));
    figures.p99[name].push(percentile(round.times[name], 0.99));
  }
}

/** Who comes first changes from slice to slice. */
const turned = <Item>(list: Item[], by: number) =>
  list.map((_, at) => list[(at + by + list.length) % list.length] as Item);

type Database = Awaited<ReturnType<typeof startBuiltApp>>['database'];

/** Gives the person 20 projects in all, and the floor the same rows. */
async function fill(own: Database, floor: Database, userId: string): Promise<void> {
  const added = Array.from({ length: rows - 1 }, (_, at) =>
    own
      .prepare(
        `INSERT INTO projects (id, user_id, name, slug, description, progress, updated_at) VALUES (?1, ?2, ?3, ?1, ?4, ?5, ?6)`,
      )
      .bind(
        crypto.randomUUID(),
        userId,
        `Crumb Basket ${at}`,
        'Pre-orders for a small bakery',
        at * 5,
        Date.now() - at * 60_000,
      ),
  );
  await own.batch(added);
  for (const table of ['users', 'projects']) {
    const { results } = await own.prepare(`SELECT * FROM ${table}`).all<Record<string, string | number | null>>();
    const insert = (row: Record<string, string | number | null>) =>
      floor
        .prepare(`INSERT INTO ${table} (${Object.keys(row)}) VALUES (${Object.keys(row).map(() => '?')})`)
        .bind(...Object.values(row));
    await floor.batch(results.map(insert));
  }
}

function tell({ perSecond, cpu, p50, p99 }: Figures): Row[] {
  const row = (what: string, name: 'bearer' | 'cookie'): Row[] => {
    const throughput = perSecond[name].map((value, round) => value / (perSecond.floor[round] ?? 0));
    const delay = p50[name].map((value, round) => value / (p50.floor[round] ?? 0));
    const hasBudget = name === 'bearer';
    const [share, times] = [median(throughput), median(delay)];
    const ms = (values: Record<Name, number[]>, side: Name) => `${median(values[side]).toFixed(2)} ms`;
    return [
      {
        what: `${what}, requests a second at ${connections} connections`,
        figure: `${share.toFixed(2)} x C (${tellSpread(throughput)}): ${Math.round(median(perSecond[name]))}/s, ${ms(cpu, name)} of CPU each`,
        floor: `C ${Math.round(median(perSecond.floor))}/s, ${ms(cpu, 'floor')} of CPU each; better-auth as documented 0.36 x C`,
        ...(hasBudget && { budget: { text: `at least ${leastOfFloor} x C`, held: share >= leastOfFloor } }),
        note: 'the session and the projects are one batch; what is left above C is the second statement, the times as text and the headers. Done: the query of every request is built once, checks of writes run for writes alone, no answer is made anew for a header.',
      },
      {
        what: `${what}, p50 at ${openShare * 100} % of C's rate`,
        figure: `${times.toFixed(2)} x C (${tellSpread(delay)}): ${ms(p50, name)}, p99 ${ms(p99, name)}`,
        floor: `C ${ms(p50, 'floor')}, p99 ${ms(p99, 'floor')}`,
        ...(hasBudget && { budget: { text: `at most ${mostTimesFloor} x C`, held: times <= mostTimesFloor } }),
      },
    ];
  };
  return [
    ...row(`\`GET /api/projects\` with ${rows} rows by ID token`, 'bearer'),
    ...row('The same by cookie', 'cookie'),
  ];
}
