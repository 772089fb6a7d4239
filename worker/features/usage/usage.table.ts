import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { users } from '#worker/platform/auth.table.ts';
import { id, time } from '#worker/platform/schema.ts';

/** A mirror for reports of what the `UserLimits` Durable Object decides (DESIGN section 5). */
export const usageTracking = sqliteTable(
  'usage_tracking',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .unique()
      .references(() => users.id, { onDelete: 'cascade' }),
    promptsUsedToday: integer('prompts_used_today').notNull().default(0),
    lastUsageDate: time('last_usage_date'),
  },
  (table) => [index('usage_tracking_used').on(table.lastUsageDate).where(sql`prompts_used_today > 0`)],
);
