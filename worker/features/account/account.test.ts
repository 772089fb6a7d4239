import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { appUrl, asJson, createPerson, fetchApp, signUp } from '#worker/platform/testing/client.ts';

describe('sign-up, sync and sign-out', () => {
  test('a session counts only once it is synced', async () => {
    const person = await signUp();
    const headers = { authorization: `Bearer ${person.idToken}` };
    const before = await fetchApp('/api/auth/user', { headers });
    expect(before.status).toBe(401);
    expect(await before.json()).toMatchObject({ code: 'auth.not_synced' });

    const synced = await fetchApp(
      '/api/auth/sync',
      asJson({ idToken: person.idToken, email: 'somebody-else@example.com', displayName: 'Ada King Lovelace' }),
    );
    expect(synced.status).toBe(200);

    const user = await (await fetchApp('/api/auth/user', { headers })).json();
    expect(user).toMatchObject({ email: person.email, firstName: 'Ada', lastName: 'King Lovelace', plan: 'free' });
    expect(user).toMatchObject({ emailProductUpdates: true, emailCycleReminders: true, emailMarketing: true });
  });

  test('a second sync within 5 s is refused with the time to wait', async () => {
    const person = await createPerson();
    const again = await fetchApp('/api/auth/sync', asJson({ idToken: person.idToken }));
    expect(again.status).toBe(429);
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await again.json()).toMatchObject({ message: 'Rate limited - please wait before retrying' });
  });

  test('ten syncs at once are one', async () => {
    const person = await signUp();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => fetchApp('/api/auth/sync', asJson({ idToken: person.idToken }))),
    );
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(9);
  });

  test('the session cookie reads, and writes only from the app itself', async () => {
    const person = await createPerson();
    const { cookie } = person;
    expect((await fetchApp('/api/auth/user', { headers: { cookie } })).status).toBe(200);
    const write = (headers: Record<string, string>) =>
      fetchApp('/api/projects', {
        method: 'POST',
        body: JSON.stringify({ name: 'Cookie jar' }),
        headers: { cookie, 'content-type': 'application/json', ...headers },
      });
    expect((await write({})).status).toBe(403);
    expect((await write({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await write({ origin: appUrl })).status).toBe(201);
  });

  test('a cookie with another signature is nobody', async () => {
    const { cookie } = await createPerson();
    const forged = cookie.replace(/(=[^.;]+)\.[^;]+/, `$1.${encodeURIComponent(btoa('x'.repeat(32)))}`);
    expect(forged).toMatch(/^launchpath\.session_token=/);
    expect(forged).not.toBe(cookie);
    expect((await fetchApp('/api/auth/user', { headers: { cookie: forged } })).status).toBe(401);
  });

  test('after sign-out the token and the cookie stop working at once', async () => {
    const person = await createPerson();
    const out = await fetchApp('/api/auth/sign-out', asJson({}, { cookie: person.cookie }));
    expect(out.status).toBe(200);
    expect((await person.call('/api/auth/user')).status).toBe(401);
    expect((await person.call('/api/projects', { ...asJson({ name: 'Too late' }) })).status).toBe(401);
    expect((await fetchApp('/api/auth/user', { headers: { cookie: person.cookie } })).status).toBe(401);
  });

  test('the sign-out link ends the session and goes home', async () => {
    const person = await createPerson();
    const answer = await fetchApp('/api/logout', { headers: { cookie: person.cookie }, redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/');
    expect((await person.call('/api/auth/user')).status).toBe(401);
  });
});

describe('ID tokens', () => {
  const encode = (value: unknown) => btoa(JSON.stringify(value)).replaceAll('=', '');

  test('another person can not be claimed', async () => {
    const [ada, eve] = [await createPerson(), await createPerson()];
    const [header, payload, signature] = eve.idToken.split('.') as [string, string, string];
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    const forged = [
      `${header}.${encode({ ...claims, sub: ada.userId })}.${signature}`,
      `${encode({ alg: 'none' })}.${encode({ ...claims, sub: ada.userId })}.`,
      `${header}.${payload}.${signature.slice(0, -4)}AAAA`,
      'not-a-token',
      `${header}.${payload}`,
    ];
    for (const token of forged) {
      const answer = await fetchApp('/api/auth/user', { headers: { authorization: `Bearer ${token}` } });
      expect(answer.status, token.slice(0, 40)).toBe(401);
      expect((await fetchApp('/api/auth/sync', asJson({ idToken: token }))).status).toBe(401);
    }
  });
});

describe('accounts', () => {
  test('a taken address and a short password get a clear answer', async () => {
    const person = await createPerson();
    const post = (email: string, password: string) =>
      fetchApp('/api/auth/sign-up/email', asJson({ email, password, name: '' }, { 'cf-connecting-ip': '10.9.9.9' }));
    const taken = await post(person.email, 'another password');
    expect(taken.status).toBe(422);
    const short = await post('short@example.com', 'seven77');
    expect(short.status).toBe(400);
    expect(await short.json()).toMatchObject({ code: 'PASSWORD_TOO_SHORT' });
  });

  test('e-mail preferences are stored', async () => {
    const person = await createPerson();
    const preferences = { emailProductUpdates: false, emailCycleReminders: true, emailMarketing: false };
    await person.client.user['email-preferences'].$put({ json: preferences });
    expect(await (await person.call('/api/auth/user')).json()).toMatchObject(preferences);
  });

  test('passwords are stored hashed', async () => {
    const person = await createPerson();
    const row = await env.DB.prepare('select password from accounts where user_id = ?').bind(person.userId).first();
    expect(String(row?.password)).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/);
  });

  test('only the needed doors of the sign-in library are open', async () => {
    const person = await createPerson();
    for (const path of ['/api/auth/list-sessions', '/api/auth/get-session', '/api/auth/jwks', '/api/auth/ok']) {
      expect((await fetchApp(path, { headers: { cookie: person.cookie } })).status, path).toBe(404);
    }
    for (const path of ['/api/auth/update-user', '/api/auth/delete-user', '/api/auth/change-email']) {
      expect((await fetchApp(path, asJson({}, { cookie: person.cookie }))).status, path).toBe(404);
    }
  });
});
