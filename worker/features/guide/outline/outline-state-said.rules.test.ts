import { expect, it } from 'vitest';
import { readRecordLines } from '#worker/features/guide/outline/outline-records.rules.ts';
import { stateSaid } from '#worker/features/guide/outline/outline-state-said.rules.ts';

const things = readRecordLines(['Ticket: name; states: waiting, called, served']);

it.each([
  ['the first waiting ticket is called', 'first waiting ticket'],
  ['the next ticket is called', 'next ticket'],
  ['the ticket is called', undefined],
])('“%s” takes the one whose turn it is: %s', (text, picked) => {
  const [outcome] = stateSaid({ way: 'say', text }, { things }) ?? [];
  expect(outcome).toMatchObject({ way: 'state', record: 'ticket', state: 'called' });
  expect(outcome?.way === 'state' && outcome.picked).toBe(picked);
});
