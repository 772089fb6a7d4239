import { expect, it } from 'vitest';
import { countedFrom } from '#worker/features/guide/documents/measures-counted.rules.ts';
import { gapsOfLines } from '#worker/features/guide/documents/outlined-questions.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const voices = deriveProduct(
  'Voices',
  `Who uses it
- Singers
- Leader (me)
What happens
- I send a bill → new bill: singer, amount
- Singers pay the bill → bill is paid
- Singers open a piece and listen to their own voice
What is kept
- Bill: singer, amount; states: open, paid
- Piece: title
What counts as success
- 8 of 10 bills are paid in May
- 30 of 38 have listened to their part
- No more CDs`,
  [],
);

it.each([
  [
    '8 of 10 bills are paid in May',
    ' Counted from the bills that are “paid” or were, by when each came to that state.',
  ],
  ['20 bills in the first month', ''],
  [
    '30 of 38 have listened to their part',
    ' Nothing that is kept counts it: “open a piece and listen to their own voice” (FR-3) leaves no trace, so it is asked for by hand.',
  ],
  ['Listening takes an hour a week', ''],
])('%s: says by what it is counted', (measure, told) => expect(countedFrom(voices, measure)).toBe(told));

it('asks whether what only the product could count may be counted', () =>
  expect(gapsOfLines(voices).map(({ question }) => question)).toContain(
    'may Voices count for SM-2 how many singers open a piece and listen to their own voice (FR-3), as a number without names, or is it asked for by hand?',
  ));
