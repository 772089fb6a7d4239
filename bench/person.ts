import { appUrl, type startBuiltApp } from './built-app.ts';

type App = Awaited<ReturnType<typeof startBuiltApp>>;

let people = 0;

/** A person of the built app, by the same doors as a browser, each from an address of its own: signed up, synced, on Pro, with a project. */
export async function createPerson({ url, database }: App, name: string) {
  people += 1;
  const address = `10.0.${people >> 8}.${people & 255}`;
  const email = `${name}@example.com`;
  const post = (path: string, body: unknown, headers: Record<string, string>) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', origin: appUrl, 'cf-connecting-ip': address, ...headers },
    });
  const signedUp = await mustSucceed(
    post('/api/auth/sign-up/email', { email, password: 'correct horse', name: '' }, {}),
  );
  const { user } = (await signedUp.json()) as { user: { id: string } };
  const cookie = signedUp.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const token = await mustSucceed(fetch(`${url}/api/auth/token`, { headers: { cookie, 'cf-connecting-ip': address } }));
  const { token: idToken } = (await token.json()) as { token: string };
  const bearer = { authorization: `Bearer ${idToken}` };
  await mustSucceed(post('/api/auth/sync', { idToken }, {}));
  await database.prepare("UPDATE users SET plan = 'pro' WHERE email = ?").bind(email).run();
  const created = await mustSucceed(
    post('/api/projects', { name: 'Crumb Basket', description: 'Pre-orders for a small bakery' }, bearer),
  );
  const { id: projectId } = (await created.json()) as { id: string };
  const send = (content: string) =>
    post(
      `/api/projects/${projectId}/contextual-chat`,
      { content, messageId: crypto.randomUUID() },
      {
        ...bearer,
        accept: 'text/event-stream',
      },
    );
  return { projectId, userId: user.id, email, bearer, cookie: { cookie }, send };
}

export type Person = Awaited<ReturnType<typeof createPerson>>;

async function mustSucceed(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
  return response;
}
