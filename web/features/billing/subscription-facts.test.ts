import { describe, expect, test } from 'vitest';
import { isOngoing } from '#shared/subscription-status.ts';
import type { Subscription } from '#web/features/billing/billing.queries.ts';
import {
  describeCard,
  describeDue,
  describeExpiry,
  describeInvoiceStatus,
  describeRenewal,
  formatAmount,
} from '#web/features/billing/subscription-facts.ts';

const active: Subscription = {
  plan: 'pro',
  status: 'active',
  cancelAtPeriodEnd: false,
  periodEnd: '2025-02-05T12:00:00.000Z',
  endedUnpaid: false,
  price: { amount: 999, currency: 'usd' },
  paymentMethod: null,
};

test.each([
  [999, 'usd', '$9.99'],
  [-450, 'usd', '-$4.50'],
  [999, 'jpy', '¥999'],
  [0, 'eur', '€0.00'],
])('%d of %s is %s', (amount, currency, text) => {
  expect(formatAmount(amount, currency)).toBe(text);
});

describe('what comes next', () => {
  test.each<[Partial<Subscription>, string | null, boolean]>([
    [{}, 'Next payment: $9.99 on Feb 5, 2025.', true],
    [{ price: { amount: 1200, currency: 'eur' } }, 'Next payment: €12.00 on Feb 5, 2025.', true],
    [{ price: null }, 'Next payment on Feb 5, 2025.', true],
    [{ status: 'trialing', price: null }, 'Your trial ends on Feb 5, 2025.', true],
    [{ cancelAtPeriodEnd: true }, 'Pro ends on Feb 5, 2025. Until then everything stays as it is.', true],
    [{ status: 'trialing' }, 'Your trial ends on Feb 5, 2025. Then Pro is $9.99/month.', true],
    [
      { status: 'trialing', cancelAtPeriodEnd: true },
      'Pro ends on Feb 5, 2025. Until then everything stays as it is.',
      true,
    ],
    [{ status: 'past_due' }, 'Your last payment did not go through.', true],
    [
      { status: 'past_due', cancelAtPeriodEnd: true },
      'Your last payment did not go through. Pro ends on Feb 5, 2025.',
      true,
    ],
    [{ status: 'unpaid' }, 'Your last payment did not go through.', true],
    [
      { status: 'incomplete' },
      'Your first payment was not completed, and nothing was charged. Pay its invoice, or cancel to start again.',
      true,
    ],
    [{ status: 'canceled' }, 'Your subscription ended on Feb 5, 2025.', false],
    [{ status: 'canceled', periodEnd: null }, 'Your subscription has ended.', false],
    [
      { status: 'canceled', endedUnpaid: true },
      'Your subscription ended on Feb 5, 2025, as its payment did not go through. Nothing more is charged.',
      false,
    ],
    [{ status: 'none', periodEnd: null }, null, false],
  ])('%o: %s', (change, text, ongoing) => {
    expect(describeRenewal({ ...active, ...change })).toBe(text);
    expect(isOngoing({ ...active, ...change }.status)).toBe(ongoing);
  });
});

describe('the card', () => {
  const card = { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2031 };

  test('is named by its brand, if that is known', () => {
    expect(describeCard(card)).toBe('Visa ending in 4242');
    expect(describeCard({ ...card, brand: 'unknown' })).toBe('Card ending in 4242');
  });

  test.each([
    ['2031-04-30T12:00:00', 'Expires 04/2031'],
    ['2031-05-01T12:00:00', 'Expired 04/2031'],
    ['2030-12-15T12:00:00', 'Expires 04/2031'],
    ['2032-01-01T12:00:00', 'Expired 04/2031'],
  ])('on %s: %s', (now, text) => {
    expect(describeExpiry(card, new Date(now))).toBe(text);
  });
});

test('a payment that is due is named by the newest invoice that is open, once there is one', () => {
  const invoice = {
    id: 'in_1',
    number: null,
    createdAt: '2025-02-05T12:00:00.000Z',
    amount: 999,
    currency: 'usd',
    url: null,
  };
  const [open, paid] = [
    { ...invoice, status: 'open' },
    { ...invoice, status: 'paid', amount: 1 },
  ];
  expect(describeDue([paid, open, { ...open, amount: 2 }])).toBe(
    'Your payment of $9.99 from Feb 5, 2025 did not go through.',
  );
  expect(describeDue([paid])).toBe('Your last payment did not go through.');
  expect(describeDue(undefined)).toBe('Your last payment did not go through.');
});

test('what became of an invoice is said in words', () => {
  const invoice = { id: 'in_1', number: null, createdAt: '', amount: 999, currency: 'usd', url: null };
  expect(describeInvoiceStatus({ ...invoice, status: 'paid' })).toBe('Paid');
  expect(describeInvoiceStatus({ ...invoice, status: 'uncollectible' })).toBe('Not paid');
});
