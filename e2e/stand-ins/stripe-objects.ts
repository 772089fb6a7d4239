import type Stripe from 'stripe';

/** What the double keeps, in the shapes of the `stripe` package: the compiler holds every field against them. */

let made = 0;
export const newId = (prefix: string) => {
  made += 1;
  return `${prefix}_${String(made).padStart(6, '0')}${Math.random().toString(36).slice(2, 10)}`;
};

const live = { livemode: false } as const;

export const listOf = <Item>(url: string, data: Item[], has_more = false) =>
  ({ object: 'list', data, has_more, url }) satisfies Stripe.ApiList<Item>;

export const createCustomer = (created: number, { email = null, metadata = {} }: Partial<Stripe.Customer>) =>
  ({
    ...live,
    id: newId('cus'),
    object: 'customer',
    balance: 0,
    created,
    default_source: null,
    description: null,
    email,
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    metadata,
    shipping: null,
  }) satisfies Stripe.Customer as Stripe.Customer;

const prices: Record<string, number> = { price_pro: 999, price_other: 100 };
export const isPrice = (id: string) => id in prices;

/** The end of a month that begins then; a day that the next month lacks becomes its last. */
export function addMonth(seconds: number): number {
  const start = new Date(seconds * 1000);
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + 1);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end.getTime() / 1000;
}

type NewSubscription = {
  customer: string;
  price: string;
  metadata: Stripe.Metadata;
  method: string;
  status?: Stripe.Subscription.Status;
};

type Item = Pick<
  Stripe.SubscriptionItem,
  'id' | 'object' | 'current_period_start' | 'current_period_end' | 'quantity'
> & {
  price: Pick<Stripe.Price, 'id' | 'object' | 'currency' | 'unit_amount'>;
};

/** As much of a subscription as the app and the double read, in Stripe's own names and types. */
export type Subscription = Pick<
  Stripe.Subscription,
  | ('id' | 'object' | 'status' | 'created' | 'currency' | 'customer' | 'metadata' | 'discounts' | 'latest_invoice')
  | (
      | 'cancel_at'
      | 'cancel_at_period_end'
      | 'canceled_at'
      | 'cancellation_details'
      | 'ended_at'
      | 'default_payment_method'
    )
> & { items: Stripe.ApiList<Item> };

export function createSubscription(created: number, input: NewSubscription): Subscription {
  const id = newId('sub');
  const item: Item = {
    id: newId('si'),
    object: 'subscription_item',
    current_period_end: addMonth(created),
    current_period_start: created,
    price: { id: input.price, object: 'price', currency: 'usd', unit_amount: prices[input.price] ?? 0 },
    quantity: 1,
  };
  return {
    id,
    object: 'subscription',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: null,
    created,
    currency: 'usd',
    customer: input.customer,
    default_payment_method: input.method,
    discounts: [],
    ended_at: null,
    items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: null,
    metadata: input.metadata,
    status: input.status ?? 'active',
  };
}

/** What a card does when it is charged. */
export type CardOutcome = 'ok' | 'declined' | 'authentication';
export const cardOf: Record<CardOutcome, string> = { ok: '4242', declined: '0341', authentication: '3184' };

/** As much of a payment method as the app and the double read. */
export type Method = Pick<Stripe.PaymentMethod, 'id' | 'object' | 'created' | 'customer' | 'type'> & {
  card: Pick<Stripe.PaymentMethod.Card, 'brand' | 'last4' | 'exp_month' | 'exp_year'>;
};

export const createPaymentMethod = (created: number, last4: string, customer: string | null = null): Method => ({
  id: newId('pm'),
  object: 'payment_method',
  card: { brand: 'visa', exp_month: 12, exp_year: 2034, last4 },
  created,
  customer,
  type: 'card',
});

/** As much of a refund as the app and the double read. */
export type Refund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'created' | 'currency' | 'metadata' | 'payment_intent' | 'reason' | 'status'
>;

export const createRefund = (created: number, input: Partial<Refund> & { amount: number }): Refund => ({
  id: newId('re'),
  object: 'refund',
  created,
  currency: 'usd',
  metadata: {},
  payment_intent: null,
  reason: null,
  status: 'succeeded',
  ...input,
});

export const createPortalSession = (created: number, base: string, customer: string, returnUrl: string | null) => {
  const id = newId('bps');
  return {
    ...live,
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_default',
    created,
    customer,
    customer_account: null,
    flow: null,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${base}/portal/${id}`,
  } satisfies Stripe.BillingPortal.Session;
};
