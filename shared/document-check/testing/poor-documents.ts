import type { Finding } from '#shared/document-check/document-check.ts';
import type { goodDocuments } from '#shared/document-check/testing/good-documents.ts';

/** A good document or prompt with one thing changed, and the one thing that the check must find, in the line that holds `at`. */
export type Poor<Of> = {
  name: string;
  of: Of;
  /** What the documents give that this one rests on. */
  known?: string[];
  change: [from: string | RegExp, to: string];
  rule: Finding['rule'];
  severity?: Finding['severity'];
  at: string;
  says?: string;
};

/** Of architectures, plans and documents without a fixed shape. */
export const poorDocuments: Poor<keyof typeof goodDocuments>[] = [
  {
    name: 'a reference to no decision',
    of: 'architecture',
    change: ['See AD-1.', 'See AD-5.'],
    rule: 'unknown-id',
    at: 'See AD-5',
  },
  {
    name: 'a gap in the ids',
    of: 'architecture',
    change: ['### AD-2 One', '### AD-4 One'],
    rule: 'id-order',
    severity: 'hint',
    at: '### AD-4 One',
    says: 'AD-2 is missing',
  },
  {
    name: 'a name with a digit is no number',
    of: 'architecture',
    change: ['- D1 (SQLite) for data', '- D1 (SQLite) for secure data'],
    rule: 'vague-word',
    at: 'secure data',
  },
  {
    name: 'an open question that asks nothing',
    of: 'plan',
    change: ['Each task ends', '[NEEDS CLARIFICATION] Each task ends'],
    rule: 'open-questions',
    severity: 'hint',
    at: 'Each task ends',
  },
  {
    name: 'a few words',
    of: 'plan',
    change: [/[\s\S]+/, '### T-1 Do it\n\n- Serves: FR-1\n- Depends on: nothing\n- Verify: look at it.\n'],
    rule: 'length',
    at: '### T-1',
  },
  {
    name: 'a wall of text',
    of: 'plan',
    change: [/$/, `\n${'The task goes on and on.\n'.repeat(1_000)}`],
    rule: 'length',
    at: 'The task goes on',
  },
  {
    name: 'a decision without its rule',
    of: 'architecture',
    change: [/- Rule: The job.*\n/, '\nSee AD-1.\n'],
    rule: 'incomplete-decision',
    at: '### AD-2',
    says: 'the rule',
  },
  {
    name: 'a decision that prevents nothing',
    of: 'architecture',
    change: [/- Prevents: lists.*\n/, ''],
    rule: 'incomplete-decision',
    at: '### AD-1',
    says: 'what it prevents',
  },
  {
    name: 'a stack without names',
    of: 'architecture',
    change: [/- TypeScript[\s\S]*SQLite\) for data/, '- A web framework\n- A database'],
    rule: 'unnamed-stack',
    at: '## Stack',
  },
  {
    name: 'no data model',
    of: 'architecture',
    change: ['## Data model', '## Also'],
    rule: 'missing-section',
    at: '# Leafline',
    says: '“Data model”',
  },
  {
    name: 'nothing deferred',
    of: 'architecture',
    change: [/## Deferred[\s\S]*/, ''],
    rule: 'missing-section',
    at: '# Leafline',
    says: '“Deferred”',
  },
  {
    name: 'no diagram',
    of: 'architecture',
    change: ['```mermaid', '```text'],
    rule: 'missing-diagram',
    at: '# Leafline',
  },
  {
    name: 'a diagram that draws nothing',
    of: 'architecture',
    change: ['flowchart LR', 'the parts'],
    rule: 'missing-diagram',
    at: '```mermaid',
  },
  {
    name: 'a task that serves nothing',
    of: 'plan',
    change: ['- Serves: FR-2\n', ''],
    rule: 'incomplete-task',
    at: '### T-4',
    says: 'which requirement it serves',
  },
  {
    name: 'a task that cannot be verified',
    of: 'plan',
    change: [/- Depends on: T-2\n- Verify: a test for each.*\n/, ''],
    rule: 'incomplete-task',
    at: '### T-3',
    says: 'what it depends on and how to verify it',
  },
  {
    name: 'a row of a plan with an empty cell',
    of: 'tablePlan',
    change: ['the nearest stands first', ''],
    rule: 'incomplete-task',
    at: '| T-3',
    says: 'how to verify it',
  },
  {
    name: 'a task that depends on a later one',
    of: 'plan',
    change: ['Depends on: T-1', 'Depends on: T-4'],
    rule: 'task-order',
    at: '### T-2',
    says: 'comes later',
  },
  {
    name: 'a feature that no task serves',
    of: 'plan',
    known: ['FR-1', 'FR-2', 'FR-3', 'FR-4', 'AD-1', 'SM-1'],
    change: ['Each task ends', 'FR-4 comes later. Each task ends'],
    rule: 'uncovered',
    at: '### T-1',
    says: 'No task serves FR-3',
  },
  {
    name: 'a quality that no task proves',
    of: 'plan',
    known: ['FR-1', 'FR-2', 'NFR-1'],
    change: ['Each task ends', 'Then each task ends'],
    rule: 'uncovered',
    severity: 'hint',
    at: '### T-1',
    says: 'No task serves NFR-1',
  },
  {
    name: 'a feature that only a task for several names, where all others have their criteria in one',
    of: 'plan',
    known: ['FR-1', 'FR-1.1', 'FR-2', 'FR-2.1', 'FR-3', 'FR-3.1', 'FR-4', 'FR-4.1'],
    change: [
      /FR-1\n- Depends on: T-2\n- Verify: a test for each criterion of FR-1/,
      'FR-1, FR-4\n- Depends on: T-2\n- Verify: a test for FR-1.1 and for FR-3.1',
    ],
    rule: 'uncovered',
    at: '### T-1',
    says: 'No task builds FR-4',
  },
  {
    name: 'a feature that no part of an architecture serves',
    of: 'architecture',
    known: ['FR-1', 'FR-1.1', 'FR-2', 'FR-3'],
    change: ['How Leafline', 'Here is how Leafline'],
    rule: 'uncovered',
    severity: 'hint',
    at: '# Leafline',
    says: 'FR-3 is named nowhere',
  },
  {
    name: 'two headings of one id where there is no fixed shape',
    of: 'api',
    change: ['### FR-2 Reminders', '### FR-1 Reminders'],
    rule: 'repeated-id',
    at: '### FR-1 Reminders',
  },
  {
    name: 'a claim where there is no fixed shape',
    of: 'api',
    change: ['The body is small.', 'It is fast.'],
    rule: 'vague-word',
    severity: 'hint',
    at: 'It is fast',
  },
];
