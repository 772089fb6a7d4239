import * as z from 'zod/mini';

export const minimumPasswordLength = 8;
export const passwordHint = 'Password must be at least 8 characters long';
export const syncThrottleMs = 5_000;
export const syncThrottledMessage = 'Rate limited - please wait before retrying';

/** Body of `POST /api/auth/sync` (spec 1, section 3). The e-mail is read from the token, never from here. */
export const syncInput = z.object({
  idToken: z.string().check(z.minLength(1), z.maxLength(8_192)),
  email: z.nullish(z.string().check(z.maxLength(320))),
  displayName: z.nullish(z.string().check(z.maxLength(200))),
  photoURL: z.nullish(z.string().check(z.maxLength(2_048))),
});
export type SyncInput = z.infer<typeof syncInput>;

/** Body of `PUT /api/user/email-preferences` (spec 1, section 7). What is left out stays as it is, so that one tab never undoes another's. */
export const emailPreferencesInput = z.object({
  emailProductUpdates: z.optional(z.boolean()),
  emailCycleReminders: z.optional(z.boolean()),
  emailMarketing: z.optional(z.boolean()),
});
export type EmailPreferencesInput = z.infer<typeof emailPreferencesInput>;

/** Body of `POST /api/auth/sign-in/email`. */
export const signInInput = z.object({
  email: z.string().check(z.maxLength(320)),
  password: z.string().check(z.maxLength(1_000)),
});

/** Body of `DELETE /api/user`: the account's e-mail, typed as the confirmation. */
export const deleteAccountInput = z.object({ email: z.string().check(z.maxLength(320)) });

/** First name is the first word of the display name, last name the rest (spec 1, section 3). */
export function splitDisplayName(displayName: string | null | undefined): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = (displayName ?? '').trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
