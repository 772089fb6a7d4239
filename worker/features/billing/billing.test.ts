import { env } from 'cloudflare:workers';
import { describe, expect, test, vi } from 'vitest';
import { api } from '#worker/api.ts';
import {
  buyPro,
  callBilling,
  launchTask,
  letPass,
  openCheckout,
  readBillingRow,
  readUser,
  setStatus,
} from '#worker/features/billing/testing/billing-calls.ts';
import { asJson, createPerson, createProject } from '#worker/platform/testing/client.ts';
import { tellStripe } from '#worker/platform/testing/stripe.ts';

const day = 86_400_000;

describe('buying Pro', () => {
  test('goes through a checkout, and opens what Pro has at once', async () => {
    const person = await createPerson();
    const project = await createProject(person);
    expect((await callBilling(person, 'status')).body).toEqual({
      plan: 'free',
      status: 'none',
      cancelAtPeriodEnd: false,
      periodEnd: null,
      endedUnpaid: false,
      price: null,
      paymentMethod: null,
    });
    expect((await setStatus(person, project.id, launchTask)).status).toBe(403);
    expect((await person.call('/api/projects', asJson({ name: 'Second' }))).status).toBe(403);

    const customer = await buyPro(person);
    expect(await readUser(person)).toMatchObject({
      plan: 'pro',
      subscriptionStatus: 'active',
      subscriptionEndsAt: null,
    });
    expect((await person.call('/api/projects', asJson({ name: 'Second' }))).status).toBe(201);
    expect((await setStatus(person, project.id, launchTask)).status).toBe(200);
    expect(await (await person.client.usage.$get()).json()).toMatchObject({ maxPromptsPerDay: 50, maxProjects: 5 });

    const { body } = await callBilling(person, 'status');
    expect(body).toMatchObject({ plan: 'pro', status: 'active', cancelAtPeriodEnd: false });
    expect(body.price).toEqual({ amount: 999, currency: 'usd' });
    expect(body.paymentMethod).toEqual({ brand: 'visa', last4: '4242', expMonth: 12, expYear: 2034 });
    expect(Date.parse(String(body.periodEnd)) - Date.now()).toBeGreaterThan(27 * day);
    expect((await callBilling(person, 'invoices')).body).toEqual([
      expect.objectContaining({ amount: 999, currency: 'usd', status: 'paid', url: expect.stringContaining('http') }),
    ]);
    const { sessions } = await tellStripe('state', { customer });
    expect(sessions).toEqual([expect.objectContaining({ client_reference_id: person.userId, status: 'complete' })]);
    expect((await tellStripe('customers', { userId: person.userId })).map(({ email }) => email)).toEqual([
      person.email,
    ]);
  });

  test('by the webhook alone, when the browser never comes back', async () => {
    const person = await createPerson();
    const session = await openCheckout(person);
    await tellStripe('pay', { session, outcome: 'ok' });
    expect((await readUser(person)).plan).toBe('free');
    await letPass((await readBillingRow(person.userId)).stripe_customer_id, 0);
    expect((await readUser(person)).plan).toBe('pro');
  });

  test('a missed webhook is made up for when the status is looked at', async () => {
    const person = await createPerson();
    await tellStripe('pay', { session: await openCheckout(person), outcome: 'ok' });
    expect((await callBilling(person, 'status')).body).toMatchObject({ plan: 'pro', status: 'active' });
    expect((await readUser(person)).plan).toBe('pro');
  });

  test('opened twice, also at once, is one checkout of one customer', async () => {
    const person = await createPerson();
    const ids = await Promise.all([openCheckout(person), openCheckout(person), openCheckout(person)]);
    ids.push(await openCheckout(person));
    expect(new Set(ids).size).toBe(1);
    expect(await tellStripe('customers', { userId: person.userId })).toHaveLength(1);
  });

  test('is refused to those who have it', async () => {
    const person = await createPerson();
    await buyPro(person);
    const { status, body } = await callBilling(person, 'create-checkout-session');
    expect(status).toBe(409);
    expect(body).toMatchObject({ code: 'billing.already_subscribed', message: "You're already on the Pro plan" });
  });

  test('is refused while a first payment is not completed, and can be given up', async () => {
    const person = await createPerson();
    await openCheckout(person);
    const customer = (await readBillingRow(person.userId)).stripe_customer_id;
    await tellStripe('subscribe', { customer, price: 'price_pro', status: 'incomplete', metadata: {} });
    const { status, body } = await callBilling(person, 'create-checkout-session');
    expect([status, body.code]).toEqual([409, 'billing.already_subscribed']);
    expect(body.message).toMatch(/first payment is not completed/);
    expect((await callBilling(person, 'cancel')).body.subscriptionStatus).toBe('canceled');
    await buyPro(person);
  });

  test('opens no checkout again that costs another price, and closes it', async () => {
    const person = await createPerson();
    const call = (price: string) =>
      api.request('http://localhost:8787/api/subscription/create-checkout-session', asJson({}, person.headers), {
        ...env,
        STRIPE_PRICE_ID: price,
      });
    expect((await call('price_other')).status).toBe(200);
    const session = await openCheckout(person);
    const customer = (await readBillingRow(person.userId)).stripe_customer_id;
    const { sessions } = await tellStripe('state', { customer });
    expect(sessions.map(({ id, status, metadata }) => [id === session, status, metadata.price])).toEqual([
      [false, 'expired', 'price_other'],
      [true, 'open', 'price_pro'],
    ]);
  });

  test('that is paid between two looks is not sold again', async () => {
    const person = await createPerson();
    const session = await openCheckout(person);
    await tellStripe('fault', { match: 'GET /v1/checkout/sessions', kind: 'late' });
    const again = callBilling(person, 'create-checkout-session');
    await vi.waitFor(async () => expect((await tellStripe('trouble')).held).toBe(1), { timeout: 5_000 });
    await tellStripe('pay', { session, outcome: 'ok' });
    await tellStripe('release');
    expect((await again).body.code).toBe('billing.already_subscribed');
    const customer = (await readBillingRow(person.userId)).stripe_customer_id;
    expect((await tellStripe('state', { customer })).sessions).toHaveLength(1);
  });

  test('works for somebody whose customer was deleted at Stripe', async () => {
    const person = await createPerson();
    await openCheckout(person);
    const before = (await readBillingRow(person.userId)).stripe_customer_id;
    await tellStripe('forget', { customer: before });
    expect(await buyPro(person)).not.toBe(before);
    expect((await readUser(person)).plan).toBe('pro');
  });
});

describe('nobody gets Pro', () => {
  test('by a checkout that is not paid, not theirs, or not there', async () => {
    const [person, other] = [await createPerson(), await createPerson()];
    const own = await openCheckout(person);
    const confirm = async (sessionId: unknown) => {
      const { status, body } = await callBilling(person, 'success', { sessionId });
      return [status, body.code];
    };
    expect(await confirm(own)).toEqual([402, 'billing.not_paid']);
    for (const outcome of ['declined', 'authentication']) {
      await expect(tellStripe('pay', { session: own, outcome })).rejects.toThrow('card_error');
      expect(await confirm(own)).toEqual([402, 'billing.not_paid']);
    }
    const foreign = await openCheckout(other);
    await tellStripe('pay', { session: foreign, outcome: 'ok' });
    expect(await confirm(foreign)).toEqual([404, 'billing.checkout_not_found']);
    expect(await confirm('cs_test_nothing')).toEqual([404, 'billing.checkout_not_found']);
    const tell = async (sessionId: string) => (await callBilling(person, 'success', { sessionId })).body.message;
    expect(await tell(foreign)).toContain('started it from another account');
    expect(await tell('cs_test_nothing')).toBe(await tell(foreign));
    for (const bad of ['', '../customers', 'a b', 7, null, ['cs_1'], 'x'.repeat(300)]) {
      expect(await confirm(bad)).toEqual([400, 'request.invalid']);
    }
    expect((await readUser(person)).plan).toBe('free');
  });

  test('by naming another price, amount, user or address', async () => {
    const [person, victim] = [await createPerson(), await createPerson()];
    const edited = {
      ...{ priceId: 'price_other', price: 'price_other', amount: 1, quantity: 0, mode: 'setup' },
      ...{ userId: victim.userId, customer: 'cus_1', successUrl: 'https://evil.example', plan: 'pro' },
    };
    const { body } = await callBilling(person, 'create-checkout-session', edited);
    const session = String(body.url).split('/').at(-1);
    const customer = (await readBillingRow(person.userId)).stripe_customer_id;
    const { sessions } = await tellStripe('state', { customer });
    expect(sessions).toEqual([
      expect.objectContaining({
        id: session,
        client_reference_id: person.userId,
        amount_total: 999,
        mode: 'subscription',
      }),
    ]);
    expect(JSON.stringify(sessions)).not.toContain('evil');
    await callBilling(person, 'success', { sessionId: session, plan: 'pro', paid: true });
    expect((await readUser(person)).plan).toBe('free');
  });

  test('by a subscription to something else', async () => {
    const person = await createPerson();
    await openCheckout(person);
    const customer = (await readBillingRow(person.userId)).stripe_customer_id;
    await tellStripe('subscribe', { customer, price: 'price_other', status: 'active', metadata: {} });
    await letPass(customer, 0);
    expect(await readUser(person)).toMatchObject({ plan: 'free', subscriptionStatus: 'none' });
  });

  test('by their own PUTs', async () => {
    const person = await createPerson();
    const preferences = { emailMarketing: false, plan: 'pro', stripeCustomerId: 'cus_1' };
    await person.call('/api/user/email-preferences', { ...asJson(preferences), method: 'PUT' });
    expect(await readBillingRow(person.userId)).toMatchObject({ plan: 'free', stripe_customer_id: null });
  });
});

test('the portal is opened for the own customer, and leads back', async () => {
  const person = await createPerson();
  await buyPro(person);
  const { body } = await callBilling(person, 'portal');
  const page = await (await fetch(String(body.url).replace('localhost', '127.0.0.1'))).text();
  expect(page).toContain('4242');
  expect(page).toContain('href="http://localhost:8787/billing"');
});

test('without keys every call of money says that billing is off', async () => {
  const person = await createPerson();
  const keys = { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_PRICE_ID: '' };
  const call = async (path: string, init: RequestInit) =>
    api.request(`http://localhost:8787/api${path}`, init, { ...env, ...keys });
  const { headers } = person;
  const checkout = await call('/subscription/create-checkout-session', asJson({}, headers));
  expect(checkout.status).toBe(503);
  expect(await checkout.json()).toMatchObject({
    code: 'billing.off',
    message: expect.stringMatching(/not switched on/),
  });
  expect((await call('/stripe/webhook', asJson({}))).status).toBe(503);
  expect(await (await call('/subscription/status', { headers })).json()).toMatchObject({
    plan: 'free',
    status: 'none',
  });
  expect(await (await call('/subscription/invoices', { headers })).json()).toEqual([]);
});
