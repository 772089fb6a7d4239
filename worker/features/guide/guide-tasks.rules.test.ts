import { describe, expect, test } from 'vitest';
import { readTaskReport } from '#worker/features/guide/guide-tasks.rules.ts';

const tasks = [
  { id: 'first', description: 'Write the problem in one sentence and read it to five people outside your family.' },
  { id: 'backups', description: 'Restore a backup of your database into an empty copy and compare the counts.' },
  { id: 'privacy', description: 'Publish a privacy policy that names every service that receives personal data.' },
];

describe('readTaskReport', () => {
  test.each([
    ['Mark the next task as done', 'first', 'completed'],
    ['please tick off the first task', 'first', 'completed'],
    ['I finished the task about restoring a backup of the database', 'backups', 'completed'],
    ['Mark "Publish a privacy policy" as completed', 'privacy', 'completed'],
    ['Skip the privacy policy task', 'privacy', 'skipped'],
    ['The privacy policy task is not needed', 'privacy', 'not-needed'],
    ['We started the backup restore task', 'backups', 'in-progress'],
  ])('%j', (text, id, status) => {
    expect(readTaskReport(text, tasks)).toMatchObject({ task: { id }, status });
  });

  test.each([
    'Is the privacy policy task done?',
    'Customers get a mail when the order is done',
    'We have finished our first bakery and want a second one',
    'Users mark tasks as done and see their streak',
    'mark everything as done',
    'Write the requirements',
    '',
  ])('%j is none', (text) => {
    expect(readTaskReport(text, tasks)).toBeUndefined();
  });

  test('without open tasks there is nothing to report', () => {
    expect(readTaskReport('Mark the next task as done', [])).toBeUndefined();
  });
});
