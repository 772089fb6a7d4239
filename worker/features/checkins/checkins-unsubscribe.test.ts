import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { openUnsubscribeSigner } from '#worker/features/checkins/checkins-token.service.ts';
import { insertDue } from '#worker/features/checkins/testing/mail-run.ts';
import { signPreview } from '#worker/features/previews/previews-token.service.ts';
import { createContext } from '#worker/platform/context.ts';
import { createPerson, fetchApp } from '#worker/platform/testing/client.ts';

const context = createContext(env, 'test');
const signFor = async (userId: string) => (await openUnsubscribeSigner(context))(userId);
const path = (token: string) => `/api/mails/unsubscribe?token=${encodeURIComponent(token)}`;
const wantsReminders = (userId: string) =>
  env.DB.prepare('select email_cycle_reminders as wants from users where id = ?').bind(userId).first('wants');

test('a link that is only opened changes nothing and leads to the page that asks', async () => {
  const { userId } = await insertDue();
  const token = await signFor(userId);
  for (const method of ['GET', 'HEAD']) {
    const answer = await fetchApp(path(token), { method, redirect: 'manual' });
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`/unsubscribe?token=${encodeURIComponent(token)}`);
  }
  const broken = await fetchApp('/api/mails/unsubscribe', { redirect: 'manual' });
  expect(broken.headers.get('location')).toBe('/unsubscribe?token=');
  expect(await wantsReminders(userId)).toBe(1);
});

/** As mail programs send it (RFC 8058), as a page of ours does, and as anybody else may. */
const posts: Record<string, RequestInit> = {
  'one click': {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  },
  'one click as a form with files': {
    body: '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  },
  'without a body': {},
  'from a page of a web mail': {
    body: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'text/plain', origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
  },
  'from our page': { headers: { origin: 'http://localhost:8787' } },
};

test.each(Object.entries(posts))('%s stops the mails without signing in, and again', async (_, init) => {
  const { userId } = await insertDue();
  const token = await signFor(userId);
  for (let time = 0; time < 2; time += 1) {
    const answer = await fetchApp(path(token), { ...init, method: 'POST' });
    expect(answer.status).toBe(204);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect(await wantsReminders(userId)).toBe(0);
  }
});

test('whoever holds a link turns nothing on with it', async () => {
  const { userId } = await insertDue({ wantsReminders: false });
  const token = await signFor(userId);
  for (const verb of ['unsubscribe', 'resubscribe'])
    await fetchApp(`/api/mails/${verb}?token=${encodeURIComponent(token)}`, { method: 'POST' });
  expect(await wantsReminders(userId)).toBe(0);
});

test('it touches no other preference', async () => {
  const person = await createPerson();
  await fetchApp(path(await signFor(person.userId)), { method: 'POST' });
  expect(await (await person.call('/api/auth/user')).json()).toMatchObject({
    emailCycleReminders: false,
    emailProductUpdates: true,
    emailMarketing: true,
  });
});

test('what we did not sign, and whoever is gone, answer alike', async () => {
  const [{ userId }, other] = [await insertDue(), await insertDue()];
  const token = await signFor(userId);
  const gone = await signFor(crypto.randomUUID());
  const signature = token.split('.')[1] ?? '';
  const preview = await signPreview(context, { kind: 'document', id: userId });
  const forged = [
    ...['', '.', userId, `${userId}.`, `${userId}.!`, `.${signature}`, `${other.userId}.${signature}`],
    ...[token.slice(0, -2), `${token}x`, `${userId}.${'A'.repeat(43)}`, preview, preview.split('.').slice(1).join('.')],
  ];
  const answers = new Set<string>();
  for (const each of [...forged, gone]) {
    const answer = await fetchApp(path(each), { method: 'POST' });
    answers.add(`${answer.status} ${await answer.text()}`);
  }
  expect([...answers]).toEqual([expect.stringMatching(/^404 \{.*"mails.invalid_link"\}$/)]);
  expect([await wantsReminders(userId), await wantsReminders(other.userId)]).toEqual([1, 1]);
});
