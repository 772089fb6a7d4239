import { env } from 'cloudflare:workers';
import { tasksInOrder } from '#worker/features/checklists/checklists-tasks.rules.ts';
import { asJson, fetchApp, type Person } from '#worker/platform/testing/client.ts';
import { type SignedEvent, tellStripe } from '#worker/platform/testing/stripe.ts';

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

/** Opens a checkout. @returns the id of its session. @throws when it is refused. */
export async function openCheckout(person: Person): Promise<string> {
  const { status, body } = await callBilling(person, 'create-checkout-session');
  if (status !== 200) throw new Error(`opening a checkout answered ${status}: ${JSON.stringify(body)}`);
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

/** What the app says of its own user. */
export const readUser = async (person: Person) => (await person.client.auth.user.$get()).json();

/** A task that only Pro opens. */
export const launchTask = tasksInOrder.find(({ stepNumber }) => stepNumber === 3)?.id ?? '';

export const setStatus = (person: Person, projectId: string, taskId: string, status = 'completed') =>
  person.call(`/api/projects/${projectId}/task-statuses/${taskId}`, { ...asJson({ status }), method: 'PUT' });

export const deleteAccount = (person: Person) =>
  person.call('/api/user', { ...asJson({ email: person.email }), method: 'DELETE' });
