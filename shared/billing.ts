import * as z from 'zod/mini';

const stripeId = z.string().check(z.regex(/^\w{1,255}$/, 'This is no id of the payment provider'));

/** Body of `POST /api/subscription/success`. */
export const confirmCheckoutInput = z.object({ sessionId: stripeId });

/** Body of `POST /api/subscription/cancel` and `downgrade`; absent means at the end of the period. */
export const cancelSubscriptionInput = z.object({ immediate: z.optional(z.boolean()) });

/** Body of `POST /api/subscription/update-payment`. */
export const updatePaymentInput = z.object({ paymentMethodId: stripeId });
