import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';

/** What the app receives of an event: the bytes, and a signature over them that is good for five minutes. */
export function signEvent(event: Stripe.Event, secret: string) {
  const body = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload: body, secret });
  return { id: event.id, type: event.type, body, signature };
}

const attempts = 8;

/** Sends an event to the app until it is taken, as Stripe does within three days; here within a few minutes. */
export async function deliverEvent(event: Stripe.Event, secret: string, url: string): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { body, signature } = signEvent(event, secret);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature };
    const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => undefined);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await sleep(1_000 * 2 ** attempt, undefined, { ref: false });
  }
  console.error(`${event.type} ${event.id} was not taken`);
}
