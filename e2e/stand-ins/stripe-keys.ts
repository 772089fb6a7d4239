/** The settings with which the app talks to the double of Stripe. */
export const stripeKeys = {
  STRIPE_SECRET_KEY: 'sk_test_stand_in',
  STRIPE_WEBHOOK_SECRET: 'whsec_stand_in',
  STRIPE_PRICE_ID: 'price_pro',
};

/** The version of the API that the double speaks. */
export const stripeApiVersion = '2026-10-28.endive';
