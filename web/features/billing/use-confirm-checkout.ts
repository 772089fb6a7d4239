import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchDeparture } from '#web/features/account/account-departure.ts';
import { confirmCheckout } from '#web/features/billing/billing.queries.ts';
import { checkoutToConfirm, endCheckout, isRefused } from '#web/features/billing/checkout-return.ts';
import { clearUserData } from '#web/features/billing/clear-user-data.ts';
import { confirmation, failure } from '#web/features/billing/messages.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';

const mutationKey = ['confirm-checkout'];

export type CheckoutConfirmation = ReturnType<typeof useConfirmCheckout>;

/**
 * Processes the checkout that a user came back from, once: what was under way at a reload, or failed for want of a network, is tried
 * again with the screen (spec 1, section 2.11).
 */
export function useConfirmCheckout(userId: string) {
  const queryClient = useQueryClient();
  const {
    mutate,
    error: ownError,
    isSuccess: isConfirmed,
  } = useMutation({
    mutationKey,
    mutationFn: confirmCheckout,
    onMutate: () => ({ isLeft: watchDeparture() }),
    onSuccess: async (_, sessionId, { isLeft }) => {
      if (isLeft()) return;
      endCheckout(userId, sessionId);
      showToast(...confirmation.done);
      await clearUserData(queryClient);
    },
    onError: (error, sessionId, begun) => {
      // Whoever has to sign in first is asked to do that, and comes back here.
      const isSignedOut = error instanceof ApiError && error.status === 401;
      if (isSignedOut || begun?.isLeft()) return;
      if (isRefused(error)) endCheckout(userId, sessionId);
      // No failure is what was bought and has ended since, nor what nobody paid yet: the note says so.
      const isToldCalmly = error instanceof ApiError && ['billing.not_pro', 'billing.not_paid'].includes(error.code);
      if (!isToldCalmly) showToast(failure, confirmation.failed, 'danger');
    },
  });
  const confirm = () => {
    const sessionId = checkoutToConfirm(userId);
    if (sessionId && queryClient.isMutating({ mutationKey }) === 0) mutate(sessionId);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the screen
  useEffect(confirm, []);
  // Read from the client, not from this render's mutation: it may have been started before the screen was left and opened again.
  const latest = useMutationState({ filters: { mutationKey, exact: true }, select: ({ state }) => state }).at(-1);
  const isWaiting = checkoutToConfirm(userId) !== null;
  const error = latest?.status === 'error' && isWaiting ? latest.error : ownError;
  return {
    isConfirming: latest ? latest.status === 'pending' : isWaiting,
    error,
    isConfirmed,
    /** Asks once more; null when that would change nothing. */
    retry: isRefused(error) ? null : confirm,
  };
}
