import type Stripe from 'stripe';
import { isOngoing } from '#shared/subscription-status.ts';
import * as queries from '#worker/features/billing/billing.queries.ts';
import {
  type BillingState,
  isLiving,
  orderProSubscriptions,
  periodEndOf,
  readBilling,
  readPrice,
  toDate,
} from '#worker/features/billing/billing-plan.rules.ts';
import { recountForPlan } from '#worker/features/checklists/checklists.service.ts';
import type { Context, ReadContext, WriteContext } from '#worker/platform/context.ts';
import { runBatch, type Statement } from '#worker/platform/db.ts';
import { AppError } from '#worker/platform/errors.ts';
import { repeatInPages } from '#worker/platform/jobs.ts';
import { askStripe, unlessMissing } from '#worker/platform/stripe.ts';

const mostSubscriptions = 1000;
const eventDays = 30;
const cards = ['data.default_payment_method', 'data.customer.invoice_settings.default_payment_method'];

export const createNoSubscriptionError = () =>
  new AppError('billing.no_subscription', 'You have no subscription that could be changed.');

/** The viewer as a customer of Stripe's. @throws {AppError} billing.no_subscription when they never were one. */
export async function requireCustomer(ctx: WriteContext): Promise<string> {
  const [user] = await queries.selectCustomer(ctx.db, ctx.viewer.userId);
  if (user?.customerId) return user.customerId;
  throw createNoSubscriptionError();
}

/**
 * All subscriptions that a customer has or had; a customer that Stripe does not know (any more) has none.
 * @param expand what is to be told in full, as Stripe names it.
 */
export const listSubscriptions = (context: Context, customerId: string, expand: string[] = []) =>
  askStripe(context, (stripe) =>
    unlessMissing(
      stripe.subscriptions
        .list({ customer: customerId, status: 'all', limit: 100, expand })
        .autoPagingToArray({ limit: mostSubscriptions }),
      [],
    ),
  );

/** A customer's subscriptions to Pro, the one that counts first. */
export const listProSubscriptions = async (context: Context, customerId: string) =>
  orderProSubscriptions(await listSubscriptions(context, customerId), context.settings.STRIPE_PRICE_ID);

/**
 * The only writer of a user's plan: asks Stripe for all subscriptions of the customer, derives the plan, and keeps it together with what
 * follows from it for the projects. However many of these meet, the last turn that was taken is what stays.
 * @param more statements for the same batch.
 * @param expand what of the subscriptions is to be told in full.
 * @returns the subscriptions and what they come to; nothing when no user has this customer (any more).
 */
export async function syncSubscription(
  context: Context,
  customerId: string,
  { more = [], expand }: { more?: Statement[]; expand?: string[] } = {},
) {
  const { db, settings } = context;
  const [[turn], projects] = await db.batch([
    queries.takeTurn(db, customerId),
    queries.selectProjectIds(db, customerId),
  ]);
  if (!turn) {
    await runBatch(db, [], more);
    return undefined;
  }
  const subscriptions = await listSubscriptions(context, customerId, expand);
  const state = readBilling(subscriptions, settings.STRIPE_PRICE_ID);
  const recounts = projects.map(({ id }) => recountForPlan(db, { projectId: id, userId: turn.userId }));
  await runBatch(db, [], [...more, queries.updateBilling(db, turn.userId, turn.turn, state), ...recounts]);
  return { subscriptions, state };
}

/** The body of `GET /api/subscription/status`. `periodEnd` is the next payment, or the end when there is none. */
export function presentStatus(subscriptions: Stripe.Subscription[], state: BillingState, priceId: string) {
  const [main] = orderProSubscriptions(subscriptions, priceId);
  const { plan, status, endsAt } = state;
  return {
    plan: plan as string,
    status,
    cancelAtPeriodEnd: endsAt !== null,
    periodEnd: main ? (endsAt ?? (main.ended_at ? toDate(main.ended_at) : periodEndOf(main))) : null,
    /** Why it ended without its owner's doing. */
    endedUnpaid: status === 'canceled' && main?.cancellation_details?.reason === 'payment_failed',
    price: main && isOngoing(status) ? readPrice(main) : null,
    paymentMethod: main && isLiving(main) ? readCard(main) : null,
  };
}

/** The card that is charged: the subscription's own, or the customer's. Null where it is something else than a card, too. */
function readCard({ default_payment_method: own, customer }: Stripe.Subscription) {
  const general =
    typeof customer === 'object' && !customer.deleted ? customer.invoice_settings.default_payment_method : null;
  const method = own ?? general;
  if (typeof method !== 'object' || !method?.card) return null;
  const { brand, last4, exp_month, exp_year } = method.card;
  return { brand, last4, expMonth: exp_month, expYear: exp_year };
}

/**
 * Where the viewer's subscription stands, as Stripe says. Where the row says something else (an event was missed), it is brought up to date.
 * @throws {AppError} billing.off, billing.unavailable
 */
export async function readStatus(ctx: ReadContext): Promise<ReturnType<typeof presentStatus>> {
  const [[user]] = await ctx.read(queries.selectCustomer(ctx.db, ctx.viewerId));
  if (!user) throw new AppError('auth.required', 'Please sign in to continue.');
  const priceId = ctx.settings.STRIPE_PRICE_ID;
  if (!user.customerId) return { ...presentStatus([], readBilling([], priceId), priceId), plan: user.plan };
  const subscriptions = await listSubscriptions(ctx, user.customerId, cards);
  const state = readBilling(subscriptions, priceId);
  const isKept =
    user.plan === state.plan &&
    (user.status ?? 'none') === state.status &&
    user.subscriptionId === state.subscriptionId &&
    user.endsAt?.getTime() === state.endsAt?.getTime();
  const synced = isKept ? undefined : await syncSubscription(ctx, user.customerId, { expand: cards });
  return presentStatus(synced?.subscriptions ?? subscriptions, synced?.state ?? state, priceId);
}

/** Brings the row up to date and answers what `GET /api/subscription/status` would. @throws {AppError} billing.no_subscription */
export async function answerStatus(ctx: Context, customerId: string) {
  const synced = await syncSubscription(ctx, customerId, { expand: cards });
  if (!synced) throw createNoSubscriptionError();
  return presentStatus(synced.subscriptions, synced.state, ctx.settings.STRIPE_PRICE_ID);
}

/** Lets go of events that Stripe will not send again. @returns how many. */
export function deleteOldEvents({ db }: Context, now: number): Promise<number> {
  const before = new Date(now - eventDays * 86_400_000);
  return repeatInPages((limit) => queries.deleteEvents(db, before, limit));
}
