import { expect, it } from 'vitest';
import { toldToAll } from '#worker/features/guide/documents/outlined-told-people.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const toldIn = (people: string, acts: string, kept: string, rules = '- Notes are deleted after 1 year.') =>
  toldToAll(
    deriveProduct(
      'Acme',
      `Who uses it\n${people}\nWhat happens\n${acts}\nWhat is kept\n${kept}\nWhat always holds\n${rules}`,
      [],
    ),
  );

const rehearsal = '- A conductor plans a rehearsal → new rehearsal: day, place\n';
const answers = '- Members say whether they come → new answer: rehearsal, coming; the conductor is told';
const kept = '- Rehearsal: day, place\n- Answer: member, rehearsal, coming (yes or no)';

it('says in one sentence that all of several people are told where no row says which of them', () => {
  expect(toldIn('- Members\n- Conductors', rehearsal + answers, kept)).toEqual([
    expect.stringMatching(/^Nobody told which of several conductors is told; all of them are \(FR-2\.\d\)\.$/),
  ]);
  expect(
    toldIn(
      '- Hikers\n- Rangers',
      '- A hiker reports a tree → new report: place; the ranger is told\n- A hiker withdraws a report → report is withdrawn; the ranger is told\n- A ranger enters a trail → new trail: name',
      '- Report: hiker, place; states: reported, withdrawn\n- Trail: name',
    ),
  ).toEqual([expect.stringMatching(/several rangers is told; all of them are \(FR-1\.\d and FR-2\.\d\)\.$/)]);
});

it.each([
  [
    'the giver of the seed',
    '- Gardeners\n- Givers',
    '- A giver offers a seed → new seed: giver, title\n- A gardener asks for a seed → new request: seed; the giver is told',
    '- Seed: giver, title\n- Request: seed, gardener',
  ],
  ['one person', '- Members\n- The conductor', rehearsal.replace('A conductor', 'The conductor') + answers, kept],
  [
    'whose row it is because they made it',
    '- Customers\n- Barbers',
    '- A customer takes a ticket → new ticket: number\n- A barber calls a ticket → ticket is called; the customer is told',
    '- Ticket: number; states: waiting, called',
  ],
])('says nothing of %s', (_, people, acts, records) => {
  expect(toldIn(people, acts, records)).toEqual([]);
});
