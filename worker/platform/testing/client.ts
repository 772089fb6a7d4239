import { exports } from 'cloudflare:workers';
import { hc } from 'hono/client';
import type { Api } from '#worker/api.ts';
import { insertAccount, password } from '#worker/platform/testing/accounts.ts';

export const appUrl = 'http://localhost:8787';

let people = 0;

/** One call to the app as the world sees it, from an address unless `init` names another. */
export function fetchApp(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!headers.has('cf-connecting-ip')) headers.set('cf-connecting-ip', '10.0.0.1');
  return exports.default.fetch(new Request(`${appUrl}${path}`, { ...init, headers }));
}

export const asJson = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', origin: appUrl, ...headers },
});

/** Signs a new person up by the real door, from an address of their own. The session is not synced yet. */
export async function signUp() {
  people += 1;
  const email = `person-${people}-${crypto.randomUUID()}@example.com`;
  const answer = await fetchApp(
    '/api/auth/sign-up/email',
    asJson({ email, password, name: '' }, { 'cf-connecting-ip': `10.0.${people >> 8}.${people & 255}` }),
  );
  if (!answer.ok) throw new Error(`sign-up answered ${answer.status}: ${await answer.text()}`);
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { user } = await answer.json<{ user: { id: string } }>();
  return { userId: user.id, email, cookie, idToken: await fetchIdToken(cookie) };
}

async function fetchIdToken(cookie: string): Promise<string> {
  const answer = await fetchApp('/api/auth/token', { headers: { cookie } });
  return (await answer.json<{ token: string }>()).token;
}

/** A person who is signed in and synced, with a typed client that carries the ID token. Sign-up itself is left out: see `signUp`. */
export async function createPerson() {
  const account = await insertAccount();
  const person = { ...account, idToken: await fetchIdToken(account.cookie) };
  const synced = await fetchApp('/api/auth/sync', asJson({ idToken: person.idToken, displayName: 'Ada Lovelace' }));
  if (!synced.ok) throw new Error(`sync answered ${synced.status}: ${await synced.text()}`);
  const headers = { authorization: `Bearer ${person.idToken}` };
  const client = hc<Api>(appUrl, { fetch: exports.default.fetch.bind(exports.default), headers }).api;
  const call = (path: string, init: RequestInit = {}) =>
    fetchApp(path, { ...init, headers: { ...headers, ...(init.headers as Record<string, string>) } });
  return { ...person, headers, client, call };
}

export type Person = Awaited<ReturnType<typeof createPerson>>;

/** A project of a person. */
export async function createProject(person: Person, name = 'Crumb Basket') {
  const answer = await person.client.projects.$post({
    json: { name, description: 'Pre-orders for a small bakery, picked up in the morning' },
  });
  if (answer.status !== 201) throw new Error(`creating a project answered ${answer.status}`);
  return answer.json();
}
