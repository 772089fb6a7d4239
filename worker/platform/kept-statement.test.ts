import { env } from 'cloudflare:workers';
import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '#worker/platform/auth.table.ts';
import { type Db, openDb } from '#worker/platform/db.ts';
import { jobs } from '#worker/platform/jobs.table.ts';
import { keepStatement } from '#worker/platform/kept-statement.ts';
import { createPerson } from '#worker/platform/testing/client.ts';
import { meterD1 } from '#worker/platform/testing/d1-meter.ts';

const db = openDb(env.DB);

const select = (on: Db, email: string, plan: string) =>
  on
    .select()
    .from(users)
    .where(and(eq(users.email, email), eq(users.plan, plan), eq(users.emailMarketing, true)));

test('a kept query is asked and read as it would be without, with other values each time', async () => {
  const kept = keepStatement(select);
  for (const { email } of [await createPerson(), await createPerson()]) {
    const { result, statements } = await meterD1(() =>
      db.batch([kept(db, email, 'free'), select(db, email, 'free'), kept(db, 'free', email)]),
    );
    expect(result[0]).toEqual(result[1]);
    expect(result[0]).toEqual([expect.objectContaining({ email, createdAt: expect.any(Date), emailVerified: false })]);
    expect(result[2]).toEqual([]);
    expect(new Set(statements).size).toBe(1);
  }
});

test('it is built once, unless SQL is among the values', async () => {
  let built = 0;
  const kept = keepStatement((on, email: string | ReturnType<typeof sql>) => {
    built += 1;
    return on.select({ id: users.id, image: users.image }).from(users).where(eq(users.email, email));
  });
  const { email } = await createPerson();
  const [one, same] = await db.batch([kept(db, email), kept(db, email)]);
  expect(built).toBe(1);
  expect(one).toEqual([{ id: expect.any(String), image: null }]);
  expect(same).toEqual(one);
  expect((await db.batch([kept(db, sql`lower(${email.toUpperCase()})`)]))[0]).toEqual(one);
  expect(built).toBe(2);
});

test('what is no column is refused', () => {
  const kept = keepStatement((on, name: string) =>
    on.select({ count: sql`count(*)` }).from(jobs).where(eq(jobs.name, name)),
  );
  expect(() => kept(db, 'x')).toThrow('count is no column');
});
