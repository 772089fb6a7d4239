import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { runDailyJobs } from '#worker/cron.ts';
import { buyPro, deliver } from '#worker/features/billing/testing/billing-calls.ts';
import { tasksInOrder } from '#worker/features/checklists/checklists-tasks.rules.ts';
import { asJson, createPerson, createProject, fetchApp, type Person } from '#worker/platform/testing/client.ts';
import { meterD1 } from '#worker/platform/testing/d1-meter.ts';
import { tellStripe } from '#worker/platform/testing/stripe.ts';

/** These have few rows however many people come: the last four are lists that a statement brings along. */
const smallTables = new Set(['project_step_definitions', 'jwks', 'task', 'states', 'counted', 'json_each']);

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
  const messages = await get<{ id: string }[]>(`${base}/messages`);
  await get(`${base}/messages?before=${messages[1]?.id}`);
  await post(`${base}/contextual-chat`, { content: '!say Edited.', replaces: messages[0]?.id });
  await get(`${base}/messages?replacedBy=${(await get<{ id: string }[]>(`${base}/messages`))[0]?.id}`);
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

async function readByCookie({ cookie }: Person, base: string) {
  for (const path of ['/api/auth/user', '/api/usage', '/api/projects', base, `${base}/messages`, `${base}/documents`]) {
    await (await fetchApp(path, { headers: { cookie } })).text();
  }
}

/** @returns the scans and sorts of growing tables in the plans of these statements. */
async function findBadPlans(statements: string[]): Promise<string[]> {
  const bad: string[] = [];
  for (const sql of new Set(statements)) {
    const values = Array.from(sql.matchAll(/\?/g), () => null);
    const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>();
    for (const { detail } of plan.results) {
      const scanned = /^SCAN (\w+)/.exec(detail)?.[1];
      const isGrowing = scanned && !smallTables.has(scanned) && scanned !== 'CONSTANT';
      if (isGrowing || detail.startsWith('USE TEMP B-TREE')) bad.push(`${detail}\n    ${sql}`);
    }
  }
  return bad;
}

test('no statement scans or sorts a growing table', async () => {
  const { statements } = await meterD1(useEverything);
  console.log(`${new Set(statements).size} different statements explained`);
  expect(new Set(statements).size).toBeGreaterThan(40);
  expect(await findBadPlans(statements)).toEqual([]);
}, 30_000);

test('a planted scan and a planted sort are found', async () => {
  const planted = [
    'SELECT * FROM projects WHERE name = ?',
    'SELECT * FROM projects WHERE user_id = ? ORDER BY name',
    'SELECT * FROM projects WHERE id = ?',
  ];
  expect((await findBadPlans(planted)).map((line) => line.split('\n')[0])).toEqual([
    'SCAN projects',
    'USE TEMP B-TREE FOR ORDER BY',
  ]);
});
