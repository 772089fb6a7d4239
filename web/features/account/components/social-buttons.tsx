import { useQuery, useQueryClient } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import type { EmailPreferencesInput } from '#shared/account.ts';
import { configQuery } from '#web/features/account/account.queries.ts';
import { signInSocially } from '#web/features/account/sign-in.ts';
import type { SocialProvider } from '#web/features/account/social-popup.ts';
import { Button } from '#web/ui/button.tsx';
import { GoogleMark } from '#web/ui/google-mark.tsx';

/**
 * The providers' ways in, if there are any. Only with `preferences`, on the sign-up page, they make new accounts.
 * @param mayGo asked first: the sign-up page refuses until the terms are accepted.
 */
export function SocialButtons({
  preferences,
  mayGo = () => true,
  onDone,
  onFailed,
}: {
  preferences?: EmailPreferencesInput;
  mayGo?: () => boolean;
  onDone: (outcome: { isNew: boolean }) => void;
  onFailed: (error: unknown) => void;
}) {
  const queryClient = useQueryClient();
  const { data: config } = useQuery(configQuery);
  const [busy, setBusy] = useState<SocialProvider | null>(null);
  const { google = false, oidc = false } = config?.social ?? {};
  if (!google && !oidc) return null;

  // No await before signInSocially: the popup must open within the click.
  const go = (provider: SocialProvider) => {
    if (busy || !mayGo()) return;
    setBusy(provider);
    signInSocially(queryClient, provider, preferences)
      .then(onDone, onFailed)
      .finally(() => setBusy(null));
  };
  return (
    <div>
      <p className="my-6 flex items-center gap-4 text-sm text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <div className="flex flex-col gap-3">
        {google && (
          <Button size="lg" busy={busy === 'google'} onClick={() => go('google')}>
            {busy !== 'google' && <GoogleMark />}
            Continue with Google
          </Button>
        )}
        {oidc && (
          <Button size="lg" busy={busy === 'oidc'} onClick={() => go('oidc')}>
            {busy !== 'oidc' && <KeyRound className="size-4" aria-hidden="true" />}
            Single sign-on
          </Button>
        )}
      </div>
    </div>
  );
}
