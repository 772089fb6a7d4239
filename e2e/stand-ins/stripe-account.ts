import type Stripe from 'stripe';
import { stripeApiVersion } from './stripe-keys.ts';
import {
  addMonth,
  type CardOutcome,
  cardOf,
  createPaymentMethod,
  createRefund,
  createSubscription,
  type Method,
  newId,
  type Refund,
  type Subscription,
} from './stripe-objects.ts';
import { createInvoice, type Invoice, markPaid, type Session } from './stripe-payments.ts';

const day = 86_400;
/** After a charge that failed, Stripe tries again on these days, then gives up. */
const retryDays = [3, 5, 7];

type Emitted = Session | Stripe.Customer | Subscription | Invoice | Method | Refund;

export class StripeError extends Error {
  readonly status: number;
  readonly body: { type: string; code?: string; message: string; param?: string };

  constructor(status: number, body: StripeError['body']) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

export const missing = (kind: string, id: string, param = 'id') =>
  new StripeError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });

const cardErrors: Record<Exclude<CardOutcome, 'ok'>, string> = {
  declined: 'card_declined',
  authentication: 'invoice_payment_intent_requires_action',
};

/** Everything that one account at Stripe keeps, and how it goes on by itself: renewals, failed charges, ends. */
export class StripeAccount {
  readonly customers = new Map<string, Stripe.Customer>();
  readonly sessions = new Map<string, Session>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly invoices = new Map<string, Invoice>();
  readonly methods = new Map<string, Method>();
  readonly refunds = new Map<string, Refund>();
  readonly portals = new Map<string, Stripe.BillingPortal.Session>();
  readonly events: Stripe.Event[] = [];
  /** What becomes of a subscription whose charges have all failed: the account's own choice at Stripe. */
  afterRetries: 'unpaid' | 'canceled' = 'canceled';
  onEvent: (event: Stripe.Event) => void = () => {};
  private readonly offsets = new Map<string, number>();
  private readonly base: string;

  constructor(base: string) {
    this.base = base;
  }

  /** The time as a customer has it: each has a clock that can be moved on. */
  now(customer = ''): number {
    return Math.floor(Date.now() / 1000) + (this.offsets.get(customer) ?? 0);
  }

  /** Moves a customer's clock, and lets nothing fall due. */
  setClock(customer: string, seconds: number): void {
    this.offsets.set(customer, seconds - Math.floor(Date.now() / 1000));
  }

  /** @param before what was changed, as it was. */
  emit(type: string, object: Emitted, at: number, before?: object): void {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: stripeApiVersion,
      created: at,
      data: { object: structuredClone(object), ...(before && { previous_attributes: structuredClone(before) }) },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    } as unknown as Stripe.Event;
    this.events.push(event);
    this.onEvent(event);
  }

  addMethod(outcome: CardOutcome, customer: string | null = null): Method {
    const method = createPaymentMethod(this.now(customer ?? ''), cardOf[outcome], customer);
    this.methods.set(method.id, method);
    return method;
  }

  /** A customer's default payment method is another from now on; their subscriptions keep their own. */
  setDefaultMethod(customer: Stripe.Customer, id: string): void {
    const before = { invoice_settings: { default_payment_method: customer.invoice_settings.default_payment_method } };
    customer.invoice_settings.default_payment_method = id;
    this.emit('customer.updated', customer, this.now(customer.id), before);
  }

  /** A customer pays a checkout. @throws {StripeError} when the card is refused: the checkout stays open. */
  payCheckout(session: Session, outcome: CardOutcome, price: string, metadata: Stripe.Metadata): void {
    if (session.status !== 'open')
      throw new StripeError(400, { type: 'invalid_request_error', message: 'It is over.' });
    if (outcome !== 'ok') throw createCardError(outcome);
    const customer = String(session.customer);
    const method = this.addMethod('ok', customer);
    this.emit('payment_method.attached', method, this.now(customer));
    const subscription = this.subscribe({ customer, price, metadata, method: method.id });
    Object.assign(session, {
      status: 'complete',
      payment_status: 'paid',
      subscription: subscription.id,
      invoice: subscription.latest_invoice,
      url: null,
    } satisfies Partial<Session>);
    this.emit('checkout.session.completed', session, this.now(customer));
  }

  subscribe(input: Parameters<typeof createSubscription>[1]): Subscription {
    const at = this.now(input.customer);
    const subscription = createSubscription(at, input);
    this.subscriptions.set(subscription.id, subscription);
    const invoice = this.invoice(subscription, at);
    if (subscription.status === 'active') markPaid(invoice, at);
    this.emit('customer.subscription.created', subscription, at);
    if (invoice.status === 'paid') this.emit('invoice.paid', invoice, at);
    return subscription;
  }

  private invoice(subscription: Subscription, at: number): Invoice {
    const invoice = createInvoice(at, this.base, subscription);
    this.invoices.set(invoice.id, invoice);
    subscription.latest_invoice = invoice.id;
    return invoice;
  }

  /** Charges the given card, the one that the subscription names, or the customer's. @throws {StripeError} when it is refused. */
  pay(invoice: Invoice, { at = this.now(String(invoice.customer)), method }: { at?: number; method?: string } = {}) {
    if (invoice.status !== 'open') throw new StripeError(400, { type: 'invalid_request_error', message: 'Not open' });
    const subscription = this.subscriptions.get(String(invoice.parent?.subscription_details?.subscription));
    const customer = this.customers.get(String(invoice.customer));
    const named = method ?? subscription?.default_payment_method ?? customer?.invoice_settings.default_payment_method;
    const last4 = this.methods.get(String(named))?.card?.last4;
    const outcome = (Object.keys(cardOf) as CardOutcome[]).find((name) => cardOf[name] === last4) ?? 'declined';
    invoice.attempt_count += 1;
    if (outcome !== 'ok') {
      this.emit('invoice.payment_failed', invoice, at);
      throw createCardError(outcome);
    }
    markPaid(invoice, at);
    this.emit('invoice.paid', invoice, at);
    if (subscription && ['past_due', 'unpaid', 'incomplete'].includes(subscription.status)) {
      this.change(subscription, { status: 'active' }, at);
    }
  }

  change(subscription: Subscription, change: Partial<Subscription>, at: number): void {
    const names = Object.keys(change) as (keyof Subscription)[];
    const changed = names.filter((name) => subscription[name] !== change[name]);
    const before = Object.fromEntries(changed.map((name) => [name, subscription[name]]));
    Object.assign(subscription, change);
    this.emit('customer.subscription.updated', subscription, at, before);
  }

  end(subscription: Subscription, at: number, details: Partial<Stripe.Subscription.CancellationDetails>): void {
    Object.assign(subscription, {
      status: 'canceled',
      ended_at: at,
      canceled_at: subscription.canceled_at ?? at,
      cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null, ...details },
    } satisfies Partial<Subscription>);
    this.emit('customer.subscription.deleted', subscription, at);
  }

  refund(input: Parameters<typeof createRefund>[1]): Refund {
    const payment = [...this.invoices.values()]
      .flatMap(({ payments }) => payments?.data ?? [])
      .find((one) => one.payment.payment_intent === input.payment_intent);
    if (!payment) throw missing('payment_intent', String(input.payment_intent), 'payment_intent');
    const back = [...this.refunds.values()].filter(
      (one) => one.payment_intent === input.payment_intent && one.status !== 'failed',
    );
    const left = (payment.amount_paid ?? 0) - back.reduce((sum, { amount }) => sum + amount, 0);
    if (input.amount > left) {
      throw new StripeError(400, {
        type: 'invalid_request_error',
        message: `Refund amount (${input.amount}) is greater than unrefunded amount on charge (${left})`,
        param: 'amount',
      });
    }
    const refund = createRefund(this.now(), input);
    this.refunds.set(refund.id, refund);
    this.emit('refund.created', refund, this.now());
    return refund;
  }

  /** Moves a customer's clock on; what falls due meanwhile happens, in order, each at its own time. */
  advance(customer: string, seconds: number): void {
    const from = this.now(customer);
    for (const subscription of this.subscriptions.values()) {
      if (subscription.customer !== customer) continue;
      for (let steps = 0; steps < 500; steps += 1) {
        const due = this.findDue(subscription);
        if (!due || due.at > from + seconds) break;
        due.run();
      }
    }
    this.offsets.set(customer, (this.offsets.get(customer) ?? 0) + seconds);
    for (const session of this.sessions.values()) {
      if (session.customer !== customer || session.status !== 'open' || session.expires_at > from + seconds) continue;
      Object.assign(session, { status: 'expired', url: null } satisfies Partial<Session>);
      this.emit('checkout.session.expired', session, session.expires_at);
    }
  }

  /** What happens next to a subscription by itself. */
  private findDue(subscription: Subscription): { at: number; run: () => void } | undefined {
    const [item] = subscription.items.data;
    if (!item || ['canceled', 'incomplete_expired', 'paused'].includes(subscription.status)) return undefined;
    const { current_period_end: periodEnd, current_period_start: periodStart } = item;
    const invoice = this.invoices.get(String(subscription.latest_invoice));
    const end = subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : Infinity);
    if (subscription.status === 'past_due' && invoice) {
      const at = periodStart + (retryDays[invoice.attempt_count - 1] ?? 0) * day;
      if (at < end) return { at, run: () => this.retry(subscription, invoice, at) };
    }
    if (end <= periodEnd) {
      return { at: end, run: () => this.end(subscription, end, { reason: 'cancellation_requested' }) };
    }
    return { at: periodEnd, run: () => this.renew(subscription, item, periodEnd) };
  }

  private renew(subscription: Subscription, item: Subscription['items']['data'][number], at: number): void {
    Object.assign(item, { current_period_start: at, current_period_end: addMonth(at) });
    const invoice = this.invoice(subscription, at);
    if (subscription.status === 'unpaid') {
      // Of a subscription that was given up the invoices are made, and left as drafts.
      Object.assign(invoice, { status: 'draft', auto_advance: false } satisfies Partial<Invoice>);
      return;
    }
    try {
      this.pay(invoice, { at });
      this.emit('customer.subscription.updated', subscription, at);
    } catch {
      this.change(subscription, { status: 'past_due' }, at);
    }
  }

  private retry(subscription: Subscription, invoice: Invoice, at: number): void {
    try {
      this.pay(invoice, { at });
    } catch {
      if (invoice.attempt_count <= retryDays.length) return;
      if (this.afterRetries === 'canceled') this.end(subscription, at, { reason: 'payment_failed' });
      else this.change(subscription, { status: 'unpaid' }, at);
    }
  }
}

const createCardError = (outcome: Exclude<CardOutcome, 'ok'>) =>
  new StripeError(402, {
    type: 'card_error',
    code: cardErrors[outcome],
    message: outcome === 'declined' ? 'Your card was declined.' : 'This payment needs authentication.',
  });
