import { expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const idea = (second: string) => `What it is
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
- Two items per visitor.
What it will not do
- No guarantee
What counts as success
- 30 items repaired a month`;

const criteriaOf = (second: string) => deriveProduct('Fixed', idea(second), []).features[1]?.criteria ?? [];

it('a second line that makes the same thing asks for the same fields and refuses the same', () => {
  const criteria = criteriaOf('- Someone comes without announcing → organisers add the item at the door');
  expect(criteria.find((text) => text.includes('keep an item with'))).toContain('what, kind, fault, photo and visitor');
  expect(criteria).toContain(
    'IF “announce what is broken” would refuse such an item, THEN THE SYSTEM SHALL refuse it here too, keep what was entered and say why.',
  );
});

it('a line that asks for other fields refuses on its own', () => {
  const criteria = criteriaOf('- Organisers enter a donated thing → new item: what, weight, donor');
  expect(criteria.join(' ')).not.toContain('would refuse such an item');
});
