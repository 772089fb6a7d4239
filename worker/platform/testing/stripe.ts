import { env } from 'cloudflare:workers';
import { asJson, fetchApp, type Person } from '#worker/platform/testing/client.ts';

type SignedEvent = { id: string; type: string; body: string; signature: string };

type Answers = {
  events: SignedEvent[];
  sign: SignedEvent;
  method: { id: string };
  customer: { id: string };
  subscribe: { id: string };
  customers: { id: string; email: string }[];
  trouble: { held: number; faults: number };
  state: {
    now: number;
    sessions: { id: string; status: string; client_reference_id: string }[];
    subscriptions: { id: string; status: string; created: number; cancel_at_period_end: boolean; ended_at: number }[];
    invoices: { id: string; status: string; amount_paid: number; period_start: number; period_end: number }[];
    refunds: { amount: number; metadata: Record<string, string> }[];
  };
};

/** Tells the double of Stripe what to do (e2e/stand-ins/stripe-control.ts). @throws when it can't. */
export async function tellStripe<Name extends string>(
  name: Name,
  input: Record<string, unknown> = {},
): Promise<Name extends keyof Answers ? Answers[Name] : unknown> {
  const answer = await fetch(`${env.STRIPE_API_BASE}/control/${name}`, {
    method: 'POST',
    body: JSON.stringify(input),
  });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

/** An event as Stripe delivers it. @returns the status of our answer. */
export async function deliver({ body, signature }: Pick<SignedEvent, 'body' | 'signature'>): Promise<number> {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
  const answer = await fetchApp('/api/stripe/webhook', { method: 'POST', body, headers });
  await answer.text();
  return answer.status;
}

type BillingRow = {
  plan: string;
  subscription_status: string | null;
  subscription_ends_at: number | null;
  stripe_customer_id: string;
  stripe_subscription_id: string | null;
};

/** What the row of a user says about their plan. */
export async function readBillingRow(userId: string): Promise<BillingRow> {
  const row = await env.DB.prepare(
    'select plan, subscription_status, subscription_ends_at, stripe_customer_id, stripe_subscription_id from users where id = ?',
  )
    .bind(userId)
    .first<BillingRow>();
  if (!row) throw new Error('there is no such user');
  return row;
}

/** One of the app's billing calls. @returns its status and body. */
export async function callBilling(person: Person, name: string, body: unknown = {}) {
  const isRead = name === 'status' || name === 'invoices';
  const answer = await person.call(`/api/subscription/${name}`, isRead ? {} : asJson(body));
  return { status: answer.status, body: await answer.json<Record<string, unknown>>() };
}

/** Opens a checkout. @returns the id of its session. */
export async function openCheckout(person: Person): Promise<string> {
  const { body } = await callBilling(person, 'create-checkout-session');
  return String(body.url).split('/').at(-1) ?? '';
}

/** Buys Pro through the checkout, and comes back to the app. @returns the customer at Stripe. */
export async function buyPro(person: Person): Promise<string> {
  const sessionId = await openCheckout(person);
  await tellStripe('pay', { session: sessionId, outcome: 'ok' });
  const { status, body } = await callBilling(person, 'success', { sessionId });
  if (status !== 200 || body.plan !== 'pro') throw new Error(`buying answered ${status}: ${JSON.stringify(body)}`);
  return (await readBillingRow(person.userId)).stripe_customer_id;
}

/** Lets a customer's time pass, and delivers all that Stripe has had to say about it. */
export async function letPass(customer: string, days: number): Promise<void> {
  await tellStripe('advance', { customer, days });
  for (const event of await tellStripe('events', { customer })) {
    const status = await deliver(event);
    if (status !== 200) throw new Error(`${event.type} was answered ${status}`);
  }
}
