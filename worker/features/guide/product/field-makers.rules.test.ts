import { expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const shownIn = (acts: string, rule: string) =>
  deriveProduct(
    'Chorus',
    `Who uses it
- Members
- Conductors
What happens
${acts}
- A conductor sees the answers of a rehearsal → coming and reason of each answer
What is kept
- Answer: member, coming (yes or no), reason
What always holds
- ${rule}`,
    [],
  )
    .features.flatMap(({ criteria }) => criteria)
    .filter((text) => / only to /.test(text));

const byMembers = '- Members say whether they come → new answer: coming, reason';

it.each([
  [byMembers, 'Reasons are seen only by conductors.', 'show reasons only to conductors and whoever entered them.'],
  [byMembers, 'The reason of an answer is seen only by conductors.', 'and whoever entered it.'],
])('hides from nobody what they entered themselves', (acts, rule, shown) => {
  expect(shownIn(acts, rule).join('\n')).toContain(shown);
});

it('leaves as it is what those enter to whom it is shown', () => {
  const acts = '- A conductor answers for a member → new answer: member, coming, reason';
  expect(shownIn(acts, 'Reasons are seen only by conductors.')).toEqual([
    'THE SYSTEM SHALL show reasons only to conductors.',
  ]);
});
