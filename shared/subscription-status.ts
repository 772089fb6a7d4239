/**
 * Where a subscription stands, the status that counts most first. `none`: never bought, or the first payment never came. This has a file
 * of its own because the page loads it at once, and the checks of inputs (billing.ts) never.
 */
export const subscriptionStatuses = [
  'active',
  'trialing',
  'past_due',
  'unpaid',
  'incomplete',
  'canceled',
  'none',
] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];

/** Whether the time until the period's end is paid for. */
export const isPaid = (status: string | null) => status === 'active' || status === 'trialing';

/** Whether a payment is due that was tried and failed. */
export const isDue = (status: string | null) => status === 'past_due' || status === 'unpaid';

/** Whether it gives Pro: when it is paid for, and while the provider still tries a payment that failed (DESIGN section 5). */
export const givesPro = (status: string | null) => isPaid(status) || status === 'past_due';

/** Whether it goes on, paid or waiting to be: it may still cost something. */
export const isOngoing = (status: string | null) => isPaid(status) || isDue(status) || status === 'incomplete';
