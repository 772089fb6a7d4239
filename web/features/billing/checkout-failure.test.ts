import { expect, test } from 'vitest';
import { describeCheckoutFailure, isAlreadySubscribed } from '#web/features/billing/checkout-failure.ts';
import { ApiError } from '#web/lib/api-error.ts';

test.each([
  ['billing.authentication_failed', 'The bank did not answer', 'Payment authentication failed. Please try again.'],
  ['billing.card_declined', 'Insufficient funds', 'Your card was declined. Please try another card.'],
  ['billing.unavailable', 'The payment service is down', 'The payment service is down'],
  ['auth.required', 'Please sign in', 'Please sign in'],
  ['billing.no_url', 'Could not create checkout session', 'Could not create checkout session'],
])('%s, "%s": %s', (code, message, told) => {
  expect(describeCheckoutFailure(new ApiError(402, { code, message }))).toBe(told);
});

test('what says nothing of itself has a text too', () => {
  expect(describeCheckoutFailure(new TypeError('url is undefined'))).toBe('Failed to initiate subscription process');
});

test('only one refusal means that there is Pro already', () => {
  expect(isAlreadySubscribed(new ApiError(409, { code: 'billing.already_subscribed' }))).toBe(true);
  expect(isAlreadySubscribed(new ApiError(409, { code: 'billing.no_subscription' }))).toBe(false);
  expect(isAlreadySubscribed(new Error('billing.already_subscribed'))).toBe(false);
});
