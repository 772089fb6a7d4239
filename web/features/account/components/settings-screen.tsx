import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Account, configQuery } from '#web/features/account/account.queries.ts';
import { DataCard } from '#web/features/account/components/data-card.tsx';
import { EmailCard } from '#web/features/account/components/email-card.tsx';
import { PreferencesCard } from '#web/features/account/components/preferences-card.tsx';
import { ProfileCard } from '#web/features/account/components/profile-card.tsx';
import { SecurityCard } from '#web/features/account/components/security-card.tsx';
import { SubscriptionCard } from '#web/features/account/components/subscription-card.tsx';
import { VerifyBanner } from '#web/features/account/components/verify-banner.tsx';
import { AppFrame } from '#web/features/projects/components/app-bar.tsx';
import { usePageTitle } from '#web/lib/page-title.ts';

/** Everything about the account itself (spec 1, section 2.12). */
export function SettingsScreen({ account }: { account: Account }) {
  usePageTitle('Settings');
  const { data: config } = useQuery(configQuery);
  return (
    <AppFrame account={account}>
      <h1 className="font-serif text-3xl font-semibold tracking-[-0.01em]">Settings</h1>
      {config?.mail && !account.emailVerified && <VerifyBanner email={account.email} />}
      <Section title="Profile">
        <ProfileCard account={account} />
      </Section>
      <Section title="Subscription" lead="Your plan, and what is left of today.">
        <SubscriptionCard account={account} />
      </Section>
      <Section title="Email notifications" lead="What we may write to you about.">
        <EmailCard account={account} />
      </Section>
      <Section title="Preferences">
        <PreferencesCard />
      </Section>
      <Section title="Security" lead="Your password, and where you are signed in.">
        <SecurityCard account={account} />
      </Section>
      <Section title="Your data" lead="It is yours: to take along, and to take away.">
        <DataCard account={account} />
      </Section>
    </AppFrame>
  );
}

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className="mt-10 grid gap-4 border-t border-line pt-8 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-8">
      <div>
        <h2 className="font-serif text-lg font-semibold">{title}</h2>
        {lead && <p className="mt-1 text-sm text-ink-faint">{lead}</p>}
      </div>
      <div className="min-w-0 rounded-lg border border-line bg-surface shadow-card">{children}</div>
    </section>
  );
}
