import { sql } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Context } from '#worker/platform/context.ts';
import { AppError, logError } from '#worker/platform/errors.ts';
import type { BaseEnv } from '#worker/platform/session.ts';

const patienceMs = 3_000;

/** The cheapest question to each part that only a part in order answers: no table is read and no object fetched. */
const parts: Record<string, (context: Context) => Promise<unknown>> = {
  database: async ({ db }) => db.get(sql`select 1`),
  storage: async ({ env }) => env.BODIES.head('health'),
};

/** Tells whoever watches the app whether what it rests on answers. Why a part does not is for the log, not for strangers. */
export const healthRoutes = new Hono<BaseEnv>().get('/health', async (c) => {
  const context = c.get('context');
  const names = Object.keys(parts);
  const results = await Promise.allSettled(Object.values(parts).map((ask) => inTime(ask(context))));
  const failed = results.flatMap((result, index) => {
    if (result.status === 'fulfilled') return [];
    const name = names[index] ?? '';
    logError(`health_failed_${name}`, context.requestId, result.reason);
    return [name];
  });
  if (failed.length > 0) {
    const details = failed.map((field) => ({ field, message: 'does not answer' }));
    throw new AppError('health.failed', `Not in order: ${failed.join(', ')}.`, { details });
  }
  return c.json({ ok: true, parts: names });
});

/** @throws when there is no answer in time: a part that hangs is down too. */
async function inTime(asked: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error(`no answer in ${patienceMs} ms`)), patienceMs);
  await Promise.race([asked, late.promise]).finally(() => clearTimeout(timer));
}
