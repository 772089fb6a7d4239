import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { createdAt } from '#worker/platform/schema.ts';

/** Every event of Stripe's that had its effect: it is repeated, and must have none again. Old rows go with the daily job. */
export const stripeEvents = sqliteTable(
  'stripe_events',
  { id: text('id').primaryKey(), type: text('type').notNull(), createdAt: createdAt() },
  (table) => [index('stripe_events_created').on(table.createdAt)],
);
