import type Stripe from 'stripe';
import * as queries from '#worker/features/billing/billing.queries.ts';
import { listSubscriptions, syncSubscription } from '#worker/features/billing/billing.service.ts';
import { planMetadata, readBilling } from '#worker/features/billing/billing-plan.rules.ts';
import type { WriteContext } from '#worker/platform/context.ts';
import { AppError } from '#worker/platform/errors.ts';
import { askStripe, isMissing } from '#worker/platform/stripe.ts';

/** The viewer as a customer of Stripe's. @throws {AppError} billing.no_subscription when they never were one. */
export async function requireCustomer(ctx: WriteContext): Promise<string> {
  const [user] = await queries.selectCustomer(ctx.db, ctx.viewer.userId);
  if (user?.customerId) return user.customerId;
  throw new AppError('billing.no_subscription', 'You have no subscription.');
}

/**
 * Opens a checkout of Pro. What is still open is opened again, and two calls at once open the same one, so that nobody pays twice.
 * @returns the address to pay at.
 * @throws {AppError} billing.already_subscribed, and what askStripe throws.
 */
export async function createCheckout(ctx: WriteContext): Promise<{ url: string }> {
  const [user] = await queries.selectCustomer(ctx.db, ctx.viewer.userId);
  const known = user?.customerId ?? null;
  if (known) await refuseSubscribed(ctx, known);
  const customerId = known ?? (await createCustomer(ctx, null));
  return askStripe(ctx, async (stripe) => {
    try {
      return await openCheckout(ctx, stripe, customerId);
    } catch (error) {
      // The customer was deleted at Stripe, or is of other keys than today's: a new one takes their place.
      if (!isMissing(error) || (error as { param?: string }).param !== 'customer') throw error;
      return openCheckout(ctx, stripe, await createCustomer(ctx, customerId));
    }
  });
}

async function refuseSubscribed(ctx: WriteContext, customerId: string): Promise<void> {
  const state = readBilling(await listSubscriptions(ctx, customerId), ctx.settings.STRIPE_PRICE_ID);
  if (state.plan === 'free' && state.status !== 'unpaid') return;
  await syncSubscription(ctx, customerId);
  throw new AppError(
    'billing.already_subscribed',
    state.plan === 'pro'
      ? "You're already on the Pro plan"
      : 'Your subscription is waiting for a payment. Update your payment method on the billing page to go on.',
  );
}

/** Makes the customer of a user. However often it is called, Stripe makes one, by the key; the row takes the first. */
async function createCustomer(ctx: WriteContext, replaced: string | null): Promise<string> {
  const { userId, email } = ctx.viewer;
  const { id } = await askStripe(ctx, (stripe) =>
    stripe.customers.create(
      { email, metadata: { userId } },
      { idempotencyKey: replaced ? `customer-${userId}-after-${replaced}` : `customer-${userId}` },
    ),
  );
  const [, [kept]] = await ctx.db.batch([
    queries.updateCustomerId(ctx.db, userId, id, replaced),
    queries.selectCustomer(ctx.db, userId),
  ]);
  return kept?.customerId ?? id;
}

async function openCheckout(ctx: WriteContext, stripe: Stripe, customer: string): Promise<{ url: string }> {
  const { appUrl, STRIPE_PRICE_ID: price } = ctx.settings;
  const { userId } = ctx.viewer;
  const [latest] = (await stripe.checkout.sessions.list({ customer, limit: 1 })).data;
  const isOpen = latest?.status === 'open' && latest.success_url?.startsWith(`${appUrl}/`);
  if (isOpen && latest.url) return { url: latest.url };
  const session = await stripe.checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: userId,
      line_items: [{ price, quantity: 1 }],
      metadata: { userId },
      subscription_data: { metadata: { userId, ...planMetadata } },
      success_url: `${appUrl}/billing?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${appUrl}/subscribe`,
    },
    // Two calls at once see the same latest session, so they make one.
    { idempotencyKey: `checkout-${customer}-${price}-after-${latest?.id ?? 'none'}` },
  );
  if (!session.url) throw new AppError('billing.unavailable', 'Could not create checkout session');
  return { url: session.url };
}

/**
 * After a checkout: asks Stripe whether this session is the viewer's and paid. Nothing that the browser says is believed.
 * @returns the plan as it is now.
 * @throws {AppError} billing.checkout_not_found for somebody else's too; billing.not_paid.
 */
export async function confirmCheckout(ctx: WriteContext, { sessionId }: { sessionId: string }) {
  const [user] = await queries.selectCustomer(ctx.db, ctx.viewer.userId);
  const session = await askStripe(ctx, (stripe) =>
    stripe.checkout.sessions.retrieve(sessionId).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    }),
  );
  const isOwn = session?.client_reference_id === ctx.viewer.userId && session.customer === user?.customerId;
  if (!session || !user?.customerId || !isOwn || session.mode !== 'subscription') {
    throw new AppError('billing.checkout_not_found', 'This checkout could not be found.');
  }
  if (session.status !== 'complete' || session.payment_status === 'unpaid') {
    throw new AppError('billing.not_paid', 'This checkout has not been paid.');
  }
  const synced = await syncSubscription(ctx, user.customerId);
  return { plan: synced?.state.plan ?? 'free' };
}
