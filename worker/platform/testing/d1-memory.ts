import { database, type Method, rememberSql, sqlOf, statement, wrap } from '#worker/platform/testing/d1-meter.ts';

/** A moment in milliseconds: of two readings with another one the answer is the same as long as nothing is written. */
const momentsFrom = 1_600_000_000_000;
const isMoment = (value: unknown) => typeof value === 'number' && value > momentsFrom;

/**
 * While `action` runs, a read of D1 that was made before is answered from memory, until something is written: thousands of calls that
 * only differ in what is refused cost one proof of who is calling. For one caller at a time, whose session does not end meanwhile.
 */
export async function rememberReads<Result>(action: () => Promise<Result>): Promise<Result> {
  const valuesOf = new WeakMap<object, unknown[]>();
  const memory = new Map<string, unknown>();
  const keyOf = (part: object) =>
    JSON.stringify([sqlOf.get(part), (valuesOf.get(part) ?? []).filter((value) => !isMoment(value))]);
  const isRead = (part: object) => /^\s*select\b/i.test(sqlOf.get(part) ?? '');
  const answer = (name: string, parts: object[], ask: () => unknown) => {
    if (!parts.every(isRead)) {
      memory.clear();
      return ask();
    }
    const key = `${name} ${parts.map(keyOf).join()}`;
    if (!memory.has(key)) memory.set(key, ask());
    return memory.get(key);
  };
  const undo = [
    ...rememberSql(),
    wrap(statement, 'bind', (original, self, values) => {
      const bound = original.apply(self, values) as object;
      valuesOf.set(bound, values);
      return bound;
    }),
    wrap(database, 'batch', (original, self, values) =>
      answer('batch', values[0] as object[], () => original.apply(self, values)),
    ),
    ...['run', 'all', 'first', 'raw'].map((name) =>
      wrap(statement, name, (original: Method, self, values) =>
        answer(`${name} ${JSON.stringify(values)}`, [self], () => original.apply(self, values)),
      ),
    ),
  ];
  try {
    return await action();
  } finally {
    for (const restore of undo.toReversed()) restore();
  }
}
