import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { missing, type StripeAccount, StripeError } from './stripe-account.ts';
import { define, expand, find, flag, limit, metadata, optionalText, page, params, text } from './stripe-call.ts';
import { createCustomer, createPortalSession, isPrice } from './stripe-objects.ts';
import { createCheckoutSession } from './stripe-payments.ts';

/** What a checkout was opened for: kept here, for a session tells it only on request. */
const wanted = new Map<string, { price: string; metadata: Stripe.Metadata }>();

/** A person at the checkout page. @throws {StripeError} when the card is refused. */
export function payCheckout(account: StripeAccount, id: string, outcome: Parameters<StripeAccount['payCheckout']>[1]) {
  const session = find(account.sessions, id, 'checkout.session');
  const { price, metadata } = wanted.get(id) ?? { price: '', metadata: {} };
  account.payCheckout(session, outcome, price, metadata);
  return session;
}

export const calls = [
  define(
    'POST',
    'customers',
    params<Stripe.CustomerCreateParams>({ email: optionalText, metadata }),
    (account, input) => {
      const customer = createCustomer(account.now(), input as Partial<Stripe.Customer>);
      account.customers.set(customer.id, customer);
      return customer;
    },
  ),
  define(
    'GET',
    'customers',
    params<Stripe.CustomerListParams>({ email: text, limit }),
    (account, { email, ...place }) => page('/v1/customers', account.customers, (one) => one.email === email, place),
  ),
  define('GET', 'customers/:id', params<Stripe.CustomerRetrieveParams>({}), (account, _, id) =>
    find(account.customers, id, 'customer'),
  ),
  define('DELETE', 'customers/:id', params<Stripe.CustomerDeleteParams>({}), (account, _, id) => {
    find(account.customers, id, 'customer');
    account.customers.delete(id);
    return { id, object: 'customer', deleted: true } satisfies Stripe.DeletedCustomer;
  }),
  define(
    'POST',
    'customers/:id',
    params<Stripe.CustomerUpdateParams>({ invoice_settings: z.strictObject({ default_payment_method: text }) }),
    (account, { invoice_settings }, id) => {
      const customer = find(account.customers, id, 'customer');
      const method = find(account.methods, String(invoice_settings?.default_payment_method), 'payment_method');
      if (method.customer !== id)
        throw missing('payment_method', method.id, 'invoice_settings[default_payment_method]');
      account.setDefaultMethod(customer, method.id);
      return customer;
    },
  ),
  define(
    'GET',
    'subscriptions',
    params<Stripe.SubscriptionListParams>({
      customer: text,
      status: text,
      limit,
      starting_after: optionalText,
      expand,
    }),
    (account, { customer, status, ...place }) => {
      find(account.customers, String(customer), 'customer', 'customer');
      return page(
        '/v1/subscriptions',
        account.subscriptions,
        (one) => one.customer === customer && (status === 'all' || one.status === status),
        place,
      );
    },
  ),
  define('GET', 'subscriptions/:id', params<Stripe.SubscriptionRetrieveParams>({ expand }), (account, _, id) =>
    find(account.subscriptions, id, 'subscription'),
  ),
  define(
    'POST',
    'subscriptions/:id',
    params<Stripe.SubscriptionUpdateParams>({
      cancel_at_period_end: z.optional(flag),
      cancel_at: z.optional(z.literal('')),
      default_payment_method: optionalText,
    }),
    (account, change, id) => {
      const subscription = find(account.subscriptions, id, 'subscription');
      if (subscription.status === 'canceled') {
        throw new StripeError(400, { type: 'invalid_request_error', message: 'A canceled subscription is as it is.' });
      }
      const at = account.now(String(subscription.customer));
      const { cancel_at_period_end, cancel_at, default_payment_method } = change;
      account.change(
        subscription,
        {
          ...(cancel_at_period_end !== undefined && {
            cancel_at_period_end,
            canceled_at: cancel_at_period_end ? at : null,
            cancel_at: null,
          }),
          ...(cancel_at === '' && { cancel_at: null, canceled_at: null }),
          ...(default_payment_method !== undefined && {
            default_payment_method:
              default_payment_method === '' ? null : find(account.methods, default_payment_method, 'payment_method').id,
          }),
        },
        at,
      );
      return subscription;
    },
  ),
  define(
    'DELETE',
    'subscriptions/:id',
    params<Stripe.SubscriptionCancelParams>({
      prorate: z.optional(flag),
      invoice_now: z.optional(flag),
      cancellation_details: z.optional(z.strictObject({ comment: text })),
    }),
    (account, { cancellation_details, prorate, invoice_now }, id) => {
      const subscription = find(account.subscriptions, id, 'subscription');
      if (subscription.status === 'canceled') throw missing('subscription', id);
      if (prorate || invoice_now) {
        throw new StripeError(400, { type: 'invalid_request_error', message: 'The double makes no credits.' });
      }
      const comment = cancellation_details?.comment ?? null;
      account.end(subscription, account.now(String(subscription.customer)), {
        comment,
        reason: 'cancellation_requested',
      });
      return subscription;
    },
  ),
  define(
    'GET',
    'checkout/sessions',
    params<Stripe.Checkout.SessionListParams>({ customer: text, status: optionalText, limit }),
    (account, { customer, status, ...place }) => {
      find(account.customers, String(customer), 'customer', 'customer');
      return page(
        '/v1/checkout/sessions',
        account.sessions,
        (one) => one.customer === customer && (!status || one.status === status),
        place,
      );
    },
  ),
  define(
    'POST',
    'checkout/sessions',
    params<Stripe.Checkout.SessionCreateParams>({
      mode: z.literal('subscription'),
      allowed_payment_method_types: z.array(z.literal('card')),
      customer: text,
      client_reference_id: text,
      line_items: z.array(z.strictObject({ price: text, quantity: z.coerce.number() })),
      metadata,
      subscription_data: z.strictObject({ metadata }),
      success_url: z.url(),
      cancel_url: z.url(),
    }),
    (account, input, _, base) => {
      const { id: customer } = find(account.customers, String(input.customer), 'customer', 'customer');
      const price = input.line_items?.[0]?.price ?? '';
      if (!isPrice(price)) throw missing('price', price, 'line_items[0][price]');
      const session = createCheckoutSession(account.now(customer), base, {
        customer,
        client_reference_id: input.client_reference_id ?? null,
        success_url: input.success_url ?? null,
        cancel_url: input.cancel_url ?? null,
        metadata: input.metadata as Stripe.Metadata,
        amount: 999,
      });
      wanted.set(session.id, { price, metadata: input.subscription_data?.metadata as Stripe.Metadata });
      account.sessions.set(session.id, session);
      return session;
    },
  ),
  define('GET', 'checkout/sessions/:id', params<Stripe.Checkout.SessionRetrieveParams>({}), (account, _, id) =>
    find(account.sessions, id, 'checkout.session'),
  ),
  define('POST', 'checkout/sessions/:id/expire', params<Stripe.Checkout.SessionExpireParams>({}), (account, _, id) => {
    const session = find(account.sessions, id, 'checkout.session');
    if (session.status !== 'open') throw new StripeError(400, { type: 'invalid_request_error', message: 'Not open' });
    return Object.assign(session, { status: 'expired', url: null } satisfies Partial<Stripe.Checkout.Session>);
  }),
  define(
    'POST',
    'billing_portal/sessions',
    params<Stripe.BillingPortal.SessionCreateParams>({ customer: text, return_url: text }),
    (account, { customer, return_url }, _, base) => {
      find(account.customers, String(customer), 'customer', 'customer');
      const session = createPortalSession(account.now(customer), base, String(customer), return_url ?? null);
      account.portals.set(session.id, session);
      return session;
    },
  ),
  define(
    'GET',
    'invoices',
    params<Stripe.InvoiceListParams>({
      customer: optionalText,
      subscription: optionalText,
      status: optionalText,
      limit,
    }),
    (account, { customer, subscription, status, ...place }) =>
      page(
        '/v1/invoices',
        account.invoices,
        (one) =>
          (!customer || one.customer === customer) &&
          (!subscription || one.parent?.subscription_details?.subscription === subscription) &&
          (!status || one.status === status),
        place,
      ),
  ),
  define('GET', 'invoices/:id', params<Stripe.InvoiceRetrieveParams>({}), (account, _, id) =>
    find(account.invoices, id, 'invoice'),
  ),
  define('POST', 'invoices/:id', params<Stripe.InvoiceUpdateParams>({ auto_advance: flag }), (account, change, id) =>
    Object.assign(find(account.invoices, id, 'invoice'), change),
  ),
  define(
    'POST',
    'invoices/:id/pay',
    params<Stripe.InvoicePayParams>({ payment_method: optionalText }),
    (account, { payment_method: method }, id) => {
      const invoice = find(account.invoices, id, 'invoice');
      account.pay(invoice, { method });
      return invoice;
    },
  ),
  define('POST', 'invoices/:id/void', params<Stripe.InvoiceVoidInvoiceParams>({}), (account, _, id) => {
    const invoice = find(account.invoices, id, 'invoice');
    if (invoice.status !== 'open') throw new StripeError(400, { type: 'invalid_request_error', message: 'Not open' });
    return Object.assign(invoice, { status: 'void' } satisfies Partial<Stripe.Invoice>);
  }),
  define('GET', 'payment_methods/:id', params<Stripe.PaymentMethodRetrieveParams>({}), (account, _, id) =>
    find(account.methods, id, 'payment_method'),
  ),
  define(
    'POST',
    'payment_methods/:id/attach',
    params<Stripe.PaymentMethodAttachParams>({ customer: text }),
    (account, { customer }, id) => Object.assign(find(account.methods, id, 'payment_method'), { customer }),
  ),
  define('GET', 'refunds', params<Stripe.RefundListParams>({ payment_intent: text, limit }), (account, input) =>
    page('/v1/refunds', account.refunds, (one) => one.payment_intent === input.payment_intent, input),
  ),
  define(
    'POST',
    'refunds',
    params<Stripe.RefundCreateParams>({
      payment_intent: text,
      amount: z.coerce.number(),
      reason: z.literal('requested_by_customer'),
      metadata,
    }),
    (account, { payment_intent = '', amount = 0, reason, metadata }) =>
      account.refund({ payment_intent, amount, reason, metadata: metadata as Stripe.Metadata }),
  ),
];
