import type Stripe from 'stripe';
import { isDue } from '#shared/subscription-status.ts';
import * as queries from '#worker/features/billing/billing.queries.ts';
import { listSubscriptions, syncSubscription } from '#worker/features/billing/billing.service.ts';
import { type BillingState, planMetadata, readBilling } from '#worker/features/billing/billing-plan.rules.ts';
import type { Context, WriteContext } from '#worker/platform/context.ts';
import { AppError } from '#worker/platform/errors.ts';
import { askStripe, isFinalRefusal, isMissing, unlessMissing } from '#worker/platform/stripe.ts';

/**
 * Opens a checkout of Pro. What is still open is opened again, and two calls at once open the same one, so that nobody pays twice.
 * @returns the address to pay at.
 * @throws {AppError} billing.already_subscribed, and what askStripe throws.
 */
export async function createCheckout(ctx: WriteContext): Promise<{ url: string }> {
  const [user] = await queries.selectCustomer(ctx.db, ctx.viewer.userId);
  const customerId = user?.customerId ?? (await createCustomer(ctx, null));
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

async function openCheckout(ctx: WriteContext, stripe: Stripe, customer: string): Promise<{ url: string }> {
  const open = await listOpen(stripe, customer);
  // Asked after the checkouts: one of them that is paid in between is a subscription by now.
  await refuseSubscribed(ctx, customer);
  if (!open.some((session) => isUsable(ctx, session))) {
    const session = await createSession(ctx, stripe, customer);
    await refuseDeleted(ctx, stripe, session);
  }
  // Asked anew, as two calls at once have each made one: both keep the first, and close the others.
  const now = await listOpen(stripe, customer);
  const kept = now.findLast((session) => isUsable(ctx, session));
  for (const session of now) if (session !== kept) await expire(stripe, session.id);
  if (!kept?.url) throw new AppError('billing.unavailable', 'Could not create checkout session');
  return { url: kept.url };
}

const listOpen = async (stripe: Stripe, customer: string) =>
  (await stripe.checkout.sessions.list({ customer, status: 'open', limit: 100 })).data;

/** Whether a checkout leads back to this app, and costs what Pro costs today. */
const isUsable = ({ settings: { appUrl, STRIPE_PRICE_ID } }: Context, session: Stripe.Checkout.Session) =>
  session.metadata?.price === STRIPE_PRICE_ID && session.success_url?.startsWith(`${appUrl}/`);

async function refuseSubscribed(ctx: WriteContext, customerId: string): Promise<void> {
  const state = readBilling(await listSubscriptions(ctx, customerId), ctx.settings.STRIPE_PRICE_ID);
  const reason = describeSubscribed(state);
  if (!reason) return;
  await syncSubscription(ctx, customerId);
  throw new AppError('billing.already_subscribed', reason);
}

function describeSubscribed({ plan, status }: BillingState): string | undefined {
  if (plan === 'pro') return "You're already on the Pro plan";
  if (isDue(status)) {
    return 'Your subscription is waiting for a payment. Update your payment method on the billing page to go on.';
  }
  if (status === 'incomplete') {
    return 'Your first payment is not completed yet. Pay its invoice on the billing page, or cancel it there to start again.';
  }
  return undefined;
}

const createSession = (ctx: WriteContext, stripe: Stripe, customer: string) => {
  const { appUrl, STRIPE_PRICE_ID: price } = ctx.settings;
  const { userId } = ctx.viewer;
  return stripe.checkout.sessions.create({
    mode: 'subscription',
    // What takes days to say whether it was paid would leave its owner without Pro, and without a word.
    allowed_payment_method_types: ['card'],
    customer,
    client_reference_id: userId,
    line_items: [{ price, quantity: 1 }],
    metadata: { userId, price },
    subscription_data: { metadata: { userId, ...planMetadata } },
    success_url: `${appUrl}/billing?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${appUrl}/subscribe`,
  });
};

/** An account may have been deleted after its open checkouts were closed: nobody may pay for it any more. */
async function refuseDeleted(ctx: WriteContext, stripe: Stripe, session: Stripe.Checkout.Session): Promise<void> {
  const [user] = await queries.selectCustomer(ctx.db, ctx.viewer.userId);
  if (user?.customerId === session.customer) return;
  await expire(stripe, session.id);
  throw new AppError('billing.unavailable', 'Could not create checkout session');
}

/** Closes a checkout. One that somebody else has closed meanwhile is closed. @throws when it was paid meanwhile. */
async function expire(stripe: Stripe, id: string): Promise<void> {
  await stripe.checkout.sessions.expire(id).catch(async (error: unknown) => {
    if (!isFinalRefusal(error)) throw error;
    const { status } = await stripe.checkout.sessions.retrieve(id);
    if (status !== 'expired') throw error;
  });
}

/** Closes every open checkout of a customer; one that Stripe does not know (any more) has none. */
export const closeCheckouts = (context: Context, customer: string) =>
  askStripe(context, async (stripe) => {
    for (const { id } of await unlessMissing(listOpen(stripe, customer), [])) {
      // One that was paid in this moment is a subscription, which is looked for next.
      await stripe.checkout.sessions.expire(id).catch((error: unknown) => {
        if (!isFinalRefusal(error)) throw error;
      });
    }
  });

/**
 * The customer of a user: the one that an earlier call made without our learning of it, or a new one. No key is the user's own, as Stripe
 * keeps for a day what a key came to, its failures too. Of two calls at once the row takes the first customer; the other is let go.
 */
async function createCustomer(ctx: WriteContext, replaced: string | null): Promise<string> {
  const { userId, email } = ctx.viewer;
  const { id, isNew } = await askStripe(ctx, async (stripe) => {
    const { data } = await stripe.customers.list({ email, limit: 100 });
    const earlier = data.findLast((customer) => customer.metadata.userId === userId && customer.id !== replaced);
    if (earlier) return { id: earlier.id, isNew: false };
    return { id: (await stripe.customers.create({ email, metadata: { userId } })).id, isNew: true };
  });
  const [, [kept]] = await ctx.db.batch([
    queries.updateCustomerId(ctx.db, userId, id, replaced),
    queries.selectCustomer(ctx.db, userId),
  ]);
  const customerId = kept?.customerId ?? id;
  if (isNew && customerId !== id) await askStripe(ctx, (stripe) => stripe.customers.del(id));
  return customerId;
}

/**
 * After a checkout: asks Stripe whether this session is the viewer's and paid. Nothing that the browser says is believed.
 * @returns the plan as it is now.
 * @throws {AppError} billing.checkout_not_found for somebody else's too; billing.not_paid.
 */
export async function confirmCheckout(ctx: WriteContext, { sessionId }: { sessionId: string }) {
  const [user] = await queries.selectCustomer(ctx.db, ctx.viewer.userId);
  const session = await askStripe(ctx, (stripe) =>
    unlessMissing(stripe.checkout.sessions.retrieve(sessionId), undefined),
  );
  const isOwn = session?.client_reference_id === ctx.viewer.userId && session.customer === user?.customerId;
  // One answer, whether there is such a checkout or not. Whoever has paid from another account of theirs reads what to do.
  if (!session || !user?.customerId || !isOwn || session.mode !== 'subscription') {
    throw new AppError(
      'billing.checkout_not_found',
      'This account has no such checkout. If you started it from another account, sign in to that one.',
    );
  }
  if (session.status !== 'complete' || session.payment_status === 'unpaid') {
    throw new AppError('billing.not_paid', 'This checkout has not been paid.');
  }
  const synced = await syncSubscription(ctx, user.customerId);
  return { plan: synced?.state.plan ?? 'free' };
}
