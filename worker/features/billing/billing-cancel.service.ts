import type Stripe from 'stripe';
import { isOngoing, isPaid } from '#shared/subscription-status.ts';
import * as queries from '#worker/features/billing/billing.queries.ts';
import {
  answerStatus,
  createNoSubscriptionError,
  listProSubscriptions,
  listSubscriptions,
  requireCustomer,
  syncSubscription,
} from '#worker/features/billing/billing.service.ts';
import { closeCheckouts } from '#worker/features/billing/billing-checkout.service.ts';
import {
  isLiving,
  orderProSubscriptions,
  periodEndOf,
  scheduledEndOf,
  toDate,
} from '#worker/features/billing/billing-plan.rules.ts';
import { markOf, settleEnd } from '#worker/features/billing/billing-refund.service.ts';
import type { Context, WriteContext } from '#worker/platform/context.ts';
import { AppError, logError } from '#worker/platform/errors.ts';
import { askStripe, isBillingOn, isFinalRefusal, isMissing } from '#worker/platform/stripe.ts';

/**
 * Cancels the viewer's subscription: at once with the unused part refunded, or with the period that is paid for; one that is not paid for
 * ends at once either way. A repeated call answers the same.
 * @throws {AppError} billing.no_subscription, and what askStripe throws.
 */
export async function cancelSubscription(ctx: WriteContext, { immediate = false }: { immediate?: boolean }) {
  const customerId = await requireCustomer(ctx);
  const own = await listProSubscriptions(ctx, customerId);
  if (own.length === 0) throw createNoSubscriptionError();
  const ended: Stripe.Subscription[] = [];
  for (const subscription of own.filter(isLiving)) {
    if (immediate || !isPaid(subscription.status)) ended.push(await endAtOnce(ctx, subscription.id));
    else if (!scheduledEndOf(subscription)) await schedule(ctx, subscription.id);
  }
  const synced = await syncSubscription(ctx, customerId);
  // Last: a failure leaves it to the webhook, and the answer above stands.
  for (const { id } of ended) await settleOrLeave(ctx, id);
  const now = orderProSubscriptions(synced?.subscriptions ?? [], ctx.settings.STRIPE_PRICE_ID);
  const [main] = [...now, ...ended, ...own];
  if (!main) throw createNoSubscriptionError();
  return isLiving(main)
    ? { subscriptionStatus: 'canceled_at_period_end' as const, periodEnd: scheduledEndOf(main) ?? periodEndOf(main) }
    : { subscriptionStatus: 'canceled' as const, periodEnd: toDate(main.ended_at ?? main.created) };
}

/** Takes a cancellation back that has not taken effect yet. @returns the status. @throws {AppError} billing.no_subscription */
export async function resumeSubscription(ctx: WriteContext) {
  const customerId = await requireCustomer(ctx);
  const [main] = await listProSubscriptions(ctx, customerId);
  if (!main || !isLiving(main)) throw createNoSubscriptionError();
  await askStripe(ctx, async (stripe) => {
    const change = main.cancel_at_period_end ? { cancel_at_period_end: false } : { cancel_at: '' as const };
    if (!scheduledEndOf(main)) return;
    await stripe.subscriptions.update(main.id, change).catch(async (error: unknown) => {
      if (!isFinalRefusal(error) || isLiving(await stripe.subscriptions.retrieve(main.id))) throw error;
      // It ended between the two calls.
      await syncSubscription(ctx, customerId);
      throw createNoSubscriptionError();
    });
  });
  return answerStatus(ctx, customerId);
}

/**
 * Before an account is deleted: closes open checkouts and ends every subscription at once, so that nothing is charged to nobody.
 * @throws {AppError} billing.unavailable when Stripe does not do it, billing.off when it can't be asked: the account then stays.
 */
export async function endBilling(ctx: WriteContext): Promise<void> {
  const [user] = await queries.selectCustomer(ctx.db, ctx.viewer.userId);
  if (!user?.customerId) return;
  if (!isBillingOn(ctx.settings)) {
    if (!isOngoing(user.status)) return;
    throw new AppError(
      'billing.off',
      'Billing is switched off on this server, so your subscription could not be cancelled. Your account is still here with everything in it.',
    );
  }
  await endAll(ctx, user.customerId).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    throw new AppError(
      'billing.unavailable',
      'Your subscription could not be cancelled, so your account is still here with everything in it. Please try again in a few minutes.',
    );
  });
}

/** After an account was deleted: the same once more, for a checkout that was opened or paid while it was being deleted. */
export async function endBillingLeftovers(context: Context, customerId: string): Promise<void> {
  if (isBillingOn(context.settings)) await endAll(context, customerId);
}

async function endAll(context: Context, customerId: string): Promise<void> {
  await closeCheckouts(context, customerId);
  for (const { id } of (await listSubscriptions(context, customerId)).filter(isLiving)) {
    await endAtOnce(context, id);
    await settleOrLeave(context, id);
  }
}

const schedule = (context: Context, id: string) =>
  askStripe(context, (stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: true }));

/** Ends a subscription. One that has ended meanwhile, perhaps by a call whose answer was lost, is ended. */
async function endAtOnce(context: Context, id: string): Promise<Stripe.Subscription> {
  const comment = await markOf(context, id);
  return askStripe(context, (stripe) =>
    stripe.subscriptions
      .cancel(id, { prorate: false, invoice_now: false, cancellation_details: { comment } })
      .catch(async (error: unknown) => {
        if (!isMissing(error)) throw error;
        const subscription = await stripe.subscriptions.retrieve(id);
        if (isLiving(subscription)) throw error;
        return subscription;
      }),
  );
}

/** What fails is left to the webhook of the end, which comes until it is taken. */
const settleOrLeave = (context: Context, subscriptionId: string) =>
  settleEnd(context, subscriptionId).catch((error) => logError('refund_later', context.requestId, error));
