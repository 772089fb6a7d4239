import { env } from 'cloudflare:workers';

export type Method = (this: object, ...values: unknown[]) => unknown;

export const sqlOf = new WeakMap<object, string>();
export const database = Object.getPrototypeOf(env.DB) as Record<string, Method>;
export const statement = Object.getPrototypeOf(env.DB.prepare('select 1')) as Record<string, Method>;

/**
 * Counts the round trips to D1 while `action` runs, in the Worker and in its Durable Objects (they share this isolate), and
 * collects the text of every statement sent. A batch is one round trip; `inTurn` are those that waited for one another.
 */
export async function meterD1<Result>(action: () => Promise<Result>) {
  let roundTrips = 0;
  let inTurn = 0;
  let answered = 0;
  const statements: string[] = [];
  const count = async (ask: () => unknown) => {
    roundTrips += 1;
    const turn = answered + 1;
    inTurn = Math.max(inTurn, turn);
    try {
      return await ask();
    } finally {
      answered = Math.max(answered, turn);
    }
  };
  const undo = [
    ...rememberSql(),
    wrap(database, 'batch', (original, self, values) => {
      statements.push(...(values[0] as object[]).map((part) => sqlOf.get(part) ?? ''));
      return count(() => original.apply(self, values));
    }),
    ...['run', 'all', 'first', 'raw'].map((name) =>
      wrap(statement, name, (original, self, values) => {
        statements.push(sqlOf.get(self) ?? '');
        return count(() => original.apply(self, values));
      }),
    ),
  ];
  try {
    const result = await action();
    return { result, roundTrips, inTurn, statements };
  } finally {
    for (const restore of undo) restore();
  }
}

const lost = () => new Error('D1_ERROR: Network connection lost.');

/** While `action` runs, every batch with a statement that matches fails, and every such write alone, as when D1 does not answer. */
export async function breakD1<Result>(matching: RegExp, action: () => Promise<Result>): Promise<Result> {
  const undo = [
    ...rememberSql(),
    wrap(database, 'batch', (original, self, values) => {
      const isHit = (values[0] as object[]).some((part) => matching.test(sqlOf.get(part) ?? ''));
      return isHit ? Promise.reject(lost()) : original.apply(self, values);
    }),
    wrap(statement, 'run', (original, self, values) =>
      matching.test(sqlOf.get(self) ?? '') ? Promise.reject(lost()) : original.apply(self, values),
    ),
  ];
  try {
    return await action();
  } finally {
    for (const restore of undo) restore();
  }
}

/** Notes the text of each statement in `sqlOf`, which a prepared one does not tell. @returns what undoes it. */
export const rememberSql = () => [
  wrap(database, 'prepare', (original, self, values) => {
    const prepared = original.apply(self, values) as object;
    sqlOf.set(prepared, String(values[0]));
    return prepared;
  }),
  wrap(statement, 'bind', (original, self, values) => {
    const bound = original.apply(self, values) as object;
    sqlOf.set(bound, sqlOf.get(self) ?? '');
    return bound;
  }),
];

/** Replaces a method of a prototype. @returns what puts the original back. */
export function wrap(
  prototype: Record<string, Method>,
  name: string,
  replacement: (original: Method, self: object, values: unknown[]) => unknown,
): () => void {
  const original = prototype[name] as Method;
  prototype[name] = function (this: object, ...values) {
    return replacement(original, this, values);
  };
  return () => {
    prototype[name] = original;
  };
}
