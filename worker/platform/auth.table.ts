import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { createdAt, flag, id, time, updatedAt } from '#worker/platform/schema.ts';

/** Everyone with an account (spec 2, section 3). better-auth writes the first block, `syncUser` the names and picture. */
export const users = sqliteTable('users', {
  id: id(),
  name: text('name').notNull().default(''),
  email: text('email').notNull().unique(),
  emailVerified: flag('email_verified', false),
  image: text('image'),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  firstName: text('first_name'),
  lastName: text('last_name'),
  profileImageUrl: text('profile_image_url'),
  plan: text('plan').notNull().default('free'),
  stripeCustomerId: text('stripe_customer_id').unique(),
  stripeSubscriptionId: text('stripe_subscription_id'),
  emailProductUpdates: flag('email_product_updates', true),
  emailCycleReminders: flag('email_cycle_reminders', true),
  emailMarketing: flag('email_marketing', true),
  subscriptionStatus: text('subscription_status'),
  /** When Pro ends, if that is settled. */
  subscriptionEndsAt: time('subscription_ends_at'),
  /** The last turn to ask the payment provider that was taken, and the turn whose answer is kept (features/billing). */
  billingTurn: integer('billing_turn').notNull().default(0),
  billingTurnKept: integer('billing_turn_kept').notNull().default(0),
});

/** Sign-ins. The session token is `sid` and its end `expire` (DESIGN section 3); what `sess` held is in typed columns. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: id(),
    token: text('sid').notNull().unique(),
    expiresAt: time('expire').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    syncedAt: time('synced_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expire').on(table.expiresAt)],
);

/** The ways in of a user: a password hash, or an identity at a provider. */
export const accounts = sqliteTable(
  'accounts',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: time('access_token_expires_at'),
    refreshTokenExpiresAt: time('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('accounts_user').on(table.userId),
    uniqueIndex('accounts_provider_account').on(table.providerId, table.accountId),
  ],
);

export const verifications = sqliteTable(
  'verifications',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: time('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier, table.createdAt),
    index('verifications_expires').on(table.expiresAt),
    index('verifications_value').on(table.value),
  ],
);

/** The key pairs that sign ID tokens; private keys are encrypted with the auth secret. */
export const jwks = sqliteTable('jwks', {
  id: id(),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  alg: text('alg'),
  crv: text('crv'),
  createdAt: createdAt(),
  expiresAt: time('expires_at'),
});

export const rateLimits = sqliteTable(
  'rate_limits',
  {
    id: id(),
    key: text('key').notNull().unique(),
    count: integer('count').notNull(),
    lastRequest: integer('last_request').notNull(),
  },
  (table) => [index('rate_limits_last_request').on(table.lastRequest)],
);
