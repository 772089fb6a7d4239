import { renderMail } from '#worker/platform/mail.ts';

/** Sent to whoever asks for a new password, if there is an account. The link lives an hour. */
export const writeResetMail = (url: string) => ({
  subject: 'Choose a new password for Launchpath',
  ...renderMail({
    title: 'Choose a new password',
    paragraphs: [
      'Somebody, most likely you, asked for a new password for your Launchpath account. The link below works once, for one hour.',
      'If it was not you, do nothing: your password stays as it is, and nobody can see whether you have an account.',
    ],
    action: { label: 'Choose a new password', url },
  }),
});

/** Sent after sign-up. The link lives a day; the account works without it. */
export const writeVerificationMail = (url: string) => ({
  subject: 'Confirm your e-mail address for Launchpath',
  ...renderMail({
    title: 'Confirm your e-mail address',
    paragraphs: [
      'Welcome to Launchpath. Please confirm that this address is yours, so that we can help you back in if you forget your password. The link works for one day.',
      'You can start right away; nothing waits for this.',
    ],
    action: { label: 'Confirm this address', url },
  }),
});
