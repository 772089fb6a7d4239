import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { runDailyJobs } from '#worker/cron.ts';
import { pictureKeyOf } from '#worker/features/account/account-picture.service.ts';
import { newId } from '#worker/platform/schema.ts';
import { asJson, createPerson, createProject, fetchApp } from '#worker/platform/testing/client.ts';
import { reportFigure } from '#worker/platform/testing/figures.ts';
import { readState } from '#worker/reliability/testing/dangling.ts';
import { readTables, type Sql, seedTables } from '#worker/reliability/testing/seed.ts';
import { signInAgain } from '#worker/reliability/testing/world.ts';

const run: Sql = async (sql, ...values) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all()
  ).results;

const tables = await readTables(run);

/** The rows of all tables in which one of these words stands, in whatever column. */
async function findRows(words: string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const { name, columns } of tables) {
    const stands = columns.map((column) => `instr("${name}"."${column.name}", word.value)`).join(' or ');
    const [row] = await run(
      `select count(*) as n from "${name}" where exists (select 1 from json_each(?) as word where ${stands})`,
      JSON.stringify(words),
    );
    if (Number(row?.n) > 0) found.set(name, Number(row?.n));
  }
  return found;
}

/** Somebody with rows in every table that can hold something of theirs, objects, and Durable Objects that remember them. */
async function createFullPerson() {
  const person = await createPerson();
  const project = await createProject(person);
  const base = `/api/projects/${project.id}`;
  const content = '!document Requirements\n!document Requirements\n!prompt Set-up\n!decide Who=Bakers\n!say Done.';
  await (await person.call(`${base}/contextual-chat`, asJson({ content }))).text();
  const schedule = { cadence: 'weekly', startsOn: '2026-11-02' };
  await person.call(`${base}/check-ins/schedule`, { ...asJson(schedule), method: 'PUT' });
  await person.call(`${base}/reviews`, asJson({}));
  await fetchApp('/api/auth/request-password-reset', asJson({ email: person.email }));
  await env.BODIES.put(pictureKeyOf(person.userId), 'a picture');
  const again = await signInAgain(person);
  // What no route fills yet is filled as the schema says.
  const ofPeople = tables.filter(({ columns }) =>
    columns.some(({ name }) => name === 'user_id' || name === 'project_id'),
  );
  const filled = await findRows([person.userId, project.id]);
  const empty = ofPeople.filter(({ name }) => !filled.has(name));
  await seedTables(run, empty, 1, newId(), { 'users.id': person.userId, 'projects.id': project.id });
  const messages = await run('select id from chat_messages where project_id = ?', project.id);
  const words = [person.userId, person.email, project.id, ...messages.map(({ id }) => String(id))];
  // A run that was cut short has a record, an alarm and a held message.
  const stub = env.REPLY_RUN.get(env.REPLY_RUN.idFromName(project.id));
  await runInDurableObject(stub as DurableObjectStub<Rpc.DurableObjectBranded & undefined>, async (_, { storage }) => {
    await storage.put('condensed', 'up to here');
    await storage.setAlarm(Date.now() + 600_000);
  });
  await env.USER_LIMITS.get(env.USER_LIMITS.idFromName(person.userId)).reserve('held', 5, 600_000);
  return {
    ...person,
    project,
    words,
    tables: ofPeople.map(({ name }) => name),
    cookies: [person.cookie, again.cookie],
  };
}

type Full = Awaited<ReturnType<typeof createFullPerson>>;

const listObjects = async ({ userId, project }: Full) => {
  const prefixes = [`documents/${project.id}/`, `prompts/${project.id}/`, pictureKeyOf(userId)];
  const lists = await Promise.all(prefixes.map((prefix) => env.BODIES.list({ prefix })));
  return lists.flatMap(({ objects }) => objects.map(({ key }) => key));
};

test('a deleted account leaves nothing', { timeout: 60_000 }, async (context) => {
  const [full, other] = [await createFullPerson(), await createFullPerson()];
  const others = await findRows(other.words);
  const before = await findRows(full.words);
  // The test looks everywhere: each of the tables has something to find.
  expect([...before.keys()]).toEqual(expect.arrayContaining(full.tables));
  expect((await listObjects(full)).length).toBe(4);
  expect((await readState(env.REPLY_RUN, full.project.id)).length).toBeGreaterThan(1);
  expect((await readState(env.USER_LIMITS, full.userId)).length).toBeGreaterThan(1);

  const answer = await full.call('/api/user', { ...asJson({ email: full.email }), method: 'DELETE' });
  expect(answer.status).toBe(204);
  const atOnce = await findRows(full.words);
  const objects = await listObjects(full);
  const states = [
    ...(await readState(env.REPLY_RUN, full.project.id)),
    ...(await readState(env.USER_LIMITS, full.userId)),
  ];
  const living = (
    await Promise.all([
      full.call('/api/auth/user'),
      ...full.cookies.flatMap((cookie) => [
        fetchApp('/api/auth/user', { headers: { cookie } }),
        fetchApp('/api/auth/token', { headers: { cookie } }),
      ]),
    ])
  ).filter(({ status }) => status !== 401);
  await runDailyJobs(env, Date.now());
  const rows = await findRows(full.words);
  reportFigure(context, {
    what: 'A deleted account: rows of every table, found from the schema; objects; Durable Objects; sign-ins',
    asked: '0 rows, 0 objects, 0 state, sessions dead',
    measured: `${before.size} tables had rows; ${rows.size} have, ${objects.length} objects, ${states.length} values in Durable Objects, ${living.length} living sessions`,
  });
  expect([...atOnce.keys()]).toEqual(['jobs']);
  expect(rows).toEqual(new Map());
  expect([...objects, ...states, ...living]).toEqual([]);
  expect(await findRows(other.words)).toEqual(others);
});

test('a deleted project leaves nothing, and all else as it was', { timeout: 60_000 }, async (context) => {
  const [full, other] = [await createFullPerson(), await createFullPerson()];
  const words = full.words.slice(2);
  const [before, others] = [await findRows(words), await findRows(other.words)];
  const answer = await full.call(`/api/projects/${full.project.id}`, { method: 'DELETE' });
  expect(answer.status).toBe(204);
  const objects = (await listObjects(full)).filter((key) => key !== pictureKeyOf(full.userId));
  const states = await readState(env.REPLY_RUN, full.project.id);
  await runDailyJobs(env, Date.now());
  const rows = await findRows(words);
  reportFigure(context, {
    what: 'A deleted project: the same',
    asked: '0 rows, 0 objects, 0 state',
    measured: `${before.size} tables had rows; ${rows.size} have, ${objects.length} objects, ${states.length} values in its Durable Object`,
  });
  expect(rows).toEqual(new Map());
  expect([...objects, ...states]).toEqual([]);
  expect(await findRows(other.words)).toEqual(others);
  expect((await full.call('/api/auth/user')).status).toBe(200);
});
