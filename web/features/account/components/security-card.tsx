import { lazy, Suspense, useState } from 'react';
import type { Account } from '#web/features/account/account.queries.ts';
import { SessionList } from '#web/features/account/components/session-list.tsx';
import { Button } from '#web/ui/button.tsx';

const PasswordForm = lazy(async () => ({
  default: (await import('#web/features/account/components/password-form.tsx')).PasswordForm,
}));

/** The password, for those who have one, and the sessions. */
export function SecurityCard({ account }: { account: Account }) {
  const [changing, setChanging] = useState(false);
  return (
    <>
      {account.hasPassword && (
        <div className="border-b border-line px-5 py-4">
          <div className="flex items-center justify-between gap-4">
            <p className="text-sm font-medium">Password</p>
            {!changing && (
              <Button size="sm" onClick={() => setChanging(true)}>
                Change Password
              </Button>
            )}
          </div>
          {changing && (
            <Suspense>
              <PasswordForm email={account.email} onDone={() => setChanging(false)} />
            </Suspense>
          )}
        </div>
      )}
      <SessionList />
    </>
  );
}
