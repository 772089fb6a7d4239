import type Stripe from 'stripe';
import * as z from 'zod/mini';
import type { StripeAccount } from './stripe-account.ts';
import { find } from './stripe-call.ts';
import { payCheckout } from './stripe-calls.ts';
import { type CardOutcome, cardOf, createCustomer } from './stripe-objects.ts';
import { signEvent } from './stripe-webhooks.ts';

const outcome = z.enum(Object.keys(cardOf) as CardOutcome[]);
const customer = z.string();

/**
 * What happens to the next calls that match, `POST /v1/refunds` for example: `down` is a 500 that Stripe asks not to repeat, `drop` does
 * it and loses the answer, `late` keeps the answer back until `release`, `refuse` never does it.
 */
const faultInput = z.object({
  match: z.string(),
  kind: z.enum(['500', '429', 'down', 'timeout', 'drop', 'late', 'refuse']),
  times: z._default(z.number(), 1),
});
export type Fault = z.infer<typeof faultInput>;

/** Faults to come, and how to let go the answers that are kept back. */
export type Trouble = { faults: Fault[]; held: (() => void)[] };

/** What the double is told to do, beyond what Stripe's own API can: be a person at its pages, let time pass, fail. */
export const createControls = (account: StripeAccount, { faults, held }: Trouble, secret: string) => {
  const control =
    <Input, Output>(schema: z.ZodMiniType<Input>, run: (input: Input) => Output) =>
    (input: unknown) =>
      run(schema.parse(input));
  return {
    pay: control(z.object({ session: z.string(), outcome }), (input) =>
      payCheckout(account, input.session, input.outcome),
    ),
    advance: control(z.object({ customer, days: z.number() }), ({ customer, days }) =>
      account.advance(customer, Math.round(days * 86_400)),
    ),
    /** What time it is for a customer. */
    clock: control(z.object({ customer, now: z.number() }), ({ customer, now }) => account.setClock(customer, now)),
    settle: control(z.object({ afterRetries: z.enum(['unpaid', 'canceled']) }), ({ afterRetries }) => {
      account.afterRetries = afterRetries;
    }),
    /** From now on this card is what a customer pays with. */
    card: control(z.object({ customer, outcome }), ({ customer, outcome }) => {
      const method = account.addMethod(outcome, customer);
      find(account.customers, customer, 'customer').invoice_settings.default_payment_method = method.id;
      for (const subscription of account.subscriptions.values()) {
        if (subscription.customer === customer) subscription.default_payment_method = method.id;
      }
    }),
    /** A card of nobody's yet, as Stripe's own form in a page would make. */
    method: control(z.object({ outcome, customer: z.optional(customer) }), (input) =>
      account.addMethod(input.outcome, input.customer ?? null),
    ),
    /** A subscription that no checkout of ours has made. */
    subscribe: control(
      z.object({ customer, price: z.string(), status: z.string(), metadata: z.record(z.string(), z.string()) }),
      (input) => account.subscribe({ ...input, method: account.addMethod('ok', input.customer).id }),
    ),
    change: control(
      z.object({
        subscription: z.string(),
        status: z.optional(z.string()),
        cancel_at: z.optional(z.number()),
        cancel_at_period_end: z.optional(z.boolean()),
      }),
      ({ subscription: id, ...change }) => {
        const subscription = find(account.subscriptions, id, 'subscription');
        account.change(subscription, change, account.now(String(subscription.customer)));
      },
    ),
    /** Somebody ends a subscription in Stripe's own dashboard, or its customer in the portal, with a word about it. */
    end: control(
      z.object({ subscription: z.string(), comment: z.optional(z.string()) }),
      ({ subscription: id, comment }) => {
        const subscription = find(account.subscriptions, id, 'subscription');
        account.end(subscription, account.now(String(subscription.customer)), {
          comment: comment ?? null,
          reason: 'cancellation_requested',
        });
      },
    ),
    /** A refund that was made comes back: the bank did not take it. */
    bounce: control(z.object({ refund: z.string() }), ({ refund }) => {
      find(account.refunds, refund, 'refund').status = 'failed';
    }),
    forget: control(z.object({ customer }), ({ customer }) => {
      account.customers.delete(customer);
    }),
    fault: control(faultInput, (fault) => {
      faults.push(fault);
    }),
    release: control(z.object({}), () => {
      for (const letGo of held.splice(0)) letGo();
    }),
    /** How many answers are kept back, and how many faults are still to come. */
    trouble: control(z.object({}), () => ({
      held: held.length,
      faults: faults.reduce((sum, { times }) => sum + times, 0),
    })),
    calm: control(z.object({}), () => {
      account.afterRetries = 'canceled';
      faults.splice(0);
      for (const letGo of held.splice(0)) letGo();
    }),
    customer: control(z.object({ userId: z.string() }), ({ userId }) => {
      const made = createCustomer(account.now(), { metadata: { userId } });
      account.customers.set(made.id, made);
      return made;
    }),
    events: control(z.object({ customer }), ({ customer }) =>
      account.events
        .filter(({ data }) => {
          const object = data.object as { id?: unknown; customer?: unknown };
          return object.customer === customer || object.id === customer;
        })
        .map((event) => signEvent(event, secret)),
    ),
    /** Any event at all, signed as Stripe's. */
    sign: control(z.object({ event: z.record(z.string(), z.unknown()) }), ({ event }) =>
      signEvent(event as unknown as Stripe.Event, secret),
    ),
    state: control(z.object({ customer }), ({ customer }) => {
      const of = <Kind extends { customer: unknown }>(kept: Map<string, Kind>) =>
        [...kept.values()].filter((one) => one.customer === customer);
      const invoices = of(account.invoices);
      const paid = invoices.flatMap(
        ({ payments }) => payments?.data.map(({ payment }) => payment.payment_intent) ?? [],
      );
      return {
        now: account.now(customer),
        sessions: of(account.sessions),
        subscriptions: of(account.subscriptions),
        invoices,
        refunds: [...account.refunds.values()].filter(({ payment_intent }) => paid.includes(String(payment_intent))),
      };
    }),
    customers: control(z.object({ userId: z.optional(z.string()), email: z.optional(z.string()) }), (wanted) =>
      [...account.customers.values()].filter(
        ({ metadata, email }) => metadata.userId === wanted.userId || (email !== null && email === wanted.email),
      ),
    ),
  };
};

export type Controls = ReturnType<typeof createControls>;
