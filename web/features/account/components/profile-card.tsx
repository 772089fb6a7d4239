import type { Account } from '#web/features/account/account.queries.ts';
import { fullNameOf, initialOf } from '#web/features/account/profile.ts';
import { formatDate } from '#web/lib/formats.ts';
import { Avatar } from '#web/ui/avatar.tsx';

/** Who one is here. The name and the picture are the provider's to change. */
export function ProfileCard({ account }: { account: Account }) {
  const name = fullNameOf(account);
  const facts = [
    { term: 'Email', value: account.email },
    { term: 'User ID', value: account.id, mono: true },
    { term: 'Member Since', value: account.createdAt ? formatDate(account.createdAt) : 'N/A' },
  ];
  return (
    <>
      <div className="flex items-center gap-4 p-5">
        <Avatar size="lg" image={account.profileImageUrl} initial={initialOf(account)} />
        <p dir="auto" className="min-w-0 text-left font-serif text-xl font-semibold [overflow-wrap:anywhere]">
          {name}
        </p>
      </div>
      <dl className="border-t border-line px-5 py-2">
        {facts.map(({ term, value, mono }) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-6 py-2.5 text-sm">
            <dt className="text-ink-faint">{term}</dt>
            <dd className={`min-w-0 break-all ${mono ? 'font-mono text-xs leading-5' : ''}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="border-t border-line px-5 py-4 text-sm text-ink-faint">
        Profile information is managed through your login provider.
      </p>
    </>
  );
}
