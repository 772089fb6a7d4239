import fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { asJson, fetchApp } from '#worker/platform/testing/client.ts';
import { rememberReads } from '#worker/platform/testing/d1-memory.ts';
import { reportFigure } from '#worker/platform/testing/figures.ts';
import { type Ids, initOf, pathOf, type Row, rows } from '#worker/reliability/testing/routes.ts';
import { createWorld, credentialOf, fromElsewhere } from '#worker/reliability/testing/world.ts';

/** The same bodies each time, so that what fails can be looked into; others by `LIVES_SEED=…`. */
const seed = Number(inject('livesSeed'));
/**
 * How often a route is called: with a body that is anything, and where it takes none at an address that is. They share how bodies are
 * read and refused: a kind as rare as one in 1,000 comes up on some route, one as rare as one in 50 on each. Other seeds try others.
 */
const runs = { body: 250, address: 50 };
/** The longest that a call may take, in sign-ins of this run, which hash a password. */
const mostSignIns = 20;

const oddTexts = [
  '',
  '\u0000',
  '\ud800',
  '../..',
  '%',
  '__proto__',
  "' or 1=1 --",
  '{{7*7}}',
  'é'.repeat(300),
  'start',
  '1e999',
];
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom(...oddTexts),
  fc.string().map((part) => part.repeat(2_000)),
);
const value = fc.oneof(
  { weight: 3, arbitrary: text },
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  fc.double(),
  fc.integer(),
  fc.bigInt().map(String),
  fc.constantFrom(
    null,
    true,
    [],
    {},
    Number.MAX_SAFE_INTEGER,
    -1,
    'x'.repeat(20_001),
    new Array(1_000).fill({ a: [] }),
  ),
);

/** Fields that some route takes besides those of its good body, and some that none does. */
const optionalNames =
  'description slug status userNotes baseUpdatedAt saveId baseVersion queryType messageId replaces promptId displayName photoURL callbackURL immediate customDays isActive constructor id'.split(
    ' ',
  );

/** The text of a body: the good one with values, names or its end changed, any JSON, or no JSON at all. */
function bodiesLike(body: unknown): fc.Arbitrary<string> {
  const good = Object.entries(body ?? {});
  const changed = fc
    .record({
      kept: fc.subarray(good),
      odd: fc.array(fc.tuple(fc.constantFrom(...good.map(([name]) => name), ...optionalNames), value)),
      more: fc.dictionary(fc.string(), value, { maxKeys: 3 }),
    })
    .map(({ kept, odd, more }) => JSON.stringify({ ...Object.fromEntries(kept), ...more, ...Object.fromEntries(odd) }));
  const deep = fc.integer({ min: 1, max: 5_000 }).map((depth) => '['.repeat(depth) + ']'.repeat(depth));
  return fc.oneof(
    { weight: 8, arbitrary: changed },
    { weight: 2, arbitrary: value.map((any) => JSON.stringify(any)) },
    { weight: 1, arbitrary: changed.map((json) => json.slice(0, json.length / 2)) },
    { weight: 1, arbitrary: fc.oneof(text, deep) },
  );
}

/** A way to an address whose parameters are anything, with any query. */
const addresses = fc.record({
  parameters: fc.array(
    text.map((part) => encodeURIComponent(part.toWellFormed().slice(0, 2_000)) || '-'),
    { minLength: 3, maxLength: 3 },
  ),
  own: fc.boolean(),
  query: fc.dictionary(fc.constantFrom('before', 'replacedBy', 'messageId', 'token', 'code', 'state', 'x'), text),
});

type Call = () => Promise<Response>;

/** Calls of a route with a body that is anything; of one without, to an address that is. */
function randomCalls(
  route: string,
  row: Row,
  ids: Ids,
  credential: ReturnType<typeof credentialOf>,
): fc.Arbitrary<Call> {
  if (row.body !== undefined) {
    const init = { ...initOf(route, row), redirect: 'manual' as const };
    const { cookie, authorization } = credential;
    const [name, proof = ''] = row.access === 'cookie' ? ['cookie', cookie] : ['authorization', authorization];
    return bodiesLike(row.body).map((body) => () => {
      const headers = { ...(init.headers as Record<string, string>), [name]: proof, ...fromElsewhere() };
      return fetchApp(pathOf(route, ids), { ...init, body, headers });
    });
  }
  return addresses.map(({ parameters, own, query }) => () => {
    const given = [...parameters];
    const pattern = own
      ? pathOf(route, ids)
      : route.slice(route.indexOf('/')).replace(/:\w+/g, () => given.pop() ?? '-');
    const search = new URLSearchParams(Object.entries(query).map(([name, part]) => [name, part.toWellFormed()]));
    const method = route.split(' ')[0] ?? 'GET';
    const headers = { ...credential, ...fromElsewhere() } as Record<string, string>;
    return fetchApp(`${pattern}?${search}`, { method, headers, redirect: 'manual' });
  });
}

async function timeOf(call: Call) {
  const began = performance.now();
  const answer = await call();
  const body = new TextDecoder().decode(await answer.arrayBuffer());
  return { answer, body, ms: performance.now() - began };
}

/** What tells how the server is made; a body that is sent back within a message is nobody's secret. */
const innards = /\n\s+at \S+ \(|node_modules|SQLITE_|D1_ERROR/;

// Tens of thousands of refusals are not for whoever looks on; what is logged is proven in logs.test.ts.
beforeEach(() => {
  for (const name of ['log', 'warn', 'error'] as const) vi.spyOn(console, name).mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('whatever is sent, no route breaks', { timeout: 900_000 }, async (context) => {
  const faults: string[] = [];
  const slow: { route: string; call: Call; ms: number }[] = [];
  const calls = { body: 0, address: 0 };
  let world = await createWorld();
  const signIn = () => fetchApp('/api/auth/sign-in/email', asJson({ email, password: 'a guess' }, fromElsewhere()));
  const { email } = world.owner;
  const yardsticks = [await timeOf(signIn), await timeOf(signIn), await timeOf(signIn)].map(({ ms }) => ms);
  const longest = mostSignIns * (yardsticks.toSorted((a, b) => a - b)[1] ?? 0);
  for (const [route, row] of Object.entries(rows)) {
    // Some of these calls end sessions and delete projects.
    if (!(await world.owner.call(`/api/projects/${world.ids.projectId}`)).ok) world = await createWorld();
    const { owner, ids } = world;
    const kind = row.body === undefined ? 'address' : 'body';
    const property = fc.asyncProperty(randomCalls(route, row, ids, credentialOf(owner)), async (call) => {
      calls[kind] += 1;
      const { answer, body, ms } = await timeOf(call);
      if (ms > longest) slow.push({ route, call, ms });
      if (answer.status >= 500 || innards.test(body)) {
        throw new Error(`${route} answered ${answer.status}: ${body.slice(0, 500)}`);
      }
    });
    const check = () => fc.assert(property, { seed, numRuns: runs[kind], endOnFailure: true });
    await rememberReads(check).catch((error: Error) => faults.push(error.message));
  }
  const stuck = await findStuck(slow, longest);
  vi.restoreAllMocks();
  reportFigure(context, {
    what: 'Random bodies on every route that takes one; random addresses on the others',
    asked: `${runs.body} bodies or ${runs.address} addresses a route: no 5xx, no stack trace, bounded time`,
    measured: `${calls.body} bodies and ${calls.address} addresses on ${Object.keys(rows).length} routes: ${faults.length} routes with a 5xx or a stack trace, ${stuck.length} calls over the time of ${mostSignIns} sign-ins`,
    seed,
  });
  expect(faults).toEqual([]);
  expect(stuck).toEqual([]);
});

/** Of the calls that took too long those that do so each time: what the machine does meanwhile is no fault of a body. */
async function findStuck(slow: { route: string; call: Call; ms: number }[], longest: number): Promise<string[]> {
  const stuck: string[] = [];
  for (const { route, call, ms } of slow) {
    const again = [(await timeOf(call)).ms, (await timeOf(call)).ms];
    if (Math.min(...again) > longest) stuck.push(`${route}: ${ms.toFixed(0)} ms`);
  }
  return stuck;
}
