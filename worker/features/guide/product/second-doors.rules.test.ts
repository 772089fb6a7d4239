import { expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const idea = (second: string, rules = '') => `What it is
- A repair café.
Who uses it
- Visitors
- Organisers
What happens
- Visitors announce what is broken → new item: what, fault, photo, visitor
${second}
What is kept
- Item: what, kind (electric, textile), fault, photo, visitor; states: announced, brought in
What always holds
- Two items per visitor.${rules}
What it will not do
- No guarantee
What counts as success
- 30 items repaired a month`;

const criteriaOf = (...of: Parameters<typeof idea>) =>
  deriveProduct('Fixed', idea(...of), []).features[1]?.criteria ?? [];

it('a second line that makes the same thing asks for the same fields and refuses the same', () => {
  const criteria = criteriaOf('- Someone comes without announcing → organisers add the item at the door');
  expect(criteria.find((text) => text.includes('keep an item with'))).toContain('what, kind, fault, photo and visitor');
  expect(criteria).toContain(
    'IF there are two items of one visitor already, THEN THE SYSTEM SHALL refuse another one, keep what was entered and say why.',
  );
});

it('a line that asks for other fields refuses on its own', () => {
  const criteria = criteriaOf('- Organisers enter a donated thing → new item: what, weight, donor');
  expect(criteria.join(' ')).not.toContain('two items');
});

it('what is refused of the first act alone is let in by the second', () => {
  const rules = `
- Microwaves and gas are refused, too dangerous.
- Nobody announces a thing that is brought in.`;
  const criteria = criteriaOf('- Someone comes without announcing → organisers add the item at the door', rules);
  expect(criteria.filter((text) => / SHALL refuse /.test(text))).toEqual([
    'IF there are two items of one visitor already, THEN THE SYSTEM SHALL refuse another one, keep what was entered and say why.',
    'IF somebody enters a microwave or anything with gas, THEN THE SYSTEM SHALL refuse it and say why: too dangerous.',
  ]);
});
