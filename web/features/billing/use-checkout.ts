import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { planOf, plans } from '#shared/content/plans.ts';
import { accountQuery } from '#web/features/account/account.queries.ts';
import { startCheckout } from '#web/features/billing/billing.queries.ts';
import { describeCheckoutFailure, isAlreadySubscribed } from '#web/features/billing/checkout-failure.ts';
import { clearUserData } from '#web/features/billing/clear-user-data.ts';
import { alreadySubscribed, failure } from '#web/features/billing/messages.ts';
import { useProviderPage } from '#web/features/billing/use-provider-page.ts';
import { showToast } from '#web/lib/toast.ts';

/**
 * The way to the payment of Pro (spec 1, sections 2.10 and 8). Who subscribed meanwhile, on another device for example, is told so and
 * goes to the settings, or to billing where a payment is due.
 */
export function useCheckout() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const goOn = async (reason: string) => {
    showToast(alreadySubscribed[0], reason);
    await clearUserData(queryClient);
    const isPro = planOf(queryClient.getQueryData(accountQuery.queryKey)?.plan) === plans.pro;
    await navigate({ to: isPro ? '/settings' : '/billing', replace: true });
  };
  const { isLeaving, leave } = useProviderPage(startCheckout, (error) => {
    const reason = describeCheckoutFailure(error);
    if (isAlreadySubscribed(error)) void goOn(reason);
    else showToast(failure, reason, 'danger');
  });
  return { upgrading: isLeaving, upgrade: leave };
}
