import * as z from 'zod/mini';

/** Where a subscription stands. `none`: never bought, or the first payment never came. */
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

/** Pro as long as the provider says one of these. A payment that failed keeps Pro while the provider tries again (DESIGN section 5). */
export const proStatuses = ['active', 'trialing', 'past_due'] as const satisfies SubscriptionStatus[];

const stripeId = z.string().check(z.regex(/^\w{1,255}$/, 'This is no id of the payment provider'));

/** Body of `POST /api/subscription/success`. */
export const confirmCheckoutInput = z.object({ sessionId: stripeId });

/** Body of `POST /api/subscription/cancel` and `downgrade`; absent means at the end of the period. */
export const cancelSubscriptionInput = z.object({ immediate: z.optional(z.boolean()) });

/** Body of `POST /api/subscription/update-payment`. */
export const updatePaymentInput = z.object({ paymentMethodId: stripeId });
