import { env } from 'cloudflare:workers';
import { pictureKeyOf } from '#worker/features/account/account-picture.service.ts';
import { newId } from '#worker/platform/schema.ts';
import { appUrl, asJson, createPerson, createProject, fetchApp, type Person } from '#worker/platform/testing/client.ts';
import { type Ids, initOf, pathOf, type Row } from '#worker/reliability/testing/routes.ts';

/** Stands in everything that an owner has, so that any answer can be searched for it. */
export const ownersMark = 'Quillfeather';

/** An owner with one of everything, and the ids of it all. */
export async function createWorld() {
  const owner = await createPerson();
  const project = await createProject(owner, `${ownersMark} bakery`);
  const base = `/api/projects/${project.id}`;
  const content = `!document Requirements\n!prompt Set-up\n!decide Who=${ownersMark}\n!say Ready, ${ownersMark}.`;
  await (await owner.call(`${base}/contextual-chat`, asJson({ content }))).text();
  const page = asJson({ title: 'Page.html', type: 'idea', content: `<p>${ownersMark}</p>` });
  const { id: pageId } = await (await owner.call(`${base}/documents`, page)).json<{ id: string }>();
  const picture = { httpMetadata: { contentType: 'image/png' } };
  await env.BODIES.put(pictureKeyOf(owner.userId), ownersMark, picture);
  const read = async <Answer>(path: string) => (await owner.call(path)).json<Answer>();
  const list = (kind: string) => read<{ id: string }[]>(`${base}/${kind}`);
  const [documents, prompts, messages] = [await list('documents'), await list('prompts'), await list('messages')];
  const ids: Ids = {
    projectId: project.id,
    slug: project.slug,
    documentId: documents.find(({ id }) => id !== pageId)?.id ?? '',
    pageId,
    promptId: prompts[0]?.id ?? '',
    sessionId: (await signInAgain(owner)).sessionId,
    previewToken: (await read<{ url: string }>(`/api/documents/${pageId}/preview`)).url.split('/').at(-1) ?? '',
    ...(await addCheckIns(owner.userId, project.id)),
  };
  return { owner, ids, messageId: messages[0]?.id ?? '' };
}

/** Check-ins of a project, with the two reviews that `Ids` knows. */
export async function addCheckIns(userId: string, projectId: string) {
  const [scheduleId, reviewId, writtenReviewId] = [newId(), newId(), newId()];
  const insert = env.DB.prepare(
    'insert into follow_up_reviews (id, project_id, schedule_id, checkpoint_name, review_date, user_feedback) values (?, ?, ?, ?, ?, ?)',
  );
  const toDo = `${ownersMark}\n!review What came of it\n!say It is written.`;
  await env.DB.batch([
    env.DB.prepare(
      "insert into follow_up_schedules (id, project_id, user_id, cadence, starts_on) values (?, ?, ?, 'weekly', '2026-11-02')",
    ).bind(scheduleId, projectId, userId),
    insert.bind(reviewId, projectId, scheduleId, '1 week after launch', Date.parse('2026-11-09'), null),
    insert.bind(writtenReviewId, projectId, scheduleId, '2 weeks after launch', Date.parse('2026-11-16'), toDo),
  ]);
  return { reviewId, writtenReviewId };
}

/** Another sign-in of theirs. */
export async function signInAgain({ userId, email }: Person) {
  const answer = await fetchApp(
    '/api/auth/sign-in/email',
    asJson({ email, password: 'correct horse' }, fromElsewhere()),
  );
  if (!answer.ok) throw new Error(`signing in answered ${answer.status}: ${await answer.text()}`);
  const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  const sql = 'select id from sessions where user_id = ? order by id desc limit 1';
  const sessionId = (await env.DB.prepare(sql).bind(userId).first<string>('id')) ?? '';
  return { sessionId, cookie: cookie.join('; ') };
}

/** Ids in the form of the app's own that nothing has. */
export function inventIds(): Ids {
  const id = crypto.randomUUID();
  const ids = { projectId: id, documentId: id, pageId: id, promptId: id, sessionId: id };
  return { ...ids, reviewId: id, writtenReviewId: id, slug: `nothing-${id}`, previewToken: id };
}

let addresses = 0;

/** An address of its own for each call, so that no limit by address is met. */
export function fromElsewhere(): { 'cf-connecting-ip': string } {
  addresses += 1;
  return { 'cf-connecting-ip': `10.${32 + (addresses >> 16)}.${(addresses >> 8) & 255}.${addresses & 255}` };
}

export type Credential = { authorization?: string; cookie?: string };

export const credentialOf = ({ idToken, cookie }: Pick<Person, 'idToken' | 'cookie'>): Credential => ({
  ...{ authorization: `Bearer ${idToken}`, cookie },
});

/** Calls a route as a page of the app does for whoever has this credential; `headers` come on top. */
export function callRoute(
  route: string,
  row: Row,
  ids: Ids,
  { authorization, cookie }: Credential,
  headers: Record<string, string> = {},
): Promise<Response> {
  const proof = {
    ...(cookie && (row.access === 'cookie' || !authorization) && { cookie }),
    ...(authorization && row.access !== 'cookie' && { authorization }),
  };
  const init = initOf(route, row);
  const all = { ...(init.headers as Record<string, string>), origin: appUrl, ...fromElsewhere(), ...proof, ...headers };
  return fetchApp(pathOf(route, ids), { ...init, headers: all, redirect: 'manual' });
}
