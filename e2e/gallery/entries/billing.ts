import type { Page } from 'playwright-core';
import type { Subscription } from '#web/features/billing/billing.queries.ts';
import type { Entry } from '../entries.ts';
import { hold } from '../settle.ts';
import { answer, go, press, refuse, see } from '../steps.ts';

const active: Subscription = {
  plan: 'pro',
  status: 'active',
  cancelAtPeriodEnd: false,
  periodEnd: '2027-01-15T00:00:00.000Z',
  endedUnpaid: false,
  price: { amount: 999, currency: 'usd' },
  paymentMethod: { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2031 },
};

const invoices = ['open', 'paid', 'paid', 'void', 'uncollectible'].map((status, at) => ({
  id: `in_${at}`,
  number: `LP-2026-00${10 - at}`,
  status,
  amount: 999,
  currency: 'usd',
  createdAt: new Date(Date.UTC(2026, 10 - at, 15)).toISOString(),
  url: 'https://example.com/invoice',
}));

const config = { ai: { provider: 'guide', model: null }, social: { google: false, oidc: false }, mail: true };

/** The payment provider as it is where billing is on. */
async function bill(page: Page, subscription: Partial<Subscription> = {}) {
  await answer(page, '**/api/config', { json: { ...config, billing: true } });
  await answer(page, '**/api/subscription/status', { json: { ...active, ...subscription } });
  await answer(page, '**/api/subscription/invoices', { json: invoices });
}

export const billingEntries: Entry[] = [
  {
    name: 'subscribe',
    as: 'maker',
    open: async (page) => {
      await bill(page);
      await go(page, '/subscribe', 'Current Plan');
      await page.getByRole('button', { name: 'Upgrade to Pro', disabled: false }).waitFor();
    },
  },
  {
    name: 'subscribe, not to be had',
    as: 'maker',
    open: (page) => go(page, '/subscribe', 'Paid plans are not available on this server yet.'),
  },
  { name: 'free', as: 'maker', open: (page) => go(page, '/billing', 'AI prompts today') },
  {
    name: 'pro',
    as: 'builder',
    open: async (page) => {
      await bill(page);
      await go(page, '/billing', 'Visa ending in 4242');
      await see(page, '$9.99');
    },
  },
  {
    name: 'pro that ends',
    as: 'builder',
    open: async (page) => {
      await bill(page, { cancelAtPeriodEnd: true, paymentMethod: null });
      await go(page, '/billing', 'Keep Pro');
    },
  },
  {
    name: 'payment due',
    as: 'debtor',
    open: async (page) => {
      await bill(page, { status: 'past_due' });
      await go(page, '/billing', 'Your last payment did not go through.');
    },
  },
  {
    name: 'payment due, on the dashboard',
    as: 'debtor',
    open: async (page) => {
      await bill(page, { status: 'past_due' });
      await go(page, '/dashboard', /Your payment of/);
    },
  },
  {
    name: 'payment due, over a project',
    as: 'debtor',
    open: async (page, { places }) => {
      await bill(page, { status: 'past_due' });
      await go(page, `/documents/${places.project('wells').slug}`, /Your payment of/);
    },
  },
  {
    name: 'loading',
    as: 'builder',
    open: async (page) => {
      await bill(page);
      await hold(page, '**/api/subscription/*');
      await hold(page, '**/api/usage');
      await go(page, '/billing', 'Invoices');
    },
  },
  {
    name: 'failed',
    as: 'builder',
    open: async (page) => {
      await bill(page);
      await refuse(page, '**/api/subscription/*');
      await refuse(page, '**/api/usage');
      await go(page, '/billing', 'Your invoices could not be loaded.');
    },
  },
  {
    name: 'cancel',
    as: 'builder',
    open: async (page) => {
      await bill(page);
      await go(page, '/billing', 'Visa ending in 4242');
      await press(page, 'button', 'Cancel Subscription');
      await see(page, 'At the end of the billing period');
    },
  },
  {
    name: 'cancel, failed',
    as: 'builder',
    open: async (page) => {
      await bill(page);
      await refuse(page, '**/api/subscription/cancel');
      await go(page, '/billing', 'Visa ending in 4242');
      await press(page, 'button', 'Cancel Subscription');
      await press(page, 'button', 'Cancel Immediately');
      await see(page, 'Failed to cancel subscription.');
    },
  },
  ...[
    ['under way', null],
    ['not paid', 'billing.not_paid'],
    ['not found', 'billing.checkout_not_found'],
    ['failed', 'billing.unavailable'],
  ].map(
    ([what, code]): Entry => ({
      name: `back from the checkout, ${what}`,
      as: 'maker',
      open: async (page) => {
        await bill(page);
        if (!code) await hold(page, '**/api/subscription/success');
        else
          await answer(page, '**/api/subscription/success', {
            status: 400,
            json: { code, message: 'The payment provider says no.' },
          });
        const words = code === 'billing.not_paid' ? 'not paid yet' : code ? 'Failed to process' : 'being confirmed';
        await go(page, '/billing?session_id=cs_test_1', new RegExp(words));
      },
    }),
  ),
];
