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
    ['Sack', 'The miller enters a sack (FR-1). Has number and weight.'],
    [
      'Batch',
      'The baker makes sacks into a batch (FR-2). Has number and starter; goes through mixed, baked and released. Released: when the baker releases a batch.',
    ],
    ['Shelf', 'Has place, height, depth and light.'],
    ['Starter', 'The starter is fed every 12 hours.'],
    ['Not risen', "A batch without a starter is shown as 'not risen'."],
    ['Standard', undefined],
  ])('says of %s what its owner said', (term, means) => {
    expect(meansOf(term)).toBe(means);
  });
});

it('says of what the product makes by itself when it does, and of each state after the first what brings it about', () => {
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
    '**Reminder**: Kept when a bill is not paid 5 days after its due date (FR-3). Belongs to a bill',
  );
  expect(text).toContain(
    'goes through open and paid; reminders belong to it. Paid: when members pay the bill by link.',
  );
  expect(text).not.toMatch(/\*\*Delivery\*\*|Open: when|Nobody changes/);
});
