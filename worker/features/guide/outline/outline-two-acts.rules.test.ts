import { expect, it } from 'vitest';
import { readOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { withTwoActs } from '#worker/features/guide/outline/outline-two-acts.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const kept = `Who uses it
- Office (me)
- Guests
What is kept
- Lesson: date, room; states: planned, called off
- Fee: lesson, amount`;
const cast = castOf(readOutline(`${kept}\nWhat happens\n- A guest joins`) ?? ({} as never), 'Acme');

it.each([
  [
    'A lesson is moved or cancelled → the guest is told; with a new date the room is booked anew; when cancelled ?',
    [
      'A lesson is moved → the guest is told; with a new date the room is booked anew',
      'A lesson is cancelled → the guest is told; ?',
    ],
  ],
  [
    'The office calls off or moves a lesson → guests are told; a moved lesson has to be answered again',
    [
      'The office calls off a lesson → guests are told',
      'The office moves a lesson → guests are told; a moved lesson has to be answered again',
    ],
  ],
  [
    'I enter or correct a fee → new fee: lesson, amount; the guest is told',
    [
      'I enter a fee → new fee: lesson, amount; the guest is told',
      'I correct a fee → fee gets lesson, amount; the guest is told',
    ],
  ],
  ['Guests enter or add a fee', ['Guests enter or add a fee']],
  ['The office accepts or declines a lesson', ['The office accepts or declines a lesson']],
  ['Guests cancel or delete a lesson', ['Guests cancel or delete a lesson']],
  ['The office moves or cancels a taxi', ['The office moves or cancels a taxi']],
])('“%s” is a line for each act', (line, lines) => expect(withTwoActs(line, cast)).toEqual(lines));

it('each act has criteria of its own', () => {
  const criteria = deriveProduct('Acme', `${kept}\nWhat happens\n- I enter or correct a fee → the guest is told`, [])
    .features.flatMap((one) => one.criteria)
    .join('\n');
  expect(criteria).toContain('WHEN the office enters a fee, THE SYSTEM SHALL keep a fee with');
  expect(criteria).toContain(
    'WHEN the office corrects a fee, THE SYSTEM SHALL keep the lesson or the amount with the fee and show beside it when.',
  );
});
