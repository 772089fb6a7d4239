import { expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { shownForm } from '#worker/features/guide/outline/outline-shown-papers.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (rule: string) =>
  deriveProduct(
    'Tools',
    `Who uses it
- Neighbours
- Keeper (me)
What happens
- A neighbour books a tool → new booking: tool, day
- The keeper hands out the tool → booking is handed out
What is kept
- Booking: neighbour, tool, day; states: open, handed out
- Tool: name
What always holds
- ${rule}`,
    [],
  );

it('what is looked at by eye is confirmed by whoever hands the thing out, and the answer is kept', () => {
  const product = told('Only the neighbour with the member card gets the tool, not a friend.');
  const handing = product.features.find(({ title }) => title.startsWith('Hand out'))?.criteria.slice(-2);
  expect(handing).toEqual([
    'WHEN the keeper hands out the tool, THE SYSTEM SHALL ask whether it goes to the neighbour with the member card and keep the answer with the booking.',
    'IF whoever hands the tool out does not confirm that it goes to the neighbour with the member card, THEN THE SYSTEM SHALL refuse it, change nothing and say why, to a friend as well.',
  ]);
  const column = listTables(product)
    .find(({ name }) => name === 'bookings')
    ?.columns.find(({ name }) => name === 'member_card_seen');
  expect(column).toMatchObject({ type: 'integer', may: true });
});

it('who alone does something is no such paper', () => {
  expect(shownForm('Only the keeper gets the tool')).toBeUndefined();
  const columns = listTables(told('Only the keeper changes the tool.')).flatMap((table) => table.columns);
  expect(columns.some(({ name }) => name.endsWith('_seen'))).toBe(false);
});
