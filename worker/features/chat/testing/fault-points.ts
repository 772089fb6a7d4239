import { env } from 'cloudflare:workers';
import type { RunRecord } from '#worker/features/chat/run/record.storage.ts';
import { database, type Method, rememberSql, sqlOf, statement, wrap } from '#worker/platform/testing/d1-meter.ts';

/** Everything outside that a turn calls. */
type Seam = 'limits' | 'd1' | 'r2' | 'storage' | 'model';

/** One call of a seam: its name, what it is about, and for storage the record that is put. */
type Call = { seam: Seam; name: string; text: string; record?: RunRecord };

/** A point of a turn: the first (or nth) call of a kind, and whether something happens before the call or after its effect. */
export type FaultPoint = { name: string; when: 'before' | 'after'; is: (call: Call) => boolean; nth?: number };

type Methods = Record<string, Method>;

/**
 * While `action` runs, does `strike` when the point is reached, once. What `strike` throws is thrown there; while it waits, the
 * turn waits.
 * @returns whether the point was reached.
 */
export async function strikeAt(
  point: FaultPoint,
  where: { storage: DurableObjectStorage; limitsId: DurableObjectId },
  strike: () => Promise<void>,
  action: () => Promise<unknown>,
): Promise<boolean> {
  let met = 0;
  const watch = (call: Call, original: () => unknown) => {
    if (!point.is(call)) return original();
    met += 1;
    return met === (point.nth ?? 1) ? strikeAround(original) : original();
  };
  const strikeAround = async (original: () => unknown) => {
    if (point.when === 'before') await strike();
    const result = await original();
    if (point.when === 'after') await strike();
    return result;
  };
  const undo = [
    ...wrapD1(watch),
    ...wrapStorage(where.storage, watch),
    ...wrapLimits(where.limitsId, watch),
    wrapR2(watch),
    wrapModel(watch),
  ];
  try {
    await action();
    return met >= (point.nth ?? 1);
  } finally {
    for (const restore of undo) restore();
  }
}

type Watch = (call: Call, original: () => unknown) => unknown;

function wrapD1(watch: Watch) {
  return [
    ...rememberSql(),
    wrap(database, 'batch', (original, self, values) => {
      const text = (values[0] as object[]).map((part) => sqlOf.get(part) ?? '').join(';\n');
      return watch({ seam: 'd1', name: 'batch', text }, () => original.apply(self, values));
    }),
    ...['run', 'all', 'raw'].map((name) =>
      wrap(statement, name, (original, self, values) =>
        watch({ seam: 'd1', name, text: sqlOf.get(self) ?? '' }, () => original.apply(self, values)),
      ),
    ),
  ];
}

function wrapStorage(storage: DurableObjectStorage, watch: Watch) {
  const prototype = Object.getPrototypeOf(storage) as Methods;
  return ['put', 'delete', 'setAlarm', 'deleteAlarm'].map((name) =>
    wrap(prototype, name, (original, self, values) => {
      const record = values[0] === 'run' && name === 'put' ? (values[1] as RunRecord) : undefined;
      const call: Call = { seam: 'storage', name, text: String(values[0]), ...(record && { record }) };
      return watch(call, () => original.apply(self, values));
    }),
  );
}

/** Struck on the caller's side, as when the way to the other Durable Object breaks. */
function wrapLimits(limitsId: DurableObjectId, watch: Watch) {
  const namespace = Object.getPrototypeOf(env.USER_LIMITS) as Methods;
  return [
    wrap(namespace, 'get', (original, self, values) => {
      const stub = original.apply(self, values) as Methods;
      if (String(values[0]) !== String(limitsId)) return stub;
      return new Proxy(stub, {
        get(target, key) {
          const member = Reflect.get(target, key) as unknown;
          if (typeof member !== 'function') return member;
          const call = (...input: unknown[]) => Reflect.apply(member, target, input) as unknown;
          if (typeof key !== 'string' || !['reserve', 'commit', 'release'].includes(key)) return call;
          return (...input: unknown[]) =>
            watch({ seam: 'limits', name: key, text: String(input[0]) }, () => call(...input));
        },
      });
    }),
  ];
}

const wrapR2 = (watch: Watch) =>
  wrap(Object.getPrototypeOf(env.BODIES) as Methods, 'put', (original, self, values) =>
    watch({ seam: 'r2', name: 'put', text: String(values[0]) }, () => original.apply(self, values)),
  );

/** A call of the model is met as `ask`, and each piece of its answer as `piece` with the call's and its own number. */
function wrapModel(watch: Watch) {
  let asked = 0;
  return wrap(globalThis as unknown as Methods, 'fetch', (original, self, values) => {
    const isModel = String(values[0]).includes('/chat/completions');
    if (!isModel) return original.apply(self, values);
    asked += 1;
    const number = asked;
    let piece = 0;
    const answer = async () => {
      const response = (await original.apply(self, values)) as Response;
      const pieces = new TransformStream<Uint8Array, Uint8Array>({
        async transform(bytes, controller) {
          piece += 1;
          await watch({ seam: 'model', name: 'piece', text: `${number}.${piece}` }, () => controller.enqueue(bytes));
        },
      });
      return new Response(response.body?.pipeThrough(pieces), response);
    };
    return watch({ seam: 'model', name: 'ask', text: `${number}` }, answer);
  });
}
