import { env } from 'cloudflare:workers';
import * as fc from 'fast-check';
import { afterEach, describe, expect, inject, test, vi } from 'vitest';
import { runDailyJobs } from '#worker/cron.ts';
import { callBilling, deliver, openCheckout, readBillingRow } from '#worker/features/billing/testing/billing-calls.ts';
import { asJson, createPerson, fetchApp } from '#worker/platform/testing/client.ts';
import { breakD1, meterD1 } from '#worker/platform/testing/d1-meter.ts';
import { reportFigure } from '#worker/platform/testing/figures.ts';
import { tellStripe } from '#worker/platform/testing/stripe.ts';

declare module 'vitest' {
  interface ProvidedContext {
    livesSeed: string;
  }
}

const proStatuses = ['active', 'trialing', 'past_due'];

afterEach(() => tellStripe('calm'));

/** A user with a customer at Stripe, behind the app's back: sign-up is not what is tried here. */
async function plantCustomer() {
  const userId = crypto.randomUUID();
  const { id: customer } = await tellStripe('customer', { userId });
  await env.DB.prepare('insert into users (id, email, stripe_customer_id) values (?, ?, ?)')
    .bind(userId, `${userId}@example.com`, customer)
    .run();
  return { userId, customer };
}

const subscribe = (customer: string, status = 'active') =>
  tellStripe('subscribe', { customer, price: 'price_pro', status, metadata: {} });

const countEvents = async (customer: string) => {
  const ids = (await tellStripe('events', { customer })).map(({ id }) => id);
  const found = 'select count(*) as n from stripe_events where id in (select value from json_each(?))';
  return env.DB.prepare(found).bind(JSON.stringify(ids)).first<number>('n');
};

describe('an event', () => {
  test('counts only with the signature of Stripe over its very bytes, and a recent one', async (context) => {
    const { userId, customer } = await plantCustomer();
    await subscribe(customer);
    const [event] = await tellStripe('events', { customer });
    if (!event) throw new Error('there is an event');
    const [time = '', mac = ''] = event.signature.split(',');
    const forged = [
      { ...event, signature: '' },
      { ...event, signature: 't=1,v1=00' },
      { ...event, signature: `${time},v1=${'0'.repeat(64)}` },
      { ...event, signature: `t=${Number(time.slice(2)) - 400},${mac}` },
      { ...event, signature: `${time},${mac.replace('v1', 'v0')}` },
      { ...event, body: event.body.replace('"active"', '"trialing"') },
      { ...event, body: ` ${event.body}` },
      { ...event, body: JSON.stringify({ ...JSON.parse(event.body), id: 'evt_mine' }) },
    ];
    const codes = await Promise.all(forged.map((one) => deliver(one)));
    const { plan } = await readBillingRow(userId);
    reportFigure(context, {
      what: 'Forged events of Stripe: no, wrong, old and renamed signatures, other bytes',
      asked: '0 accepted, 0 effects',
      measured: `${codes.length} tried, ${codes.filter((code) => code !== 400).length} accepted, ${Number(plan !== 'free')} effects`,
    });
    expect(new Set(codes)).toEqual(new Set([400]));
    expect(plan).toBe('free');
    expect(await deliver(event)).toBe(200);
    expect((await readBillingRow(userId)).plan).toBe('pro');
  });

  test('needs no session and no origin, must be JSON, and may not be over 1 MB', async () => {
    const event = { id: 'evt_large', object: 'event', type: 'customer.created', data: { object: {} } };
    const small = await tellStripe('sign', { event });
    expect(await deliver(small)).toBe(200);
    const large = await tellStripe('sign', { event: { ...event, more: 'x'.repeat(1_100_000) } });
    expect(await deliver(large)).toBe(413);
    const headers = { 'content-type': 'text/plain', 'stripe-signature': small.signature };
    const answer = await fetchApp('/api/stripe/webhook', { method: 'POST', body: small.body, headers });
    expect(answer.status).toBe(415);
    expect((await fetchApp('/api/subscription/cancel', asJson({}))).status).toBe(401);
  });

  test('of a kind that means nothing here is taken, and nothing is asked or kept', async () => {
    const { customer } = await plantCustomer();
    for (const type of ['payment_method.attached', 'charge.succeeded', 'a.kind.of.2031']) {
      const event = { id: `evt_${type}`, object: 'event', type, data: { object: { customer } } };
      const { result, roundTrips } = await meterD1(async () => deliver(await tellStripe('sign', { event })));
      expect([result, roundTrips], type).toEqual([200, 0]);
    }
  });

  test("of a customer that is nobody's is taken", async () => {
    const { id: customer } = await tellStripe('customer', { userId: 'nobody' });
    await subscribe(customer);
    for (const event of await tellStripe('events', { customer })) expect(await deliver(event)).toBe(200);
  });

  test('delivered a hundred times, many at once, has its effect once', async (context) => {
    const { userId, customer } = await plantCustomer();
    await subscribe(customer);
    const events = await tellStripe('events', { customer });
    const [first] = events;
    if (!first) throw new Error('there is an event');
    const codes = await Promise.all(Array.from({ length: 20 }, () => deliver(first)));
    for (let round = 0; round < 80; round += 1) codes.push(await deliver(first));
    const effects = await countEvents(customer);
    reportFigure(context, {
      what: 'One event of Stripe delivered again and again, 20 times at once',
      asked: '100 times, 1 effect',
      measured: `${codes.length} times, ${effects} effect`,
    });
    expect(new Set(codes)).toEqual(new Set([200]));
    expect((await readBillingRow(userId)).plan).toBe('pro');
    expect(effects).toBe(1);
    // What was known is answered without asking Stripe: an answer that fails is not even noticed.
    await tellStripe('fault', { match: 'GET /v1/subscriptions', kind: '500', times: 3 });
    const { result, roundTrips } = await meterD1(() => deliver(first));
    expect([result, roundTrips]).toEqual([200, 1]);
    expect((await tellStripe('trouble')).faults).toBe(3);
  });

  test('that says what was true once brings what is true now', async () => {
    const { userId, customer } = await plantCustomer();
    await subscribe(customer);
    await tellStripe('advance', { customer, days: 40 });
    const person = await readBillingRow(userId);
    expect(person.plan).toBe('free');
    const { subscriptions } = await tellStripe('state', { customer });
    await tellStripe('change', { subscription: subscriptions[0]?.id, status: 'canceled' });
    for (const event of await tellStripe('events', { customer })) {
      expect(await deliver(event)).toBe(200);
      expect((await readBillingRow(userId)).plan, event.type).toBe('free');
    }
  });
});

describe('when something fails', () => {
  test.each([
    ['Stripe does not answer', { match: 'GET /v1/subscriptions', kind: '500', times: 3 }],
    ['Stripe is busy', { match: 'GET /v1/subscriptions', kind: '429', times: 3 }],
    ['the answer gets lost', { match: 'GET /v1/subscriptions', kind: 'drop', times: 3 }],
  ])('%s: the event is sent again, and then has its effect', async (_, fault) => {
    const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { userId, customer } = await plantCustomer();
    await subscribe(customer);
    const [event] = await tellStripe('events', { customer });
    if (!event) throw new Error('there is an event');
    await tellStripe('fault', fault);
    expect(await deliver(event)).toBe(502);
    expect(await countEvents(customer)).toBe(0);
    expect((await readBillingRow(userId)).plan).toBe('free');
    await tellStripe('calm');
    expect(await deliver(event)).toBe(200);
    expect((await readBillingRow(userId)).plan).toBe('pro');
    noise.mockRestore();
  });

  test.each([
    ['the turn', /"billing_turn" \+ 1/],
    ['the batch with the effect', /insert into "stripe_events"/],
  ])('D1 fails at %s: the event is sent again, and then has its effect', async (_, statement) => {
    const noise = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { userId, customer } = await plantCustomer();
    await subscribe(customer);
    const [event] = await tellStripe('events', { customer });
    if (!event) throw new Error('there is an event');
    expect(await breakD1(statement, () => deliver(event))).toBe(500);
    expect(await countEvents(customer)).toBe(0);
    expect((await readBillingRow(userId)).plan).toBe('free');
    expect(await deliver(event)).toBe(200);
    expect((await readBillingRow(userId)).plan).toBe('pro');
    noise.mockRestore();
  });

  test('one fault of Stripe is not even noticed', async () => {
    const { userId, customer } = await plantCustomer();
    await subscribe(customer);
    const [event] = await tellStripe('events', { customer });
    await tellStripe('fault', { match: 'GET /v1/subscriptions', kind: '500' });
    expect(event && (await deliver(event))).toBe(200);
    expect((await readBillingRow(userId)).plan).toBe('pro');
  });
});

test('an older answer that comes late does not overwrite a newer one', async () => {
  const { userId, customer } = await plantCustomer();
  await subscribe(customer);
  const [created] = await tellStripe('events', { customer });
  if (!created) throw new Error('there is an event');
  await tellStripe('fault', { match: 'GET /v1/subscriptions', kind: 'late' });
  const slow = deliver(created);
  await vi.waitFor(async () => expect((await tellStripe('trouble')).held).toBe(1), { timeout: 5_000 });
  // Stripe has answered the first with Pro; before that arrives the subscription ends.
  const { subscriptions } = await tellStripe('state', { customer });
  await tellStripe('change', { subscription: subscriptions[0]?.id, status: 'canceled' });
  const changed = (await tellStripe('events', { customer })).at(-1);
  expect(changed && (await deliver(changed))).toBe(200);
  expect((await readBillingRow(userId)).plan).toBe('free');
  await tellStripe('release');
  expect(await slow).toBe(200);
  expect(await readBillingRow(userId)).toMatchObject({ plan: 'free', subscription_status: 'canceled' });
});

/** The same lives each time, so that what fails can be looked into; others by `LIVES_SEED=…`. */
const seed = Number(inject('livesSeed'));

describe('200 lives of customers', () => {
  const kinds = [
    'subscribe',
    'month',
    'week',
    'fail',
    'failingMonth',
    'failingMonth',
    'heal',
    'cancel',
    'cancelOn',
    'unpaid',
  ];
  const step = fc.noBias(fc.constantFrom(...kinds));

  test('with their events in any order, repeated and side by side, end as the API says', {
    timeout: 180_000,
  }, async (context) => {
    const ends = new Map<string, number>();
    const life = fc.tuple(fc.array(step, { minLength: 1, maxLength: 7 }), fc.infiniteStream(fc.nat(1000)));
    const outcome = await fc.check(
      fc.asyncProperty(life, async ([steps, dice]) => {
        const { userId, customer } = await plantCustomer();
        const roll = () => Number(dice.next().value ?? 0);
        const running: Promise<number>[] = [];
        for (const name of ['subscribe', ...steps]) {
          await liveOn(customer, name);
          // Some of what was sent so far arrives now, in no order, while life goes on.
          const events = await tellStripe('events', { customer });
          const some = shuffle(events, roll).slice(0, roll() % 3);
          running.push(...some.map(deliver));
        }
        const all = await tellStripe('events', { customer });
        running.push(...shuffle([...all, ...all.slice(0, 3)], roll).map(deliver));
        expect(new Set(await Promise.all(running)).difference(new Set([200]))).toEqual(new Set());

        const { subscriptions } = await tellStripe('state', { customer });
        const giving = subscriptions.filter(({ status }) => proStatuses.includes(status));
        const row = await readBillingRow(userId);
        expect(row.plan).toBe(giving.length > 0 ? 'pro' : 'free');
        const main = subscriptions.find(({ id }) => id === row.stripe_subscription_id);
        expect(row.subscription_status).toBe(main?.status);
        expect(row.subscription_ends_at !== null).toBe(
          giving.length > 0 && giving.every((one) => one.cancel_at_period_end),
        );
        const end = `${row.plan} ${row.subscription_status}`;
        ends.set(end, (ends.get(end) ?? 0) + 1);
      }),
      { numRuns: 200, seed },
    );
    reportFigure(context, {
      what: 'Lives of customers whose events come in any order, repeated and side by side (LIVES_SEED)',
      asked: '200, every end as the API says',
      measured: `${outcome.numRuns} lives, ${outcome.failed ? 'one ended otherwise' : '0 ended otherwise'}`,
      seed,
    });
    expect(outcome.failed, await fc.asyncDefaultReportMessage(outcome)).toBe(false);
    const every = ['pro active', 'pro past_due', 'free canceled', 'free unpaid'];
    expect([...ends.keys()]).toEqual(expect.arrayContaining(every));
  });

  async function liveOn(customer: string, name: string) {
    const [living] = (await tellStripe('state', { customer })).subscriptions.filter(
      ({ status }) => status !== 'canceled',
    );
    if (name === 'subscribe') await subscribe(customer);
    if (name === 'fail' || name === 'failingMonth') await tellStripe('card', { customer, outcome: 'declined' });
    if (name === 'month' || name === 'failingMonth') await tellStripe('advance', { customer, days: 32 });
    if (name === 'week') await tellStripe('advance', { customer, days: 7 });
    if (name === 'heal') await tellStripe('card', { customer, outcome: 'ok' });
    if (name === 'cancel' && living) await tellStripe('change', { subscription: living.id, status: 'canceled' });
    if (name === 'cancelOn' && living) {
      await tellStripe('change', { subscription: living.id, cancel_at_period_end: true });
    }
    if (name === 'unpaid' && living) await tellStripe('change', { subscription: living.id, status: 'unpaid' });
  }

  function shuffle<Item>(items: Item[], roll: () => number): Item[] {
    return items
      .map((item) => ({ item, at: roll() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  }
});

describe('events that had their effect', () => {
  test('are let go after a month', async () => {
    const { customer } = await plantCustomer();
    await subscribe(customer);
    for (const event of await tellStripe('events', { customer })) await deliver(event);
    const kept = await countEvents(customer);
    expect(kept).toBeGreaterThan(0);
    await runDailyJobs(env, Date.now() + 29 * 86_400_000);
    expect(await countEvents(customer)).toBe(kept);
    const touched = await runDailyJobs(env, Date.now() + 31 * 86_400_000);
    expect(touched.deleteOldEvents).toBeGreaterThanOrEqual(Number(kept));
    expect(await countEvents(customer)).toBe(0);
  });
});

test('a person who pays while the webhook and the browser come at once is on Pro once', async () => {
  const person = await createPerson();
  const sessionId = await openCheckout(person);
  await tellStripe('pay', { session: sessionId, outcome: 'ok' });
  const { stripe_customer_id: customer } = await readBillingRow(person.userId);
  const events = await tellStripe('events', { customer });
  const all = await Promise.all([
    ...events.map(deliver),
    ...[1, 2, 3].map(async () => (await callBilling(person, 'success', { sessionId })).status),
    ...events.map(deliver),
  ]);
  expect(new Set(all)).toEqual(new Set([200]));
  expect(await readBillingRow(person.userId)).toMatchObject({ plan: 'pro', subscription_status: 'active' });
  expect((await tellStripe('state', { customer })).subscriptions).toHaveLength(1);
  const again = await callBilling(person, 'create-checkout-session');
  expect([again.status, again.body.code]).toEqual([409, 'billing.already_subscribed']);
});
