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
      'The baker makes sacks into a batch (FR-2). Has number and starter; goes through mixed, baked and released. Released: “Only the baker releases a batch”.',
    ],
    ['Shelf', 'Has place, height, depth and light.'],
    ['Starter', 'The starter is fed every 12 hours.'],
    ['Not risen', "A batch without a starter is shown as 'not risen'."],
    ['Standard', undefined],
  ])('says of %s what its owner said', (term, means) => {
    expect(meansOf(term)).toBe(means);
  });
});
