import type { EmailPreferencesInput } from '#shared/account.ts';
import { plans, priceOf } from '#shared/content/plans.ts';

/** Every message of the account's screens behind its doors (spec 1, section 8). A toast is a title and a text. */
export const somethingWentWrong = 'Something went wrong';

export const verification = {
  sent: (email: string) => ['Verification Email Sent', `A new link is on its way to ${email}.`] as const,
  notSent: 'Failed to Send Verification Email',
};

export const preferenceLabels: Record<keyof EmailPreferencesInput, { label: string; note: string }> = {
  emailProductUpdates: { label: 'Product updates', note: 'What is new in Launchpath' },
  emailCycleReminders: { label: 'Cycle reminders', note: 'A mail when a check-in of a project is due' },
  emailMarketing: { label: 'Tips and offers', note: 'How others go from an idea to a launch' },
};

export const preferences = {
  saved: ['Email preferences updated', 'Your email notification settings have been saved.'],
  failed: (status: number) =>
    ['Error', status ? `Failed to update preferences: ${status}` : 'Failed to update email preferences'] as const,
} as const;

export const passwordChange = {
  done: ['Password Changed', 'You stay signed in here. Every other device has been signed out.'],
  failed: 'Failed to Change Password',
  wrongCurrent: 'This is not your current password.',
} as const;

export const sessionEnd = {
  done: (device: string) => ['Session Revoked', `${device} has been signed out.`] as const,
  failed: 'Failed to Revoke Session',
};

export const dataExport = {
  done: ['Export Ready', 'Your data has been downloaded.'],
  failed: 'Failed to Export Your Data',
} as const;

export const accountDeletion = {
  done: ['Account Deleted', 'Your account and everything in it are gone.'],
  failed: 'Failed to Delete Account',
} as const;

export const subscription = {
  already: ['Already subscribed', "You're already on the Pro plan"],
  refreshed: ['Data refreshed', 'User data and subscription status have been refreshed'],
  notRefreshed: ['Error', 'Failed to refresh data'],
  remaining: (count: number) => `${count} message${count === 1 ? '' : 's'} remaining today`,
  usageFailed: 'Your usage could not be loaded. Refresh to try again.',
  isFree: 'Upgrade to Pro for more projects and prompts.',
  isPro: `You're subscribed to the Pro plan at ${priceOf(plans.pro)}.`,
} as const;
