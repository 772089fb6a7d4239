import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { benefitsOf, plans, priceOf } from '#shared/content/plans.ts';
import { type Account, configQuery } from '#web/features/account/account.queries.ts';
import { BackToSettings } from '#web/features/billing/components/back-to-settings.tsx';
import { BenefitList } from '#web/features/billing/components/benefit-list.tsx';
import { EarlyAccessBadge } from '#web/features/billing/components/early-access-badge.tsx';
import { billingOff, billingUnknown } from '#web/features/billing/messages.ts';
import { useCheckout } from '#web/features/billing/use-checkout.ts';
import { AppFrame } from '#web/features/projects/components/app-bar.tsx';
import { usePageTitle } from '#web/lib/page-title.ts';
import { Button } from '#web/ui/button.tsx';

/** Free and Pro side by side (spec 1, section 2.10). */
export function SubscribeScreen({ account }: { account: Account }) {
  usePageTitle('Upgrade to Pro');
  const { data: config, isError } = useQuery(configQuery);
  const { upgrading, upgrade } = useCheckout();
  const note = config?.billing === false ? billingOff : isError ? billingUnknown : null;
  return (
    <AppFrame account={account}>
      <div className="mx-auto max-w-4xl">
        <BackToSettings />
        <h1 className="mt-4 font-serif text-3xl font-semibold tracking-[-0.01em]">Upgrade to Pro</h1>
        <p className="mt-3 max-w-xl text-lg text-ink-soft">
          Go all the way: more ideas at a time, more prompts a day, and the launch phase. Nothing you made is ever
          locked away.
        </p>
        <ul className="mt-10 grid items-stretch gap-5 md:grid-cols-2 md:gap-6">
          <PlanCard
            plan={plans.free}
            action={
              <Button size="lg" disabled>
                Current Plan
              </Button>
            }
          />
          <PlanCard
            plan={plans.pro}
            recommended
            action={
              <>
                {note && (
                  <p id="billing-note" className="mb-3 text-sm text-ink-soft">
                    {note}
                  </p>
                )}
                <Button
                  variant="primary"
                  size="lg"
                  disabled={!config?.billing}
                  busy={upgrading}
                  onClick={upgrade}
                  aria-describedby={note ? 'billing-note' : undefined}
                >
                  Upgrade to Pro
                </Button>
              </>
            }
          />
        </ul>
      </div>
    </AppFrame>
  );
}

function PlanCard({
  plan,
  recommended = false,
  action,
}: {
  plan: (typeof plans)[keyof typeof plans];
  recommended?: boolean;
  action: ReactNode;
}) {
  return (
    <li
      className={`flex flex-col rounded-xl border bg-surface p-6 sm:p-8 ${recommended ? 'border-ink ring-1 ring-ink' : 'border-line shadow-card'}`}
    >
      <div className="flex min-h-7 flex-wrap items-center gap-2">
        <h2 className="mr-auto font-serif text-xl font-semibold">{plan.name}</h2>
        {recommended && <EarlyAccessBadge />}
      </div>
      <p className="mt-4 font-serif text-2xl font-semibold tabular-nums">{priceOf(plan)}</p>
      <p className="mt-1 mb-6 text-sm text-ink-soft">
        {plan.pricePerMonth > 0 ? 'Renews monthly, cancel any time.' : 'No card needed.'}
      </p>
      <BenefitList benefits={benefitsOf(plan)} />
      <div className="mt-auto flex flex-col pt-8">{action}</div>
    </li>
  );
}
