import { expect, test } from 'vitest';
import { describeUnconfirmed } from '#web/features/billing/confirmation-facts.ts';
import { ApiError } from '#web/lib/api-error.ts';

const describe = (status: number, code: string) => describeUnconfirmed(new ApiError(status, { code, message: 'Why.' }));

test('a checkout that is not paid invites to finish it, one whose Pro is over to buy it again', () => {
  expect(describe(402, 'billing.not_paid')).toEqual({
    title: 'This checkout is not paid yet',
    text: expect.stringContaining('Finish it to get Pro'),
    isCalm: true,
    canBuy: true,
  });
  expect(describe(409, 'billing.not_pro')).toEqual({
    title: 'This checkout was finished before',
    text: 'Why. You can upgrade again at any time.',
    isCalm: true,
    canBuy: true,
  });
});

test("a stranger's checkout promises nothing, a failure on the way says that what was paid is not lost", () => {
  const failed = 'Failed to process subscription. Please contact support.';
  expect(describe(404, 'billing.checkout_not_found')).toEqual({
    title: failed,
    text: 'Why.',
    isCalm: false,
    canBuy: false,
  });
  expect(describe(502, 'billing.unavailable')).toMatchObject({
    title: failed,
    text: expect.stringMatching(/^Why\. Nothing that you paid is lost/),
  });
});
