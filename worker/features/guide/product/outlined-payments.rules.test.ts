import { describe, expect, it } from 'vitest';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { writeJourneys } from '#worker/features/guide/documents/journeys.rules.ts';
import { payeeGap } from '#worker/features/guide/documents/outlined-payments.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (acts: string[], records: string[], nots: string[] = []) =>
  deriveProduct(
    'Stall',
    `Who uses it
- Guests
- Cooks
- Owner (me)
What happens
${acts.map((line) => `- ${line}`).join('\n')}
What is kept
${records.map((line) => `- ${line}`).join('\n')}
What it will not do
${['Maps', ...nots].map((line) => `- ${line}`).join('\n')}
What counts as success
- 30 orders in a month`,
    [],
  );
const criteriaOf = (product: ReturnType<typeof told>, title: string) =>
  product.features.find((feature) => feature.title === title)?.criteria ?? [];
const machineOf = (product: ReturnType<typeof told>, record: string) =>
  listTables(product).find((table) => table.record === record)?.machine;

const bill = told(
  [
    'Cook writes a bill → new bill: guest, sum',
    'Guests pay by link → bill is paid; the cook is told',
    'Cook marks a bill as settled → bill is settled',
  ],
  ['Bill: cook, guest, sum; states: open, paid, settled'],
);

describe('paying what is there', () => {
  it('begins a payment, and only its signed notice makes it paid', () =>
    expect(criteriaOf(bill, 'Pay by link').slice(0, 5)).toEqual([
      'WHEN guests pay by link, THE SYSTEM SHALL begin a payment of the bill at the payment service, open its page and leave the bill as it is until that is reported.',
      'WHEN the payment service reports with its signature that the bill is paid, THE SYSTEM SHALL set the bill to “paid” and show beside it when.',
      'IF the payment of the bill fails or is given up, THEN THE SYSTEM SHALL leave the bill as it is, say that no money moved and offer to pay again.',
      'IF the payment service reports a second payment of a bill that is “paid”, THEN THE SYSTEM SHALL keep the notice, leave the bill as it is, order the money back and show that to the cook of the bill.',
      'IF the bill is “paid” already, THEN THE SYSTEM SHALL change nothing and say who did that and when.',
    ]));

  it('ends a journey with what is reported, and not with what is begun', () => {
    const paid = told(
      ['Cook writes a bill → new bill: guest, sum', 'Guests pay by link → bill is paid'],
      ['Bill: cook, guest, sum; states: open, paid'],
    );
    expect(writeJourneys(paid, 'b')).toMatch(/Outcome: the bill is “paid” \(FR-2\.2\)/);
  });

  it('sets nothing by a call of somebody', () => {
    const calls = listCalls(bill).map(({ method, path }) => `${method} ${path}`);
    expect(calls).toContain('POST /api/bills/:id/pay');
    expect(calls).not.toContain('PATCH /api/bills/:id/pay');
    expect(machineOf(bill, 'bill')?.moves.find(({ to }) => to === 'paid')?.who).toBe('the payment service');
  });

  it('keeps the number of the payment at the service, and each notice once', () => {
    const table = (name: string) => listTables(bill).find((one) => one.name === name);
    expect(table('payments')?.columns.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['bill_id', 'provider_id', 'amount', 'currency', 'state']),
    );
    expect(table('payment_notices')?.key).toEqual(['event_id']);
  });

  it('asks to whom the money goes where there are several', () =>
    expect(payeeGap(bill)[0]?.question).toContain('one of each cook'));
});

const order = told(
  [
    'Cook offers a dish → new dish: name, price',
    'Guest orders a dish and pays by card → new order: dish, number; the cook is told',
    'Guest reports that an order was cold → new complaint: order, text',
    'Owner refunds the complaint → complaint is refunded, with the reason; the guest is told',
  ],
  [
    'Dish: name, price',
    'Order: guest, dish, number; states: paid, brought, refunded',
    'Complaint: order, text, reason; states: open, refunded',
  ],
);

describe('ordering and paying in one', () => {
  it('is unpaid until the notice comes', () => {
    expect(machineOf(order, 'order')?.initial).toBe('unpaid');
    expect(criteriaOf(order, 'Order a dish and pay by card').join('\n')).toMatch(
      /keep the order as “unpaid”, begin a payment of the order[\s\S]*reports with its signature that the order is paid, THE SYSTEM SHALL set the order to “paid”[\s\S]*IF the payment of the order fails/,
    );
  });

  it('is what the payment service is for, before what is given back', () =>
    expect(listNeeds(order).find(({ part }) => part.key === 'card')?.slots.deed).toBe('order a dish and pay by card'));
});

describe('a refund that somebody decides', () => {
  it('gives the money back at the service before anything is refunded', () =>
    expect(criteriaOf(order, 'Refund the complaint').join('\n')).toMatch(
      /order the money back that was paid for its order at the payment service, with the reason, and leave the complaint[\s\S]*reports .+ went back for the complaint, THE SYSTEM SHALL set the complaint to “refunded” and show[\s\S]*set the order of the complaint to “refunded”[\s\S]*IF the payment service refuses/,
    ));

  it('refunds what the complaint is about', () =>
    expect(machineOf(order, 'order')?.moves.find(({ to }) => to === 'refunded')).toMatchObject({
      who: 'the payment service',
      from: ['paid', 'brought'],
    }));
});

it.each([
  [['Guests pay a bill in cash → bill is paid'], []],
  [['Guests pay by card → bill is paid'], ['No online payment']],
])('is told as it is where the money goes another way: %j %j', (acts, nots) =>
  expect(
    told(['Cook writes a bill → new bill: sum', ...acts], ['Bill: sum; states: open, paid'], nots)
      .features.flatMap(({ criteria }) => criteria)
      .join(),
  ).not.toContain('payment service'),
);

describe('what is ordered and not paid yet', () => {
  const shop = told(
    [
      'Owner enters a pot → new pot: name, number in stock',
      'Guest orders a pot and pays by card → new order: pot, number; the cook is told',
    ],
    ['Pot: name, number in stock', 'Order: guest, pot, number; states: paid, sent'],
  );
  const ordered = criteriaOf(shop, 'Order a pot and pay by card');

  it('has lapsed after half an hour, by the clock', () => {
    expect(ordered).toContain(
      'WHEN an order has been “unpaid” for 30 minutes, THE SYSTEM SHALL set the order to “lapsed” and show beside it when.',
    );
    expect(machineOf(shop, 'order')?.moves.map(({ to, who }) => `${to} ${who}`)).toContain('lapsed Stall');
    expect(ordered.find((text) => text.includes('second payment'))).toContain('a payment of one that is “lapsed”');
  });

  it('holds what is there from the order on, and gives it back where nobody pays', () => {
    const product = deriveProduct(
      'Kiln',
      `Who uses it
- Buyers
- Owner (me)
What happens
- Owner enters a pot → new pot: name, number in stock
- Buyer orders a pot and pays by card → new order: pot, number
What is kept
- Pot: name, number in stock
- Order: buyer, pot, number; states: paid, sent
What always holds
- No more of a pot is ordered than its number in stock.`,
      [],
    );
    const criteria = criteriaOf(product, 'Order a pot and pay by card');
    expect(criteria.filter((text) => text.includes('“number in stock”'))).toEqual([
      'WHEN an order has been “unpaid” for 30 minutes, THE SYSTEM SHALL give back to “number in stock” of the pot how many of it the order had.',
      'WHEN a buyer orders a pot and pays by card, THE SYSTEM SHALL lower “number in stock” of the pot by how many of it the order has.',
    ]);
  });

  it('leaves a state alone that tells the end of it', () => {
    const own = told(
      ['Guest orders a pot and pays by card → new order: number'],
      ['Order: guest, number; states: paid, expired'],
    );
    expect(criteriaOf(own, 'Order a pot and pay by card').join(' ')).not.toContain('30 minutes');
  });
});
