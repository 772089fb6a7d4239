import { env } from 'cloudflare:workers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { api } from '#worker/api.ts';
import { buyPro } from '#worker/features/billing/testing/billing-calls.ts';
import { asJson, createPerson, createProject, fetchApp, type Person } from '#worker/platform/testing/client.ts';
import { meterD1 } from '#worker/platform/testing/d1-meter.ts';
import { fillProjects } from '#worker/reliability/testing/crowd.ts';
import { type Ids, rows } from '#worker/reliability/testing/routes.ts';
import { setUpScenario } from '#worker/reliability/testing/scenarios.ts';
import { callRoute, createWorld, credentialOf } from '#worker/reliability/testing/world.ts';

/** All but the doors of the sign-in library. */
const ours = Object.entries(rows).filter(([route]) => !/ \/api\/(auth\/(?!sync|user)|logout)/.test(route));

/** Round trips to D1, one after the other: of a read, of a write, of a turn of the chat. */
const most = { read: 1, write: 2, turn: 3 };

/** What takes more, and why it has to. */
const dearer: Record<string, [number, string]> = {
  'POST /api/projects/:id/prompts': [4, 'a turn of the chat, and one for the prompt that it saves'],
  'POST /api/projects/:projectId/reviews/:reviewId/finish': [
    6,
    'a turn of the chat, one for the document that it saves, and what was asked before and is kept after it',
  ],
  'POST /api/subscription/create-checkout-session': [
    4,
    'the customer is kept, and looked for again, between calls of Stripe',
  ],
  'DELETE /api/user': [3, 'what is paid for is ended at Stripe before anything is deleted'],
};

function mostOf(route: string): number {
  if (route in dearer) return dearer[route]?.[0] ?? 0;
  if (route.endsWith('/contextual-chat')) return most.turn;
  return route.startsWith('GET ') ? most.read : most.write;
}

let owner: Person;
let ids: Ids;

beforeAll(async () => {
  ({ owner, ids } = await createWorld());
}, 30_000);

describe('every route of the app', () => {
  test.each(ours)('%s keeps to its round trips', async (route, row) => {
    const { result, roundTrips } = await meterD1(async () => {
      const answer = await callRoute(route, row, ids, credentialOf(owner));
      await answer.arrayBuffer();
      return answer;
    });
    expect(result.status).toBe(row.status);
    expect(roundTrips).toBe(row.roundTrips);
  });

  describe('called to an end, costs as few with 50 rows of everything as with none', () => {
    const lines: string[] = [];
    // The public key of the tokens is asked for once.
    beforeAll(async () => void (await (await setUpScenario('GET /api/projects')).call()));
    afterAll(() => console.log(['round trips, one after the other', ...lines].join('\n')));

    test.each(ours)('%s', async (route) => {
      const counts: number[] = [];
      for (const rowsEach of [0, 50]) {
        const { call, projectId } = await setUpScenario(route);
        if (projectId) await fillProjects([projectId], rowsEach);
        const { inTurn } = await meterD1(async () => (await call()).arrayBuffer());
        counts.push(inTurn);
      }
      lines.push(`${route.padEnd(56)} ${counts.join(' ')}  ${dearer[route]?.[1] ?? ''}`);
      expect(Math.max(...counts)).toBeLessThanOrEqual(mostOf(route));
      expect(counts[1]).toBe(counts[0]);
    });
  });

  test('of whoever pays: each answer of Stripe is kept before the next is asked for', async () => {
    const person = await createPerson();
    await buyPro(person);
    const counts: Record<string, number> = {};
    const calls = { status: undefined, invoices: undefined, portal: {}, cancel: {}, resume: {} };
    for (const [path, body] of Object.entries(calls)) {
      const init = body ? asJson(body) : {};
      const { inTurn, result } = await meterD1(() => person.call(`/api/subscription/${path}`, init));
      expect(result.status, path).toBe(200);
      counts[path] = inTurn;
    }
    expect(counts).toEqual({ status: 1, invoices: 1, portal: 2, cancel: 4, resume: 4 });
  }, 20_000);

  test('a cookie reads in one round trip too', async () => {
    const person = await createPerson();
    const project = await createProject(person);
    const paths = ['/api/auth/user', '/api/projects', `/api/projects/${project.id}/documents`];
    for (const path of paths) {
      const { result, roundTrips } = await meterD1(() => fetchApp(path, { headers: { cookie: person.cookie } }));
      expect(result.status, path).toBe(200);
      expect(roundTrips, path).toBe(1);
    }
  });
});

describe('what is wrong with a request is said', () => {
  test('over 1 MB: 413', async () => {
    const answer = await owner.call('/api/projects', asJson({ description: 'x'.repeat(1_100_000) }));
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'request.too_large' });
  });

  test('not JSON by its type or by its text: 415', async () => {
    const form = { method: 'POST', body: 'name=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    const broken = { method: 'POST', body: '{"name":', headers: { 'content-type': 'application/json' } };
    for (const init of [form, broken, { ...broken, headers: {} }]) {
      const answer = await owner.call('/api/projects', init);
      expect(answer.status).toBe(415);
      expect(await answer.json()).toMatchObject({ code: 'request.not_json' });
    }
  });

  test('an unknown address: 404 in the one error body', async () => {
    for (const path of ['/api/nothing', '/api/projects/x/nothing', '/api']) {
      const answer = await owner.call(path);
      expect(answer.status, path).toBe(404);
      expect(await answer.json()).toMatchObject({ code: 'route.not_found', message: expect.any(String) });
    }
  });

  test('wrong settings: 500 without a word of them', async () => {
    const broken = { ...env, BETTER_AUTH_SECRET: 'short' };
    const answer = await api.request('http://localhost:8787/api/config', {}, broken);
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('SECRET');
  });

  test('without the keys of Stripe billing is off', async () => {
    const keys = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_PRICE_ID: '' };
    const answer = await api.request('http://localhost:8787/api/config', {}, { ...env, ...keys });
    expect(await answer.json()).toMatchObject({ billing: false });
  });

  test('GET /api/config says what is on', async () => {
    expect(await (await fetchApp('/api/config')).json()).toEqual({
      ai: { provider: 'openai-compatible', model: 'stand-in' },
      social: { google: false, oidc: false },
      mail: true,
      billing: true,
    });
  });
});
