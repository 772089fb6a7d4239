import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelSubscription, resumeSubscription, subscriptionQuery } from '#web/features/billing/billing.queries.ts';
import { clearUserData } from '#web/features/billing/clear-user-data.ts';
import { cancellation, failure, resumption } from '#web/features/billing/messages.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { formatDate } from '#web/lib/formats.ts';
import { showToast } from '#web/lib/toast.ts';

/** Whether the server refused because things are not as this page has them. */
const isOutdated = (error: unknown) => error instanceof ApiError && error.status === 409;

function clearIfOutdated(queryClient: QueryClient, error: unknown) {
  if (isOutdated(error)) void clearUserData(queryClient);
}

/**
 * Ends the subscription, at once (true) or with the time that is paid for. Under way until what is on screen says so too.
 * @param isPaid whether there is such time, of which something could come back.
 */
export function useCancelSubscription(isPaid: boolean, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: cancelSubscription,
    onSuccess: async ({ subscriptionStatus, periodEnd }, immediate) => {
      await clearUserData(queryClient);
      onDone();
      const isLater = subscriptionStatus === 'canceled_at_period_end';
      const ended = isPaid ? cancellation.now : cancellation.unpaid;
      const atOnce = immediate ? ended : cancellation.downgraded;
      const [title, text] = isLater ? cancellation.later(formatDate(periodEnd)) : atOnce;
      showToast(title, text);
    },
    onError: (error) => {
      showToast(failure, cancellation.failed, 'danger');
      clearIfOutdated(queryClient, error);
    },
  });
}

/** Takes a cancellation back that is still to come. */
export function useResumeSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: resumeSubscription,
    onSuccess: async (subscription) => {
      queryClient.setQueryData(subscriptionQuery.queryKey, subscription);
      await clearUserData(queryClient);
      if (subscription.cancelAtPeriodEnd) showToast(failure, resumption.failed, 'danger');
      else showToast(...resumption.done);
    },
    onError: (error) => {
      showToast(failure, isOutdated(error) ? resumption.over : resumption.failed, 'danger');
      clearIfOutdated(queryClient, error);
    },
  });
}
