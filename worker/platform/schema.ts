import { sql } from 'drizzle-orm';
import { integer, text } from 'drizzle-orm/sqlite-core';
import { v7 as uuidv7 } from 'uuid';

/** A new id: text, made by the server, sortable by time (DESIGN section 3). */
export const newId = () => uuidv7();

/** Whether a text has the form of such an id, where an address may name a thing by its id or by its name. */
export const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);

/** Primary key of every table of ours. */
export const id = () => text('id').primaryKey().$defaultFn(newId);

/** A time in milliseconds; a Date in code, ISO 8601 in answers. */
export const time = (name: string) => integer(name, { mode: 'timestamp_ms' });

const now = sql`(unixepoch('subsec') * 1000)`;

export const createdAt = () => time('created_at').notNull().default(now);
export const updatedAt = () =>
  time('updated_at')
    .notNull()
    .default(now)
    .$onUpdateFn(() => new Date());

export const flag = (name: string, byDefault: boolean) =>
  integer(name, { mode: 'boolean' }).notNull().default(byDefault);

export const json = <Shape>(name: string) => text(name, { mode: 'json' }).$type<Shape>();
