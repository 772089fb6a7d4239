import { BackToIdeas } from '#web/features/billing/components/back-to-ideas.tsx';
import { UpgradeLink } from '#web/features/billing/components/upgrade-link.tsx';
import { describeUnconfirmed } from '#web/features/billing/confirmation-facts.ts';
import { confirmation } from '#web/features/billing/messages.ts';
import type { CheckoutConfirmation } from '#web/features/billing/use-confirm-checkout.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

const noteClass = 'mt-6 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg px-5 py-4 text-sm';

/** How it goes with the checkout that its user came back from, and the way on after it; nothing where there is none. */
export function ConfirmationNote({
  userId,
  hasPro,
  ...state
}: CheckoutConfirmation & { userId: string; hasPro: boolean }) {
  return (
    <div aria-live="polite">
      {state.isConfirming ? (
        <p className="mt-6 flex items-center gap-3 rounded-lg bg-notice-soft px-5 py-4 text-sm">
          <Spinner className="size-5 shrink-0" />
          {confirmation.underWay}
        </p>
      ) : state.error ? (
        <Unconfirmed error={state.error} retry={state.retry} hasPro={hasPro} />
      ) : (
        state.isConfirmed &&
        hasPro && (
          <div className={`${noteClass} bg-done-soft`}>
            <Words title={confirmation.welcome[0]} text={confirmation.welcome[1]} />
            <BackToIdeas userId={userId} />
          </div>
        )
      )}
    </div>
  );
}

function Unconfirmed({
  error,
  retry,
  hasPro,
}: {
  error: Error;
  retry: CheckoutConfirmation['retry'];
  hasPro: boolean;
}) {
  const { title, text, isCalm, canBuy } = describeUnconfirmed(error);
  return (
    <div className={`${noteClass} ${isCalm ? 'bg-notice-soft' : 'bg-danger-soft'}`}>
      <Words title={title} text={text} />
      {retry && (
        <Button size="sm" className="max-sm:h-11" onClick={retry}>
          Try Again
        </Button>
      )}
      {canBuy && !hasPro && <UpgradeLink />}
    </div>
  );
}

function Words({ title, text }: { title: string; text: string }) {
  // A title that is a sentence already has its full stop.
  return (
    <p className="min-w-0 flex-1 basis-64">
      <strong className="font-semibold">{title.endsWith('.') ? title : `${title}.`}</strong>{' '}
      <span className="text-ink-soft">{text}</span>
    </p>
  );
}
