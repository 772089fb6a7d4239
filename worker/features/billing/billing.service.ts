import type Stripe from 'stripe';
import type { SubscriptionStatus } from '#shared/billing.ts';
import * as queries from '#worker/features/billing/billing.queries.ts';
import {
  type BillingState,
  isPro,
  orderProSubscriptions,
  periodEndOf,
  readBilling,
  toDate,
} from '#worker/features/billing/billing-plan.rules.ts';
import { recountForPlan } from '#worker/features/checklists/checklists.service.ts';
import { selectProjects } from '#worker/features/projects/projects.service.ts';
import type { Context, ReadContext } from '#worker/platform/context.ts';
import { runBatch, type Statement } from '#worker/platform/db.ts';
import { AppError } from '#worker/platform/errors.ts';
import { repeatInPages } from '#worker/platform/jobs.ts';
import { askStripe, isMissing } from '#worker/platform/stripe.ts';

const mostSubscriptions = 1000;
const eventDays = 30;

/** All subscriptions that a customer has or had, with their cards; a customer that Stripe does not know (any more) has none. */
export const listSubscriptions = (context: Context, customerId: string): Promise<Stripe.Subscription[]> =>
  askStripe(context, (stripe) =>
    stripe.subscriptions
      .list({
        customer: customerId,
        status: 'all',
        limit: 100,
        expand: ['data.default_payment_method', 'data.customer.invoice_settings.default_payment_method'],
      })
      .autoPagingToArray({ limit: mostSubscriptions })
      .catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      }),
  );

/**
 * The only writer of a user's plan: asks Stripe for all subscriptions of the customer, derives the plan, and keeps it together with what
 * follows from it for the projects. However many of these meet, what was asked last is what stays.
 * @param more statements for the same batch.
 * @returns the subscriptions and what they come to; nothing when no user has this customer (any more).
 */
export async function syncSubscription(context: Context, customerId: string, more: Statement[] = []) {
  const { db, settings } = context;
  const [[turn], projects] = await db.batch([
    queries.takeTurn(db, customerId),
    selectProjects(db, queries.userOfCustomer(customerId)),
  ]);
  if (!turn) {
    await runBatch(db, [], more);
    return undefined;
  }
  const subscriptions = await listSubscriptions(context, customerId);
  const state = readBilling(subscriptions, settings.STRIPE_PRICE_ID);
  const recounts = projects.map(({ id }) => recountForPlan(db, { projectId: id, userId: turn.userId }));
  await runBatch(db, [], [...more, queries.updateBilling(db, turn.userId, turn.turn, state), ...recounts]);
  return { subscriptions, state };
}

/** The body of `GET /api/subscription/status`. `periodEnd` is the next payment, or the end when there is none. */
export type StatusAnswer = {
  plan: string;
  status: SubscriptionStatus;
  cancelAtPeriodEnd: boolean;
  periodEnd: Date | null;
  paymentMethod: { brand: string; last4: string; expMonth: number; expYear: number } | null;
};

export function presentStatus(
  subscriptions: Stripe.Subscription[],
  state: BillingState,
  priceId: string,
): StatusAnswer {
  const [main] = orderProSubscriptions(subscriptions, priceId);
  const { plan, status, endsAt } = state;
  return {
    plan,
    status,
    cancelAtPeriodEnd: endsAt !== null,
    periodEnd: main ? (endsAt ?? (main.ended_at ? toDate(main.ended_at) : periodEndOf(main))) : null,
    paymentMethod: main && isPro(status) ? readCard(main) : null,
  };
}

/** The card that is charged: the subscription's own, or the customer's. */
function readCard({ default_payment_method: own, customer }: Stripe.Subscription): StatusAnswer['paymentMethod'] {
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
export async function readStatus(ctx: ReadContext): Promise<StatusAnswer> {
  const [[user]] = await ctx.read(queries.selectCustomer(ctx.db, ctx.viewerId));
  if (!user) throw new AppError('auth.required', 'Please sign in to continue.');
  if (!user.customerId) {
    return { plan: user.plan, status: 'none', cancelAtPeriodEnd: false, periodEnd: null, paymentMethod: null };
  }
  const priceId = ctx.settings.STRIPE_PRICE_ID;
  const subscriptions = await listSubscriptions(ctx, user.customerId);
  const state = readBilling(subscriptions, priceId);
  const isKept =
    user.plan === state.plan &&
    (user.status ?? 'none') === state.status &&
    user.subscriptionId === state.subscriptionId &&
    user.endsAt?.getTime() === state.endsAt?.getTime();
  const synced = isKept ? undefined : await syncSubscription(ctx, user.customerId);
  return presentStatus(synced?.subscriptions ?? subscriptions, synced?.state ?? state, priceId);
}

/** Lets go of events that Stripe will not send again. @returns how many. */
export function deleteOldEvents({ db }: Context, now: number): Promise<number> {
  const before = new Date(now - eventDays * 86_400_000);
  return repeatInPages((limit) => queries.deleteEvents(db, before, limit));
}
