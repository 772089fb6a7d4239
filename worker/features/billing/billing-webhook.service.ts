import type Stripe from 'stripe';
import * as queries from '#worker/features/billing/billing.queries.ts';
import { syncSubscription } from '#worker/features/billing/billing.service.ts';
import { followNewMethod } from '#worker/features/billing/billing-payment.service.ts';
import { settleEnd } from '#worker/features/billing/billing-refund.service.ts';
import type { Context } from '#worker/platform/context.ts';
import { AppError } from '#worker/platform/errors.ts';
import { openStripe } from '#worker/platform/stripe.ts';

/** The kinds of events that may change a plan; Stripe sends many more, and will send others one day. */
const relevant = /^(customer\.subscription\.|checkout\.session\.|invoice\.(paid|payment_failed)$)/;

/**
 * Takes an event of Stripe's. It is a hint only: what counts is what Stripe answers now, so repeated, late and disordered events all
 * come to the same. The event's id is kept in the batch with its effect.
 * @throws {AppError} billing.invalid_event for a signature that is not Stripe's; anything else makes Stripe send the event again.
 */
export async function receiveEvent(context: Context, body: string, signature: string | undefined): Promise<void> {
  const { db } = context;
  const event = await readEvent(context, body, signature);
  const isRelevant = relevant.test(event.type) || ownerOfNewMethod(event) !== undefined;
  const customerId = isRelevant ? readCustomer(event) : undefined;
  if (!customerId) return;
  const [known] = await queries.selectEvent(db, event.id);
  if (known) return;
  let failure: unknown;
  await actOn(context, event, customerId).catch((error: unknown) => {
    failure = error;
  });
  // What failed holds the plan up no longer than it must, but the event is to come again.
  await syncSubscription(context, customerId, { more: failure ? [] : [queries.insertEvent(db, event)] });
  if (failure) throw failure;
}

/** What has to be done at Stripe, beyond keeping what it says. */
async function actOn(context: Context, event: Stripe.Event, customerId: string): Promise<void> {
  const ended = subscriptionToSettle(event);
  if (ended) await settleEnd(context, ended);
  const owner = ownerOfNewMethod(event);
  if (owner) await followNewMethod(context, owner, customerId);
}

/** A subscription that has ended; or that was paid for, which may have come too late. */
function subscriptionToSettle(event: Stripe.Event): string | undefined {
  if (event.type === 'customer.subscription.deleted') return event.data.object.id;
  if (event.type !== 'invoice.paid') return undefined;
  const subscription = event.data.object.parent?.subscription_details?.subscription;
  return typeof subscription === 'object' ? subscription?.id : subscription;
}

/** Whose payment method was changed: Stripe names with an event what was there before. */
function ownerOfNewMethod({ type, data }: Stripe.Event): 'customer' | 'subscription' | undefined {
  const before: Record<string, unknown> = data.previous_attributes ?? {};
  if (type === 'customer.updated' && 'invoice_settings' in before) return 'customer';
  const isOwn = type === 'customer.subscription.updated' && 'default_payment_method' in before;
  return isOwn && data.object.default_payment_method ? 'subscription' : undefined;
}

async function readEvent(context: Context, body: string, signature: string | undefined): Promise<Stripe.Event> {
  const stripe = await openStripe(context);
  try {
    return await stripe.webhooks.constructEventAsync(body, signature ?? '', context.settings.STRIPE_WEBHOOK_SECRET);
  } catch {
    throw new AppError('billing.invalid_event', 'This is no event of the payment provider.');
  }
}

function readCustomer({ type, data }: Stripe.Event): string | undefined {
  if (type === 'customer.updated') return data.object.id;
  const { customer } = data.object as { customer?: string | { id: string } | null };
  return typeof customer === 'object' ? customer?.id : customer;
}
