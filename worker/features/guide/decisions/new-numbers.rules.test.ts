import { expect, it } from 'vitest';
import { readNewNumber } from '#worker/features/guide/decisions/new-numbers.rules.ts';
import { emptyOutline, readOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { withTold } from '#worker/features/guide/outline/outline-later.rules.ts';

const studio =
  readOutline(`Who uses it
- Members
- Studio owner (me)
What happens
- Members buy a card with 10 credits → new card: credits
- Members cancel a booking until 24 hours before the class → booking is cancelled
What is kept
- Class: day, places
- Booking: class, member; states: booked, cancelled
What always holds
- Credits last 3 months.
- A class has at most 12 places.
- Members book at most 3 classes each.
- A place on the waiting list is kept for 2 hours.
What counts as success
- 8 of 10 places are taken.`) ?? emptyOutline();

/** The lines that differ once the decision of a sentence stands in its place. */
function linesAfter(said: string, lately = '') {
  const read = readNewNumber(said, studio, [], lately);
  if (!read || !('decision' in read)) return read;
  const { outline } = withTold(studio, [read.decision.decision], 'Acme');
  const before = Object.values(studio).flat();
  const after = Object.values(outline).flat();
  expect(after).toHaveLength(before.length);
  return after.filter((line) => !before.includes(line));
}

it.each([
  ['make that 6 months', 'Credits last 6 months.'],
  ['No, 6 months.', 'Credits last 6 months.'],
  ['I meant 6 months', 'Credits last 6 months.'],
  ['cut it to two months', 'Credits last two months.'],
  ['Credits are valid for 6 months instead', 'Credits last 6 months.'],
  ['extend the credits to 12 months', 'Credits last 12 months.'],
  ['no, at most 5 each', 'Members book at most 5 classes each.'],
  ['no more than 5 classes each', 'Members book at most 5 classes each.'],
  ['raise the limit to 5 classes', 'Members book at most 5 classes each.'],
  ['no, 15 places', 'A class has at most 15 places.'],
  ['Set the number of places to 20', 'A class has at most 20 places.'],
  ['I changed my mind: 15 places in a class', 'A class has at most 15 places.'],
  ['Please make the waiting time one hour', 'A place on the waiting list is kept for one hour.'],
  [
    'Actually 48 hours before the class',
    'Members cancel a booking until 48 hours before the class → booking is cancelled',
  ],
  [
    'they can cancel until 2 days before',
    'Members cancel a booking until 2 days before the class → booking is cancelled',
  ],
  [
    '24 hours is too long, make it 12',
    'Members cancel a booking until 12 hours before the class → booking is cancelled',
  ],
  ['From now on a card has 12 credits', 'Members buy a card with 12 credits → new card: credits'],
])('“%s” changes the one line that stated another number', (said, line) => expect(linesAfter(said)).toEqual([line]));

it('asks which line is meant where several count the same', () =>
  expect(linesAfter('Actually 48 hours')).toEqual({
    either: [
      'A place on the waiting list is kept for 2 hours.',
      'Members cancel a booking until 24 hours before the class → booking is cancelled',
    ],
  }));

it('takes the one of several that was spoken of last', () =>
  expect(linesAfter('Actually 48 hours', 'FR-2 Cancel a booking: until 24 hours before the class')).toEqual([
    'Members cancel a booking until 48 hours before the class → booking is cancelled',
  ]));

it('changes the decision that told the number', () => {
  const told = { topic: 'Also: Credits last 6 months, not 3', decision: 'Credits last 6 months, not 3 months' };
  const { outline } = withTold(studio, [told.decision], 'Acme');
  expect(readNewNumber('make it 9 months', outline, [told], '')).toEqual({
    decision: { topic: told.topic, decision: 'Credits last 9 months, not 3 months' },
  });
});

it('changes the answer that told the number', () =>
  expect(
    readNewNumber(
      'Actually 10 minutes',
      studio,
      [{ topic: 'When it counts as late', decision: '15 minutes after' }],
      '',
    ),
  ).toEqual({
    decision: { topic: 'When it counts as late', decision: '10 minutes after' },
  }));

it.each([
  'Members book at most 1 class a day',
  'A class has at least 4 places',
  'Teachers cancel until 2 hours before the class',
  'Members can have at most 2 cards',
  'Actually, remind them 2 days before',
  'We close at 22:00',
  'Can you make it 6 months?',
])('“%s” states something else', (said) => expect(readNewNumber(said, studio, [], '')).toBeUndefined());
