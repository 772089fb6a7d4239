import { expect, it } from 'vitest';
import { emptyOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { withSights } from '#worker/features/guide/outline/outline-answers.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const rulesOf = (answer: string, rules: string[] = [], acts: string[] = []) =>
  withSights({ ...emptyOutline(), rules, acts }, answer).rules;

it.each([
  ['Members see rates but never names. I see all.', ['Members see rates but never names.', 'I see all.']],
  [
    'Staff put in readings on the kitchen tablet and can see them. I see everything and do the printout.',
    ['Staff see the readings.', 'I see everything.'],
  ],
  ['Drivers put in their own entries and see those.', ['Drivers see only their own entries.']],
  ['I see all the kids and only I put times in.', ['I see all the kids.', 'Only I put times in.']],
  ['Nobody can change an old reading.', ['Nobody can change an old reading.']],
])('the answer “%s” holds as rules', (answer, rules) => expect(rulesOf(answer)).toEqual(rules));

it('what a rule or a line tells already is not said again', () => {
  expect(rulesOf('Parents see their own times.', ['Parents only see their own times.'])).toHaveLength(1);
  expect(rulesOf('Everyone sees the ranked list.', [], ['Everyone sees the ranked list at the meeting.'])).toEqual([]);
});

it('who may see what others enter gets a look at it, and who must not gets none', () => {
  const titles = (sight: string) =>
    deriveProduct(
      'Gala',
      `Who uses it
- Parents
- Organiser (me)
What happens
- I put in a basket → new basket: name, starting bid
- A parent bids → new bid: basket, amount
What is kept
- Basket: name, starting bid
- Bid: basket, parent, amount`,
      [{ topic: 'Who sees what', decision: sight }],
    ).features.map(({ title }) => title);
  expect(titles('Parents see the baskets and the highest bid but not who made it.')).toContain(
    'See the baskets and the highest bid',
  );
  expect(titles('I see everything.')).toContain('See the bids');
  expect(titles('Parents must not see the bids of others.').join()).not.toMatch(/See the bids/);
});
