import { eq, sql } from 'drizzle-orm';
import { rateLimits } from '#worker/platform/auth.table.ts';
import type { Context } from '#worker/platform/context.ts';
import { AppError } from '#worker/platform/errors.ts';

const windowMs = 10_000;
const maximumFailures = 3;

/**
 * Failed sign-ins by address and account together: 3 in 10 s (DESIGN section 4). The attempt is counted before the password is
 * looked at, in one statement, so that parallel guesses can't pass together; a right password takes its count back.
 * @returns what to call when the password was right.
 * @throws {AppError} auth.rate_limited with the seconds to wait.
 */
export async function countSignIn({ db }: Context, ip: string, email: string): Promise<() => Promise<void>> {
  const key = await hashKey(`sign-in|${ip}|${email.trim().toLowerCase()}`);
  const now = Date.now();
  const isOver = sql`${rateLimits.lastRequest} <= ${now - windowMs}`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, lastRequest: now })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimits.count} + 1 end`,
        lastRequest: sql`case when ${isOver} then ${now} else ${rateLimits.lastRequest} end`,
      },
    })
    .returning({ count: rateLimits.count, since: rateLimits.lastRequest });
  if (row && row.count > maximumFailures) {
    const seconds = Math.max(1, Math.ceil((row.since + windowMs - now) / 1000));
    throw new AppError('auth.rate_limited', `Too many wrong passwords. Please try again in ${seconds} seconds.`, {
      retryAfterSeconds: seconds,
    });
  }
  return async () => {
    await db.delete(rateLimits).where(eq(rateLimits.key, key));
  };
}

/** Neither address nor e-mail is kept in the table. */
async function hashKey(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
