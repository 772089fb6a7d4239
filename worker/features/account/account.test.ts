import { env } from 'cloudflare:workers';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { appUrl, asJson, createPerson, createProject, fetchApp, signUp } from '#worker/platform/testing/client.ts';

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

  test.each([
    ["another site's link", { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }],
    ['a script or picture at that address', { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }],
  ])('%s signs nobody out', async (_, from) => {
    const person = await createPerson();
    const headers = { cookie: person.cookie, ...from };
    expect((await fetchApp('/api/logout', { headers, redirect: 'manual' })).status).toBe(302);
    expect((await person.call('/api/auth/user')).status).toBe(200);
  });

  test('the sign-out link ends the session and goes home', async () => {
    const person = await createPerson();
    const answer = await fetchApp('/api/logout', { headers: { cookie: person.cookie }, redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('/');
    expect((await person.call('/api/auth/user')).status).toBe(401);
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
    const one = await person.client.user['email-preferences'].$put({ json: { emailMarketing: true } });
    expect(await one.json()).toEqual({ ...preferences, emailMarketing: true });
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

describe('the password', () => {
  test('a common one is refused, whatever its length', async () => {
    const post = (password: string) =>
      fetchApp(
        '/api/auth/sign-up/email',
        asJson(
          { email: `common-${crypto.randomUUID()}@example.com`, password, name: '' },
          { 'cf-connecting-ip': '10.7.7.7' },
        ),
      );
    for (const password of ['password1', 'QWERTYUIOP', 'iloveyou']) {
      const answer = await post(password);
      expect(answer.status, password).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 'PASSWORD_COMPROMISED' });
    }
    expect((await post('plainly unusual')).status).toBe(200);
  });

  test('it is changed only by who knows it, and every session but the one ends', async () => {
    const person = await createPerson();
    const second = await signInAgain(person.email, 'correct horse');
    const change = (currentPassword: string) =>
      fetchApp(
        '/api/auth/change-password',
        asJson({ currentPassword, newPassword: 'a new secret', revokeOtherSessions: true }, { cookie: person.cookie }),
      );
    expect((await change('wrong')).status).toBe(400);
    expect((await change('correct horse')).status).toBe(200);
    expect((await fetchApp('/api/auth/user', { headers: { cookie: second } })).status).toBe(401);
    expect((await person.call('/api/auth/user')).status).toBe(401);
    expect(await signInAgain(person.email, 'a new secret')).toContain('session_token');
  });

  test('a reset link works once, ends all sessions, and tells a stranger nothing', async () => {
    const person = await createPerson();
    const ask = (email: string) => fetchApp('/api/auth/request-password-reset', asJson({ email }));
    const [known, unknown] = [await ask(person.email), await ask('nobody@example.com')];
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(await known.text()).toBe(await unknown.text());
    const row = await env.DB.prepare(
      "select identifier from verifications where value = ? and identifier like 'reset%'",
    )
      .bind(person.userId)
      .first<{ identifier: string }>();
    const token = row?.identifier.replace('reset-password:', '') ?? '';
    const reset = (newPassword: string) => fetchApp('/api/auth/reset-password', asJson({ newPassword, token }));
    expect((await reset('short')).status).toBe(400);
    expect((await reset('password1')).status).toBe(400);
    expect((await reset('another secret')).status).toBe(200);
    expect((await person.call('/api/auth/user')).status).toBe(401);
    const again = await reset('third secret');
    expect(again.status).toBe(400);
    expect(await again.json()).toMatchObject({ code: 'INVALID_TOKEN' });
    expect(await signInAgain(person.email, 'another secret')).toContain('session_token');
  });
});

describe('an old reset link', () => {
  test('ends with any new password, by a newer link or in settings', async () => {
    const person = await createPerson();
    const tokens = async () => {
      const rows = await env.DB.prepare(
        "select identifier from verifications where value = ? and identifier like 'reset%'",
      )
        .bind(person.userId)
        .all<{ identifier: string }>();
      return rows.results.map(({ identifier }) => identifier.replace('reset-password:', ''));
    };
    const ask = (ip: string) =>
      fetchApp('/api/auth/request-password-reset', asJson({ email: person.email }, { 'cf-connecting-ip': ip }));
    const reset = (token: string, newPassword: string) =>
      fetchApp('/api/auth/reset-password', asJson({ newPassword, token }, { 'cf-connecting-ip': '10.3.3.4' }));
    await ask('10.3.3.5');
    await ask('10.3.3.6');
    const [older = '', newer = ''] = await tokens();
    expect((await reset(newer, 'the second secret')).status).toBe(200);
    expect((await reset(older, 'the thief was here')).status).toBe(400);
    await ask('10.3.3.7');
    const cookie = await signInAgain(person.email, 'the second secret');
    const body = { currentPassword: 'the second secret', newPassword: 'the third secret', revokeOtherSessions: true };
    expect((await fetchApp('/api/auth/change-password', asJson(body, { cookie }))).status).toBe(200);
    expect(await tokens()).toEqual([]);
  });

  test('is refused when its hour is over', async () => {
    const person = await createPerson();
    await fetchApp(
      '/api/auth/request-password-reset',
      asJson({ email: person.email }, { 'cf-connecting-ip': '10.3.3.3' }),
    );
    const row = await env.DB.prepare(
      "update verifications set expires_at = 1 where value = ? and identifier like 'reset%' returning identifier",
    )
      .bind(person.userId)
      .first<{ identifier: string }>();
    const token = row?.identifier.replace('reset-password:', '') ?? '';
    expect(token).not.toBe('');
    const answer = await fetchApp('/api/auth/reset-password', asJson({ newPassword: 'another secret', token }));
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'INVALID_TOKEN' });
    expect((await person.call('/api/auth/user')).status).toBe(200);
  });
});

describe('guessing', () => {
  test('one address makes 20 accounts in 10 s and no more', async () => {
    const from = { 'cf-connecting-ip': '10.4.4.4' };
    const answers = await Promise.all(
      Array.from({ length: 22 }, (_, index) => {
        const body = { email: `many-${index}-${crypto.randomUUID()}@example.com`, password: 'correct horse', name: '' };
        return fetchApp('/api/auth/sign-up/email', asJson(body, from));
      }),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(2);
  });

  test('right passwords never count', async () => {
    const person = await createPerson();
    for (let time = 0; time < 6; time += 1) expect(await signInAgain(person.email, 'correct horse')).not.toBe('');
  });
});

describe('settings', () => {
  test('sessions are listed, and one ended elsewhere stops working at once', async () => {
    const person = await createPerson();
    const second = await signInAgain(person.email, 'correct horse');
    const sessions = await (await person.client.user.sessions.$get()).json();
    expect(sessions.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true]);
    const other = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '';
    const stranger = await createPerson();
    expect((await stranger.call(`/api/user/sessions/${other}`, { method: 'DELETE' })).status).toBe(404);
    expect((await person.call(`/api/user/sessions/${other}`, { method: 'DELETE' })).status).toBe(204);
    expect((await fetchApp('/api/auth/user', { headers: { cookie: second } })).status).toBe(401);
    expect((await person.call('/api/auth/user')).status).toBe(200);
    const byCookie = await fetchApp('/api/user/sessions', { headers: { cookie: person.cookie } });
    expect(await byCookie.json()).toMatchObject([{ isCurrent: true }]);
  });

  test('the export holds every text of mine and nothing of others', async () => {
    const [person, other] = [await createPerson(), await createPerson()];
    for (const [who, word] of [
      [person, 'mine'],
      [other, 'theirs'],
    ] as const) {
      const project = await createProject(who, `Project ../${word}`);
      const content = `!document A/B ${word}\n!prompt Prompt ${word}\n!decide Who=${word}\n!say Done, ${word}.`;
      const base = `/api/projects/${project.id}`;
      await (await who.call(`${base}/contextual-chat`, asJson({ content }))).text();
      const schedule = { cadence: 'weekly', startsOn: '2026-11-02' };
      await who.call(`${base}/check-ins/schedule`, { ...asJson(schedule), method: 'PUT' });
      const { id } = await (await who.call(`${base}/reviews`, asJson({}))).json<{ id: string }>();
      const measured = { performanceData: { results: `Reviewed, ${word}.`, measures: [] }, improvementAreas: [] };
      const review = { ...measured, userFeedback: '', nextGoals: [] };
      await who.call(`${base}/reviews/${id}`, { ...asJson(review), method: 'PUT' });
    }
    const answer = await person.call('/api/user/export');
    expect(answer.headers.get('content-disposition')).toContain('launchpath-export.zip');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const names = Object.keys(files);
    expect(names).toHaveLength(9);
    expect(names.filter((name) => name.includes('..') || name.startsWith('/'))).toEqual([]);
    const all = Object.values(files)
      .map((bytes) => strFromU8(bytes))
      .join('\n');
    expect(all).toContain(person.email);
    expect(all).toContain('# A/B mine');
    expect(all).toContain('Done, mine.');
    expect(all).toContain('Reviewed, mine.');
    expect(all).toContain('"cadence": "weekly"');
    expect(all).not.toContain('theirs');
    expect(all).not.toMatch(/password|objectStorageKey":\s*"documents\/[^m]*theirs/);
  });

  test('deleting the account asks for its own address, in whatever spelling', async () => {
    const person = await createPerson();
    const remove = (email: string) => person.call('/api/user', { ...asJson({ email }), method: 'DELETE' });
    expect((await remove('somebody@example.com')).status).toBe(400);
    expect((await remove(person.email.toUpperCase())).status).toBe(204);
    expect((await person.call('/api/auth/user')).status).toBe(401);
  });
});

/** Signs in from an address of its own and syncs when it may. @returns the cookie. */
async function signInAgain(email: string, password: string): Promise<string> {
  const from = `10.5.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
  const answer = await fetchApp('/api/auth/sign-in/email', asJson({ email, password }, { 'cf-connecting-ip': from }));
  expect(answer.status).toBe(200);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}
