import type { Account } from '#web/features/account/account.queries.ts';

/** The letter in place of a picture (spec 1, section 2.2). */
export function initialOf({ firstName, email }: Pick<Account, 'firstName' | 'email'>): string {
  return (firstName || email || 'U').charAt(0).toUpperCase();
}

/** The full name if it is whole, else the e-mail (spec 1, section 2.12). */
export function fullNameOf({ firstName, lastName, email }: Account): string {
  return firstName && lastName ? `${firstName} ${lastName}` : email || 'User';
}
