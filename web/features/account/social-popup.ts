import { socialErrors } from '#web/features/account/door-messages.ts';
import { somethingWentWrong } from '#web/features/account/messages.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { callAccount } from '#web/lib/session.ts';

export type SocialProvider = 'google' | 'oidc';

/** What public/auth/popup.js tells. */
type Outcome = { error: string | null; isNew: boolean };

const channelName = 'social-sign-in';
const landing = '/auth/popup';
const lookEveryMs = 250;
/** How long a popup may be gone before its user counts as having closed it: its last word may still be under way. */
const patienceMs = 1_000;

const failure = (code: string) =>
  new ApiError(0, { code: `social.${code}`, message: socialErrors[code] ?? somethingWentWrong });

/**
 * Signs in at a provider in a popup. Call it from a click, or the browser blocks the popup.
 * @returns whether the account is new.
 */
export async function signInByPopup(provider: SocialProvider, requestSignUp: boolean): Promise<{ isNew: boolean }> {
  const left = Math.max(0, screenX + (outerWidth - 480) / 2);
  const popup = window.open('about:blank', channelName, `popup,width=480,height=640,left=${left},top=${screenY + 80}`);
  if (!popup) throw failure('popup_closed');
  try {
    const body = {
      provider,
      callbackURL: landing,
      errorCallbackURL: landing,
      newUserCallbackURL: `${landing}?new=1`,
      disableRedirect: true,
      ...(requestSignUp && { requestSignUp }),
    };
    const answer = await callAccount<{ url: string }>('/sign-in/social', body);
    if (!answer) throw failure('no_address');
    popup.location.href = answer.url;
    const { error, isNew } = await waitForOutcome(popup);
    if (error !== null) throw failure(error);
    return { isNew };
  } catch (error) {
    popup.close();
    throw error;
  }
}

function waitForOutcome(popup: Window): Promise<Outcome> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(channelName);
    let goneSince = 0;
    // A provider may cut the tie to its opener, and `closed` then says true of an open window. So it counts only while the user
    // is back at this page.
    const watch = setInterval(() => {
      if (!popup.closed || !document.hasFocus()) goneSince = 0;
      else if (goneSince === 0) goneSince = Date.now();
      else if (Date.now() - goneSince > patienceMs) end({ error: 'popup_closed', isNew: false });
    }, lookEveryMs);
    const end = (outcome: Outcome) => {
      clearInterval(watch);
      channel.close();
      resolve(outcome);
    };
    channel.onmessage = ({ data }: MessageEvent<Outcome>) => end(data);
  });
}
