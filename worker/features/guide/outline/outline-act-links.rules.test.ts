import { describe, expect, it } from 'vitest';
import { asNoun } from '#worker/features/guide/grammar/words.rules.ts';
import { linkRecords, namesField } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { readPeople } from '#worker/features/guide/outline/outline-people.rules.ts';
import { readRecordLines } from '#worker/features/guide/outline/outline-records.rules.ts';

describe('whether a line names a field', () => {
  it.each([
    ['the standard practicals and their equipment lists', 'equipment list', true],
    ['photos are deleted after 30 days', 'photo', true],
    ['the list of equipment', 'equipment list', true],
    ['what they did', 'what we did', true],
    ['the equipment', 'equipment list', false],
    ['three months to give back', 'given', false],
    ['the given and taken pallets', 'given', true],
    ['who was there', 'who', false],
  ])('“%s”, %s: %s', (line, name, is) => {
    expect(namesField(line, name)).toBe(is);
  });
});

const people = readPeople(['Technicians', 'Night operators']);
const cast = { people, self: people[0]?.noun ?? asNoun('technician'), name: 'Acme', things: [] };
const records = readRecordLines([
  'Set: hook, building code; states: in cabinet, taken, lost',
  'Lift: number, building',
]);

it.each([
  ['A technician reports a lost set within 2 hours.', 'set', 'change'],
  ['A technician reports a new set.', 'set', 'make'],
  ['The night operator writes the number of a lift, and within 15 seconds he sees the place.', 'lift', 'read'],
  ['The night operator types the number of a lift and is shown the place.', 'lift', 'read'],
  ['The night operator writes down a lift.', 'lift', 'make'],
])('what a line does to which record: “%s”', (line, one, way) => {
  const told = readActLine(line, cast);
  const [link] = told ? linkRecords([told], records).values() : [];
  expect({ one: link?.record?.one, way: link?.way }).toEqual({ one, way });
});

it('what somebody looks through are the things named, whatever else of theirs belongs to them', () => {
  const swapped = readRecordLines([
    'Seed: giver, title; states: free, promised, gone',
    'Request: seed, technician, message; states: open, accepted',
  ]);
  const lines = [
    'A technician looks through the seeds → free seeds with title',
    'A technician asks for a seed → new request: seed, message',
  ].flatMap((line) => readActLine(line, cast) ?? []);
  const [look] = linkRecords(lines, swapped).values();
  expect({ one: look?.record?.one, way: look?.way }).toEqual({ one: 'seed', way: 'read' });
});

it('what somebody sees the dates of is what has them, and not what they answered to it', () => {
  const records = readRecordLines(['Rehearsal: day, start', 'Attendance: rehearsal, technician, there yes or no']);
  const told = readActLine('A technician sees the rehearsal dates', cast);
  const [link] = told ? linkRecords([told], records).values() : [];
  expect(link?.record?.one).toBe('rehearsal');
});
