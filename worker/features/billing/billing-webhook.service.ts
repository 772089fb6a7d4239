import type Stripe from 'stripe';
import * as queries from '#worker/features/billing/billing.queries.ts';
import { syncSubscription } from '#worker/features/billing/billing.service.ts';
import { refundUnused } from '#worker/features/billing/billing-cancel.service.ts';
import type { Context } from '#worker/platform/context.ts';
import { AppError } from '#worker/platform/errors.ts';
import { openStripe } from '#worker/platform/stripe.ts';

/** The kinds of events that may change a plan; Stripe sends many more, and will send others one day. */
const relevant = /^(customer\.subscription\.|checkout\.session\.|invoice\.(paid|payment_failed|marked_uncollectible)$)/;

/**
 * Takes an event of Stripe's. It is a hint only: what counts is what Stripe answers now, so repeated, late and disordered events all
 * come to the same. The event's id is kept in the batch with its effect.
 * @throws {AppError} billing.invalid_event for a signature that is not Stripe's; anything else makes Stripe send the event again.
 */
export async function receiveEvent(context: Context, body: string, signature: string | undefined): Promise<void> {
  const { db } = context;
  const event = await readEvent(context, body, signature);
  const customerId = relevant.test(event.type) ? readCustomer(event) : undefined;
  if (!customerId) return;
  const [known] = await queries.selectEvent(db, event.id);
  if (known) return;
  let failure: unknown;
  if (event.type === 'customer.subscription.deleted') {
    await refundUnused(context, event.data.object.id).catch((error: unknown) => {
      failure = error;
    });
  }
  // A refund that failed holds the plan up no longer than it must, but the event is to come again.
  await syncSubscription(context, customerId, failure ? [] : [queries.insertEvent(db, event)]);
  if (failure) throw failure;
}

async function readEvent(context: Context, body: string, signature: string | undefined): Promise<Stripe.Event> {
  const stripe = await openStripe(context);
  try {
    return await stripe.webhooks.constructEventAsync(body, signature ?? '', context.settings.STRIPE_WEBHOOK_SECRET);
  } catch {
    throw new AppError('billing.invalid_event', 'This is no event of the payment provider.');
  }
}

function readCustomer({ data }: Stripe.Event): string | undefined {
  const { customer } = data.object as { customer?: string | { id: string } | null };
  return typeof customer === 'object' ? customer?.id : customer;
}
