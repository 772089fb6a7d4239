import * as queries from '#worker/features/billing/billing.queries.ts';
import { listSubscriptions } from '#worker/features/billing/billing.service.ts';
import { answerStatus } from '#worker/features/billing/billing-cancel.service.ts';
import { requireCustomer } from '#worker/features/billing/billing-checkout.service.ts';
import { isLiving, orderProSubscriptions, toDate } from '#worker/features/billing/billing-plan.rules.ts';
import type { ReadContext, WriteContext } from '#worker/platform/context.ts';
import { AppError } from '#worker/platform/errors.ts';
import { askStripe, isMissing } from '#worker/platform/stripe.ts';

const mostInvoices = 24;

/**
 * Charges another card from now on, also what is due already.
 * @returns the status.
 * @throws {AppError} request.invalid for a payment method that is not the viewer's; billing.card_declined and the like.
 */
export async function updatePayment(ctx: WriteContext, { paymentMethodId }: { paymentMethodId: string }) {
  const customer = await requireCustomer(ctx);
  const subscriptions = await listSubscriptions(ctx, customer);
  const [main] = orderProSubscriptions(subscriptions, ctx.settings.STRIPE_PRICE_ID).filter(isLiving);
  await askStripe(ctx, async (stripe) => {
    const method = await stripe.paymentMethods.retrieve(paymentMethodId).catch((error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    });
    if (!method || (method.customer && method.customer !== customer)) {
      throw new AppError('request.invalid', 'This payment method could not be found.');
    }
    if (!method.customer) await stripe.paymentMethods.attach(paymentMethodId, { customer });
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: paymentMethodId } });
    if (!main) return;
    await stripe.subscriptions.update(main.id, { default_payment_method: paymentMethodId });
    const isDue = main.status === 'past_due' || main.status === 'unpaid';
    if (isDue && typeof main.latest_invoice === 'string') await stripe.invoices.pay(main.latest_invoice);
  });
  return answerStatus(ctx, customer);
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
