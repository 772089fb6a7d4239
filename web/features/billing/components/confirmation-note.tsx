import { confirmation } from '#web/features/billing/messages.ts';
import type { CheckoutConfirmation } from '#web/features/billing/use-confirm-checkout.ts';
import { describeError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** How it goes with the checkout that its user came back from; nothing where there is none. */
export function ConfirmationNote({ isConfirming, error, retry }: CheckoutConfirmation) {
  return (
    <div aria-live="polite">
      {isConfirming ? (
        <p className="mt-6 flex items-center gap-3 rounded-lg bg-notice-soft px-5 py-4 text-sm">
          <Spinner className="size-5 shrink-0" />
          {confirmation.underWay}
        </p>
      ) : (
        error && (
          <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-danger-soft px-5 py-4 text-sm">
            <p className="min-w-0 flex-1 basis-64">
              <strong className="font-semibold">{confirmation.failed}</strong>{' '}
              <span className="text-ink-soft">
                {describeError(error)} {confirmation.kept}
              </span>
            </p>
            {retry && (
              <Button size="sm" className="max-sm:h-11" onClick={retry}>
                Try Again
              </Button>
            )}
          </div>
        )
      )}
    </div>
  );
}
