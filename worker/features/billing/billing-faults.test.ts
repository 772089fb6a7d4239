import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest';
import { api } from '#worker/api.ts';
import {
  buyPro,
  callBilling,
  deleteAccount,
  deliver,
  letPass,
  openCheckout,
  readBillingRow,
} from '#worker/features/billing/testing/billing-calls.ts';
import { asJson, createPerson, createProject, type Person } from '#worker/platform/testing/client.ts';
import { breakD1 } from '#worker/platform/testing/d1-meter.ts';
import { countTests, reportFigure } from '#worker/platform/testing/figures.ts';
import { tellStripe } from '#worker/platform/testing/stripe.ts';

/** What breaks between each call of Stripe and each write of D1, and what the same call comes to when it is made again. */
let noise: MockInstance<typeof console.error>;
beforeEach(() => {
  noise = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  noise.mockRestore();
  await tellStripe('calm');
});

const customerOf = async (person: Person) => (await readBillingRow(person.userId)).stripe_customer_id;
/** More often than the SDK tries. */
const times = 3;

describe('opening a checkout', () => {
  test.each([
    ['POST /v1/customers', 'down'],
    ['POST /v1/customers', '500'],
    ['POST /v1/customers', '429'],
    ['POST /v1/customers', 'drop'],
    ['GET /v1/checkout/sessions', 'down'],
    ['POST /v1/checkout/sessions', 'down'],
    ['POST /v1/checkout/sessions', 'drop'],
  ])('%s: %s is said, and the next try makes one customer and one checkout', async (match, kind) => {
    const person = await createPerson();
    await tellStripe('fault', { match, kind, times });
    const { status, body } = await callBilling(person, 'create-checkout-session');
    expect([status, body.code]).toEqual([502, 'billing.unavailable']);
    await tellStripe('calm');
    const session = await openCheckout(person);
    expect(await tellStripe('customers', { userId: person.userId })).toHaveLength(1);
    const { sessions } = await tellStripe('state', { customer: await customerOf(person) });
    expect(sessions.map(({ id }) => id)).toEqual([session]);
  });

  test('D1 fails when the customer is to be kept: the next try finds the same', async () => {
    const person = await createPerson();
    const broken = await breakD1(/update "users" set .*"stripe_customer_id"/, () =>
      callBilling(person, 'create-checkout-session'),
    );
    expect(broken.status).toBe(500);
    await openCheckout(person);
    expect((await tellStripe('customers', { userId: person.userId })).length).toBe(1);
  });

  test('an answer that gets lost once is not even noticed', async () => {
    const person = await createPerson();
    for (const match of ['POST /v1/customers', 'POST /v1/checkout']) await tellStripe('fault', { match, kind: 'drop' });
    const session = await openCheckout(person);
    const { sessions } = await tellStripe('state', { customer: await customerOf(person) });
    expect(sessions.map(({ id }) => id)).toEqual([session]);
  });

  test('an answer that never comes is waited for only so long', { timeout: 30_000 }, async () => {
    const person = await createPerson();
    await tellStripe('fault', { match: 'POST /v1/customers', kind: 'timeout' });
    expect(await openCheckout(person)).toMatch(/^cs_test/);
    expect(await tellStripe('customers', { userId: person.userId })).toHaveLength(1);
  });
});

describe('coming back from the checkout', () => {
  test.each(['GET /v1/checkout/sessions/', 'GET /v1/subscriptions'])(
    '%s fails: the next try gives Pro',
    async (match) => {
      const person = await createPerson();
      const sessionId = await openCheckout(person);
      await tellStripe('pay', { session: sessionId, outcome: 'ok' });
      await tellStripe('fault', { match, kind: 'down' });
      expect((await callBilling(person, 'success', { sessionId })).status).toBe(502);
      expect((await readBillingRow(person.userId)).plan).toBe('free');
      await tellStripe('calm');
      expect((await callBilling(person, 'success', { sessionId })).body).toEqual({ plan: 'pro' });
    },
  );

  test.each([/"billing_turn" \+ 1/, /"billing_turn_kept"/])(
    'D1 fails at %s: the next try gives Pro',
    async (statement) => {
      const person = await createPerson();
      const sessionId = await openCheckout(person);
      await tellStripe('pay', { session: sessionId, outcome: 'ok' });
      expect((await breakD1(statement, () => callBilling(person, 'success', { sessionId }))).status).toBe(500);
      expect((await readBillingRow(person.userId)).plan).toBe('free');
      expect((await callBilling(person, 'success', { sessionId })).body).toEqual({ plan: 'pro' });
    },
  );
});

describe('cancelling at once', () => {
  const refundsOf = async (customer: string) => (await tellStripe('state', { customer })).refunds;

  test.each([
    ['down', 1, 502],
    ['drop', times, 502],
    // A lost answer is found out about by itself.
    ['drop', 1, 200],
  ])('the end fails (%s, %i times): the same call again ends it and refunds once', async (kind, count, said) => {
    const person = await createPerson();
    const customer = await buyPro(person);
    await tellStripe('fault', { match: 'DELETE /v1/subscriptions', kind, times: count });
    expect((await callBilling(person, 'cancel', { immediate: true })).status).toBe(said);
    await tellStripe('calm');
    const again = await callBilling(person, 'cancel', { immediate: true });
    expect(again.body.subscriptionStatus).toBe('canceled');
    await letPass(customer, 0);
    expect((await readBillingRow(person.userId)).plan).toBe('free');
    expect(await refundsOf(customer)).toHaveLength(1);
  });

  test.each(['GET /v1/refunds', 'POST /v1/refunds'])(
    '%s fails: the answer stands, the webhook refunds',
    async (match) => {
      const person = await createPerson();
      const customer = await buyPro(person);
      await tellStripe('fault', { match, kind: 'down' });
      expect((await callBilling(person, 'cancel', { immediate: true })).body.subscriptionStatus).toBe('canceled');
      expect(await refundsOf(customer)).toHaveLength(0);
      await tellStripe('calm');
      await letPass(customer, 0);
      await letPass(customer, 0);
      expect(await refundsOf(customer)).toHaveLength(1);
    },
  );

  test('a refusal that is kept for a day does not hold the refund up', async () => {
    const person = await createPerson();
    const customer = await buyPro(person);
    await tellStripe('fault', { match: 'POST /v1/refunds', kind: '500', times });
    await callBilling(person, 'cancel', { immediate: true });
    await tellStripe('calm');
    await letPass(customer, 0);
    expect(await refundsOf(customer)).toHaveLength(1);
  });

  test('a refund that Stripe will never make is logged, and the event is taken', async () => {
    const person = await createPerson();
    const customer = await buyPro(person);
    await tellStripe('fault', { match: 'POST /v1/refunds', kind: 'refuse', times: 9 });
    await callBilling(person, 'cancel', { immediate: true });
    await letPass(customer, 0);
    expect(await refundsOf(customer)).toHaveLength(0);
    const { subscriptions } = await tellStripe('state', { customer });
    const logged = noise.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('refund_impossible'));
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.every((line) => line.includes(subscriptions[0]?.id ?? '?'))).toBe(true);
  });

  test('a refund that the bank sent back is made once more', async () => {
    const person = await createPerson();
    const customer = await buyPro(person);
    await callBilling(person, 'cancel', { immediate: true });
    const [first] = await refundsOf(customer);
    await tellStripe('bounce', { refund: first?.id });
    await letPass(customer, 0);
    expect((await refundsOf(customer)).map(({ status }) => status)).toEqual(['failed', 'succeeded']);
  });

  test('a comment that a customer wrote in the portal brings no refund', async () => {
    const person = await createPerson();
    const customer = await buyPro(person);
    const { subscriptions } = await tellStripe('state', { customer });
    await tellStripe('end', { subscription: subscriptions[0]?.id, comment: 'refund-unused' });
    await letPass(customer, 0);
    expect((await readBillingRow(person.userId)).plan).toBe('free');
    expect(await refundsOf(customer)).toHaveLength(0);
  });

  test('what is paid after the end, in the moment of it, goes back', async () => {
    const person = await createPerson();
    const customer = await buyPro(person);
    await tellStripe('card', { customer, outcome: 'declined' });
    await tellStripe('advance', { customer, days: 32 });
    await tellStripe('fault', { match: 'POST /v1/invoices', kind: 'refuse', times: 9 });
    await callBilling(person, 'cancel', { immediate: true });
    await letPass(customer, 0);
    await tellStripe('calm');
    expect(await refundsOf(customer)).toHaveLength(0);
    const { invoices } = await tellStripe('state', { customer });
    const due = invoices.find(({ status }) => status === 'open');
    await fetch(`${env.STRIPE_API_BASE}/invoice/${due?.id}/pay`, { method: 'POST' });
    await letPass(customer, 0);
    expect((await tellStripe('state', { customer })).invoices.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(await refundsOf(customer)).toHaveLength(1);
  });

  test('the refund was made and its answer lost: it is made once', async () => {
    const person = await createPerson();
    const customer = await buyPro(person);
    await tellStripe('fault', { match: 'POST /v1/refunds', kind: 'drop', times });
    await callBilling(person, 'cancel', { immediate: true });
    await tellStripe('calm');
    await letPass(customer, 0);
    expect(await refundsOf(customer)).toHaveLength(1);
  });

  test('the webhook and the call at the same moment refund once', async () => {
    const person = await createPerson();
    const customer = await buyPro(person);
    await tellStripe('fault', { match: 'GET /v1/refunds', kind: 'late', times: 2 });
    const call = callBilling(person, 'cancel', { immediate: true });
    await vi.waitFor(async () => expect((await tellStripe('trouble')).held).toBe(1), { timeout: 5_000 });
    const events = await tellStripe('events', { customer });
    const ended = events.find(({ type }) => type === 'customer.subscription.deleted');
    if (!ended) throw new Error('the subscription has ended');
    const event = deliver(ended);
    await vi.waitFor(async () => expect((await tellStripe('trouble')).held).toBe(2), { timeout: 5_000 });
    await tellStripe('release');
    expect([await event, (await call).status]).toEqual([200, 200]);
    expect(await refundsOf(customer)).toHaveLength(1);
  });

  test('a subscription that was ended at Stripe by hand is not refunded by us', async () => {
    const person = await createPerson();
    const customer = await buyPro(person);
    const { subscriptions } = await tellStripe('state', { customer });
    await tellStripe('end', { subscription: subscriptions[0]?.id });
    await letPass(customer, 0);
    expect((await readBillingRow(person.userId)).plan).toBe('free');
    expect(await refundsOf(customer)).toHaveLength(0);
  });

  test('what is due but unpaid is not given back', async () => {
    const person = await createPerson();
    const customer = await buyPro(person);
    await tellStripe('card', { customer, outcome: 'declined' });
    await tellStripe('advance', { customer, days: 32 });
    expect((await callBilling(person, 'cancel', { immediate: true })).body.subscriptionStatus).toBe('canceled');
    await letPass(customer, 0);
    expect(await refundsOf(customer)).toHaveLength(0);
  });
});

describe('cancelling with the period', () => {
  test('Stripe fails: nothing is changed; a lost answer: the same call again answers the same', async () => {
    const person = await createPerson();
    await buyPro(person);
    await tellStripe('fault', { match: 'POST /v1/subscriptions', kind: 'down' });
    expect((await callBilling(person, 'cancel')).status).toBe(502);
    expect((await callBilling(person, 'status')).body).toMatchObject({ cancelAtPeriodEnd: false });
    await tellStripe('calm');
    await tellStripe('fault', { match: 'POST /v1/subscriptions', kind: 'drop', times });
    expect((await callBilling(person, 'cancel')).status).toBe(502);
    await tellStripe('calm');
    expect((await callBilling(person, 'cancel')).body.subscriptionStatus).toBe('canceled_at_period_end');
    expect((await callBilling(person, 'status')).body).toMatchObject({ cancelAtPeriodEnd: true });
  });
});

describe('deleting an account', () => {
  test('ends the subscription, refunds the unused part, and closes an open checkout', async () => {
    const person = await createPerson();
    const customer = await buyPro(person);
    expect((await deleteAccount(person)).status).toBe(204);
    const { subscriptions, refunds } = await tellStripe('state', { customer });
    expect(subscriptions.map(({ status }) => status)).toEqual(['canceled']);
    expect(refunds).toHaveLength(1);
    await letPass(customer, 0);

    const other = await createPerson();
    const session = await openCheckout(other);
    const unpaid = await customerOf(other);
    expect((await deleteAccount(other)).status).toBe(204);
    expect((await tellStripe('state', { customer: unpaid })).sessions.map(({ status }) => status)).toEqual(['expired']);
    await expect(tellStripe('pay', { session, outcome: 'ok' })).rejects.toThrow('400');
  });

  test.each(['GET /v1/checkout/sessions', 'GET /v1/subscriptions', 'DELETE /v1/subscriptions'])(
    'is refused while %s fails, and nothing is gone',
    async (match) => {
      const person = await createPerson();
      const project = await createProject(person);
      const customer = await buyPro(person);
      await tellStripe('fault', { match, kind: 'down' });
      const refused = await deleteAccount(person);
      expect(refused.status).toBe(502);
      expect(await refused.json()).toMatchObject({
        code: 'billing.unavailable',
        message: expect.stringMatching(/account is still here/),
      });
      await tellStripe('calm');
      expect((await person.client.projects[':id'].$get({ param: { id: project.id } })).status).toBe(200);
      expect((await callBilling(person, 'status')).body).toMatchObject({ plan: 'pro', status: 'active' });
      expect((await deleteAccount(person)).status).toBe(204);
      expect((await tellStripe('state', { customer })).subscriptions[0]?.status).toBe('canceled');
    },
  );

  test.each(['POST /v1/checkout/sessions', 'GET /v1/subscriptions'])(
    'a checkout that is opened meanwhile can be paid by nobody: it was at %s',
    async (match) => {
      const person = await createPerson();
      await openCheckout(person);
      const customer = await customerOf(person);
      await tellStripe('advance', { customer, days: 2 });
      await tellStripe('fault', { match, kind: 'late' });
      const opened = callBilling(person, 'create-checkout-session');
      await vi.waitFor(async () => expect((await tellStripe('trouble')).held).toBe(1), { timeout: 5_000 });
      expect((await deleteAccount(person)).status).toBe(204);
      await tellStripe('release');
      expect((await opened).status).toBe(502);
      const { sessions } = await tellStripe('state', { customer });
      expect(sessions.map(({ status }) => status)).toEqual(['expired', 'expired']);
    },
  );

  test('a checkout that is paid in the last moment is ended again', async () => {
    const person = await createPerson();
    const session = await openCheckout(person);
    const customer = await customerOf(person);
    await tellStripe('fault', { match: 'GET /v1/subscriptions', kind: 'late' });
    await tellStripe('fault', { match: `POST /v1/checkout/sessions/${session}/expire`, kind: 'refuse' });
    const deletion = deleteAccount(person);
    await vi.waitFor(async () => expect((await tellStripe('trouble')).held).toBe(1), { timeout: 5_000 });
    await tellStripe('pay', { session, outcome: 'ok' });
    await tellStripe('release');
    expect((await deletion).status).toBe(204);
    const { subscriptions, refunds } = await tellStripe('state', { customer });
    expect(subscriptions.map(({ status }) => status)).toEqual(['canceled']);
    expect(refunds).toHaveLength(1);
  });

  test.each(['active', 'unpaid', 'incomplete'])(
    'with billing off is refused while a subscription is %s, and says why',
    async (status) => {
      const person = await createPerson();
      await buyPro(person);
      await env.DB.prepare('update users set subscription_status = ? where id = ?').bind(status, person.userId).run();
      const keys = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_PRICE_ID: '' };
      const init = { ...asJson({ email: person.email }, person.headers), method: 'DELETE' };
      const refused = await api.request('http://localhost:8787/api/user', init, { ...env, ...keys });
      expect(refused.status).toBe(503);
      expect(await refused.json()).toMatchObject({
        code: 'billing.off',
        message: expect.stringMatching(/switched off.*account is still here/),
      });
    },
  );

  test('a refund that fails then is made by the webhook, although nobody is there any more', async () => {
    const person = await createPerson();
    const customer = await buyPro(person);
    await tellStripe('fault', { match: 'POST /v1/refunds', kind: 'down' });
    expect((await deleteAccount(person)).status).toBe(204);
    await tellStripe('calm');
    await letPass(customer, 0);
    expect((await tellStripe('state', { customer })).refunds).toHaveLength(1);
    expect(await env.DB.prepare('select 1 from users where id = ?').bind(person.userId).first()).toBeNull();
  });

  test('of somebody whose customer is gone at Stripe goes through', async () => {
    const person = await createPerson();
    const customer = await buyPro(person);
    await tellStripe('forget', { customer });
    expect((await deleteAccount(person)).status).toBe(204);
  });

  test('D1 fails after the subscription has ended: the account is there, on Free, and can be deleted', async () => {
    const person = await createPerson();
    const customer = await buyPro(person);
    expect((await breakD1(/delete from "users"/, () => deleteAccount(person))).status).toBe(500);
    await letPass(customer, 0);
    expect((await callBilling(person, 'status')).body).toMatchObject({ plan: 'free', status: 'canceled' });
    expect((await deleteAccount(person)).status).toBe(204);
  });
});

test('what fails between the calls of Stripe and the writes that follow them', (context) => {
  const { passed, failed } = countTests(context);
  reportFigure(context, {
    what: 'Faults between the calls of Stripe and the writes of D1: no answer, a lost answer, a refusal, two at once',
    asked: 'nobody pays twice or for nothing, the call can be repeated',
    measured: `${passed} cases, ${failed} ended otherwise`,
  });
  expect(failed).toBe(0);
});
