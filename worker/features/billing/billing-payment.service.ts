import type Stripe from 'stripe';
import { isDue } from '#shared/subscription-status.ts';
import * as queries from '#worker/features/billing/billing.queries.ts';
import { answerStatus, listProSubscriptions, requireCustomer } from '#worker/features/billing/billing.service.ts';
import { isLiving, toDate } from '#worker/features/billing/billing-plan.rules.ts';
import type { Context, ReadContext, WriteContext } from '#worker/platform/context.ts';
import { AppError } from '#worker/platform/errors.ts';
import { askStripe, isFinalRefusal, unlessMissing } from '#worker/platform/stripe.ts';

const mostInvoices = 24;

/**
 * Charges another card from now on. What is due already is paid with it first: a card that does not pay changes nothing.
 * @returns the status.
 * @throws {AppError} request.invalid for a payment method that is not the viewer's; billing.card_declined and the like.
 */
export async function updatePayment(ctx: WriteContext, { paymentMethodId }: { paymentMethodId: string }) {
  const customer = await requireCustomer(ctx);
  const living = (await listProSubscriptions(ctx, customer)).filter(isLiving);
  await askStripe(ctx, async (stripe) => {
    const method = await unlessMissing(stripe.paymentMethods.retrieve(paymentMethodId), undefined);
    if (!method || (method.customer && method.customer !== customer)) {
      throw new AppError('request.invalid', 'This payment method could not be found.');
    }
    if (!method.customer) await stripe.paymentMethods.attach(paymentMethodId, { customer });
    for (const subscription of living) await payDue(stripe, subscription, paymentMethodId);
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: paymentMethodId } });
    await followCustomer(stripe, living);
  });
  return answerStatus(ctx, customer);
}

/**
 * Somebody chose another card in Stripe's portal. As the customer's it would not be charged: the checkout gave the subscription a card of
 * its own, which comes first. And Stripe tries what is due again only days later. So the subscription follows its customer, and what is
 * due is paid; a card that does not pay either is left to Stripe's retries.
 * @param owner whose method was changed.
 */
export async function followNewMethod(context: Context, owner: 'customer' | 'subscription', customerId: string) {
  const living = (await listProSubscriptions(context, customerId)).filter(isLiving);
  await askStripe(context, async (stripe) => {
    if (owner === 'customer') {
      const customer = await stripe.customers.retrieve(customerId);
      // Taken away, not changed: then the subscription's own is all there is.
      if (customer.deleted || !customer.invoice_settings.default_payment_method) return;
      await followCustomer(stripe, living);
    }
    for (const subscription of living) await payDue(stripe, subscription);
  }).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.status !== 402) throw error;
  });
}

/** Takes a subscription's own payment method away, so that its customer's is charged. */
async function followCustomer(stripe: Stripe, living: Stripe.Subscription[]): Promise<void> {
  for (const { id, default_payment_method: own } of living) {
    if (own) await stripe.subscriptions.update(id, { default_payment_method: '' });
  }
}

/** Pays the oldest invoice that is open, if a payment is due. One that was paid in this moment is paid. */
async function payDue(stripe: Stripe, { id: subscription, status }: Stripe.Subscription, paymentMethod?: string) {
  if (!isDue(status)) return;
  const open = await stripe.invoices.list({ subscription, status: 'open', limit: 100 });
  const oldest = open.data.at(-1);
  if (!oldest) return;
  await stripe.invoices
    .pay(oldest.id, paymentMethod ? { payment_method: paymentMethod } : {})
    .catch(async (error: unknown) => {
      if (!isFinalRefusal(error) || (await stripe.invoices.retrieve(oldest.id)).status === 'open') throw error;
    });
}

/** Opens Stripe's own pages for a customer. @returns their address. @throws {AppError} billing.no_subscription */
export async function openPortal(ctx: WriteContext): Promise<{ url: string }> {
  const customer = await requireCustomer(ctx);
  const { url } = await askStripe(ctx, (stripe) =>
    stripe.billingPortal.sessions.create({ customer, return_url: `${ctx.settings.appUrl}/billing` }),
  );
  return { url };
}

/** The viewer's invoices, newest first; amounts in cents. Drafts are not yet theirs to see. */
export async function listInvoices(ctx: ReadContext) {
  const [[user]] = await ctx.read(queries.selectCustomer(ctx.db, ctx.viewerId));
  const customer = user?.customerId;
  if (!customer) return [];
  const { data } = await askStripe(ctx, (stripe) => stripe.invoices.list({ customer, limit: mostInvoices }));
  return data
    .filter(({ status }) => status !== 'draft')
    .map(({ id, number, created, total, currency, status, hosted_invoice_url }) => ({
      ...{ id, number, createdAt: toDate(created), amount: total, currency, status: String(status ?? 'open') },
      url: hosted_invoice_url ?? null,
    }));
}
