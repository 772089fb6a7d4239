import { evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { database, type Method, rememberSql, sqlOf, statement, wrap } from '#worker/platform/testing/d1-meter.ts';

/** A call that may change something outside the request: a point before and after which everything may break off. */
export type WritePoint = {
  seam: 'd1' | 'r2' | 'object' | 'mail' | 'stripe';
  what: string;
  /** Of a Durable Object: what takes its memory, once it is idle or amid its work. */
  evict?: () => Promise<void>;
  tearDown?: () => Promise<void>;
};

/**
 * `throw`: this one call fails. `vanish`: nothing from here on takes effect, as when the isolate is taken away amid the request. `evict`:
 * the Durable Object that is called loses its memory.
 */
export type Strike = { at: number; when: 'before' | 'after'; how: 'throw' | 'vanish' | 'evict' };

type Methods = Record<string, Method>;
type Watch = (point: WritePoint, original: () => unknown) => unknown;

/** Runs a call and notes each write that it makes, in order. */
export async function findWritePoints(action: () => Promise<unknown>): Promise<WritePoint[]> {
  const points: WritePoint[] = [];
  await watchWrites(
    (point, original) => {
      points.push(point);
      return original();
    },
    async () => {
      await action();
      await settle();
    },
  );
  return points;
}

/** Runs a call that is struck at one of its writes. @returns what it answered; nothing where nobody was left to answer. */
export async function strikeAt(strike: Strike, action: () => Promise<Response>): Promise<Response | undefined> {
  const { at, when, how } = strike;
  let met = -1;
  const fall = async (point: WritePoint) => {
    if (how === 'evict') await point.evict?.();
    else throw new Error('struck');
  };
  const watch: Watch = async (point, original) => {
    met += 1;
    const number = met;
    if (how === 'vanish' && number > at) throw new Error('gone');
    if (number === at && when === 'before') await fall(point);
    const result = await original();
    if (number === at && when === 'after') await fall(point);
    return result;
  };
  let answer: Response | undefined;
  await watchWrites(watch, async () => {
    answer = await action();
    await settle();
  });
  if (met < at) throw new Error(`there is no write number ${at}`);
  return how === 'vanish' ? undefined : answer;
}

/**
 * While `action` runs, the Durable Object that is called is torn down at every so many calls of these methods, amid what it is doing for
 * others; the call itself is lost with it or not.
 * @returns what `action` does, and how often that was.
 */
export async function tearDownEvery<Result>(calls: number, methods: string[], action: () => Promise<Result>) {
  let [met, tornDown] = [0, 0];
  let result: Result | undefined;
  await watchWrites(
    async ({ what, tearDown }, original) => {
      if (!tearDown || !methods.includes(what) || ++met % calls > 0) return original();
      tornDown += 1;
      const [answer] = await Promise.all([original(), tearDown()]);
      return answer;
    },
    async () => {
      result = await action();
    },
  );
  return { result: result as Result, tornDown };
}

/** What a request has left to the background (`waitUntil`) has begun by then. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

async function watchWrites(watch: Watch, action: () => Promise<unknown>): Promise<void> {
  const undo = [...wrapD1(watch), ...wrapR2(watch), ...wrapObjects(watch), wrapMail(watch), wrapStripe(watch)];
  try {
    await action();
  } finally {
    for (const restore of undo) restore();
  }
}

const isWrite = (sql: string) => /^\s*(insert|update|delete|replace)\b/i.test(sql);
/** The beginning of a statement tells which it is. */
const nameOf = (sql: string) => sql.replace(/\s+/g, ' ').slice(0, 60);

function wrapD1(watch: Watch) {
  const pass = (writes: string[], original: () => unknown) =>
    writes.length > 0 ? watch({ seam: 'd1', what: writes.map(nameOf).join('; ') }, original) : original();
  return [
    ...rememberSql(),
    wrap(database, 'batch', (original, self, values) => {
      const statements = (values[0] as object[]).map((part) => sqlOf.get(part) ?? '');
      return pass(statements.filter(isWrite), () => original.apply(self, values));
    }),
    ...['run', 'all', 'raw', 'first'].map((name) =>
      wrap(statement, name, (original, self, values) =>
        pass([sqlOf.get(self) ?? ''].filter(isWrite), () => original.apply(self, values)),
      ),
    ),
  ];
}

const wrapR2 = (watch: Watch) =>
  ['put', 'delete'].map((name) =>
    wrap(Object.getPrototypeOf(env.BODIES) as Methods, name, (original, self, values) =>
      watch({ seam: 'r2', what: name }, () => original.apply(self, values)),
    ),
  );

const tearDown = (stub: object) =>
  runInDurableObject<Rpc.DurableObjectBranded & undefined, void>(stub as never, (_, state) =>
    state.abort('torn down'),
  ).catch((error: Error) => {
    // It takes the messenger along.
    if (error.message !== 'torn down') throw error;
  });

/** Every call of a Durable Object, whichever its class; it is struck on the caller's side, as when the way to it breaks. */
const wrapObjects = (watch: Watch) =>
  [...new Set([env.USER_LIMITS, env.REPLY_RUN].map((space) => Object.getPrototypeOf(space) as Methods))].map((space) =>
    wrap(space, 'get', (original, self, values) => {
      const stub = original.apply(self, values) as Methods;
      return new Proxy(stub, {
        get(target, key) {
          const member = Reflect.get(target, key) as unknown;
          if (typeof member !== 'function' || typeof key !== 'string') return member;
          return (...input: unknown[]) =>
            watch(
              {
                seam: 'object',
                what: key,
                evict: () => evictDurableObject(stub as never),
                tearDown: () => tearDown(original.apply(self, values) as object),
              },
              () => Reflect.apply(member, target, input) as unknown,
            );
        },
      });
    }),
  );

/** The binding has no method of its own to replace: what is called on it goes elsewhere. */
function wrapMail(watch: Watch) {
  const prototype = Object.getPrototypeOf(env.MAIL) as Partial<Methods>;
  const send: Method = function (...values) {
    const call = () => {
      delete prototype.send;
      try {
        return (this as Methods).send?.(...values);
      } finally {
        prototype.send = send;
      }
    };
    return watch({ seam: 'mail', what: 'send' }, call);
  };
  prototype.send = send;
  return () => {
    delete prototype.send;
  };
}

const wrapStripe = (watch: Watch) =>
  wrap(globalThis as unknown as Methods, 'fetch', (original, self, values) => {
    const [url, init] = values as [string | URL | Request, RequestInit | undefined];
    const method = init?.method ?? (url instanceof Request ? url.method : 'GET');
    const address = url instanceof Request ? url.url : String(url);
    const isOurs = address.startsWith(`${env.STRIPE_API_BASE}/v1/`) && method !== 'GET';
    const call = () => original.apply(self, values);
    return isOurs ? watch({ seam: 'stripe', what: `${method} ${new URL(address).pathname}` }, call) : call();
  });
