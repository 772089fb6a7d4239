/// <reference types="vite/types/importMeta.d.ts" />
import { env } from 'cloudflare:workers';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { expect, inject, test } from 'vitest';
import { steps } from '#shared/content/steps.ts';

/** Every table of the specification's section 3, with the columns that it names (as the DESIGN's section 3 settles them). */
const specified: Record<string, string> = {
  users:
    'id email first_name last_name profile_image_url plan stripe_customer_id stripe_subscription_id created_at updated_at email_product_updates email_cycle_reminders email_marketing',
  sessions: 'sid expire',
  projects:
    'id user_id name slug description status progress current_step checklist_mode checklist_progress created_at updated_at',
  documents: 'id project_id title excerpt type version status object_storage_key created_at updated_at',
  chat_messages: 'id project_id user_id content role created_at',
  prompts:
    'id project_id user_id title excerpt step_number document_type version status object_storage_key used_at created_at',
  usage_tracking: 'id user_id prompts_used_today last_usage_date',
  project_step_definitions: 'id step_number title description output_description is_active',
  project_steps: 'id project_id step_number status completed_at created_at updated_at',
  follow_up_schedules:
    'id project_id user_id cadence custom_days next_check_in last_review_date is_active default_schedule custom_schedule created_at updated_at',
  follow_up_reviews:
    'id project_id schedule_id checkpoint_name review_date performance_data user_feedback improvement_areas next_goals generated_documents is_completed created_at updated_at',
  project_checklist_items:
    'id project_id step_number is_completed user_notes custom_document_url custom_prompts completed_at completion_method created_at updated_at',
  comprehensive_task_statuses: 'id project_id user_id task_id status user_notes created_at updated_at',
};

const columnsOf = async (table: string) =>
  (await env.DB.prepare(`pragma table_info(${table})`).all<{ name: string }>()).results.map(({ name }) => name);

test.each(Object.entries(specified))('%s has its columns', async (table, columns) => {
  expect(await columnsOf(table)).toEqual(expect.arrayContaining(columns.split(' ')));
});

test('the tables in code and in the migrations are the same', async () => {
  const modules = import.meta.glob<Record<string, unknown>>(['../../worker/**/*.table.ts'], { eager: true });
  const tables = Object.values(modules)
    .flatMap((module) => Object.values(module))
    .filter((value): value is SQLiteTable => is(value, SQLiteTable));
  expect(tables.length).toBe(21);
  for (const table of tables) {
    const inCode = Object.values(getTableColumns(table)).map((column) => column.name);
    expect(await columnsOf(getTableName(table)), getTableName(table)).toEqual(inCode);
  }
});

test('defaults are those of the specification', async () => {
  await env.DB.batch([
    env.DB.prepare("insert into users (id, email) values ('u', 'u@example.com')"),
    env.DB.prepare("insert into projects (id, user_id, name, slug) values ('p', 'u', 'P', 'p')"),
    env.DB.prepare(
      "insert into documents (id, project_id, title, type, excerpt, object_storage_key) values ('d', 'p', 'T', 'idea', '', 'k')",
    ),
    env.DB.prepare("insert into project_checklist_items (id, project_id, step_number) values ('c', 'p', 1)"),
    env.DB.prepare(
      "insert into comprehensive_task_statuses (id, project_id, user_id, task_id) values ('t', 'p', 'u', 'x')",
    ),
    env.DB.prepare("insert into project_steps (id, project_id, step_number) values ('s', 'p', 1)"),
  ]);
  const row = (table: string, id: string) => env.DB.prepare(`select * from ${table} where id = ?`).bind(id).first();
  expect(await row('users', 'u')).toMatchObject({
    plan: 'free',
    email_product_updates: 1,
    email_cycle_reminders: 1,
    email_marketing: 1,
  });
  expect(await row('projects', 'p')).toMatchObject({
    status: 'in_progress',
    progress: 0,
    current_step: 1,
    checklist_mode: 'comprehensive',
    checklist_progress: '{}',
  });
  expect(await row('documents', 'd')).toMatchObject({ version: 1, status: 'draft' });
  expect(await row('project_checklist_items', 'c')).toMatchObject({
    is_completed: 0,
    completion_method: 'manual',
  });
  expect(await row('comprehensive_task_statuses', 't')).toMatchObject({ status: 'not-started' });
  expect(await row('project_steps', 's')).toMatchObject({ status: 'not_started' });
});

test('the titles of the steps are the same in the database and in the app', async () => {
  const rows = await env.DB.prepare(
    'select step_number as stepNumber, title, description, output_description as outputDescription from project_step_definitions order by step_number',
  ).all();
  expect(rows.results).toEqual(steps);
});

test('no migration drops a table', () => {
  const statements = inject('migrations').flatMap(({ queries }) => queries);
  expect(statements.length).toBeGreaterThan(20);
  expect(statements.filter((sql) => /drop\s+table/i.test(sql))).toEqual([]);
});
