import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { api } from '#worker/api.ts';
import { asJson, createPerson, createProject, fetchApp, type Person } from '#worker/platform/testing/client.ts';
import { meterD1 } from '#worker/platform/testing/d1-meter.ts';
import { type Ids, rows } from '#worker/reliability/testing/routes.ts';
import { callRoute, createWorld, credentialOf } from '#worker/reliability/testing/world.ts';

const measured = Object.entries(rows).filter(([, { roundTrips }]) => roundTrips !== undefined);

let owner: Person;
let ids: Ids;

beforeAll(async () => {
  ({ owner, ids } = await createWorld());
});

describe('every route of the app', () => {
  test.each(measured)('%s keeps to its round trips', async (route, row) => {
    const { result, roundTrips } = await meterD1(async () => {
      const answer = await callRoute(route, row, ids, credentialOf(owner));
      await answer.arrayBuffer();
      return answer;
    });
    expect(result.status).toBe(row.status);
    expect(roundTrips).toBe(row.roundTrips);
  });

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
