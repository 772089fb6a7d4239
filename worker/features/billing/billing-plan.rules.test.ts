import * as fc from 'fast-check';
import type Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import {
  orderProSubscriptions,
  readBilling,
  scheduledEndOf,
  unusedAmount,
} from '#worker/features/billing/billing-plan.rules.ts';

const priceId = 'price_pro';
const periodEnd = 2_000;

/** As much of a subscription as the rules read. */
function subscribe(change: Record<string, unknown> = {}, price = priceId): Stripe.Subscription {
  const items = { data: [{ price: { id: price }, current_period_start: 1_000, current_period_end: periodEnd }] };
  const rest = { metadata: {}, cancel_at: null, cancel_at_period_end: false, created: 1_000, status: 'active' };
  return { id: 'sub', ...rest, items, ...change } as unknown as Stripe.Subscription;
}

describe('the plan', () => {
  test.each([
    ['active', 'pro', 'active'],
    ['trialing', 'pro', 'trialing'],
    ['past_due', 'pro', 'past_due'],
    ['unpaid', 'free', 'unpaid'],
    ['paused', 'free', 'unpaid'],
    ['incomplete', 'free', 'incomplete'],
    ['incomplete_expired', 'free', 'none'],
    ['canceled', 'free', 'canceled'],
    ['something_new', 'free', 'none'],
  ])('of a subscription that is %s is %s', (status, plan, ours) => {
    expect(readBilling([subscribe({ status })], priceId)).toMatchObject({ plan, status: ours });
  });

  test('without any subscription is free', () => {
    expect(readBilling([], priceId)).toEqual({ plan: 'free', status: 'none', subscriptionId: null, endsAt: null });
  });

  test('is not given by a subscription to something else, but by what our checkout marked, whatever it costs', () => {
    expect(readBilling([subscribe({}, 'price_other')], priceId).plan).toBe('free');
    expect(readBilling([subscribe({ metadata: { plan: 'pro' } }, 'price_of_last_year')], priceId).plan).toBe('pro');
  });

  test('is Pro exactly if one of any number of subscriptions, in any order, gives it', () => {
    const statuses = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'incomplete', 'canceled', 'new_one'];
    const one = fc.record({
      status: fc.constantFrom(...statuses),
      created: fc.nat(),
      cancel_at_period_end: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(one), (changes) => {
        const list = changes.map((change, index) => ({ ...change, id: `sub_${index}` }));
        const state = readBilling(
          list.map((change) => subscribe(change)),
          priceId,
        );
        const giving = list.filter(({ status }) => ['active', 'trialing', 'past_due'].includes(status));
        expect(state.plan).toBe(giving.length > 0 ? 'pro' : 'free');
        const main = list.find(({ id }) => id === state.subscriptionId);
        if (giving.length > 0) expect(main?.status).toBe(state.status);
        expect(state.endsAt !== null).toBe(giving.length > 0 && main?.cancel_at_period_end === true);
      }),
    );
  });

  test('ends as late as the subscription that goes on', () => {
    const ending = subscribe({ id: 'ending', cancel_at_period_end: true, created: 5 });
    const staying = subscribe({ id: 'staying', created: 1 });
    expect(readBilling([ending, staying], priceId)).toMatchObject({ subscriptionId: 'staying', endsAt: null });
    expect(orderProSubscriptions([ending, staying], priceId).map(({ id }) => id)).toEqual(['staying', 'ending']);
    expect(scheduledEndOf(ending)).toEqual(new Date(periodEnd * 1000));
    expect(scheduledEndOf(subscribe({ cancel_at: 1_500 }))).toEqual(new Date(1_500_000));
  });
});

describe('the unused part', () => {
  const june = { start: Date.UTC(2026, 5, 1) / 1000, end: Date.UTC(2026, 6, 1) / 1000 };
  const day = 86_400;

  test.each([
    [0, 999],
    [10, 666],
    [15, 500],
    [29, 33],
    [30, 0],
    [31, 0],
    [-1, 999],
  ])('of $9.99 after %i of 30 days is %i cents', (days, amount) => {
    expect(unusedAmount(999, june, june.start + days * day, 0)).toBe(amount);
  });

  test('is never more than what was not given back before', () => {
    expect(unusedAmount(999, june, june.start, 400)).toBe(599);
    expect(unusedAmount(999, june, june.start + 15 * day, 400)).toBe(500);
    expect(unusedAmount(999, june, june.start, 999)).toBe(0);
    expect(unusedAmount(999, { start: 5, end: 5 }, 5, 0)).toBe(0);
  });

  test('is within what was paid, and falls with time', () => {
    const inputs = [fc.nat(1e6), fc.nat(3e6), fc.nat(3e6), fc.nat(1e6)] as const;
    fc.assert(
      fc.property(...inputs, (paid, first, second, back) => {
        const [early, late] = [Math.min(first, second), Math.max(first, second)];
        const period = { start: 0, end: 2_592_000 };
        const amount = unusedAmount(paid, period, early, Math.min(back, paid));
        expect(amount).toBeGreaterThanOrEqual(unusedAmount(paid, period, late, Math.min(back, paid)));
        expect(amount + Math.min(back, paid)).toBeLessThanOrEqual(paid);
      }),
    );
  });
});
