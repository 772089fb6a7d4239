import { Hono } from 'hono';
import { cancelSubscriptionInput, confirmCheckoutInput, updatePaymentInput } from '#shared/billing.ts';
import { readStatus } from '#worker/features/billing/billing.service.ts';
import { cancelSubscription, resumeSubscription } from '#worker/features/billing/billing-cancel.service.ts';
import { confirmCheckout, createCheckout } from '#worker/features/billing/billing-checkout.service.ts';
import { listInvoices, openPortal, updatePayment } from '#worker/features/billing/billing-payment.service.ts';
import { receiveEvent } from '#worker/features/billing/billing-webhook.service.ts';
import { authenticateRead, authenticateWrite, type BaseEnv } from '#worker/platform/session.ts';
import { validate } from '#worker/platform/validate.ts';

export const billingRoutes = new Hono<BaseEnv>()
  .get('/subscription/status', authenticateRead(), async (c) => c.json(await readStatus(c.var.ctx)))
  .get('/subscription/invoices', authenticateRead(), async (c) => c.json(await listInvoices(c.var.ctx)))
  .post('/subscription/create-checkout-session', authenticateWrite(), async (c) =>
    c.json(await createCheckout(c.var.ctx)),
  )
  .post('/subscription/success', authenticateWrite(), validate('json', confirmCheckoutInput), async (c) =>
    c.json(await confirmCheckout(c.var.ctx, c.req.valid('json'))),
  )
  .post('/subscription/cancel', authenticateWrite(), validate('json', cancelSubscriptionInput), async (c) =>
    c.json(await cancelSubscription(c.var.ctx, c.req.valid('json'))),
  )
  .post('/subscription/downgrade', authenticateWrite(), validate('json', cancelSubscriptionInput), async (c) =>
    c.json(await cancelSubscription(c.var.ctx, c.req.valid('json'))),
  )
  .post('/subscription/resume', authenticateWrite(), async (c) => c.json(await resumeSubscription(c.var.ctx)))
  .post('/subscription/update-payment', authenticateWrite(), validate('json', updatePaymentInput), async (c) =>
    c.json(await updatePayment(c.var.ctx, c.req.valid('json'))),
  )
  .post('/subscription/portal', authenticateWrite(), async (c) => c.json(await openPortal(c.var.ctx)))
  .post('/stripe/webhook', async (c) => {
    // The signature is over the bytes as they came, so nothing may parse them before.
    await receiveEvent(c.var.context, await c.req.text(), c.req.header('stripe-signature'));
    return c.json({ received: true });
  });
