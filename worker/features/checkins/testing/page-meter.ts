import { env } from 'cloudflare:workers';
import { type Method, wrap } from '#worker/platform/testing/d1-meter.ts';

/** What one page of the work asked of D1, as D1 itself tells it, and the largest of what was sent. */
export type PageCost = { roundTrips: number; statements: number; rowsRead: number; rowsWritten: number };
type Largest = { sqlBytes: number; parameterBytes: number; parameters: number };

type Answer = { meta: { rows_read: number; rows_written: number } };

/** Meters D1 until it is released. `take` tells the cost since it was asked last. */
export function meterPages() {
  const { alwaysPrimarySession } = env.DB as unknown as { alwaysPrimarySession: object };
  const session = Object.getPrototypeOf(Object.getPrototypeOf(alwaysPrimarySession)) as Record<string, Method>;
  const largest: Largest = { sqlBytes: 0, parameterBytes: 0, parameters: 0 };
  const none = (): PageCost => ({ roundTrips: 0, statements: 0, rowsRead: 0, rowsWritten: 0 });
  let cost = none();
  const note = (sql: string, parameters: unknown[]) => {
    const sizes = parameters.map((each) => String(each).length);
    largest.sqlBytes = Math.max(largest.sqlBytes, sql.length);
    largest.parameterBytes = Math.max(largest.parameterBytes, ...sizes);
    largest.parameters = Math.max(largest.parameters, parameters.length);
  };
  const release = wrap(session, '_sendOrThrow', async (original, self, values) => {
    const [, sql, parameters] = values as [string, string | string[], unknown[] | unknown[][]];
    if (typeof sql === 'string') note(sql, parameters);
    else sql.forEach((each, index) => void note(each, (parameters[index] ?? []) as unknown[]));
    const answers = [(await original.apply(self, values)) as Answer | Answer[]].flat();
    cost.roundTrips += 1;
    for (const { meta } of answers) {
      cost.statements += 1;
      cost.rowsRead += meta.rows_read;
      cost.rowsWritten += meta.rows_written;
    }
    return Array.isArray(sql) ? answers : answers[0];
  });
  const take = () => {
    const taken = cost;
    cost = none();
    return taken;
  };
  return { take, largest, release };
}
