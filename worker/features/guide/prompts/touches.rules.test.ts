import { expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { textsFor, touchesOf } from '#worker/features/guide/prompts/touches.rules.ts';

const queue = deriveProduct(
  'Chair',
  `Who uses it
- Customers
- Barbers
What happens
- Customers scan a code at the door → new ticket: name, phone
- Barbers open the queue → new day: date
What is kept
- Ticket: name, phone; states: waiting, called
- Day: date`,
  [],
);
const textsOf = (id: string) => {
  const feature = queue.features.find((one) => one.id === id);
  const touched = feature && touchesOf(queue, feature);
  return touched ? textsFor(queue, touched).map(({ text }) => text) : [];
};

it('a form that a printed code opens is sent again, as its button is no scan', () => {
  expect(textsOf('FR-1')).toContain('“The ticket was not saved. It is still here: send it again.”');
  expect(textsOf('FR-1')).toContain('“No ticket yet.”');
});

it('all else is done again by the button that is called as the feature is', () =>
  expect(textsOf('FR-2')).toContain('“The day was not saved. It is still here: press “Open the queue” again.”'));
