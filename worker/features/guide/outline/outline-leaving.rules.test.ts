import { expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const idea = (ended: string) => `Who uses it
- Guests
- Helpers (me)
What happens
- Guests announce what is broken → new item: what
- A helper takes an item → item is taken
- A helper writes down how it ended → ${ended}
What is kept
- Item: what, guest; states: announced, taken, repaired, not repaired
- Helper: name, skills
What always holds
- Anything with a mains plug is only for helpers who have the briefing, and gets tested before it leaves.`;
const criteriaOf = (text: string, title: string) =>
  deriveProduct('Workshop', text, []).features.find((one) => one.title === title)?.criteria ?? [];

it('what has to be done before a thing leaves is asked and refused where it is said how it ended', () => {
  const text = idea('repaired or not repaired');
  expect(criteriaOf(text, 'Take an item').filter((one) => one.includes('tested'))).toEqual([]);
  expect(criteriaOf(text, 'Write down how it ended').filter((one) => one.includes('tested'))).toEqual([
    'IF an item with a mains plug was not tested, THEN THE SYSTEM SHALL refuse to set it to “repaired” or “not repaired”, change nothing and say why.',
    'WHEN a helper writes down how it ended, THE SYSTEM SHALL ask whether an item with a mains plug was tested, keep that with the item and show beside it who did that and when.',
  ]);
});

it('where no act decides how a thing ends, what has to be done before stays a bound of its own', () => {
  const { features } = deriveProduct('Workshop', idea('the guest gets a thank you'), []);
  expect(features.flatMap(({ criteria }) => criteria).filter((one) => one.includes('tested'))).toEqual([
    'IF anything with a mains plug is to leave before it was tested, THEN THE SYSTEM SHALL refuse it, change nothing and say why.',
  ]);
});
