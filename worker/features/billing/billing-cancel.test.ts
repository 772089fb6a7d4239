import { env } from 'cloudflare:workers';
import { afterEach, describe, expect, test, vi } from 'vitest';
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
import { tasksInOrder } from '#worker/features/checklists/checklists-tasks.rules.ts';
import { asJson, createPerson, createProject, type Person } from '#worker/platform/testing/client.ts';
import { tellStripe } from '#worker/platform/testing/stripe.ts';

/** All must-haves of the first two steps done, as after weeks of work: all but one behind the app's back. */
async function finishTwoSteps(person: Person, projectId: string) {
  const musts = tasksInOrder.filter(({ stepNumber, priority }) => stepNumber < 3 && priority === 'must-have');
  await env.DB.batch(
    musts.map(({ id }) =>
      env.DB.prepare(
        "insert into comprehensive_task_statuses (id, project_id, user_id, task_id, status) values (?, ?, ?, ?, 'completed')",
      ).bind(crypto.randomUUID(), projectId, person.userId, id),
    ),
  );
  return setStatus(person, projectId, musts[0]?.id ?? '');
}

afterEach(() => tellStripe('calm'));

describe('cancelling', () => {
  test('with the period keeps Pro until its end, and can be undone', async () => {
    const person = await createPerson();
    const customer = await buyPro(person);
    const { body } = await callBilling(person, 'cancel');
    expect(body).toEqual({ subscriptionStatus: 'canceled_at_period_end', periodEnd: expect.any(String) });
    expect(await callBilling(person, 'downgrade', { immediate: false })).toEqual({ status: 200, body });
    expect((await callBilling(person, 'status')).body).toMatchObject({
      plan: 'pro',
      cancelAtPeriodEnd: true,
      periodEnd: body.periodEnd,
    });
    expect(await readUser(person)).toMatchObject({ plan: 'pro', subscriptionEndsAt: body.periodEnd });

    expect((await callBilling(person, 'resume')).body).toMatchObject({ plan: 'pro', cancelAtPeriodEnd: false });
    expect((await callBilling(person, 'resume')).body).toMatchObject({ plan: 'pro', cancelAtPeriodEnd: false });
    expect((await readUser(person)).subscriptionEndsAt).toBeNull();
    await letPass(customer, 40);
    expect((await readUser(person)).plan).toBe('pro');

    await callBilling(person, 'cancel', {});
    await letPass(customer, 10);
    expect((await readUser(person)).plan).toBe('pro');
    await letPass(customer, 30);
    expect(await readUser(person)).toMatchObject({
      plan: 'free',
      subscriptionStatus: 'canceled',
      subscriptionEndsAt: null,
    });
    expect((await tellStripe('state', { customer })).refunds).toEqual([]);
    expect((await callBilling(person, 'resume')).status).toBe(409);
    await buyPro(person);
  });

  test('an end that was set on a day is taken back too', async () => {
    const person = await createPerson();
    const customer = await buyPro(person);
    const { now, subscriptions } = await tellStripe('state', { customer });
    await tellStripe('change', { subscription: subscriptions[0]?.id, cancel_at: now + 864_000 });
    expect((await callBilling(person, 'status')).body).toMatchObject({
      cancelAtPeriodEnd: true,
      periodEnd: new Date((now + 864_000) * 1000).toISOString(),
    });
    expect((await callBilling(person, 'resume')).body).toMatchObject({ cancelAtPeriodEnd: false });
  });

  test.each([
    [0, 999],
    [10, 666],
    [27, 100],
  ])('at once after %i of 30 days gives %i cents back to the card', async (days, amount) => {
    const person = await createPerson();
    await openCheckout(person);
    const { stripe_customer_id: customer } = await readBillingRow(person.userId);
    await tellStripe('clock', { customer, now: Date.UTC(2026, 5, 1) / 1000 });
    await buyPro(person);
    if (days > 0) await letPass(customer, days);
    const { body } = await callBilling(person, 'cancel', { immediate: true });
    expect(body).toEqual({ subscriptionStatus: 'canceled', periodEnd: expect.any(String) });
    expect(await readUser(person)).toMatchObject({ plan: 'free', subscriptionStatus: 'canceled' });
    const { refunds } = await tellStripe('state', { customer });
    expect(refunds).toEqual([expect.objectContaining({ amount, status: 'succeeded' })]);

    expect((await callBilling(person, 'cancel', { immediate: true })).body).toEqual(body);
    await letPass(customer, 0);
    expect((await tellStripe('state', { customer })).refunds).toHaveLength(1);
    expect((await tellStripe('state', { customer })).invoices).toHaveLength(1);
  });

  test('an end that comes while its cancellation is taken back is told as one', async () => {
    const person = await createPerson();
    const customer = await buyPro(person);
    await callBilling(person, 'cancel');
    await tellStripe('fault', { match: 'GET /v1/subscriptions', kind: 'late' });
    const resumed = callBilling(person, 'resume');
    await vi.waitFor(async () => expect((await tellStripe('trouble')).held).toBe(1), { timeout: 5_000 });
    await tellStripe('advance', { customer, days: 32 });
    await tellStripe('release');
    const { status, body } = await resumed;
    expect([status, body.code]).toEqual([409, 'billing.no_subscription']);
    expect((await readUser(person)).plan).toBe('free');
  });

  test('without a subscription is refused', async () => {
    const person = await createPerson();
    await openCheckout(person);
    for (const name of ['cancel', 'downgrade', 'resume']) {
      const { status, body } = await callBilling(person, name);
      expect([status, body.code], name).toEqual([409, 'billing.no_subscription']);
    }
    expect((await callBilling(person, 'cancel', { immediate: 'yes' })).status).toBe(400);
  });
});

describe('a charge that fails', () => {
  test('keeps Pro while Stripe tries again, and a new card settles it', async () => {
    const person = await createPerson();
    const customer = await buyPro(person);
    await tellStripe('card', { customer, outcome: 'declined' });
    await letPass(customer, 32);
    expect(await readUser(person)).toMatchObject({ plan: 'pro', subscriptionStatus: 'past_due' });
    const method = await tellStripe('method', { outcome: 'declined' });
    const refused = await callBilling(person, 'update-payment', { paymentMethodId: method.id });
    expect([refused.status, refused.body.code]).toEqual([402, 'billing.card_declined']);
    const stopped = await tellStripe('method', { outcome: 'authentication' });
    const failed = await callBilling(person, 'update-payment', { paymentMethodId: stopped.id });
    expect(failed.body.message).toBe('Payment authentication failed. Please try again.');
    const good = await tellStripe('method', { outcome: 'ok' });
    const { body } = await callBilling(person, 'update-payment', { paymentMethodId: good.id });
    expect(body).toMatchObject({ plan: 'pro', status: 'active', paymentMethod: { last4: '4242' } });
    expect((await readUser(person)).subscriptionStatus).toBe('active');
  });

  test.each(['canceled', 'unpaid'])('ends Pro when all tries have failed: %s', async (afterRetries) => {
    const person = await createPerson();
    const customer = await buyPro(person);
    await tellStripe('settle', { afterRetries });
    await tellStripe('card', { customer, outcome: 'declined' });
    await letPass(customer, 45);
    expect(await readUser(person)).toMatchObject({ plan: 'free', subscriptionStatus: afterRetries });
    const { invoices } = await tellStripe('state', { customer });
    expect(invoices.map(({ status }) => status)).toEqual(['paid', afterRetries === 'unpaid' ? 'open' : 'void']);
    const again = await callBilling(person, 'create-checkout-session');
    expect(again.status).toBe(afterRetries === 'unpaid' ? 409 : 200);
    expect((await callBilling(person, 'status')).body).toMatchObject({ endedUnpaid: afterRetries === 'canceled' });
  });

  test('settled in the portal, which changes the customer alone: what is due is paid, and later charges too', async () => {
    const person = await createPerson();
    const customer = await buyPro(person);
    await tellStripe('card', { customer, outcome: 'declined' });
    await letPass(customer, 32);
    const { url } = (await callBilling(person, 'portal')).body;
    const atPortal = (outcome: string) =>
      fetch(`${String(url).replace('localhost', '127.0.0.1')}/${outcome}`, { method: 'POST' });
    // A card that does not pay either changes nothing, and is no failure of ours.
    await atPortal('authentication');
    await letPass(customer, 0);
    expect(await readUser(person)).toMatchObject({ plan: 'pro', subscriptionStatus: 'past_due' });

    await atPortal('ok');
    expect(await tellStripe('state', { customer })).toMatchObject({ subscriptions: [{ status: 'past_due' }] });
    await letPass(customer, 0);
    expect(await readUser(person)).toMatchObject({ plan: 'pro', subscriptionStatus: 'active' });
    expect((await callBilling(person, 'status')).body.paymentMethod).toMatchObject({ last4: '4242' });
    await letPass(customer, 32);
    expect(await readUser(person)).toMatchObject({ plan: 'pro', subscriptionStatus: 'active' });
    expect((await tellStripe('state', { customer })).invoices.map(({ status }) => status)).toEqual([
      'paid',
      'paid',
      'paid',
    ]);
  });

  test('a new card that is refused does not become the one that is charged', async () => {
    const person = await createPerson();
    const customer = await buyPro(person);
    await tellStripe('card', { customer, outcome: 'declined' });
    await letPass(customer, 32);
    const before = (await tellStripe('state', { customer })).subscriptions[0]?.default_payment_method;
    const method = await tellStripe('method', { outcome: 'authentication' });
    expect((await callBilling(person, 'update-payment', { paymentMethodId: method.id })).status).toBe(402);
    expect((await tellStripe('state', { customer })).subscriptions[0]?.default_payment_method).toBe(before);
  });

  test('cancelled, with the period too, ends at once: the period is not paid for', async () => {
    const person = await createPerson();
    const customer = await buyPro(person);
    await tellStripe('card', { customer, outcome: 'declined' });
    await letPass(customer, 32);
    expect((await callBilling(person, 'cancel')).body.subscriptionStatus).toBe('canceled');
    expect(await readUser(person)).toMatchObject({ plan: 'free', subscriptionStatus: 'canceled' });
    const { invoices, refunds } = await tellStripe('state', { customer });
    expect(invoices.map(({ status }) => status)).toEqual(['paid', 'void']);
    expect(refunds).toEqual([]);
  });

  test('an unpaid one that is cancelled collects its drafts no more', async () => {
    const person = await createPerson();
    const customer = await buyPro(person);
    await tellStripe('settle', { afterRetries: 'unpaid' });
    await tellStripe('card', { customer, outcome: 'declined' });
    await letPass(customer, 65);
    await callBilling(person, 'cancel');
    const { invoices } = await tellStripe('state', { customer });
    expect(invoices.map(({ status, auto_advance }) => [status, auto_advance])).toEqual([
      ['paid', undefined],
      ['void', undefined],
      ['draft', false],
    ]);
  });

  test("somebody else's payment method is refused", async () => {
    const [person, other] = [await createPerson(), await createPerson()];
    await buyPro(person);
    const customer = await buyPro(other);
    const foreign = await tellStripe('method', { outcome: 'ok', customer });
    for (const paymentMethodId of [foreign.id, 'pm_nothing', '']) {
      const { status, body } = await callBilling(person, 'update-payment', { paymentMethodId });
      expect([status, body.code]).toEqual([400, 'request.invalid']);
    }
  });
});

describe('back on Free', () => {
  test('everything stays readable and usable, creation is blocked, and the launch phase is read-only', async () => {
    const person = await createPerson();
    const first = await createProject(person, 'Crumb Basket');
    const customer = await buyPro(person);
    await createProject(person, 'Second');
    const untouched = await createProject(person, 'Third');
    await finishTwoSteps(person, first.id);
    await setStatus(person, first.id, launchTask);
    const read = async (id: string) => (await person.client.projects[':id'].$get({ param: { id } })).json();
    expect(await read(first.id)).toMatchObject({ currentStep: 3, nextTask: { stepNumber: 3 } });
    const before = await read(untouched.id);

    await callBilling(person, 'cancel');
    await letPass(customer, 32);
    expect(await readUser(person)).toMatchObject({ plan: 'free' });
    const after = await read(first.id);
    expect(after).toMatchObject({ currentStep: 2, progress: expect.any(Number) });
    expect(after.nextTask === null || after.nextTask.stepNumber < 3).toBe(true);
    expect(await read(untouched.id)).toEqual(before);
    expect(await (await person.client.projects.$get()).json()).toHaveLength(3);
    const refused = await person.call('/api/projects', asJson({ name: 'Fourth' }));
    expect(await refused.json()).toMatchObject({ isLimitError: true, limit: 1, current: 3 });
    expect((await setStatus(person, first.id, launchTask, 'not-started')).status).toBe(403);
    const statuses = await person.call(`/api/projects/${first.id}/task-statuses`);
    expect(await statuses.json()).toContainEqual(expect.objectContaining({ taskId: launchTask, status: 'completed' }));
    const rename = { ...asJson({ name: 'Still mine' }), method: 'PUT' };
    expect((await person.call(`/api/projects/${first.id}`, rename)).status).toBe(200);

    await buyPro(person);
    expect(await read(first.id)).toMatchObject({ currentStep: 3, nextTask: { stepNumber: 3 } });
  });
});
