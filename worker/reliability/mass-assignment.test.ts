import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { openCheckout } from '#worker/features/billing/testing/billing-calls.ts';
import { createPerson, createProject, type Person } from '#worker/platform/testing/client.ts';
import { reportFigure } from '#worker/platform/testing/figures.ts';
import { tellStripe } from '#worker/platform/testing/stripe.ts';
import { makePayloads, tracesOf } from '#worker/reliability/testing/payloads.ts';
import { type Ids, type Row, rows } from '#worker/reliability/testing/routes.ts';
import { type Change, compareRows, readRowsOf, readSchema, type StoredRow } from '#worker/reliability/testing/rows.ts';
import { callRoute, createWorld, credentialOf } from '#worker/reliability/testing/world.ts';

/** Names that some route takes by right, so that only what a route does with the others is looked at. */
const taken =
  'name title content type status description slug email password token user_notes replaces message_id'.split(' ');

/** Every column of every table at once, in the spellings of the tables and of the code. */
async function makeColumnPayloads(): Promise<object[]> {
  const columns = [...(await readSchema()).values()].flat().filter((column) => !taken.includes(column));
  const camel = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  // The preferences of mails are a person's own.
  const others = columns.filter((column) => !/^email_(product|cycle|marketing)/.test(column));
  const spell = (how: (column: string) => string) =>
    Object.fromEntries(others.map((column) => [how(column), `mass-${column}`]));
  return [spell((column) => column), spell(camel)];
}

/** Bodies with which the routes do all that they can; the others are those of the table. */
async function makeBodies(owner: Person): Promise<Record<string, unknown>> {
  const session = { sessionId: await openCheckoutOf(owner) };
  const { id: paymentMethodId } = await tellStripe('method', { outcome: 'ok' });
  const login = { email: owner.email, password: 'correct horse' };
  return {
    'POST /api/auth/sync': { idToken: owner.idToken },
    'POST /api/auth/sign-in/email': login,
    'POST /api/auth/send-verification-email': { email: owner.email },
    'POST /api/auth/request-password-reset': { email: owner.email },
    'POST /api/projects': { name: 'Second', description: 'Another idea' },
    'POST /api/projects/:id/contextual-chat': { content: '!say Hello.' },
    'POST /api/subscription/success': session,
    'POST /api/subscription/update-payment': { paymentMethodId },
  };
}

/** Buys Pro. @returns the id of the checkout that was paid. */
async function openCheckoutOf(owner: Person): Promise<string> {
  const session = await openCheckout(owner);
  await tellStripe('pay', { session, outcome: 'ok' });
  return session;
}

/** What a call wrote, as `table.column` with all values that were put there. */
function summarise(changes: Change[]): Map<string, string> {
  const byColumn = Map.groupBy(changes, ({ table, column }) => `${table}.${column}`);
  return new Map(
    [...byColumn].map(([key, list]) => [key, JSON.stringify(list.map(({ after }) => after ?? null).toSorted())]),
  );
}

/** What a call has stored beyond what the same call without the payload stores. */
function findStored(changes: Change[], clean: Map<string, string>[], payload: unknown): string[] {
  const traces = tracesOf(payload);
  const [first, second] = clean;
  const traced = changes
    .filter(({ after }) =>
      traces.some((trace) => after === trace || (typeof trace === 'string' && String(after).includes(trace))),
    )
    .map(({ table, column, after }) => `${table}.${column} is ${after}`);
  const odd = [...summarise(changes)].flatMap(([key, values]) => {
    const isKnown = clean.some((one) => one.has(key));
    const isConstant = first?.get(key) === second?.get(key);
    return isKnown && (!isConstant || first?.get(key) === values) ? [] : [`${key} became ${values}`];
  });
  return [...traced, ...odd];
}

/** Where a call hashes a password, ten payloads go in one body: what is stored of any is found all the same. */
const hashing = /\/(sign-up|sign-in)\/email|change-password/;

const bundle = (payloads: object[]) =>
  [0, 1, 2, 3, 4].map((start) => Object.assign({}, ...payloads.filter((_, index) => index % 5 === start)));

test('fields that are the server’s own are never stored', { timeout: 240_000 }, async (context) => {
  const { owner, ids } = await createWorld();
  const victim = await createPerson();
  const { id: projectId } = await createProject(victim);
  const bodies = await makeBodies(owner);
  const payloads = [
    ...makePayloads({ userId: victim.userId, email: victim.email, projectId }),
    ...(await makeColumnPayloads()),
  ];
  const routes = Object.entries(rows).filter(([, { body }]) => body !== undefined);
  const stored: string[] = [];
  for (const [route, row] of routes) {
    const body = bodies[route] ?? row.body;
    const send = openComparison(route, { ...row, body }, { owner, victim, ids });
    // The first puts everything where the next find it.
    await send({});
    const clean = [summarise(await send({})), summarise(await send({}))];
    const extras = [...(hashing.test(route) ? bundle(payloads) : payloads), [body], [{ ...(body as object), plan: 1 }]];
    for (const extra of extras) {
      const found = findStored(await send(extra), clean, extra);
      stored.push(...found.map((what) => `${route} with ${JSON.stringify(extra)}: ${what}`));
    }
  }
  reportFigure(context, {
    what: 'Mass assignment: plan, owner, Stripe ids, progress, role, times, ids, prototype keys, every column of every table, on every route with a body',
    asked: '40 payloads or more, 0 stored',
    measured: `${payloads.length} payloads on ${routes.length} routes, ${stored.length} stored`,
  });
  expect(stored).toEqual([]);
  const polluted = {} as Record<string, unknown>;
  expect([polluted.plan, polluted.isAdmin, polluted.userId]).toEqual([undefined, undefined, undefined]);
  expect(payloads.length).toBeGreaterThanOrEqual(40);
});

type People = { owner: Person; victim: Person; ids: Ids };

/**
 * A way to call a route again and again with something added to its body, or with another body (a list). Each call finds room: no limit
 * met, no other project, no conversation. @returns every cell that a call changed, of the two people and of whoever signed up.
 */
function openComparison(route: string, row: Row, { owner, victim, ids }: People) {
  const people = [owner.userId, victim.userId];
  const isSignUp = route.includes('/sign-up/');
  const takesRoom = /\/projects$|\/contextual-chat$|\/prompts$|\/sync$/.test(route);
  let before: Map<string, StoredRow> | undefined;
  return async (extra: object): Promise<Change[]> => {
    if (takesRoom) await makeRoom(owner, ids);
    if (takesRoom || !before) before = await readRowsOf(people);
    const email = isSignUp ? { email: `mass-${crypto.randomUUID()}@example.com` } : {};
    const body = Array.isArray(extra) ? extra : { ...extra, ...(row.body as object), ...email };
    const answer = await callRoute(route, { ...row, body }, ids, credentialOf(owner));
    const text = await answer.text();
    if (answer.status >= 500) throw new Error(`${route} answered ${answer.status}: ${text}`);
    const newcomer = isSignUp && answer.ok ? [JSON.parse(text).user.id] : [];
    const after = await readRowsOf([...people, ...newcomer]);
    const changes = compareRows(before, after);
    before = newcomer.length > 0 ? before : after;
    return changes;
  };
}

async function makeRoom({ userId }: Person, { projectId }: Ids): Promise<void> {
  await env.DB.batch([
    env.DB.prepare('delete from projects where user_id = ? and id <> ?').bind(userId, projectId),
    env.DB.prepare('delete from chat_messages where project_id = ?').bind(projectId),
  ]);
  await runInDurableObject(env.USER_LIMITS.get(env.USER_LIMITS.idFromName(userId)), (_, state) => {
    state.storage.sql.exec('DELETE FROM charges');
    state.storage.kv.delete('lastSync');
  });
}
