import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { updatedAt } from '#worker/platform/schema.ts';

/** Where a daily job that works in pages stopped, so that the next run goes on from there; and what it is to let go of (`leftover …`). */
export const jobs = sqliteTable('jobs', {
  name: text('name').primaryKey(),
  /** Null when the last run came to the end. */
  place: text('place'),
  updatedAt: updatedAt(),
});
