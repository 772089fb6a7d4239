import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test, vi } from 'vitest';
import { planOf } from '#shared/content/plans.ts';
import { quickRetries, setUpConversation } from '#worker/features/chat/testing/conversation.ts';
import type { UserLimits } from '#worker/features/usage/usage.object.ts';
import { newId } from '#worker/platform/schema.ts';
import { asJson, fetchApp } from '#worker/platform/testing/client.ts';
import { reportFigure } from '#worker/platform/testing/figures.ts';
import { insertPerson } from '#worker/reliability/testing/people.ts';
import { tearDownEvery } from '#worker/reliability/testing/write-points.ts';

const callsAtOnce = 200;
const createsAtOnce = 100;
const callsBetween = 40;

/** A Durable Object of which only the storage is looked at. */
type AnyObject = DurableObjectStub<Rpc.DurableObjectBranded & undefined>;

/** A stub of its own for each use: one whose object was evicted stays broken. */
const limitsOf = (userId: string) =>
  env.USER_LIMITS.get(env.USER_LIMITS.idFromName(userId)) as AnyObject & DurableObjectStub<UserLimits>;

/** A person with so many projects, whatever the plan says: each has a run of its own, so that the allowance alone holds them back. */
async function setUpProjects(plan: string, count: number) {
  const { userId, idToken } = await insertPerson({ plan });
  const projectIds = Array.from({ length: count }, () => newId());
  const insert = env.DB.prepare('insert into projects (id, user_id, name, slug) values (?, ?, ?, ?)');
  await env.DB.batch(projectIds.map((id) => insert.bind(id, userId, 'Crumb Basket', id)));
  const send = async (projectId: string) => {
    const body = { content: '!say Yes.', messageId: `only-${projectId}` };
    const path = `/api/projects/${projectId}/contextual-chat`;
    const answer = await fetchApp(path, asJson(body, { authorization: `Bearer ${idToken}` }));
    await answer.text();
    return answer.status;
  };
  return { userId, projectIds, send };
}

const readAnswered = async (userId: string) => {
  const sql =
    "select project_id as id from chat_messages where user_id = ? and role = 'assistant' and state = 'complete' order by 1";
  return (await env.DB.prepare(sql).bind(userId).all<{ id: string }>()).results.map(({ id }) => id);
};

const readCharges = (userId: string) =>
  runInDurableObject<Rpc.DurableObjectBranded & undefined, string[]>(limitsOf(userId), (_, { storage }) =>
    storage.sql
      .exec<{ id: string; state: string }>('select id, state from charges order by id')
      .toArray()
      .map(({ id, state }) => `${id.split(':')[0]} ${state}`),
  );

/** What a broken call logs is not looked at here. */
function silence() {
  const spies = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log')].map((spy) => spy.mockImplementation(() => {}));
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

test.for(['free', 'pro'])('%s: 200 messages at once', { timeout: 120_000 }, async (plan, context) => {
  const speak = silence();
  const limit = planOf(plan).maxPromptsPerDay;
  const { userId, projectIds, send } = await setUpProjects(plan, callsAtOnce);
  const { result, tornDown } = await tearDownEvery(callsBetween, ['reserve', 'commit'], () =>
    Promise.all(projectIds.map(send)),
  );
  // Who was told of a fault of ours sends the same message again.
  const told = new Map(projectIds.map((id, index) => [id, result[index] ?? 0]));
  const findFailed = () => [...told].filter(([, status]) => status >= 500).map(([id]) => id);
  const failed = findFailed().length;
  while (findFailed().length > 0) for (const id of findFailed()) told.set(id, await send(id));
  speak();
  const [answered, charges] = [await readAnswered(userId), await readCharges(userId)];
  const said = [...told].filter(([, status]) => status === 200).map(([id]) => id);
  const over = Math.max(0, answered.length - limit);
  const lost = said.filter((id) => !answered.includes(id)).length;
  reportFigure(context, {
    what: `Allowance of ${limit}: ${callsAtOnce} messages at once, the Durable Object torn down at every ${callsBetween}th call meanwhile; what failed by that is sent again`,
    asked: '0 over, 0 lost',
    measured: `${answered.length} answered, ${charges.length} charged, ${over} over, ${lost} lost`,
  });
  expect(tornDown).toBeGreaterThan(2);
  expect(failed).toBeGreaterThan(0);
  expect(charges).toEqual(answered.map((id) => `${id} spent`));
  expect(said.toSorted()).toEqual(answered);
  expect(answered).toHaveLength(limit);
});

test.for(['free', 'pro'])('%s: 100 new projects at once', { timeout: 60_000 }, async (plan, context) => {
  const limit = planOf(plan).maxProjects;
  const { userId, idToken } = await insertPerson({ plan });
  const create = async (index: number) => {
    const body = { name: `Idea ${index}`, slug: `idea-${index}-abcd1234` };
    const answer = await fetchApp('/api/projects', asJson(body, { authorization: `Bearer ${idToken}` }));
    return { status: answer.status, body: await answer.json<object>() };
  };
  const answers = await Promise.all(Array.from({ length: createsAtOnce }, (_, index) => create(index)));
  const made = answers.filter(({ status }) => status === 201);
  const refused = answers.filter(({ status }) => status === 403);
  const count = await env.DB.prepare('select count(*) as n from projects where user_id = ?').bind(userId).first('n');
  reportFigure(context, {
    what: `Room for ${limit} ${limit === 1 ? 'project' : 'projects'}: ${createsAtOnce} made at once`,
    asked: '0 over, 0 lost',
    measured: `${made.length} made, ${count} stored, ${refused.length} refused`,
  });
  expect([made.length, count, refused.length]).toEqual([limit, limit, createsAtOnce - limit]);
  const limitBody = { code: 'projects.limit_reached', isLimitError: true, limit };
  for (const { body } of refused) expect(body).toMatchObject(limitBody);
});

type Fault = {
  settings?: Parameters<typeof setUpConversation>[0];
  content?: string;
  /** For how long the model may be silent. */
  silenceMs?: number;
  isStopped?: boolean;
};

const capacity = () => Promise.reject(new Error('3040: Capacity temporarily exceeded, please try again.'));
const gibberish = async () => new Response('data: {"choices":[{"delta":{"conte\n\ndata: <html>\n\n').body;
const workersAi = (run: unknown) => ({ AI_PROVIDER: 'workers-ai', AI_MODEL: '@cf/zai-org/glm-4.7-flash', AI: { run } });

/** What becomes of a message whose model fails; nobody stands in for it. */
const faults: Record<string, Fault> = {
  429: { content: '!status 429' },
  capacity: { settings: workersAi(capacity) },
  403: { content: '!status 403' },
  timeout: { content: '!hang', silenceMs: 150 },
  truncated: { content: '!say The first half\n!cut' },
  aborted: { content: '!wait 2000\n!say Too late.', isStopped: true },
  empty: { content: '!say' },
  'bad JSON': { settings: workersAi(gibberish) },
};

test('a message whose model fails costs nothing', { timeout: 60_000 }, async (context) => {
  const speak = silence();
  const charged: string[] = [];
  for (const [name, { settings, content = 'What comes next?', silenceMs, isStopped }] of Object.entries(faults)) {
    const { person, stream, send, stop, changePatience } = await setUpConversation({
      AI_FALLBACK: 'none',
      ...settings,
    });
    await changePatience({ model: quickRetries, ...(silenceMs && { silenceMs }) });
    const answer = await (isStopped ? stream(content) : send(content));
    if (isStopped) await stop();
    const text = await answer.text();
    if (answer.status < 400 && !isStopped) charged.push(`${name} is no fault: ${text}`);
    charged.push(...(await readCharges(person.userId)).map((charge) => `${name}: ${charge}`));
    const { promptsUsedToday } = await (await person.client.usage.$get()).json();
    if (promptsUsedToday !== 0) charged.push(`${name}: ${promptsUsedToday} used`);
  }
  speak();
  reportFigure(context, {
    what: `Faults of the model (${Object.keys(faults).join(', ')})`,
    asked: '8 of 8 given back, net charge 0',
    measured: `${Object.keys(faults).length} faults, ${charged.length} charged or held`,
  });
  expect(charged).toEqual([]);
});
