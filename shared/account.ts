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

const emailAddress = z.string().check(z.maxLength(320));
const password = z.string().check(z.maxLength(1_000));
const address = z.optional(z.string().check(z.maxLength(2_048)));

/** Bodies of the sign-in library's routes, `POST /api/auth/…`: nothing else that a caller says reaches it. */
export const signUpInput = z.object({
  email: emailAddress,
  password,
  name: z._default(z.string().check(z.maxLength(200)), ''),
});
export const signInInput = z.object({ email: emailAddress, password });
export const socialSignInInput = z.object({
  provider: z.string().check(z.maxLength(64)),
  callbackURL: address,
  errorCallbackURL: address,
  newUserCallbackURL: address,
  disableRedirect: z.optional(z.boolean()),
  requestSignUp: z.optional(z.boolean()),
});
export const emailInput = z.object({ email: emailAddress });
export const resetPasswordInput = z.object({ newPassword: password, token: z.string().check(z.maxLength(1_000)) });
export const changePasswordInput = z.object({
  currentPassword: password,
  newPassword: password,
  revokeOtherSessions: z.optional(z.boolean()),
});
export const signOutInput = z.object({});

/** Body of `DELETE /api/user`: the account's e-mail, typed as the confirmation. */
export const deleteAccountInput = z.object({ email: emailAddress });

/** First name is the first word of the display name, last name the rest (spec 1, section 3). */
export function splitDisplayName(displayName: string | null | undefined): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = (displayName ?? '').trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}
