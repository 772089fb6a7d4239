import { expect, it } from 'vitest';
import { emptyOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { withToldFigures } from '#worker/features/guide/outline/outline-told-figures.rules.ts';

const draft = {
  ...emptyOutline(),
  acts: ['A sent job is not accepted within 5 minutes → the dispatcher is told'],
  rules: ['Only trucks 2 and 5 take anything over 10,000 lbs.'],
};

it('keeps a price, a limit or a number that no line of a draft has', () => {
  const price = 'Price is $95 for the hookup plus $4.50 a mile.';
  const photos = 'Drivers take at least 4 pictures of the car.';
  expect(withToldFigures(draft, [price, photos]).rules).toEqual([price, photos, ...draft.rules]);
});

it.each([
  'If he does not accept it in 5 minutes she needs to know.',
  'Only trucks 2 and 5 can take anything over 10,000 lbs.',
  'I run a towing company with 5 trucks and 7 drivers.',
  'We had 3 accidents last year.',
  'A swim school: parents buy a 10-lesson card online.',
  'I want an app for my 14 hives.',
  'The club house stands at 12 High Street.',
])('adds nothing for what a line has, and for how it is: %s', (sentence) => {
  expect(withToldFigures(draft, [sentence])).toEqual(draft);
});
