import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { clearUserData } from '#web/features/billing/clear-user-data.ts';

/**
 * The way to a page of the payment provider. `isLeaving` holds from the click until the browser is there or the way has failed, which
 * `onFailure` tells.
 */
export function useProviderPage(fetchAddress: () => Promise<string>, onFailure: (error: unknown) => void) {
  const queryClient = useQueryClient();
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    // The browser's Back may bring this page as it was left, and things may have changed meanwhile.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setIsLeaving(false);
      void clearUserData(queryClient);
    };
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [queryClient]);
  const { mutate } = useMutation({
    mutationFn: fetchAddress,
    onMutate: () => setIsLeaving(true),
    onSuccess: (address) => location.assign(address),
    onError: (error) => {
      setIsLeaving(false);
      onFailure(error);
    },
  });
  return { isLeaving, leave: () => mutate() };
}
