import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { tasksInOrder } from '#worker/features/checklists/checklists-tasks.rules.ts';
import { asJson, createPerson, createProject, type Person } from '#worker/platform/testing/client.ts';
import { buyPro, callBilling, letPass, openCheckout, tellStripe } from '#worker/platform/testing/stripe.ts';

const readUser = async (person: Person) => (await person.client.auth.user.$get()).json();

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

const setStatus = (person: Person, projectId: string, taskId: string, status = 'completed') =>
  person.call(`/api/projects/${projectId}/task-statuses/${taskId}`, { ...asJson({ status }), method: 'PUT' });

const launchTask = tasksInOrder.find(({ stepNumber }) => stepNumber === 3)?.id ?? '';

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

  test.each([0, 10, 27])('at once after %i days gives the unused part back to the card', async (days) => {
    const person = await createPerson();
    const customer = await buyPro(person);
    if (days > 0) await letPass(customer, days);
    const { body } = await callBilling(person, 'cancel', { immediate: true });
    expect(body).toEqual({ subscriptionStatus: 'canceled', periodEnd: expect.any(String) });
    expect(await readUser(person)).toMatchObject({ plan: 'free', subscriptionStatus: 'canceled' });
    const { subscriptions, invoices, refunds } = await tellStripe('state', { customer });
    const { period_start: start = 0, period_end: end = 0 } = invoices[0] ?? {};
    const endedAt = subscriptions[0]?.ended_at ?? 0;
    const due = Math.round((999 * (end - endedAt)) / (end - start));
    expect(refunds).toEqual([expect.objectContaining({ amount: due, status: 'succeeded' })]);
    expect(due).toBeGreaterThan(0);

    expect((await callBilling(person, 'cancel', { immediate: true })).body).toEqual(body);
    await letPass(customer, 0);
    expect((await tellStripe('state', { customer })).refunds).toHaveLength(1);
    expect((await tellStripe('state', { customer })).invoices).toHaveLength(1);
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
    const again = await callBilling(person, 'create-checkout-session');
    expect(again.status).toBe(afterRetries === 'unpaid' ? 409 : 200);
    await tellStripe('settle', { afterRetries: 'canceled' });
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
