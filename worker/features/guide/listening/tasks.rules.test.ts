import { describe, expect, test } from 'vitest';
import { startMessage } from '#shared/chat.ts';
import { chooseStep } from '#worker/features/guide/guide.rules.ts';
import { readTaskReport } from '#worker/features/guide/listening/tasks.rules.ts';
import { briefOf, runTurn } from '#worker/features/guide/testing/run-turn.ts';

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
    ["I've finished the first task", 'first', 'completed'],
    ['We have already done the task about the privacy policy.', 'privacy', 'completed'],
    ["I'd like to skip the next task", 'first', 'skipped'],
    ['Could you please mark the next task as done.', 'first', 'completed'],
    ["We don't need the privacy policy task", 'privacy', 'not-needed'],
    ["The privacy policy task doesn't apply", 'privacy', 'not-needed'],
    ["The privacy policy task isn't needed", 'privacy', 'not-needed'],
    ['This task is done', 'first', 'completed'],
    ['Mark "Do not publish without a privacy policy" as done', 'privacy', 'completed'],
  ])('%j', (text, id, status) => {
    expect(readTaskReport(text, tasks)).toMatchObject({ task: { id }, status });
  });

  test.each([
    'Is the privacy policy task done?',
    'Customers get a mail when the order is done',
    'We have finished our first bakery and want a second one',
    'Users mark tasks as done and see their streak',
    'mark everything as done',
    'I have not finished the first task yet',
    "I can't complete this task",
    'I can’t complete this task',
    'We cannot finish the first task, skip it never',
    "Please don't mark the next task as done",
    'please do not tick off the first task',
    "I haven't started the next task",
    "The first task isn't done, it's only begun",
    'I never finished the first task',
    'I have yet to start; the first task is not done',
    'We were unable to complete the next task',
    'Users can mark the first item as done and see their streak',
    'I want users to mark the first item as done',
    'I want to complete this task tomorrow',
    'Set up a list where the first item is done',
    'The first item is done when the customer pays',
    'Mark the next task as done if the backup works',
    'Write a prompt for a page where I marked the first task as done',
    'Write the requirements',
    '',
  ])('%j is none', (text) => {
    expect(readTaskReport(text, tasks)).toBeUndefined();
  });

  test('without open tasks there is nothing to report', () => {
    expect(readTaskReport('Mark the next task as done', [])).toBeUndefined();
  });

  test('a prompt that is called so is written, not ticked off', () => {
    const callsOf = (promptTitle?: string) =>
      chooseStep({
        brief: briefOf('Pre-orders for a small bakery', { openTasks: tasks, ...(promptTitle && { promptTitle }) }),
        userText: 'Mark the next task as done',
        lastReply: '',
        asked: [],
        saidThisTurn: '',
        calls: [],
        tools: new Set(['setTaskStatus', 'createPrompt']),
        decisions: [],
        saved: undefined,
      }).calls.map(({ tool }) => tool);
    expect(callsOf()).toEqual(['setTaskStatus']);
    expect(callsOf('Mark the next task as done')).not.toContain('setTaskStatus');
  });
});

test.each([
  ['the first answers tick off that they are given', 'concept-answer-first-questions', true],
  ['and nothing where that was done before', 'first', false],
])('%s', async (_, id, isTicked) => {
  const brief = briefOf('Pre-orders for a small bakery', { openTasks: [{ id, description: 'Answer the questions.' }] });
  const start = await runTurn(brief, startMessage);
  const [asked] = start.questions;
  const heard: string[] = [];
  const answers = await runTurn(brief, `**${asked?.question}**\n${asked?.options[0]?.label}`, {
    earlier: start.messages,
    onTask: ({ taskId, status }) => heard.push(`${taskId} ${status}`),
  });
  expect(heard).toEqual(isTicked ? [`${id} completed`] : []);
  expect(answers.text.includes('answering the first questions is ticked off')).toBe(isTicked);
  expect(answers.documents).toHaveLength(1);
});
