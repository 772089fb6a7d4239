import { expect, it } from 'vitest';
import { asNoun } from '#worker/features/guide/grammar/words.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { readPeople } from '#worker/features/guide/outline/outline-people.rules.ts';
import { readRecordLines } from '#worker/features/guide/outline/outline-records.rules.ts';
import type { Cast } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import { linkTraces, withTraces } from '#worker/features/guide/outline/outline-traces.rules.ts';

const people = readPeople(['Captain (me)', 'Checkers', 'Drivers', 'Strangers']);
const cast: Cast = { people, self: asNoun('captain'), name: 'Cranes', things: [] };
const records = readRecordLines([
  'Crane: number, owner',
  'Check: crane, date, outcome (pass, fail)',
  'Ride: crane, photo',
]);
const readLines = (...lines: string[]) => lines.flatMap((line) => readActLine(line, cast) ?? []);

/** What nobody listed and the lines leave behind: name, fields, states. */
const tracesOf = (...lines: string[]) =>
  withTraces(readLines(...lines), records)
    .filter(({ trace }) => trace)
    .map(({ one, fields, ways }) => [one, fields.map(({ name }) => name).join(', '), ways.flat().join(', ')]);

it.each([
  ['A checker marks a defect of a crane', ['defect', 'crane, what is wrong, photo', '']],
  ['A driver reads a check and reports damage', ['damage report', 'crane, what is wrong, photo', '']],
  ['A checker adds a note to a check', ['check note', 'check, text', '']],
  ['A checker enters a check of a crane and takes photos', ['check photo', 'check, photo', '']],
  ['A stranger writes to us about a mistake', ['message', 'crane, what is wrong, e-mail for the answer', '']],
  ['A driver writes to us about a mistake', ['message', 'crane, what is wrong', '']],
  ['A driver reports a broken crane', ['crane report', 'crane, what happened', '']],
  ['A checker notes that an owner has agreed in writing', ['agreement', 'crane, owner, agreed on', '']],
  ['The captain signs off a crane, with a reason, for one ride', ['sign-off', 'crane, reason, ride', '']],
  ['Both checkers and the captain sign a check', ['check signature', 'check', '']],
])('%s leaves a row that nobody listed', (line, expected) => expect(tracesOf(line)).toEqual([expected]));

it.each([
  ['A driver takes a photo of the ride'],
  ['A driver enters a ride'],
  ['A driver sees the defects of a crane'],
  ['The captain signs a check'],
])('%s leaves nothing that is not listed', (line) => expect(tracesOf(line)).toEqual([]));

it('what is marked as fixed later is open before, and each line is about what it leaves behind', () => {
  const lines = readLines('A checker enters a check of a crane and marks defects', 'A driver marks a defect as fixed');
  const all = withTraces(lines, records);
  const links = [...linkTraces(lines, all).values()];
  expect(all.find(({ one }) => one === 'defect')?.ways).toEqual([['open', 'fixed']]);
  expect(links.map(({ record, way }) => [record?.one, way])).toEqual([
    ['check', 'make'],
    ['defect', 'change'],
  ]);
});
