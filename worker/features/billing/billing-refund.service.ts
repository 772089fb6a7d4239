import type Stripe from 'stripe';
import { isOfPro, unusedAmount } from '#worker/features/billing/billing-plan.rules.ts';
import type { Context } from '#worker/platform/context.ts';
import { logError } from '#worker/platform/errors.ts';
import { askStripe, isFinalRefusal, isReplay } from '#worker/platform/stripe.ts';

/** More than Stripe delivers an event: each delivery may find one more answer of Stripe's that failed and is kept. */
const mostAttempts = 30;

/**
 * What stands on a subscription that the app ended at once for its owner, from the very call that ended it: whoever sees it settles the
 * rest. Customers can write to the same field in the portal, so it is an HMAC of the subscription's id.
 */
export async function markOf({ settings }: Context, subscriptionId: string): Promise<string> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytes(settings.BETTER_AUTH_SECRET), algorithm, false, ['sign']);
  const mac = await crypto.subtle.sign('HMAC', key, bytes(`refund-unused:${subscriptionId}`));
  return `refund-unused:${new Uint8Array(mac).toHex()}`;
}

/**
 * Settles a subscription to Pro that has ended: nothing more of it is collected, as nothing is bought with it any more; and if its owner
 * ended it at once, what was paid for the rest of its period goes back to the card. May be called again, also at the same moment.
 */
export async function settleEnd(context: Context, subscriptionId: string): Promise<void> {
  await askStripe(context, async (stripe) => {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice.payments'] });
    const { ended_at: endedAt, cancellation_details: details } = subscription;
    if (!endedAt || !isOfPro(subscription, context.settings.STRIPE_PRICE_ID)) return;
    await closeInvoices(stripe, subscriptionId);
    const isOurs = details?.comment === (await markOf(context, subscriptionId));
    if (isOurs) await refundUnused(context, stripe, subscription, endedAt);
  });
}

/** An invoice of a subscription can't be deleted, only voided or left a draft. */
async function closeInvoices(stripe: Stripe, subscription: string): Promise<void> {
  for (const status of ['open', 'draft'] as const) {
    for (const { id } of (await stripe.invoices.list({ subscription, status, limit: 100 })).data) {
      const closing =
        status === 'open' ? stripe.invoices.voidInvoice(id) : stripe.invoices.update(id, { auto_advance: false });
      // Somebody else closed it, or it was paid in this moment: then its own event brings us here again.
      await closing.catch((error: unknown) => {
        if (!isFinalRefusal(error)) throw error;
      });
    }
  }
}

async function refundUnused(context: Context, stripe: Stripe, subscription: Stripe.Subscription, endedAt: number) {
  const { latest_invoice: invoice } = subscription;
  const [item] = subscription.items.data;
  if (!item || !invoice || typeof invoice === 'string' || invoice.status !== 'paid') return;
  const period = { start: item.current_period_start, end: item.current_period_end };
  for (const { status, amount_paid: paid, payment } of invoice.payments?.data ?? []) {
    if (status !== 'paid' || !paid || typeof payment.payment_intent !== 'string') continue;
    await refundOnce(context, stripe, {
      subscriptionId: subscription.id,
      paymentIntent: payment.payment_intent,
      amountAfter: (alreadyBack) => unusedAmount(paid, period, endedAt, alreadyBack),
    });
  }
}

type Refund = { subscriptionId: string; paymentIntent: string; amountAfter: (alreadyBack: number) => number };

/**
 * Looks for what was given back before; the idempotency key holds two at the same moment to one. A key whose call failed at Stripe fails
 * for a day, and a refund that failed afterwards stands in its key, so each of both goes on to a new one.
 */
async function refundOnce(context: Context, stripe: Stripe, { subscriptionId, paymentIntent, amountAfter }: Refund) {
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const { data } = await stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 });
    const standing = data.filter(({ status }) => status !== 'failed' && status !== 'canceled');
    if (standing.some(({ metadata }) => metadata?.subscription === subscriptionId)) return;
    const amount = amountAfter(standing.reduce((sum, refund) => sum + refund.amount, 0));
    if (amount === 0) return;
    const failed = data.length - standing.length;
    try {
      await stripe.refunds.create(
        {
          payment_intent: paymentIntent,
          amount,
          reason: 'requested_by_customer',
          metadata: { subscription: subscriptionId },
        },
        // Whether an answer is an old one shows only if it is not asked for again by itself.
        { idempotencyKey: `refund-${subscriptionId}-${paymentIntent}-${failed}-${attempt}`, maxNetworkRetries: 0 },
      );
      return;
    } catch (error) {
      if (isReplay(error) && !isFinalRefusal(error)) continue;
      if (!isFinalRefusal(error)) throw error;
      // No event that comes again will change that: somebody has to look at it.
      logError('refund_impossible', context.requestId, new Error(`${subscriptionId}: ${(error as Error).message}`));
      return;
    }
  }
}
