import { expect, it } from 'vitest';
import { asNoun } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { linkRecords } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { criteriaOfLine } from '#worker/features/guide/outline/outline-criteria.rules.ts';
import {
  criteriaOfComing,
  criteriaOfDeadline,
  criteriaOfFollowUp,
  deadlineOf,
  sendingsOf,
} from '#worker/features/guide/outline/outline-deadlines.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { readPeople } from '#worker/features/guide/outline/outline-people.rules.ts';
import { readRecordLines } from '#worker/features/guide/outline/outline-records.rules.ts';

const people = readPeople(['Drivers', 'Night drivers', 'Manager (me)']);
const cast = { people, self: people[2]?.noun ?? asNoun('manager'), name: 'Depot', things: [] };
const read = (line: string): Told => readActLine(line, cast) as Told;
const linesOf = (...lines: string[]) => {
  const told = lines.map(read);
  const links = [...linkRecords(told, readRecordLines(['Van: plate; states: in the yard, taken, late'])).values()];
  return told.map((one) => {
    const deadline = deadlineOf(one);
    return deadline ? [deadline.cause, ...criteriaOfDeadline(one, deadline, links)] : undefined;
  });
};

it.each([
  [
    'The driver returns the van until 19:00.',
    'the driver returns the van',
    'IF the driver has not returned the van by 19:00, THEN THE SYSTEM SHALL set the van to “late”.',
  ],
  [
    'The drivers bring the van back by noon the next day.',
    'the drivers bring the van back',
    'IF the drivers have not brought the van back by noon the next day, THEN THE SYSTEM SHALL set the van to “late”.',
  ],
  [
    'The driver returns the van on the same day until 19:00.',
    'the driver returns the van',
    'IF the driver has not returned the van by 19:00 on the same day, THEN THE SYSTEM SHALL set the van to “late”.',
  ],
  [
    'The driver reports a dent within 2 hours.',
    'the driver reports a dent',
    'IF that comes more than 2 hours after it happened, THEN THE SYSTEM SHALL keep it all the same and show beside it how late it came.',
  ],
  [
    'The manager must check the bill within 3 days.',
    'the manager checks the bill',
    'IF the manager has not checked the bill within 3 days, THEN THE SYSTEM SHALL show it as late.',
  ],
  [
    'The manager informs the owner the same day when a van is lost.',
    'the manager informs the owner',
    'WHEN a van is lost, THE SYSTEM SHALL ask the manager to inform the owner the same day.',
    'IF that is not done by the end of that day, THEN THE SYSTEM SHALL show it as late.',
  ],
])('a deadline is a bound beside the act: “%s”', (line, ...expected) => expect(linesOf(line)[0]).toEqual(expected));

it('who has a time of their own is told apart', () => {
  const [first = []] = linesOf(
    'The driver returns the van until 19:00.',
    'The night driver returns the van until 09:00.',
  ) as string[][];
  expect(first[1]).toMatch(/^IF the driver \(the night driver has a time of their own\) has not returned/);
});

it.each([
  'The driver can cancel a trip until 19:00.',
  'The driver keeps the van until 19:00.',
  'The driver must confirm within 10 minutes, otherwise it stays.',
  'The driver enters a trip.',
])('what may be done or lasts until then has no deadline: “%s”', (line) =>
  expect(deadlineOf(read(line))).toBeUndefined(),
);

it('a duty of each month is asked for on its day', () => {
  const around = { client: asNoun('driver'), host: undefined, item: asNoun('van'), name: 'Depot', before: undefined };
  const told = read('On the first Monday of the month we count all the keys.');
  expect(told.line).toBe('On the first Monday of the month, the manager counts all the keys');
  expect(criteriaOfLine(told, around)).toEqual([
    'WHEN the manager counts all the keys, THE SYSTEM SHALL keep it and show beside it who did that and when.',
    'WHEN it is the first Monday of the month, THE SYSTEM SHALL ask the manager to count all the keys and show that as open until it is done.',
  ]);
});

it.each([
  [
    'When a van is lost, the lock change has to be done within 3 days after it',
    [
      'WHEN a van is lost, THE SYSTEM SHALL show the lock change as to be done within 3 days, until somebody marks it as done.',
      'IF the lock change is not done within 3 days after that, THEN THE SYSTEM SHALL show it as late.',
    ],
  ],
  [
    'On the first Monday we count the keys, and a difference has to be explained in 48 hours',
    [
      'WHILE a difference is not explained, THE SYSTEM SHALL show it as open, with how much of the 48 hours is left.',
      'IF a difference is not explained within 48 hours, THEN THE SYSTEM SHALL show it as late.',
    ],
  ],
  ['A bottle has to be used within 5 hours', undefined],
  ['A photo must be deleted in 30 days', undefined],
])('work that has to be done in time is seen until it is done: “%s”', (rule, criteria) =>
  expect(criteriaOfFollowUp(rule)?.criteria).toEqual(criteria),
);

it('a message to each of several at a time of their own', () => {
  const around = { client: asNoun('driver'), host: undefined, item: asNoun('van'), name: 'Depot', before: undefined };
  const line = 'If a van is late, the driver gets a message at 19:00, the night driver at 20:00, and I at 08:00.';
  expect(criteriaOfLine(read(line), around)).toEqual([
    'WHEN a van is late, THE SYSTEM SHALL send the driver a message at 19:00.',
    'WHEN a van is late, THE SYSTEM SHALL send the night driver a message at 20:00.',
    'WHEN a van is late, THE SYSTEM SHALL send the manager a message at 08:00.',
    'IF that message does not reach somebody, THEN THE SYSTEM SHALL show it when they next open Depot.',
  ]);
  expect(sendingsOf('the driver', 'a list, the map and the van')).toBeUndefined();
});

it.each([
  [
    'After 14 days the van comes to the manager',
    'WHEN 14 days have passed since a van became “in the yard” and it is not “late”, THE SYSTEM SHALL tell the manager and show it to the manager in a list, until it is “late”.',
  ],
  [
    'After two days, a note goes to the manager.',
    'WHEN two days have passed since a note was entered, THE SYSTEM SHALL tell the manager and show it to the manager in a list.',
  ],
  ['After 14 days the moon comes to the manager', undefined],
])('“%s” says since when, and who sees it', (line, first) => {
  const records = readRecordLines(['Van: plate; states: in the yard, taken, late', 'Note: text']);
  expect(criteriaOfComing(line, records, 'Depot')?.[0]).toBe(first);
});
