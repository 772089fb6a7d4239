import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { SignJWT } from 'jose';
import { pictureKeyOf } from '#worker/features/account/account-picture.service.ts';
import type { ReplyRun } from '#worker/features/chat/chat.object.ts';
import { createDocument } from '#worker/features/documents/documents.service.ts';
import { receiveOwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { createPrompt } from '#worker/features/prompts/prompts.service.ts';
import { createContext } from '#worker/platform/context.ts';
import { newId } from '#worker/platform/schema.ts';
import { password } from '#worker/platform/testing/accounts.ts';
import { fetchApp } from '#worker/platform/testing/client.ts';
import { insertPerson } from '#worker/reliability/testing/people.ts';
import { type Ids, type Row, rows } from '#worker/reliability/testing/routes.ts';
import { addCheckIns, callRoute, credentialOf, fromElsewhere, inventIds } from '#worker/reliability/testing/world.ts';

/** A call that its caller may make, all of whose writes come to something, and what they are about. */
export type Scenario = {
  call: () => Promise<Response>;
  /** How the same person comes to the same end where the call itself can't be made twice. */
  otherwise?: () => Promise<Response>;
  /** What makes it as late as the call may be made again. */
  wait?: () => Promise<unknown>;
  userId: string;
  projectId?: string;
};

/** A project with a document, a page, a prompt and check-ins, and of whose conversation something is kept; without a turn of it. */
export async function createFilledProject(userId: string): Promise<Ids> {
  const projectId = newId();
  await env.DB.prepare('insert into projects (id, user_id, name, slug) values (?, ?, ?, ?)')
    .bind(projectId, userId, 'Crumb Basket', projectId)
    .run();
  const [context, project] = [createContext(env, 'test'), receiveOwnedProject(projectId)];
  const save = (title: string) => createDocument(context, project, { title, type: 'idea', content: title });
  const [document, page] = [await save('Requirements'), await save('Page.html')];
  const prompt = await createPrompt(context, project, { title: 'Set-up', documentType: 'setup_prompt', content: 'Go' });
  const run = env.REPLY_RUN.get(env.REPLY_RUN.idFromName(projectId)) as DurableObjectStub<ReplyRun>;
  await runInDurableObject(run, (_, { storage }) => storage.put('condensed', 'up to here'));
  const ids = { projectId, slug: projectId, documentId: document.id, pageId: page.id, promptId: prompt.id };
  return { ...inventIds(), ...ids, ...(await addCheckIns(userId, projectId)) };
}

/** A sign-in of a person's that nobody uses. @returns its id. */
async function addSession(userId: string): Promise<string> {
  const id = newId();
  await env.DB.prepare('insert into sessions (id, sid, expire, user_id) values (?, ?, ?, ?)')
    .bind(id, id, Date.now() + 3_600_000, userId)
    .run();
  return id;
}

/** A link to a new password that was sent to a person. @returns its token. */
async function addResetLink(userId: string): Promise<string> {
  const token = newId();
  await env.DB.prepare('insert into verifications (id, identifier, value, expires_at) values (?, ?, ?, ?)')
    .bind(newId(), `reset-password:${token}`, userId, Date.now() + 3_600_000)
    .run();
  return token;
}

const createOwner = async () => {
  const owner = await insertPerson({ plan: 'pro' });
  await env.BODIES.put(pictureKeyOf(owner.userId), 'a picture', { httpMetadata: { contentType: 'image/png' } });
  await env.DB.prepare("update users set profile_image_url = '/api/user/picture' where id = ?")
    .bind(owner.userId)
    .run();
  return owner;
};

const rowOf = (route: string): Row => rows[route] ?? { access: 'open', status: 0 };

/** Calls a route as somebody; `body` in place of that of the table. */
function callAs(person: { idToken: string; cookie: string }, route: string, ids: Ids = inventIds(), body?: unknown) {
  const row = rowOf(route);
  return callRoute(route, body === undefined ? row : { ...row, body }, ids, credentialOf(person));
}

const signIn = (email: string, secret = password) =>
  callRoute('POST /api/auth/sign-in/email', { ...rowOf(''), body: { email, password: secret } }, inventIds(), {});

/** Of routes whose call in the table comes to nothing, or has an end of its own, the call that does. */
const special: Record<string, (route: string) => Promise<Scenario>> = {
  'POST /api/auth/sign-up/email': async (route) => {
    const body = { email: `struck-${newId()}@example.com`, password, name: '' };
    const call = () => callRoute(route, { ...rowOf(route), body }, inventIds(), {});
    // Until then a sign-up counts as under way.
    const wait = () =>
      env.DB.prepare('update users set created_at = created_at - 30001 where email = ?').bind(body.email).run();
    return { call, wait, otherwise: () => signIn(body.email), userId: body.email };
  },
  'POST /api/auth/sign-in/email': async () => {
    const { userId, email } = await insertPerson();
    return { call: () => signIn(email), userId };
  },
  'POST /api/auth/sync': async (route) => {
    const person = await insertPerson({ isSynced: false });
    return { call: () => callAs(person, route, undefined, { idToken: person.idToken }), userId: person.userId };
  },
  'POST /api/auth/request-password-reset': async (route) => {
    const person = await insertPerson();
    return { call: () => callAs(person, route, undefined, { email: person.email }), userId: person.userId };
  },
  'POST /api/auth/send-verification-email': async (route) => {
    const person = await insertPerson();
    return { call: () => callAs(person, route, undefined, { email: person.email }), userId: person.userId };
  },
  'POST /api/auth/reset-password': async (route) => {
    const person = await insertPerson();
    const reset = (token: string) => callAs(person, route, undefined, { token, newPassword: 'another secret' });
    const token = await addResetLink(person.userId);
    const otherwise = async () => reset(await addResetLink(person.userId));
    return { call: () => reset(token), otherwise, userId: person.userId };
  },
  'GET /api/auth/verify-email': async () => {
    const { userId, email } = await insertPerson();
    const token = await new SignJWT({ email })
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(new TextEncoder().encode(env.BETTER_AUTH_SECRET));
    const path = `/api/auth/verify-email?token=${token}`;
    return { call: () => fetchApp(path, { headers: fromElsewhere(), redirect: 'manual' }), userId };
  },
  'POST /api/auth/change-password': async (route) => {
    const person = await insertPerson();
    const body = { currentPassword: password, newPassword: 'another secret', revokeOtherSessions: true };
    const call = () => callAs(person, route, undefined, body);
    return { call, otherwise: () => signIn(person.email, 'another secret'), userId: person.userId };
  },
  'POST /api/auth/sign-out': async (route) => {
    const person = await insertPerson();
    const row = { ...rowOf(route), access: 'cookie' as const };
    return { call: () => callRoute(route, row, inventIds(), credentialOf(person)), userId: person.userId };
  },
  'GET /api/logout': async (route) => {
    const person = await insertPerson();
    const row = { ...rowOf(route), access: 'cookie' as const };
    return { call: () => callRoute(route, row, inventIds(), credentialOf(person)), userId: person.userId };
  },
  'PUT /api/user/email-preferences': async (route) => {
    const person = await createOwner();
    const body = { emailProductUpdates: false, emailMarketing: false };
    return { call: () => callAs(person, route, undefined, body), userId: person.userId };
  },
  'DELETE /api/user/sessions/:id': async (route) => {
    const person = await createOwner();
    const ids = { ...inventIds(), sessionId: await addSession(person.userId) };
    return { call: () => callAs(person, route, ids), userId: person.userId };
  },
  'DELETE /api/user': async (route) => {
    const person = await createOwner();
    const { projectId } = await createFilledProject(person.userId);
    await createFilledProject(person.userId);
    await env.USER_LIMITS.get(env.USER_LIMITS.idFromName(person.userId)).reserve('spent', 5, 60_000);
    return { call: () => callAs(person, route, undefined, { email: person.email }), userId: person.userId, projectId };
  },
  'POST /api/projects': async (route) => {
    const person = await createOwner();
    const body = { name: 'Struck', slug: 'struck-abcd1234' };
    return { call: () => callAs(person, route, undefined, body), userId: person.userId };
  },
};

/** A body with the id that the page sends along, by which a repeated call finds itself. */
const repeatable: Record<string, object> = {
  'POST /api/projects/:projectId/documents': { saveId: 'the-same-save' },
};

/** What is needed to call a route once, everything of it fresh. */
export async function setUpScenario(route: string): Promise<Scenario> {
  const make = special[route];
  if (make) return make(route);
  const { userId, ...person } = await createOwner();
  const ids = await createFilledProject(userId);
  const { body } = rowOf(route);
  const more = repeatable[route];
  const call = () => callAs(person, route, ids, more ? { ...(body as object), ...more } : body);
  return { call, userId, projectId: ids.projectId };
}
