import { env } from 'cloudflare:workers';
import { MailLedger } from '#worker/features/checkins/checkins-mails.storage.ts';
import { database, type Method, rememberSql, sqlOf, statement, wrap } from '#worker/platform/testing/d1-meter.ts';

/** A call that a page of mails makes: of D1, of the mail binding, or of its ledger. */
export type MailPoint = { seam: 'd1' | 'mail' | 'ledger'; what: string };

/** `throw`: the call fails, with or without its effect. `evict`: the object ends there. The ledger is the object's own and does not fail. */
export type MailStrike = { at: number; when: 'before' | 'after'; how: 'throw' | 'evict' };

type Watch = (point: MailPoint, original: () => unknown) => unknown;
type Methods = Record<string, Method>;

/** Notes the calls that `action` makes, in order. */
export async function findMailPoints(action: () => Promise<unknown>): Promise<MailPoint[]> {
  const points: MailPoint[] = [];
  await watchCalls((point, original) => {
    points.push(point);
    return original();
  }, action);
  return points;
}

/** Runs `action`, which is struck at one of its calls; `evict` ends the object. */
export async function strikeMails(
  strike: MailStrike,
  evict: () => void,
  action: () => Promise<unknown>,
): Promise<void> {
  let met = -1;
  const fall = ({ seam }: MailPoint) => {
    if (strike.how === 'evict') evict();
    // Who waits for an object that has ended waits for ever; its own code must not go on either.
    if (strike.how === 'evict' && seam !== 'ledger') return new Promise<never>(() => {});
    throw new Error('struck');
  };
  await watchCalls((point, original) => {
    met += 1;
    if (met !== strike.at) return original();
    if (strike.when === 'before') return fall(point);
    const result = original();
    if (result instanceof Promise) return result.then(() => fall(point));
    return fall(point);
  }, action);
  if (met < strike.at) throw new Error(`there is no call number ${strike.at}`);
}

async function watchCalls(watch: Watch, action: () => Promise<unknown>): Promise<void> {
  const nameOf = (part: object) => (sqlOf.get(part) ?? '').replace(/\s+/g, ' ').slice(0, 40);
  const ledger = MailLedger.prototype as unknown as Methods;
  const mail = Object.getPrototypeOf(env.MAIL) as Methods;
  const undo = [
    ...rememberSql(),
    wrap(database, 'batch', (original, self, values) =>
      watch({ seam: 'd1', what: (values[0] as object[]).map(nameOf).join('; ') }, () => original.apply(self, values)),
    ),
    ...['run', 'all', 'raw'].map((name) =>
      wrap(statement, name, (original, self, values) =>
        watch({ seam: 'd1', what: nameOf(self) }, () => original.apply(self, values)),
      ),
    ),
    wrap(mail, 'send', (original, self, values) =>
      watch({ seam: 'mail', what: 'send' }, () => original.apply(self, values)),
    ),
    ...Object.getOwnPropertyNames(ledger)
      .filter((name) => /^(keep|note|take|forget|end|finish)/.test(name))
      .map((name) =>
        wrap(ledger, name, (original, self, values) =>
          watch({ seam: 'ledger', what: name }, () => original.apply(self, values)),
        ),
      ),
  ];
  try {
    await action();
  } finally {
    for (const restore of undo.toReversed()) restore();
  }
}
