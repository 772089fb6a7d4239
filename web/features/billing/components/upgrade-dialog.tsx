import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { isPro, plans, priceOf } from '#shared/content/plans.ts';
import { accountQuery } from '#web/features/account/account.queries.ts';
import { BenefitList } from '#web/features/billing/components/benefit-list.tsx';
import { EarlyAccessBadge } from '#web/features/billing/components/early-access-badge.tsx';
import { earlyAccessNote, upgradeFlavours } from '#web/features/billing/messages.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';

/**
 * Says kindly that a plan ends here and what Pro brings (spec 1, section 2.9); whoever has Pro is offered nothing. `current` and `limit`
 * come from the limit error.
 */
export function UpgradeDialog({
  flavour,
  limit,
  current,
  onClose,
}: {
  flavour: keyof typeof upgradeFlavours;
  limit?: number;
  current?: number;
  onClose: () => void;
}) {
  const { title, lead, more, benefits } = upgradeFlavours[flavour];
  const hasPro = isPro(useQuery(accountQuery).data?.plan);
  return (
    <Dialog open onClose={onClose} title={title} width="sm">
      <p className="text-ink-soft">{hasPro ? lead : `${lead} ${more}`}</p>
      {limit !== undefined && current !== undefined && (
        <div className="mt-5 rounded-md bg-sunken px-4 py-3">
          <p className="mb-2 text-sm font-medium tabular-nums">
            Current usage: {current} of {limit}
          </p>
          <ProgressBar label="Current usage" value={current} max={limit} />
        </div>
      )}
      {!hasPro && <Offer benefits={benefits} />}
      <div className="mt-6 flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
        <Button onClick={onClose}>{hasPro ? 'Close' : 'Maybe Later'}</Button>
        {!hasPro && (
          <Link to="/subscribe" className={buttonClass({ variant: 'primary' })}>
            Upgrade to Pro
          </Link>
        )}
      </div>
    </Dialog>
  );
}

function Offer({ benefits }: { benefits: string[] }) {
  return (
    <div className="mt-6 border-t border-line pt-5">
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="font-serif text-lg font-semibold">
          {plans.pro.name}, {priceOf(plans.pro)}
        </h3>
        <EarlyAccessBadge />
      </div>
      <BenefitList benefits={benefits} />
      <p className="mt-5 text-sm text-ink-faint">{earlyAccessNote}</p>
    </div>
  );
}
