import { expect, it } from 'vitest';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (happens: string, states: string, rules = '') =>
  deriveProduct(
    'Boards',
    `Who uses it
- Surfers
- Owner (me)
What happens
- The owner puts a board on the list → new board: name
- Surfers look through the boards → name of each board
- ${happens}
What is kept
- Board: name; states: ${states}
- Booking: surfer, board, day; states: booked, cancelled${rules}`,
    [],
  );
const books = 'A surfer books a board → new booking: board, day';
const criteriaOf = (product: ReturnType<typeof told>, at: number) => product.features[at]?.criteria ?? [];

it('what was taken off the list is booked no more, and is left out where they look', () => {
  const product = told(books, 'on the list, off the list');
  expect(criteriaOf(product, 2)).toContain(
    'IF the board is “off the list”, THEN THE SYSTEM SHALL refuse it, keep what was entered and show which other boards there are.',
  );
  expect(criteriaOf(product, 1)).toContain('WHILE a board is “off the list”, THE SYSTEM SHALL leave it out here.');
  expect(product.assumptions.concat(writeRequirements(product)).join('\n')).toContain(
    'it is refused, and the others are shown',
  );
});

it('what is not open yet, full or over is refused too', () =>
  expect(criteriaOf(told(books, 'planned, open for booking, full, over'), 2)).toContain(
    'IF the board is “planned”, “full” or “over”, THEN THE SYSTEM SHALL refuse it, keep what was entered and show which other boards there are.',
  ));

it('what only changes on its way, and what somebody only notes of it, is refused nobody', () => {
  expect(criteriaOf(told(books, 'new, waxed'), 2).join('\n')).not.toContain('which other boards');
  expect(
    criteriaOf(told('A surfer notes a day on a board → new booking: board, day', 'on the list, off the list'), 2).join(
      '\n',
    ),
  ).not.toContain('which other boards');
});

it('what a rule refuses already is not said twice', () => {
  const rule = '\nWhat always holds\n- Nobody books a board while the board is closed.';
  expect(criteriaOf(told(books, 'open, closed', rule), 2).filter((text) => text.includes('closed'))).toHaveLength(1);
});

it('who fills a thing by taking a place in it keeps none, and who brings it on from a state is not refused for it', () => {
  expect(
    criteriaOf(told('A surfer takes a board → new booking: board, day; the board is full', 'open, full, over'), 2),
  ).toContain(
    'IF the board is “full” or “over”, THEN THE SYSTEM SHALL refuse it, keep what was entered and show which other boards there are.',
  );
  expect(
    criteriaOf(
      told('Surfers sign a board → new booking: board, day; the board is signed', 'new, finished, signed'),
      2,
    ).join('\n'),
  ).not.toContain('“finished”, THEN');
});
