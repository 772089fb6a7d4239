import { env } from 'cloudflare:workers';
import { newId } from '#worker/platform/schema.ts';

const people = 10;
const projectsEach = 4;

const numbers = 'with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)';
const ofProjects = 'from projects p, n where p.id in (select value from json_each(?1))';

/** What a project comes to hold; each statement adds `?2` of a kind to every project of `?1`. */
const fillings = [
  `insert into chat_messages (id, project_id, user_id, role, content, client_id)
    ${numbers} select printf('%s-%04d', p.id, i), p.id, p.user_id, 'user', 'Message ' || i, 'client-' || i ${ofProjects}`,
  `insert into chat_messages (id, project_id, user_id, role, content, reply_to)
    ${numbers} select printf('%s-%04d-reply', p.id, i), p.id, p.user_id, 'assistant', 'Reply ' || i, printf('%s-%04d', p.id, i) ${ofProjects}`,
  `insert into chat_messages (id, project_id, user_id, role, content, replaced_by)
    ${numbers} select printf('%s-%04d-aside', p.id, i), p.id, p.user_id, 'user', 'Aside ' || i, printf('%s-0001', p.id) ${ofProjects}`,
  `insert into documents (id, project_id, title, type, version, is_latest, excerpt, object_storage_key)
    ${numbers} select p.id || '-d' || i, p.id, 'Title ' || (i / 3), 'idea', i % 3 + 1, i % 3 = 2, 'Begins', p.id || '-d' || i ${ofProjects}`,
  `insert into prompts (id, project_id, user_id, title, document_type, step_number, version, is_latest, excerpt, object_storage_key)
    ${numbers} select p.id || '-p' || i, p.id, p.user_id, 'Title ' || (i / 3), 'general', 1, i % 3 + 1, i % 3 = 2, 'Begins', p.id || '-p' || i ${ofProjects}`,
  `insert into decisions (id, project_id, topic, decision)
    ${numbers} select p.id || '-' || i, p.id, 'Topic ' || i, 'Decided' ${ofProjects}`,
  `insert into comprehensive_task_statuses (id, project_id, user_id, task_id, status)
    ${numbers} select p.id || '-' || i, p.id, p.user_id, 'task-' || i, 'completed' ${ofProjects}`,
  `insert into progress_history (project_id, day, progress)
    ${numbers} select p.id, date('2024-01-01', '+' || i || ' days'), i % 100 ${ofProjects}`,
  `insert into follow_up_schedules (id, project_id, user_id, cadence, starts_on, is_active)
    ${numbers} select p.id || '-s', p.id, p.user_id, 'weekly', '2024-01-01', 0 ${ofProjects} and i = 1 on conflict do nothing`,
  `insert into follow_up_reviews (id, project_id, schedule_id, checkpoint_name, review_date, is_completed)
    ${numbers} select p.id || '-' || i, p.id, s.id, i || ' weeks after launch', 1704067200000 + i * 604800000, 1
    from projects p join follow_up_schedules s on s.project_id = p.id, n where p.id in (select value from json_each(?1))`,
];

/** Puts so many rows of each kind into these projects, beside what they hold; the bodies of documents and prompts are in no storage. */
export async function fillProjects(projectIds: string[], rowsEach: number): Promise<void> {
  const values = [JSON.stringify(projectIds), rowsEach];
  await env.DB.batch(fillings.map((sql) => env.DB.prepare(sql).bind(...values)));
}

/** Other people with projects, sign-ins and all that is kept of them, so that a statement that reads too much shows. @returns what takes them away. */
export async function addCrowd(): Promise<() => Promise<void>> {
  const crowd = `crowd-${newId()}`;
  const id = "?1 || '-' || i";
  await env.DB.batch(
    [
      `insert into users (id, email, stripe_customer_id) ${numbers} select ${id}, ${id} || '@example.com', ${id} from n`,
      `insert into accounts (id, account_id, provider_id, user_id) ${numbers} select ${id}, ${id}, 'credential', ${id} from n`,
      `insert into sessions (id, sid, expire, user_id, synced_at) ${numbers} select ${id}, ${id}, 9e12, ${id}, 1 from n`,
      `insert into verifications (id, identifier, value, expires_at) ${numbers} select ${id}, ${id}, ${id}, 9e12 from n`,
      `insert into rate_limits (id, key, count, last_request) ${numbers} select ${id}, ${id}, 1, 9e12 from n`,
      `insert into usage_tracking (id, user_id, prompts_used_today, last_usage_date) ${numbers} select ${id}, ${id}, 1, 9e12 from n`,
      `insert into stripe_events (id, type, created_at) ${numbers} select ${id}, 'test', 9e12 from n`,
      `insert into projects (id, user_id, name, slug) ${numbers}, k(j) as (select 1 union all select j + 1 from k where j < ${projectsEach})
        select ${id} || '-' || j, ${id}, 'Project', 'project-' || j from n, k`,
    ].map((sql) => env.DB.prepare(sql).bind(crowd, people)),
  );
  const { results } = await env.DB.prepare('select id from projects where user_id like ?1')
    .bind(`${crowd}%`)
    .all<{ id: string }>();
  await fillProjects(
    results.map(({ id }) => id),
    30,
  );
  return async () => {
    const tables = ['users', 'verifications', 'rate_limits', 'stripe_events'];
    await env.DB.batch(
      tables.map((table) => env.DB.prepare(`delete from ${table} where id like ?1`).bind(`${crowd}%`)),
    );
  };
}
