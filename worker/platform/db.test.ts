import { env } from 'cloudflare:workers';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { plans } from '#shared/content/plans.ts';
import { runDailyJobs } from '#worker/cron.ts';
import { buyPro, deliver } from '#worker/features/billing/testing/billing-calls.ts';
import { tasksInOrder } from '#worker/features/checklists/checklists-tasks.rules.ts';
import { createContext } from '#worker/platform/context.ts';
import { asJson, createPerson, createProject, fetchApp, type Person } from '#worker/platform/testing/client.ts';
import {
  type Bound,
  type Cost,
  findBadPlans,
  findDear,
  measureStatements,
} from '#worker/platform/testing/d1-statements.ts';
import { tellStripe } from '#worker/platform/testing/stripe.ts';
import { addCrowd, fillProjects } from '#worker/reliability/testing/crowd.ts';
import { rows } from '#worker/reliability/testing/routes.ts';
import { callRoute, createWorld, credentialOf } from '#worker/reliability/testing/world.ts';

/** A person's whole way through the app, so that every statement is sent once. */
async function useEverything() {
  const person = await createPerson();
  const project = await createProject(person);
  const base = `/api/projects/${project.id}`;
  const content = '!decide Who=Bakers\n!document Requirements\n!prompt Set-up\n!say Ready.';
  const post = async (path: string, body: unknown) => (await person.call(path, asJson(body))).text();
  const put = async (path: string, body: unknown) =>
    (await person.call(path, { ...asJson(body), method: 'PUT' })).text();
  const get = async <Body>(path: string) => (await person.call(path)).json<Body>();
  await fillProjects([project.id], 60);
  await post(`${base}/contextual-chat`, { content, messageId: 'all-of-it-1' });
  await post('/api/projects', { name: 'One too many' });
  await put(base, { name: 'Renamed' });
  await put('/api/user/email-preferences', {
    emailProductUpdates: true,
    emailCycleReminders: true,
    emailMarketing: true,
  });
  await put(`${base}/task-statuses/${tasksInOrder[0]?.id}`, {
    status: 'completed',
    userNotes: 'Done',
    baseUpdatedAt: null,
  });
  const ofProject = ['', '/checklist', '/task-statuses', '/progress-history'].map((path) => base + path);
  for (const path of ['/api/auth/user', '/api/usage', '/api/projects', ...ofProject]) await get(path);
  await get(`/api/projects/by-slug/${project.slug}`);
  const messages = await get<{ id: string; role: string }[]>(`${base}/messages`);
  const replaces = messages.find(({ role }) => role === 'user')?.id;
  await get(`${base}/messages?before=${messages[1]?.id}`);
  await post(`${base}/contextual-chat`, { content: '!say Edited.', replaces });
  const edited = (await get<{ id: string; role: string }[]>(`${base}/messages`)).findLast(
    ({ role }) => role === 'user',
  );
  await get(`${base}/messages?replacedBy=${edited?.id}`);
  for (const title of 'ABCDEFGH') await post(`${base}/documents`, { title, type: 'idea', content: 'Mine' });
  await post(`${base}/documents`, { title: 'Notes', type: 'idea', content: 'Mine', baseVersion: 0 });
  await (await person.call(`${base}/documents/bodies`)).text();
  for (const kind of ['documents', 'prompts']) {
    const [first] = await get<{ id: string; title: string }[]>(`${base}/${kind}`);
    await get(`/api/${kind}/${first?.id}`);
    await get(`${base}/${kind}/${first?.title}/versions`);
  }
  await post(`${base}/prompts`, { title: '!prompt Checkout' });
  await (await person.call(`${base}/prompts/bodies`)).text();
  const [prompt] = await get<{ id: string }[]>(`${base}/prompts`);
  await put(`/api/prompts/${prompt?.id}/use`, {});
  await post(`/api/prompts/organize-prompts/${project.id}`, {});
  await useCheckIns(person, base);
  const page = await post(`${base}/documents`, { title: 'page.html', type: 'idea', content: 'Mine' });
  for (const path of [`${base}/mockup`, `/api/documents/${JSON.parse(page).id}/preview`]) {
    await (await fetchApp((await get<{ url: string }>(path)).url)).text();
  }
  await readByCookie(person, base);
  const customer = await buyPro(person);
  for (const path of ['status', 'invoices']) await get(`/api/subscription/${path}`);
  await post('/api/subscription/cancel', {});
  for (const event of await tellStripe('events', { customer })) await deliver(event);
  await runDailyJobs(env, Date.now() + 86_400_000);
  await person.call(base, { method: 'DELETE' });
  await fetchApp('/api/auth/sign-in/email', asJson({ email: person.email, password: 'correct horse' }));
  await fetchApp('/api/auth/sign-out', asJson({}, { cookie: person.cookie }));
}

async function useCheckIns(person: Person, base: string) {
  const send = async <Body>(method: string, path: string, body: unknown) =>
    (await person.call(`${base}${path}`, { ...asJson(body), method })).json<Body>();
  await send('PUT', '/check-ins/schedule', { cadence: 'checkpoints', startsOn: '2026-11-01' });
  const { id, updatedAt } = await send<{ id: string; updatedAt: string }>('POST', '/reviews', {});
  const others = { improvementAreas: [], nextGoals: [] };
  const written = { performanceData: { results: '!review It', measures: [] }, userFeedback: '!say Yes.', ...others };
  await send('PUT', `/reviews/${id}`, { ...written, baseUpdatedAt: updatedAt });
  await send('POST', `/reviews/${id}/finish`, {});
  await (await person.call(`${base}/check-ins`)).text();
}

async function readByCookie({ cookie }: Person, base: string) {
  const ofProject = ['', '/messages', '/documents', '/check-ins'].map((path) => base + path);
  for (const path of ['/api/auth/user', '/api/usage', '/api/projects', ...ofProject]) {
    await (await fetchApp(path, { headers: { cookie } })).text();
  }
}

/** Statements that may read more than twice what they give: what bounds them is no table's size. */
const bounds: Bound[] = [
  // Every built-in task is brought along in a list, whose rows D1 counts, and is gone through for each of the three steps.
  { of: /json_each\(\?\) as task/, most: () => 8 * tasksInOrder.length },
  // As many projects as a plan has room for are counted.
  { of: /select count\(\*\) from "projects"/, most: ({ rows }) => 2 * rows + 5 + plans.pro.maxProjects },
  // A list of keys or ids counts as rows too: each is read there, in the index and in the table.
  { of: /in \(select value from json_each\(\?\)\)/, most: ({ rows }) => 4 * rows + 5 },
  // Messages that are set aside leave the index that they are found by, so they are kept on a list first.
  { of: /^update "chat_messages" set "replaced_by"/, most: ({ rows }) => 3 * rows + 5 },
  // A page of old rows is found, kept aside and deleted; what hangs on a deleted row is found by its index and looked after in its turn.
  { of: /^(delete|update) .* limit \?\)$|^delete from "(projects|users)"/, most: ({ rows }) => 6 * rows + 20 },
];

describe('among many rows of this project and of other people', () => {
  let costs: Cost[];

  beforeAll(async () => {
    const { owner, ids } = await createWorld();
    await env.DB.prepare("update users set plan = 'pro' where id = ?").bind(owner.userId).run();
    for (const name of ['Second', 'Third', 'Fourth', 'Fifth']) await createProject(owner, name);
    await fillProjects([ids.projectId], 60);
    const dispel = await addCrowd();
    costs = await measureStatements(async () => {
      for (const [route, row] of Object.entries(rows)) {
        await (await callRoute(route, row, ids, credentialOf(owner))).arrayBuffer();
      }
      await useEverything();
    });
    await dispel();
  }, 60_000);

  test('no statement scans, sorts or skips rows of a growing table', async () => {
    console.log(`${costs.length} different statements explained`);
    expect(costs.length).toBeGreaterThan(110);
    expect(await findBadPlans(costs.map(({ sql }) => sql))).toEqual([]);
  });

  test('no statement reads more than twice what it gives, and five rows', () => {
    expect(findDear(costs, bounds)).toEqual([]);
  });

  test('every bound is needed', () => {
    const dear = costs.filter((cost) => findDear([cost]).length > 0);
    for (const { of } of bounds)
      expect(
        dear.filter(({ sql }) => of.test(sql)),
        String(of),
      ).not.toEqual([]);
  });
});

test('a planted scan, a sort and a skip are found, and what reads too much', async () => {
  const planted = [
    'SELECT * FROM projects WHERE name = ?',
    'SELECT * FROM projects WHERE user_id = ? ORDER BY name',
    'SELECT * FROM projects WHERE user_id = ? LIMIT 9 OFFSET ?',
    'SELECT * FROM projects WHERE id = ?',
  ];
  expect((await findBadPlans(planted)).map((line) => line.split('\n')[0])).toEqual([
    'SCAN projects',
    'USE TEMP B-TREE FOR ORDER BY',
    'OFFSET',
  ]);
  const project = await createProject(await createPerson());
  await fillProjects([project.id], 60);
  const { db } = createContext(env, 'test');
  const ofProject = sql`project_id = ${project.id}`;
  const costs = await measureStatements(async () => {
    await db.run(sql`select count(*) from chat_messages where ${ofProject}`);
    await db.run(sql`select * from documents where ${ofProject} and excerpt = 'another'`);
    await db.run(sql`select * from documents where ${ofProject}`);
  });
  expect(costs).toHaveLength(3);
  expect(findDear(costs).map((line) => line.split('\n')[0])).toEqual([
    expect.stringMatching(/^1[2-9]\d rows read for 1$/),
    expect.stringMatching(/rows read for 0$/),
  ]);
});
