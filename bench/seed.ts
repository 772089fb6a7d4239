import { createHash, createHmac } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tasksInOrder } from '../worker/features/checklists/checklists-tasks.rules.ts';
import { authSecret, startBuiltApp } from './built-app.ts';

export const projectsOfAUser = 4;
export const messagesOfAProject = 50;

/** An id that sorts by `number`, before every id that the app gives; `kind` keeps the tables' apart. */
const sqlId = (number: string, kind: number) =>
  `printf('%08x-0000-7000-8000-${String(kind).padStart(12, '0')}', ${number})`;
const idOf = (number: number, kind: number) =>
  `${number.toString(16).padStart(8, '0')}-0000-7000-8000-${String(kind).padStart(12, '0')}`;
const kinds = { user: 1, session: 2, project: 3, message: 4, document: 5, prompt: 6, task: 7, decision: 8, usage: 9 };

/** Some text of about 120 bytes, different in each row. */
const text = (number: string) =>
  `'Customers of bakery ' || ${number} || ' order bread the evening before, and who bakes knows by night what to bake for them.'`;

/** What a person of the seed is found by. */
export type Seeded = { projectId: string; slug: string; middleMessageId: string; cookie: string };

/** The person with this number: one of their projects, and the cookie of their session. */
export function describeSeeded(user: number, projects: number): Seeded {
  const token = `seed-${user}`;
  const signature = createHmac('sha256', authSecret).update(token).digest('base64');
  return {
    projectId: idOf(user, kinds.project),
    slug: `idea-${user}`,
    // The project's turns are spread over the whole table.
    middleMessageId: idOf((Math.floor(messagesOfAProject / 4) * projects + user) * 2, kinds.message),
    cookie: `launchpath.session_token=${encodeURIComponent(`${token}.${signature}`)}`,
  };
}

/**
 * A folder with the app's data of so many projects: four a user, 50 messages each, and the other tables in proportion. Who writes takes
 * turns, so a project's rows lie all over the table. It is kept for the next run, under a name of migrations and seed.
 */
export async function seed(built: string, projects: number): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [...globSync('migrations/*.sql').toSorted(), 'bench/seed.ts']) hash.update(readFileSync(file));
  const folder = `.cache/bench/${hash.digest('hex').slice(0, 16)}-${projects}`;
  if (existsSync(`${folder}/seeded`)) {
    // What the allowances of the day were spent on by an earlier run.
    rmSync(`${folder}/do`, { recursive: true, force: true });
    return folder;
  }
  for (const old of globSync(`.cache/bench/*-${projects}`)) rmSync(old, { recursive: true });
  mkdirSync(folder, { recursive: true });
  const app = await startBuiltApp(built, { AI_PROVIDER: 'guide' }, folder);
  await app[Symbol.asyncDispose]();
  const [file] = globSync(`${folder}/**/d1/**/*.sqlite`).filter((path) => !path.includes('metadata'));
  if (!file) throw new Error(`no database in ${folder}`);
  fill(new DatabaseSync(file), projects);
  writeFileSync(`${folder}/seeded`, '');
  return folder;
}

function fill(database: DatabaseSync, projects: number): void {
  const users = projects / projectsOfAUser;
  database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -1000000; PRAGMA foreign_keys = OFF');
  const indexes = database
    .prepare(
      "SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = 'chat_messages' AND sql IS NOT NULL",
    )
    .all() as { name: string; sql: string }[];
  // An index of millions of rows is made at once from what is sorted, several times as fast as row by row.
  for (const { name } of indexes) database.exec(`DROP INDEX ${name}`);
  const insert = (table: string, columns: string, count: number, values: string) =>
    database.exec(`WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})
      INSERT INTO ${table} (${columns}) SELECT ${values} FROM n`);
  const user = (number: string) => sqlId(`(${number}) % ${users}`, kinds.user);
  const project = (number: string) => sqlId(`(${number}) % ${projects}`, kinds.project);
  const round = (number: string) => `(${number} / ${projects})`;
  const tasks = tasksInOrder.slice(0, 6).map(({ id }, at) => `WHEN ${at} THEN '${id}'`);
  const from = 1_700_000_000_000;

  insert('users', 'id, email, plan', users, `${sqlId('i', kinds.user)}, 'seed-' || i || '@example.com', 'pro'`);
  insert(
    'sessions',
    'id, sid, expire, user_id, synced_at',
    users,
    `${sqlId('i', kinds.session)}, 'seed-' || i, 4102444800000, ${sqlId('i', kinds.user)}, 1`,
  );
  insert('usage_tracking', 'id, user_id', users, `${sqlId('i', kinds.usage)}, ${sqlId('i', kinds.user)}`);
  insert(
    'projects',
    'id, user_id, name, slug, description, updated_at',
    projects,
    `${sqlId('i', kinds.project)}, ${user('i')}, 'Idea ' || i, 'idea-' || i, ${text('i')}, ${from} + i`,
  );
  const id = sqlId('i', kinds.message);
  insert(
    'chat_messages',
    'id, project_id, user_id, role, content, client_id, reply_to, created_at',
    projects * messagesOfAProject,
    `${id}, ${project('i / 2')}, ${user(`(i / 2) % ${projects}`)}, CASE i % 2 WHEN 0 THEN 'user' ELSE 'assistant' END, ${text('i')},
     CASE i % 2 WHEN 0 THEN 'client-' || i END, CASE i % 2 WHEN 1 THEN ${sqlId('i - 1', kinds.message)} END, ${from} + i`,
  );
  for (const { sql } of indexes) database.exec(sql);
  insert(
    'documents',
    'id, project_id, title, type, excerpt, object_storage_key, created_at, updated_at',
    projects * 4,
    `${sqlId('i', kinds.document)}, ${project('i')}, 'Document ' || ${round('i')}, 'idea', ${text('i')}, 'seed-document-' || i, ${from} + i, ${from} + i`,
  );
  insert(
    'prompts',
    'id, project_id, user_id, title, document_type, excerpt, object_storage_key',
    projects * 3,
    `${sqlId('i', kinds.prompt)}, ${project('i')}, ${user(`i % ${projects}`)}, 'Prompt ' || ${round('i')}, 'prompt', ${text('i')}, 'seed-prompt-' || i`,
  );
  insert(
    'comprehensive_task_statuses',
    'id, project_id, user_id, task_id, status',
    projects * tasks.length,
    `${sqlId('i', kinds.task)}, ${project('i')}, ${user(`i % ${projects}`)}, CASE ${round('i')} ${tasks.join(' ')} END, 'completed'`,
  );
  insert(
    'decisions',
    'id, project_id, topic, decision',
    projects * 5,
    `${sqlId('i', kinds.decision)}, ${project('i')}, 'Topic ' || ${round('i')}, ${text('i')}`,
  );
  insert(
    'progress_history',
    'project_id, day, progress',
    projects * 3,
    `${project('i')}, '2026-11-0' || (1 + ${round('i')}), 5`,
  );
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}
