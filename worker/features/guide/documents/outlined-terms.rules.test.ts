import { describe, expect, it } from 'vitest';
import { writeGlossary } from '#worker/features/guide/documents/glossary.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const glossary = writeGlossary(
  deriveProduct(
    'Loaves',
    `Who uses it
- Baker: bakes and releases
- Miller: delivers flour
What happens
- The miller enters a sack.
- The baker makes sacks into a batch.
- The baker releases a batch.
- The baker sees what is on hand.
What is kept
- Sack: number, weight
- Batch: number, starter; states: mixed, baked, released
- Shelf: place, height, depth, light
What always holds
- Only the baker releases a batch.
- The starter is fed every 12 hours.
- A batch without a starter is shown as "not risen".
- A standard batch takes four hours.`,
    [],
  ),
);
const meansOf = (term: string) => new RegExp(`^- \\*\\*${term}\\*\\*: (.+)$`, 'm').exec(glossary)?.[1];

describe('the glossary of an outline', () => {
  it.each([
    ['Sack', 'What the miller enters (FR-1). Has number and weight.'],
    [
      'Batch',
      'One for each time the baker makes sacks into a batch (FR-2). Has number and starter; goes through mixed, baked and released (FR-3.1).',
    ],
    ['Shelf', 'Has place, height, depth and light.'],
    ['Starter', undefined],
    ['Not risen', "A batch without a starter is shown as 'not risen'."],
    ['Standard', undefined],
  ])('says of %s what it is by what its owner said', (term, means) => {
    expect(meansOf(term)).toBe(means);
  });
});

it('says of what the product makes by itself when it does, and by which criterion each state after the first comes about', () => {
  const text = writeGlossary(
    deriveProduct(
      'Dues',
      `Who uses it
- Treasurer (me)
- Members
What happens
- I send a bill → new bill: member, amount, delivery address, due date
- Members pay the bill by link → bill is paid
- A bill is not paid 5 days after its due date → new reminder: bill, text; the member is reminded
- I send the bill once more → bill is open
What is kept
- Bill: member, amount, delivery address, due date; states: open, paid
- Reminder: bill, text
What always holds
- Nobody changes a bill that is paid.
- A delivery address is seen only by the treasurer.`,
      [],
    ),
  );
  expect(text).toContain(
    '**Reminder**: One for each time a bill is not paid 5 days after its due date (FR-3). Belongs to a bill',
  );
  expect(text).toContain('goes through open and paid (FR-2.2); reminders belong to it.');
  expect(text).not.toMatch(/\*\*Delivery\*\*|Open: when|Nobody changes/);
});

it('names of a state all criteria that bring it about', () => {
  const text = writeGlossary(
    deriveProduct(
      'Desk',
      `Who uses it
- Students
- Teachers
What happens
- Student reserves a kit → new reservation: kit, class; for a class A kit the teacher is asked first
- The teacher agrees or refuses → reservation is confirmed or refused; the student is told
What is kept
- Reservation: student, kit, class; states: asked for, confirmed, refused
- Kit: name, class (A or B)`,
      [],
    ),
  );
  expect(text).toContain('goes through asked for, confirmed (FR-1.4, FR-2.1) and refused (FR-2.2).');
});

it('says of a number that the product reckons by itself what raises and lowers it', () => {
  const text = writeGlossary(
    deriveProduct(
      'Savings',
      `Who uses it
- Savers
What happens
- Saver creates a goal → new goal: name, target amount
- Every Monday the pending round ups are collected → round up is collected
- The debit bounces → the round ups go back to pending
- Saver takes money back → new payout: amount, goal
- A goal is reached → the saver is told
What is kept
- Goal: saver, name, target amount, saved so far; states: active, reached
- Round up: goal, difference; states: pending, collected
- Payout: goal, amount`,
      [],
    ),
  );
  expect(text).toMatch(
    /\*\*Saved so far\*\*: A number of each goal: raised by .+ \(FR-2\.\d\).* lowered by the amount of the payout/,
  );
});
