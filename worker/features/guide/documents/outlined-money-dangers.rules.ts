import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import type { Need } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Danger } from '#worker/features/guide/documents/outlined-outside.rules.ts';
import { paidOnTo } from '#worker/features/guide/documents/outlined-payments.rules.ts';
import { hookOf, reportsItself } from '#worker/features/guide/documents/outlined-reports.rules.ts';
import { idsOf } from '#worker/features/guide/documents/tools-outside.rules.ts';
import { capitalise, joinWords, lowerFirst, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** The name of a service without its kind: 'Stripe' of 'Payment service (Stripe)'. */
const senderOf = ({ part }: Need) => /\(([^)]+)\)/.exec(part.label)?.[1] ?? lowerFirst(part.label);
const movesOut = /\b(?:pay-?outs?|pays? out|paid out|take(?:s|n)? (?:money |it )?back|withdraw)/i;
const payee = /^(?:iban|bank account|account number|sort code)$/i;

/** What can be done to what parts outside report, and to the money that they move: notices that are forged or repeated, orders that are sent twice, and another account to pay out to. */
export function moneyDangers(product: Product, needs: Need[]): Danger[] {
  const places = listPlaces(product);
  const notices = needs.filter(reportsItself).flatMap((need): Danger[] => {
    const hook = `POST ${hookOf(need)}`;
    const at = places.filter(({ hooks }) => hooks.includes(hook));
    if (at.length === 0) return [];
    const rows = [...new Set(at.flatMap(({ written, tables }) => [...written, ...tables].slice(0, 1)))];
    const what =
      joinWords(
        rows.slice(0, 2).map(({ record }) => withArticle(record)),
        'or',
      ) || 'a row';
    // A reading that a gateway kept comes late and counts all the same.
    const isOfStates = need.part.key === 'card' || need.part.key === 'partner-bank';
    const sender = senderOf(need);
    return [
      {
        title: `Somebody forges or repeats a notice of ${sender}`,
        record: capitalise(joinWords(rows.slice(0, 2).map(({ record }) => record)) || 'Notice'),
        harm: `${capitalise(what)} says what never happened, or what happened once is counted twice`,
        stops: `\`${hook}\` reads a notice only after its signature over the body as it came; its id is stored before anything changes, and a second copy${isOfStates ? ' or one that is older than what is known' : ''} changes nothing`,
        check: `Send \`${hook}\` a notice without a signature, with a wrong one, ${isOfStates ? `a signed one twice and two in the wrong order: ${what} changes once and ends in the later state` : 'and a signed one twice: it counts once'}.`,
        serves: idsOf(at.map(({ feature }) => feature)),
      },
    ];
  });
  const moving = needs.filter(({ part }) => part.key === 'card' || part.key === 'partner-bank');
  const orders = moving.map((need): Danger => {
    const jobs = places
      .filter(({ feature, job }) => job && need.features.includes(feature))
      .map(({ feature }) => feature);
    const [first] = need.features;
    const called = places
      .filter(({ feature, calls }) => calls.length > 0 && need.features.includes(feature))
      .map(({ feature }) => feature);
    const tried = [
      ...(called.length > 0 ? [`send the call of ${idsOf(called.slice(0, 2))} twice at the same moment`] : []),
      ...(jobs.length > 0 ? [`let the job of ${idsOf(jobs)} run twice at once`] : []),
      'cut the line before the answer and send it again',
    ];
    return {
      title: `An order to ${senderOf(need)} is sent twice`,
      record: 'What is paid',
      harm: `Money of “${lowerFirst(first?.title ?? product.name)}” moves twice, and somebody has to ask for it back`,
      stops:
        'Each order gets an id and a row before it leaves, and goes with that id however often it is sent again; while one is open for the same thing, the statement that makes a second one stores nothing',
      check: `${capitalise(joinWords(tried))}: one order stands at ${senderOf(need)}.`,
      serves: idsOf(need.features),
    };
  });
  return [...notices, ...orders, ...targetDangers(product, moving)];
}

/** Whoever holds the session of somebody may want their money on another account. */
function targetDangers(product: Product, moving: Need[]): Danger[] {
  const [need] = moving;
  if (!need) return [];
  const columns = listTables(product).flatMap(({ kind, name, columns: own, features }) =>
    own.flatMap(({ field, name: column }) =>
      kind === 'own' && payee.test(field) ? [{ at: `\`${name}.${column}\``, features }] : [],
    ),
  );
  const out = product.features.filter(({ title, says }) => movesOut.test(`${title}. ${says}`));
  const on = paidOnTo(product);
  if ((out.length === 0 || columns.length === 0) && !on) return [];
  const whose = on ? on.payee.many : product.idea.client.many;
  const at = joinWords(columns.slice(0, 2).map((one) => one.at));
  return [
    {
      title: 'Whoever took over a session has the money paid to another account',
      record: at || `Account of ${on ? withArticle(on.payee.one) : 'the payee'}`,
      harm: `Money of ${whose} is gone, and no refusal of a password shows it`,
      stops: at
        ? `A change of ${at} asks for the password again and is told to the address that was there before; [ASSUMPTION] nothing is paid out to a new account within 24 hours`
        : `Where the money of ${whose} goes is kept and changed at Stripe alone, behind its own sign-in; no call of ${product.name} sets it, and a connection to another account is told to the address that was there before`,
      check: at
        ? `With a session that is open, change ${at} and order a payout: the password is asked, the mail comes, and no money leaves on that day.`
        : `With a session that is open, send each call another account and connect one: no call takes it, Stripe asks who it is, and the mail comes.`,
      serves:
        idsOf(at ? [...columns.flatMap(({ features }) => features.slice(0, 1)), ...out] : []) ||
        (on?.ids ?? need.features[0]?.id ?? 'FR-1'),
    },
  ];
}
