import type Stripe from 'stripe';
import { givesPro, type SubscriptionStatus, subscriptionStatuses } from '#shared/subscription-status.ts';

/** What is kept of a customer's subscriptions. `endsAt` is when Pro ends, if that is settled. */
export type BillingState = {
  plan: 'pro' | 'free';
  status: SubscriptionStatus;
  subscriptionId: string | null;
  endsAt: Date | null;
};

/** Written by the checkout, so that a subscription keeps its meaning when the price of new ones changes. */
export const planMetadata = { plan: 'pro' };

/** Stripe's statuses in ours. What is not listed, also what Stripe may add one day, is no subscription. */
const statusOf: Record<string, SubscriptionStatus> = {
  active: 'active',
  trialing: 'trialing',
  past_due: 'past_due',
  unpaid: 'unpaid',
  paused: 'unpaid',
  incomplete: 'incomplete',
  canceled: 'canceled',
};

const readStatus = ({ status }: Stripe.Subscription): SubscriptionStatus => statusOf[status] ?? 'none';

/** Whether it may still cost something. */
export const isLiving = ({ status }: Stripe.Subscription) => status !== 'canceled' && status !== 'incomplete_expired';

/** The end of what is paid for; it stands on the items. */
export const periodEndOf = ({ items }: Stripe.Subscription) =>
  toDate(Math.max(...items.data.map((item) => item.current_period_end)));

/** When a subscription will end, if it has been cancelled with the period: Stripe says so in one of two ways. */
export function scheduledEndOf(subscription: Stripe.Subscription): Date | null {
  if (subscription.cancel_at) return toDate(subscription.cancel_at);
  return subscription.cancel_at_period_end ? periodEndOf(subscription) : null;
}

export const toDate = (seconds: number) => new Date(seconds * 1000);

/** Only what was bought as Pro counts, not whatever else a customer may subscribe to. */
export const isOfPro = ({ metadata, items }: Stripe.Subscription, priceId: string) =>
  metadata.plan === planMetadata.plan || items.data.some(({ price }) => price.id === priceId);

/**
 * Of all subscriptions of a customer those to Pro, the one that counts first: by what its status gives, then the one that goes on,
 * then the newest.
 */
export function orderProSubscriptions(subscriptions: Stripe.Subscription[], priceId: string): Stripe.Subscription[] {
  const rank = (subscription: Stripe.Subscription) =>
    2 * subscriptionStatuses.indexOf(readStatus(subscription)) + Number(scheduledEndOf(subscription) !== null);
  return subscriptions
    .filter((subscription) => isOfPro(subscription, priceId))
    .toSorted((a, b) => rank(a) - rank(b) || b.created - a.created);
}

/** Derives the plan from all subscriptions of a customer: Pro as long as one of them gives it. */
export function readBilling(subscriptions: Stripe.Subscription[], priceId: string): BillingState {
  const [main] = orderProSubscriptions(subscriptions, priceId);
  if (!main) return { plan: 'free', status: 'none', subscriptionId: null, endsAt: null };
  const status = readStatus(main);
  const plan = givesPro(status) ? 'pro' : 'free';
  return { plan, status, subscriptionId: main.id, endsAt: plan === 'pro' ? scheduledEndOf(main) : null };
}

/** What each period costs, in cents; null where that is not simply the price: with a discount, or by use. */
export function readPrice({ items, discounts, currency }: Stripe.Subscription) {
  const amounts = items.data.map(({ price, quantity }) => (price.unit_amount ?? Number.NaN) * (quantity ?? 1));
  const amount = amounts.reduce((sum, one) => sum + one, 0);
  return Number.isNaN(amount) || discounts.length > 0 ? null : { amount, currency };
}

/**
 * What of a payment was not used when its subscription ended, in cents: by the second, as Stripe prorates.
 * @param alreadyBack what was refunded before; no more than the rest is ever given back.
 */
export function unusedAmount(
  paid: number,
  { start, end }: { start: number; end: number },
  endedAt: number,
  alreadyBack: number,
): number {
  if (end <= start) return 0;
  const share = Math.min(1, Math.max(0, (end - endedAt) / (end - start)));
  return Math.max(0, Math.min(Math.round(paid * share), paid - alreadyBack));
}
