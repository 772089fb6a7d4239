import type { OutsidePart } from '#worker/features/guide/content/outside-part.ts';
import { snake, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import type { Gap } from '#worker/features/guide/documents/outlined-questions.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { isSingle, joinWords, lowerFirst, type Noun, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { paymentService, paymentsIn } from '#worker/features/guide/product/outlined-payments.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const time = { type: 'text' as const, note: 'UTC' };

/** Whether a table keeps what the payment service numbers: who may see and who writes it follows from that. */
export const isOfPayments = ({ kind, key, columns }: Table): boolean =>
  kind === 'outside' && (key.includes('event_id') || columns.some(({ name }) => name === 'provider_id'));

/**
 * The tables of an outlined product with those that hold its payments: one for what is paid, with its number at the payment service, and one for the
 * notices that came, by whose ids a second copy is known.
 */
export function withPaymentTables(product: Product, tables: Table[]): Table[] {
  const payments = paymentsIn(product);
  const paid = payments.filter(({ kind }) => kind === 'paid');
  const own = tables.filter(({ kind, entity }) => kind === 'own' && paid.some(({ record }) => record === entity?.told));
  if (own.length === 0 || tables.some(({ name }) => name === 'payments')) return tables;
  const features = [...new Set(payments.map(({ feature }) => feature))];
  const isBack = payments.some(({ kind }) => kind === 'refunded');
  const states = ['begun', 'paid', 'failed', ...(isBack ? ['refund ordered', 'refunded'] : [])];
  const names = joinWords(
    own.map(({ record }) => withArticle(record)),
    'or',
  );
  const [first] = own;
  const table: Table = {
    ...{ record: 'payment', name: 'payments', kind: 'outside', machine: undefined, features },
    holds: `One payment of ${names} at the payment service, with its number there`,
    columns: [
      { name: 'id', field: 'id', type: 'text' },
      ...own.map(({ record, name }) => ({
        ...{ name: `${snake(record)}_id`, field: `${record} id`, type: 'text' as const, references: name },
        ...(own.length > 1 ? { may: true as const } : {}),
      })),
      {
        ...{ name: 'provider_id', field: 'provider id', type: 'text', unique: true, may: true },
        note: 'how the payment service numbers it; empty until it has answered',
      },
      { name: 'amount', field: 'amount', type: 'integer', check: 'c > 0', note: 'in the smallest coin' },
      { name: 'currency', field: 'currency', type: 'text', note: 'ISO 4217' },
      { name: 'state', field: 'state', type: 'text', check: `c in (${states.map((one) => `'${one}'`).join(', ')})` },
      { name: 'begun_at', field: 'begun at', ...time },
      { name: 'settled_at', field: 'settled at', ...time, may: true },
    ],
    ...{ key: ['id'], uniques: [] },
    indexes: features.slice(0, 1).map((feature) => ({ columns: [`${snake(first?.record ?? '')}_id`], feature })),
  };
  const notices: Table = {
    ...{ record: 'payment notice', name: 'payment_notices', kind: 'outside', machine: undefined, features },
    holds: 'One signed notice of the payment service, kept before it changes anything',
    columns: [
      { name: 'event_id', field: 'event id', type: 'text', note: 'a second copy of it changes nothing' },
      { name: 'payment_id', field: 'payment id', type: 'text', references: 'payments' },
      { name: 'says', field: 'says', type: 'text' },
      { name: 'received_at', field: 'received at', ...time },
    ],
    ...{ key: ['event_id'], uniques: [], indexes: [] },
  };
  const at = tables.findLastIndex(({ kind }) => kind !== 'people' && kind !== 'role' && kind !== 'session') + 1;
  return [...tables.slice(0, at), table, notices, ...tables.slice(at)];
}

/** Who may see and who writes the rows of payments, for the table of rights. */
export const rightsOnPayments = ({ name }: Product, { columns }: Table): { sees: string; changes: string } => {
  const of = columns.flatMap(({ field, references }) => (references ? [field.replace(/ id$/, '')] : []));
  return {
    sees: `Whoever may see its ${joinWords(of, 'or')}`,
    changes: columns.some((column) => column.name === 'event_id')
      ? `Nobody: ${name} adds rows and never changes or removes one`
      : `Nobody: ${name} writes it, and its state follows from the signed notices of the ${paymentService}`,
  };
};

const paysOut = /\b(?:pays? (?:\S+ ){1,4}out|pays? out|payouts?)\b/i;

/** To whom of several the money goes that others pay, with the ids of the features that take it, and the act that pays it out where one does. */
export function paidOnTo(product: Product): { payee: Noun; ids: string; collects?: OutlinedAct } | undefined {
  const payments = paymentsIn(product).filter(({ kind }) => kind === 'paid');
  const [payee] = payments.flatMap((one) => payeesOf(product, one.record, one.who));
  if (!payee) return undefined;
  const collects = listActs(product).find(({ feature, record }) =>
    paysOut.test(`${feature.says} ${record?.one ?? ''}`),
  );
  return {
    payee,
    ids: joinWords([...new Set(payments.map(({ feature }) => feature.id))]),
    ...(collects ? { collects } : {}),
  };
}

/** The payment service where the money goes on to several: one that keeps an account for each of them. */
export function paymentPartOf(product: Product, part: OutsidePart): OutsidePart {
  const on = part.key === 'card' ? paidOnTo(product) : undefined;
  if (!on) return part;
  const { payee, ids, collects } = on;
  return {
    ...part,
    part: 'Stripe Connect with its own payment page',
    why: `the money of ${ids} goes on to ${payee.many}: each has a connected account, which Stripe checks and pays${collects ? ` by a transfer that “${lowerFirst(collects.feature.title)}” (${collects.feature.id}) orders` : ''}, and card numbers never reach {name}`,
    instead: 'Stripe without Connect',
    because: `it pays only to the one account of whoever runs {name}, who would hold the money of ${payee.many} and send it on by hand`,
  };
}

/** Who gets the money that others pay, where several could: that is nothing to guess. */
export function payeeGap(product: Product): Gap[] {
  const on = paidOnTo(product);
  if (!on) return [];
  const { payee, ids, collects } = on;
  if (collects) {
    const { idea } = product;
    const who =
      collects.who ??
      idea.people.find((noun) => isSingle(noun) && collects.feature.says.toLowerCase().startsWith(noun.one));
    return [
      {
        question: `in whose name does the money of ${ids} lie until “${collects.feature.title}” (${collects.feature.id}), and may ${who ? who.many : product.name} hold it for ${payee.many}?`,
        assumed: `The money of ${ids} comes to one account at the payment service, in the name of ${who ? who.many : `whoever runs ${product.name}`}, until it is paid out (${collects.feature.id}).`,
      },
    ];
  }
  return [
    {
      question: `to whose account at the payment service does the money of ${ids} go: one of each ${payee.one}, who connects it first, or one of whoever runs ${product.name}?`,
      assumed: `The money of ${ids} goes to the account of each ${payee.one} at the payment service, which they connect once; ${product.name} never holds it.`,
    },
  ];
}

/** Several people to whom a record that is paid belongs, or the record that it belongs to, without who pays. */
function payeesOf(product: Product, record: ToldRecord, who: Noun, seen: ToldRecord[] = []): Noun[] {
  const { idea } = product;
  const links = record.fields.flatMap((field) => linkOf(idea, record, field) ?? []);
  const people = links
    .flatMap((link) => ('person' in link ? idea.people.filter((noun) => noun.one === link.person) : []))
    .filter((noun) => noun.one !== who.one && !isSingle(noun));
  if (people.length > 0) return people;
  return links.flatMap((link) =>
    'record' in link && !seen.includes(link.record) ? payeesOf(product, link.record, who, [...seen, record]) : [],
  );
}
