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

const recurring = { interval: 'month', interval_count: 1, meter: null, trial_period_days: null } as const;

const createPrice = (id: string) =>
  ({
    ...live,
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: 0,
    currency: 'usd',
    custom_unit_amount: null,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: id.replace('price', 'prod'),
    recurring: { ...recurring, usage_type: 'licensed' },
    tax_behavior: 'exclusive',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: prices[id] ?? 0,
    unit_amount_decimal: null,
  }) satisfies Stripe.Price;

const createPlan = (id: string) =>
  ({
    ...live,
    ...recurring,
    id,
    object: 'plan',
    active: true,
    amount: prices[id] ?? 0,
    amount_decimal: null,
    billing_scheme: 'per_unit',
    created: 0,
    currency: 'usd',
    metadata: {},
    nickname: null,
    product: id.replace('price', 'prod'),
    tiers_mode: null,
    transform_usage: null,
    usage_type: 'licensed',
  }) satisfies Stripe.Plan;

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

export function createSubscription(created: number, input: NewSubscription): Stripe.Subscription {
  const id = newId('sub');
  const item = {
    id: newId('si'),
    object: 'subscription_item',
    billing_thresholds: null,
    created,
    current_period_end: addMonth(created),
    current_period_start: created,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: createPlan(input.price),
    price: createPrice(input.price),
    quantity: 1,
    subscription: id,
    tax_rates: [],
  } satisfies Stripe.SubscriptionItem;
  return {
    ...live,
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: null,
    collection_method: 'charge_automatically',
    created,
    currency: 'usd',
    customer: input.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: input.method,
    default_source: null,
    description: null,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: null,
    managed_payments: null,
    metadata: input.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: null,
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: created,
    status: input.status ?? 'active',
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  } satisfies Stripe.Subscription;
}

/** What a card does when it is charged. */
export type CardOutcome = 'ok' | 'declined' | 'authentication';
export const cardOf: Record<CardOutcome, string> = { ok: '4242', declined: '0341', authentication: '3184' };

export const createPaymentMethod = (created: number, last4: string, customer: string | null = null) =>
  ({
    ...live,
    id: newId('pm'),
    object: 'payment_method',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      checks: null,
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: 2034,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: null,
      regulated_status: null,
      three_d_secure_usage: null,
      wallet: null,
    },
    created,
    customer,
    customer_account: null,
    metadata: {},
    type: 'card',
  }) satisfies Stripe.PaymentMethod as Stripe.PaymentMethod;

export const createRefund = (created: number, input: Partial<Stripe.Refund> & { amount: number }) =>
  ({
    id: newId('re'),
    object: 'refund',
    balance_transaction: null,
    charge: null,
    created,
    currency: 'usd',
    customer: null,
    customer_account: null,
    metadata: {},
    payment_intent: null,
    payment_method: null,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
    ...input,
  }) satisfies Stripe.Refund as Stripe.Refund;

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
