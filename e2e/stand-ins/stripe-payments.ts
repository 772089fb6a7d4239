import type Stripe from 'stripe';
import { listOf, newId, type Subscription } from './stripe-objects.ts';

/** As much of an invoice as the app and the double read, in Stripe's own names and types. */
export type Invoice = Pick<
  Stripe.Invoice,
  | ('id' | 'object' | 'number' | 'status' | 'status_transitions' | 'created' | 'customer' | 'parent' | 'auto_advance')
  | ('currency' | 'total' | 'amount_due' | 'amount_paid' | 'amount_remaining' | 'attempt_count' | 'payments')
  | ('period_start' | 'period_end' | 'billing_reason' | 'hosted_invoice_url')
>;

/** An invoice over one period of a subscription, finalised and not paid yet. */
export function createInvoice(created: number, base: string, subscription: Subscription): Invoice {
  const id = newId('in');
  const [item] = subscription.items.data;
  if (!item) throw new Error('a subscription has an item');
  const amount = item.price.unit_amount ?? 0;
  return {
    id,
    object: 'invoice',
    amount_due: amount,
    amount_paid: 0,
    amount_remaining: amount,
    attempt_count: 0,
    billing_reason: subscription.latest_invoice ? 'subscription_cycle' : 'subscription_create',
    created,
    currency: 'usd',
    customer: subscription.customer,
    hosted_invoice_url: `${base}/invoice/${id}`,
    number: `LP-${id.slice(3, 9)}`,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payments: listOf<Stripe.InvoicePayment>(`/v1/invoice_payments?invoice=${id}`, []),
    period_end: item.current_period_end,
    period_start: item.current_period_start,
    status: 'open',
    status_transitions: { finalized_at: created, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    total: amount,
  };
}

/** What is written on an invoice when the card was charged. */
export function markPaid(invoice: Invoice, paidAt: number): void {
  const payment = {
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: invoice.amount_due,
    amount_requested: invoice.amount_due,
    created: paidAt,
    currency: 'usd',
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: newId('pi') },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: paidAt },
  } satisfies Stripe.InvoicePayment;
  invoice.payments?.data.push(payment);
  Object.assign(invoice, {
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    status_transitions: { ...invoice.status_transitions, paid_at: paidAt },
  } satisfies Partial<Stripe.Invoice>);
}

/** As much of a checkout as the app and the double read. */
export type Session = Pick<
  Stripe.Checkout.Session,
  | (
      | 'id'
      | 'object'
      | 'mode'
      | 'status'
      | 'payment_status'
      | 'created'
      | 'expires_at'
      | 'url'
      | 'amount_total'
      | 'currency'
    )
  | ('client_reference_id' | 'success_url' | 'cancel_url' | 'customer' | 'metadata' | 'subscription' | 'invoice')
>;

export type CheckoutInput = Pick<Session, 'client_reference_id' | 'success_url' | 'cancel_url'> & {
  customer: string;
  metadata: Stripe.Metadata;
  amount: number;
};

export function createCheckoutSession(created: number, base: string, input: CheckoutInput): Session {
  const id = newId('cs_test');
  const { amount, ...given } = input;
  return {
    ...given,
    id,
    object: 'checkout.session',
    amount_total: amount,
    created,
    currency: 'usd',
    expires_at: created + 86_400,
    invoice: null,
    mode: 'subscription',
    payment_status: 'unpaid',
    status: 'open',
    subscription: null,
    url: `${base}/checkout/${id}`,
  };
}
