/** Every message of the ways in (spec 1, section 8). A toast is a title and a text. */
export const login = {
  failed: 'Login Failed',
  done: ['Success!', "You've been successfully logged in"],
} as const;

export const registration = {
  failed: 'Registration Failed',
  done: ['Account Created!', "You've been successfully registered"],
  termsRequired: ['Terms Required', 'Please accept the Terms of Service and Privacy Policy to continue'],
  passwordsDiffer: ['Password Error', "Passwords don't match"],
} as const;

/** What a provider's sign-in can end with, by the code that it brings back; anything else is `somethingWentWrong`. */
const popupClosed = 'Popup was blocked or closed. Please try again and allow popups for this site.';
export const socialErrors: Record<string, string> = {
  popup_closed: popupClosed,
  access_denied: popupClosed,
  signup_disabled: 'There is no account for this sign-in yet. Please sign up first.',
  account_not_linked:
    'There already is an account with this email. Please sign in the way you did before, with your password for example.',
};

export const passwordReset = {
  sent: ['Reset Email Sent', 'Check your inbox for password reset instructions'],
  notSent: 'Failed to Send Reset Email',
  done: ['Password Changed', 'Sign in with your new password.'],
  failed: 'Failed to Reset Password',
} as const;
