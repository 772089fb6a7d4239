import { expect, it } from 'vitest';
import { listAbout } from '#worker/features/guide/product/about.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';

const titlesOf = (idea: string | undefined, text: string, most?: number) =>
  listAbout(deriveProduct('Acme', idea ?? '', []), text, most).map(({ title }) => title);

it.each([
  ['Ordering takes too many steps', 'Order bread'],
  ['The list of what to bake saves her an hour', 'See a list of what to bake'],
  ['Let them cancel later', 'Change or cancel an order'],
  ['FR-5 is never used', 'Pick up bread'],
  ['Nobody remembers the password', 'Sign in as a baker'],
])('of a bakery, “%s” is about “%s”', (text, title) => {
  expect(titlesOf(ideas.bakery, text)).toEqual([title]);
});

it.each([
  'Gift cards for relatives',
  'The pages load slowly on old phones',
  'Customers like it',
  'Something about the colours',
  'Die Kunden finden den Knopf nicht',
  '',
  'FR-99 is missing',
])('of a bakery, “%s” is about no feature that is known', (text) => {
  expect(titlesOf(ideas.bakery, text)).toEqual([]);
});

it('names several where a text is about several, the surest first', () => {
  const found = titlesOf(ideas.bakery, 'Two wanted to change an order, one to pick up the bread later', 3);
  expect(found).toEqual(expect.arrayContaining(['Change or cancel an order', 'Pick up bread']));
});
