import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { isPro } from '#shared/content/plans.ts';
import { checkoutEnded, noCheckoutUrl } from '#web/features/billing/messages.ts';
import { client, retried } from '#web/lib/api.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { keptMs } from '#web/lib/query-client.ts';

const { subscription } = client.api;
export type Subscription = InferResponseType<typeof subscription.status.$get, 200>;
export type Invoice = InferResponseType<typeof subscription.invoices.$get, 200>[number];

/** What is paid for, until when, and how. */
export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: async () => (await subscription.status.$get()).json(),
  gcTime: keptMs.users,
});

/** What was paid, newest first. */
export const invoicesQuery = queryOptions({
  queryKey: ['invoices'],
  queryFn: async () => (await subscription.invoices.$get()).json(),
  gcTime: keptMs.users,
});

/** Prepares the payment of Pro. @returns the address to pay at. @throws ApiError, also when there is no address. */
export async function startCheckout(): Promise<string> {
  const { url } = await (await subscription['create-checkout-session'].$post({}, retried(1))).json();
  if (!url) throw new ApiError(0, { code: 'billing.no_url', message: noCheckoutUrl });
  return url;
}

/** Has the server ask the provider about a checkout that one came back from. @throws ApiError when it did not bring Pro. */
export async function confirmCheckout(sessionId: string) {
  const { plan } = await (await subscription.success.$post({ json: { sessionId } }, retried(2))).json();
  if (isPro(plan)) return;
  throw new ApiError(409, { code: 'billing.not_pro', message: checkoutEnded });
}

/** Ends Pro: now, or with the time that is paid for. */
export async function cancelSubscription(immediate: boolean) {
  return (await subscription.cancel.$post({ json: { immediate } }, retried(1))).json();
}

/** Undoes a cancellation that has not taken effect yet. */
export async function resumeSubscription(): Promise<Subscription> {
  return (await subscription.resume.$post({}, retried(1))).json();
}

/** @returns the address of the provider's pages for this customer: the card, the invoices. */
export async function openPortal(): Promise<string> {
  return (await (await subscription.portal.$post({}, retried(1))).json()).url;
}
