import { type ReactNode, useEffect, useRef } from 'react';
import { cancellation } from '#web/features/billing/messages.ts';
import { useCancelSubscription } from '#web/features/billing/use-change-subscription.ts';
import { formatDate } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

/**
 * The two ways to end a subscription, and the way back (spec 1, section 2.13). `paidUntil` is null where nothing is paid for: it then
 * ends at once.
 */
export function CancelDialog({ paidUntil, onClose }: { paidUntil: string | null; onClose: () => void }) {
  const { mutate, isPending, isError, variables } = useCancelSubscription(paidUntil !== null, onClose);
  const keep = useRef<HTMLDivElement>(null);
  // After the dialog has opened, which focuses its first button: that of the least consequence comes first.
  useEffect(() => keep.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const stateOf = (immediate: boolean) => ({
    busy: isPending && variables === immediate,
    disabled: isPending && variables !== immediate,
    onClick: () => mutate(immediate),
  });
  const nameOf = (immediate: boolean, name: string) => (stateOf(immediate).busy ? 'Processing...' : name);
  return (
    <Dialog open onClose={onClose} title="Cancel your subscription?" width="sm">
      <p className="text-ink-soft">{cancellation.kept}</p>
      {paidUntil && (
        <Way
          name="At the end of the billing period"
          badge
          text={`You keep Pro until ${formatDate(paidUntil)}. No immediate charge, and none after it.`}
        >
          <Button variant="primary" className="w-full max-sm:h-11" {...stateOf(false)}>
            {nameOf(false, 'Cancel at Period End')}
          </Button>
        </Way>
      )}
      <Way
        name="Right away"
        text={
          paidUntil
            ? 'You lose Pro access now. You may receive a prorated refund.'
            : 'Your subscription ends now, with what is left of Pro access, and no further payment is tried.'
        }
      >
        <Button className="w-full text-danger! max-sm:h-11" {...stateOf(true)}>
          {nameOf(true, 'Cancel Immediately')}
        </Button>
      </Way>
      {/* The toast has said it, and goes; this stays for as long as it holds. */}
      {isError && <p className="mt-4 text-sm text-danger">{cancellation.failed}</p>}
      <div ref={keep} className="mt-6 flex flex-col">
        <Button variant="quiet" className="max-sm:h-11" disabled={isPending} onClick={onClose}>
          Keep Subscription
        </Button>
      </div>
    </Dialog>
  );
}

function Way({
  name,
  badge = false,
  text,
  children,
}: {
  name: string;
  badge?: boolean;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className={`mt-4 rounded-lg border p-4 ${badge ? 'border-ink' : 'border-line'}`}>
      <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
        {name}
        {badge && <span className="rounded-full bg-done-soft px-2 py-0.5 text-xs text-done">Recommended</span>}
      </h3>
      <p className="mt-1 mb-4 text-sm text-ink-soft">{text}</p>
      {children}
    </section>
  );
}
