import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isPro } from '#shared/content/plans.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { accountQuery } from '#web/features/account/account.queries.ts';
import { subscription } from '#web/features/account/messages.ts';
import { startCheckout } from '#web/features/billing/billing.queries.ts';
import { clearUserData } from '#web/features/billing/clear-user-data.ts';
import { checkoutFailed, failure } from '#web/features/billing/messages.ts';
import { useProviderPage } from '#web/features/billing/use-provider-page.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';

/**
 * The way to the payment of Pro (spec 1, sections 2.10 and 8). Who subscribed meanwhile, on another device for example, is told so and
 * goes to the settings, or to billing where a payment is due.
 */
export function useCheckout() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const goOn = async (reason: string) => {
    showToast(subscription.already[0], reason);
    await clearUserData(queryClient);
    const plan = queryClient.getQueryData(accountQuery.queryKey)?.plan;
    await navigate({ to: isPro(plan) ? '/settings' : '/billing', replace: true });
  };
  const { isLeaving, leave } = useProviderPage(startCheckout, (error) => {
    const reason = describeError(error, checkoutFailed);
    const code: ErrorCode = 'billing.already_subscribed';
    if (error instanceof ApiError && error.code === code) void goOn(reason);
    else showToast(failure, reason, 'danger');
  });
  return { upgrading: isLeaving, upgrade: leave };
}
