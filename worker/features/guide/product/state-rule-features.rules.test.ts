import { expect, it } from 'vitest';
import { statusOf } from '#worker/features/guide/documents/api-refusals.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { featuresOfStateRule } from '#worker/features/guide/product/state-rule-features.rules.ts';

const product = deriveProduct(
  'Barn',
  `Who uses it
- Farmers (me)
- Millers
What happens
- Farmer writes a bill → new bill: miller, amount, due date
- Farmer sends the bill → bill is sent; the miller is told
- Millers pay by link → bill is paid; the farmer is told
- A bill is not paid 3 days after its due date → new reminder: bill, text; the miller is told
- A bill is not paid 9 days after its due date → new reminder: bill, text; the miller is told
- Miller disputes a bill → bill is disputed, with the reason; the farmer is told
- Farmer cancels a bill → bill is cancelled; the miller is told
- Millers scan a code at the gate → new ticket: name
- Farmer presses next → ticket is called; the miller is told
- Nobody comes within 5 minutes after a ticket is called → ticket is missed
- Farmer closes the gate → day is closed
What is kept
- Bill: miller, amount, due date, reason; states: draft, sent, disputed, paid, cancelled
- Reminder: bill, text
- Ticket: name, time joined; states: waiting, called, missed
- Day: date; states: open, closed
What always holds
- Nobody pays a bill that is paid or cancelled.
- A disputed bill gets no reminder.
- Tickets are called in the order of the time joined.
- Nobody takes a ticket while the day is closed.
- Bills are kept for 10 years.`,
  [],
);

it.each([
  ['Nobody pays a bill that is paid or cancelled.', ['Pay by link']],
  ['A bill is cancelled only while it is sent.', ['Cancel a bill']],
  ['Tickets are called in the order of the time joined.', ['Press next']],
  ['Nobody takes a ticket while the day is closed.', ['Scan a code at the gate']],
  [
    'A disputed bill gets no reminder.',
    ['A bill is not paid 3 days after its due date', 'A bill is not paid 9 days after its due date'],
  ],
  ['Bills are kept for 10 years.', []],
])('%s stands where its act is', (rule, titles) =>
  expect(featuresOfStateRule(product, rule).map(({ title }) => title)).toEqual(titles),
);

it('what none of several may do is a criterion of each of them', () => {
  const criterion = 'WHILE a bill is disputed, THE SYSTEM SHALL give it no reminder.';
  expect(product.features.filter(({ criteria }) => criteria.includes(criterion))).toHaveLength(2);
});

it.each([
  ['anybody wants to pay a bill that is paid or cancelled', '409'],
  ['a bill that is not “sent” is to be cancelled', '409'],
  ['anybody tries to delete a sent bill', '409'],
  ['anybody wants to pay more than the amount', '422'],
  ['anybody wants to take a bill that somebody else has', '409'],
])('what the state of a thing forbids has the status of each other such refusal: %s', (cause, status) =>
  expect(statusOf(product, cause, 'refuse it, change nothing and say why')).toBe(status),
);
