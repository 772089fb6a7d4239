import { env } from 'cloudflare:workers';
import { inspectRoutes } from 'hono/dev';
import { expect, test, vi } from 'vitest';
import { api } from '#worker/api.ts';
import { asJson, createPerson, createProject, fetchApp, signUp } from '#worker/platform/testing/client.ts';
import { reportFigure } from '#worker/platform/testing/figures.ts';
import { type Ids, pathOf, type Row, rows } from '#worker/reliability/testing/routes.ts';
import { compareRows, readRowsOf } from '#worker/reliability/testing/rows.ts';
import {
  type Credential,
  callRoute,
  createWorld,
  credentialOf,
  fromElsewhere,
  inventIds,
  ownersMark,
} from '#worker/reliability/testing/world.ts';

const routes = Object.entries(rows);
const ofOwners = routes.filter(([, { access }]) => access === 'owned');

test('every route of the app is listed, and nothing else', () => {
  const inApp = inspectRoutes(api)
    .filter(({ isMiddleware, path }) => !isMiddleware && path !== '/*')
    .map(({ method, path }) => `${method} ${path}`);
  expect([...new Set(inApp)].toSorted()).toEqual(routes.map(([route]) => route).toSorted());
});

test('every address takes no other method', async () => {
  const { owner, ids } = await createWorld();
  const listed = new Set(routes.map(([route]) => `${route.split(' ')[0]} ${pathOf(route, ids)}`));
  const paths = new Set(routes.map(([route]) => pathOf(route, ids)));
  const before = await readRowsOf([owner.userId]);
  let refused = 0;
  for (const path of paths) {
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      if (listed.has(`${method} ${path}`)) continue;
      const body = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } };
      const answer = await owner.call(path, { method, ...body });
      expect(answer.status, `${method} ${path}`).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'route.not_found' });
      refused += 1;
    }
  }
  expect(refused).toBeGreaterThan(200);
  expect(compareRows(before, await readRowsOf([owner.userId]))).toEqual([]);
});

type Outsider = { credential: Credential; code: string; at?: number };

/** Whoever may not in, each by token and by cookie where there is one; `at` is the moment of their calls. */
async function gatherOutsiders(): Promise<Record<string, Outsider>> {
  const [early, revoked, deleted, expired] = await Promise.all([1, 2, 3, 4].map(createPerson));
  const unsynced = await signUp();
  if (!early || !revoked || !deleted || !expired) throw new Error('nobody came');
  await fetchApp('/api/auth/sign-out', asJson({}, { cookie: revoked.cookie }));
  const gone = await deleted.call('/api/user', { ...asJson({ email: deleted.email }), method: 'DELETE' });
  expect(gone.status).toBe(204);
  await env.DB.prepare('update sessions set expire = ? where user_id = ?').bind(Date.now(), expired.userId).run();
  const by = (name: string, person: Parameters<typeof credentialOf>[0], code: string): [string, Outsider][] => {
    const { authorization, cookie } = credentialOf(person);
    return [
      [`${name}, by token`, { credential: { authorization }, code }],
      [`${name}, by cookie`, { credential: { cookie }, code }],
    ];
  };
  return {
    anonymous: { credential: {}, code: 'auth.required' },
    'expired token': {
      ...{ credential: { authorization: `Bearer ${early.idToken}` }, code: 'auth.invalid_token' },
      at: Date.now() + 16 * 60_000,
    },
    ...Object.fromEntries([
      ...by('expired session', expired, 'auth.required'),
      ...by('revoked session', revoked, 'auth.required'),
      ...by('deleted user', deleted, 'auth.required'),
      ...by('not synced', unsynced, 'auth.not_synced'),
    ]),
  };
}

/** What must be in no answer to anybody else; a preview is for whoever has its address. */
const findMarks = (text: string, marks: string[]) => marks.filter((mark) => text.includes(mark));

/** An answer as it went over the wire, but for the number of the request. */
async function readBytes(answer: Response): Promise<string> {
  const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id');
  return JSON.stringify([answer.status, headers.toSorted(), await answer.text()]);
}

test('who may what: each route for each kind of caller', { timeout: 120_000 }, async (context) => {
  const { owner, ids } = await createWorld();
  const stranger = await createPerson();
  await createProject(stranger);
  const marks = [ownersMark, owner.userId, owner.email, ids.projectId, ids.documentId, ids.promptId, ids.sessionId];
  const leaks: string[] = [];
  let cells = 0;
  const check = async (who: string, route: string, answer: Response, expected: { status?: number; code?: string }) => {
    cells += 1;
    const text = `${JSON.stringify([...answer.headers])} ${await answer.text()}`;
    const isRight =
      answer.status === (expected.status ?? answer.status) && (!expected.code || text.includes(`"${expected.code}"`));
    const found = route === 'GET /api/previews/:token' ? [] : findMarks(text, marks);
    if (!isRight || found.length > 0) leaks.push(`${who}: ${route} answered ${answer.status}, with ${found} in it`);
  };

  const outsiders = Object.entries(await gatherOutsiders());
  const before = await readRowsOf([owner.userId]);
  for (const [who, { credential, code, at }] of outsiders) {
    for (const [route, row] of routes) {
      if (at) vi.useFakeTimers({ toFake: ['Date'], now: at });
      const answer = await callRoute(route, row, ids, credential).finally(() => vi.useRealTimers());
      await check(who, route, answer, expectedOf(row, who, code, credential, at));
    }
  }
  for (const [route, row] of routes) {
    const answer = await callRoute(route, row, ids, credentialOf(stranger));
    await check('another user', route, answer, row.access === 'owned' ? { status: 404 } : {});
  }
  const effects = compareRows(before, await readRowsOf([owner.userId]));

  for (const [route, row] of routes) {
    cells += 1;
    const answer = await callRoute(route, row, ids, credentialOf(owner));
    if (answer.status !== row.status) leaks.push(`the owner: ${route} answered ${answer.status}`);
    await answer.text();
  }

  reportFigure(context, {
    what: 'Access matrix: every route for anonymous, expired, revoked, deleted, not yet synced, another user, the owner',
    asked: '100 % of the routes, 0 leaks, 0 effects',
    measured: `${routes.length} routes, ${cells} cells, ${leaks.length} leaks, ${effects.length} effects`,
  });
  expect(leaks).toEqual([]);
  expect(effects).toEqual([]);
});

/** Open doors answer all alike; the sign-in library's know the cookie of who has not synced yet, for that is how one syncs. */
function expectedOf(row: Row, who: string, code: string, { cookie }: Credential, at?: number) {
  // By then the address of the preview has expired too.
  if (row.access === 'open') return { status: at && row === rows['GET /api/previews/:token'] ? 410 : row.status };
  if (row.access === 'cookie') return { status: cookie && who.startsWith('not synced') ? row.status : row.signedOut };
  return { status: 401, code };
}

test("somebody else's and missing ids answer with the same bytes", { timeout: 60_000 }, async (context) => {
  const { ids, messageId } = await createWorld();
  const stranger = credentialOf(await createPerson());
  const differing: string[] = [];
  const invented = inventIds();
  const compare = async (name: string, call: (ids: Ids) => Promise<Response>) => {
    const [foreign, missing] = [await readBytes(await call(ids)), await readBytes(await call(invented))];
    if (foreign !== missing) differing.push(`${name}:\n${foreign}\n${missing}`);
  };
  for (const [route, row] of ofOwners) await compare(route, (these) => callRoute(route, row, these, stranger));

  // Ids in a query or a body, at a project of the caller's own.
  const other = await createPerson();
  const own = `/api/projects/${(await createProject(other)).id}`;
  const inQuery = (name: string) => (id: string) => other.call(`${own}/messages?${name}=${id}`);
  const inBody = (path: string, name: string, more: object) => (id: string) =>
    other.call(path, asJson({ ...more, [name]: id }, fromElsewhere()));
  const customer = await createWorldOfCustomer();
  const references: [string, (id: string) => Promise<Response>, string][] = [
    ['messages before', inQuery('before'), messageId],
    ['messages replacedBy', inQuery('replacedBy'), messageId],
    ['chat replaces', inBody(`${own}/contextual-chat`, 'replaces', { content: '!say No.' }), messageId],
    ['checkout', inBody('/api/subscription/success', 'sessionId', {}), customer.session],
  ];
  for (const [name, call, id] of references) {
    const missing = name === 'checkout' ? 'cs_test_nothing' : crypto.randomUUID();
    await compare(name, (these) => call(these === ids ? id : missing));
  }
  reportFigure(context, {
    what: "Somebody else's ids and missing ones, in addresses, queries and bodies",
    asked: 'the same bytes: status, headers, body',
    measured: `${ofOwners.length + references.length} pairs, ${differing.length} differ`,
  });
  expect(differing).toEqual([]);
});

/** Somebody with a checkout that is open at the payment provider. */
async function createWorldOfCustomer() {
  const person = await createPerson();
  const answer = await person.call('/api/subscription/create-checkout-session', asJson({}));
  return { session: (await answer.json<{ url: string }>()).url.split('/').at(-1) ?? '' };
}
