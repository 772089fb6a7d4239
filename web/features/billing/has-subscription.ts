import { isPro } from '#shared/content/plans.ts';
import type { Account, Config } from '#web/features/account/account.queries.ts';

/** Whether the payment provider knows more of an account than its plan says: it is, or was, paid for. Nothing is where billing is off. */
export function hasSubscription({ plan, subscriptionStatus }: Account, config: Config | undefined): boolean {
  const isKnown = isPro(plan) || (subscriptionStatus !== null && subscriptionStatus !== 'none');
  return isKnown && config?.billing === true;
}
