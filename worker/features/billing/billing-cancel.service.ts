import type Stripe from 'stripe';
import * as queries from '#worker/features/billing/billing.queries.ts';
import { listSubscriptions, presentStatus, syncSubscription } from '#worker/features/billing/billing.service.ts';
import { requireCustomer } from '#worker/features/billing/billing-checkout.service.ts';
import {
  isLiving,
  isPro,
  orderProSubscriptions,
  periodEndOf,
  scheduledEndOf,
  toDate,
  unusedAmount,
} from '#worker/features/billing/billing-plan.rules.ts';
import type { Context, WriteContext } from '#worker/platform/context.ts';
import { AppError, logError } from '#worker/platform/errors.ts';
import { askStripe, isBillingOn, isMissing } from '#worker/platform/stripe.ts';

/**
 * Stands on a subscription that was ended at once, from the very call that ended it: whoever sees it gives the unused part back, the
 * call itself or, if it broke off, the webhook.
 */
const refundMark = 'refund-unused';

/**
 * Cancels the viewer's subscription: at once with the unused part refunded, or with the period that is paid for. A repeated call answers
 * the same.
 * @throws {AppError} billing.no_subscription, and what askStripe throws.
 */
export async function cancelSubscription(ctx: WriteContext, { immediate = false }: { immediate?: boolean }) {
  const customerId = await requireCustomer(ctx);
  const own = await listOwn(ctx, customerId);
  const living = own.filter(isLiving);
  const [latest] = own;
  if (!latest) throw createNoSubscriptionError();
  const ended: Stripe.Subscription[] = [];
  for (const subscription of living) {
    // Without Pro there is no time that is paid for and could be kept.
    if (immediate || !isPro(subscription.status)) ended.push(await endAtOnce(ctx, subscription.id));
    else if (!scheduledEndOf(subscription)) await schedule(ctx, subscription.id);
  }
  await syncSubscription(ctx, customerId);
  // The refunds come last: a failure leaves them to the webhook, and the answer above stands.
  for (const { id } of ended) await refundOrLeave(ctx, id);
  const [now] = await listOwn(ctx, customerId);
  const main = now ?? latest;
  return isLiving(main)
    ? { subscriptionStatus: 'canceled_at_period_end' as const, periodEnd: scheduledEndOf(main) ?? periodEndOf(main) }
    : { subscriptionStatus: 'canceled' as const, periodEnd: toDate(main.ended_at ?? main.created) };
}

/** Takes a cancellation back that has not taken effect yet. @returns the status. @throws {AppError} billing.no_subscription */
export async function resumeSubscription(ctx: WriteContext) {
  const customerId = await requireCustomer(ctx);
  const [main] = await listOwn(ctx, customerId);
  if (!main || !isLiving(main)) throw createNoSubscriptionError();
  await askStripe(ctx, async (stripe) => {
    if (main.cancel_at_period_end) await stripe.subscriptions.update(main.id, { cancel_at_period_end: false });
    else if (main.cancel_at) await stripe.subscriptions.update(main.id, { cancel_at: '' });
  });
  return answerStatus(ctx, customerId);
}

/** Brings the row up to date and answers what `GET /api/subscription/status` would. */
export async function answerStatus(ctx: Context, customerId: string) {
  const synced = await syncSubscription(ctx, customerId);
  if (!synced) throw createNoSubscriptionError();
  return presentStatus(synced.subscriptions, synced.state, ctx.settings.STRIPE_PRICE_ID);
}

/**
 * Before an account is deleted: closes open checkouts and ends every subscription at once, so that nothing is charged to nobody.
 * @throws {AppError} billing.unavailable when Stripe does not do it: the account then stays.
 */
export async function endBilling(ctx: WriteContext): Promise<void> {
  const [user] = await queries.selectCustomer(ctx.db, ctx.viewer.userId);
  const customer = user?.customerId;
  if (!customer || (!isBillingOn(ctx.settings) && !isPro(user.status))) return;
  try {
    await closeCheckouts(ctx, customer);
    for (const { id } of (await listSubscriptions(ctx, customer)).filter(isLiving)) {
      await endAtOnce(ctx, id);
      await refundOrLeave(ctx, id);
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(
      'billing.unavailable',
      'Your subscription could not be cancelled, so your account is still here with everything in it. Please try again in a few minutes.',
    );
  }
}

/** A customer that Stripe does not know (any more) has none. */
const closeCheckouts = (context: Context, customer: string) =>
  askStripe(context, async (stripe) => {
    const open = await stripe.checkout.sessions
      .list({ customer, status: 'open', limit: 100 })
      .catch((error: unknown) => {
        if (isMissing(error)) return { data: [] };
        throw error;
      });
    for (const { id } of open.data) await stripe.checkout.sessions.expire(id);
  });

/** The viewer's subscriptions to Pro, the one that counts first. */
const listOwn = async (context: Context, customerId: string) =>
  orderProSubscriptions(await listSubscriptions(context, customerId), context.settings.STRIPE_PRICE_ID);

const createNoSubscriptionError = () =>
  new AppError('billing.no_subscription', 'You have no subscription that could be changed.');

const schedule = (context: Context, id: string) =>
  askStripe(context, (stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: true }));

/** Ends a subscription. One that has ended meanwhile, perhaps by a call whose answer was lost, is ended. */
const endAtOnce = (context: Context, id: string) =>
  askStripe(context, (stripe) =>
    stripe.subscriptions
      .cancel(id, { prorate: false, invoice_now: false, cancellation_details: { comment: refundMark } })
      .catch(async (error: unknown) => {
        if (!isMissing(error)) throw error;
        const subscription = await stripe.subscriptions.retrieve(id);
        if (isLiving(subscription)) throw error;
        return subscription;
      }),
  );

async function refundOrLeave(context: Context, subscriptionId: string): Promise<void> {
  await refundUnused(context, subscriptionId).catch((error) => logError('refund_later', context.requestId, error));
}

/**
 * Gives back to the card what was paid for the rest of the period of a subscription that its owner ended at once. May be called again:
 * it looks for what was given back, and the idempotency key holds two at the same moment to one.
 */
export async function refundUnused(context: Context, subscriptionId: string): Promise<void> {
  await askStripe(context, async (stripe) => {
    const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice.payments'] });
    const { ended_at: endedAt, latest_invoice: invoice, cancellation_details: details } = subscription;
    const [item] = subscription.items.data;
    if (!item || !endedAt || details?.comment !== refundMark) return;
    if (!invoice || typeof invoice === 'string' || invoice.status !== 'paid') return;
    const period = { start: item.current_period_start, end: item.current_period_end };
    for (const { status, amount_paid: paid, payment } of invoice.payments?.data ?? []) {
      if (status !== 'paid' || !paid || typeof payment.payment_intent !== 'string') continue;
      const refunds = await stripe.refunds.list({ payment_intent: payment.payment_intent, limit: 100 });
      const standing = refunds.data.filter((refund) => refund.status !== 'failed' && refund.status !== 'canceled');
      if (standing.some(({ metadata }) => metadata?.subscription === subscriptionId)) continue;
      const back = standing.reduce((sum, refund) => sum + refund.amount, 0);
      const amount = unusedAmount(paid, period, endedAt, back);
      if (amount === 0) continue;
      await stripe.refunds.create(
        {
          payment_intent: payment.payment_intent,
          amount,
          reason: 'requested_by_customer',
          metadata: { subscription: subscriptionId },
        },
        { idempotencyKey: `refund-${subscriptionId}-${payment.payment_intent}` },
      );
    }
  });
}
