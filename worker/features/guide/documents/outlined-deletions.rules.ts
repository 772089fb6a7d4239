import { fileWords } from '#worker/features/guide/content/file-kinds.ts';
import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import type { Column } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { isOpen } from '#worker/features/guide/documents/outlined-state-moves.rules.ts';
import { type OwnerRule, ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { inDigits } from '#worker/features/guide/grammar/numbers.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { joinQuoted, joinWords, nounIn, pluralOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { type Deletion, deletionsIn, isKeptAtLeast } from '#worker/features/guide/outline/outline-deletions.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What the rules of an owner delete with time, each with its rule. */
export const deletionsOf = oncePerProduct((product: Product): (Deletion & { rule: OwnerRule })[] =>
  ownerRules(product).flatMap((rule) => deletionsIn(rule.text, product.idea.records).map((one) => ({ ...one, rule }))),
);

/** A column that is emptied after a time while its row stays: it may be empty then. */
export function asEmptied(product: Product, record: ToldRecord, column: Column): Column {
  const found = deletionsOf(product).find(
    (one) => one.record === record && one.fields.some((name) => name.toLowerCase() === column.field),
  );
  return found
    ? { ...column, may: true, note: `${column.note ? `${column.note}; ` : ''}emptied ${found.upon}` }
    : column;
}

const contact = /\b(?:phone|mobile|e-?mail)\b/i;
/** For how many days a message stays at most. */
const messagesStay = 90;
const days: readonly (readonly [unit: RegExp, days: number])[] = [
  [/minute|hour|second/i, 0],
  [/day/i, 1],
  [/week/i, 7],
  [/month/i, 30],
  [/year/i, 365],
];
/** About how many days a told period has: 'a week' is 7. */
function daysIn(period: string): number {
  const unit = days.find(([words]) => words.test(period))?.[1] ?? 0;
  return unit * Number(/\d+/.exec(inDigits(period))?.[0] ?? 1);
}

/**
 * What rules delete that messages go to, sooner than a message goes by itself: what was sent there goes with it. Of a row that goes as a whole
 * that is each number and address in it.
 */
export const contactsDeleted = (product: Product): (Deletion & { rule: OwnerRule })[] =>
  deletionsOf(product).filter(
    ({ record, fields, period }) =>
      daysIn(period) < messagesStay &&
      (fields.length > 0 ? fields : record.fields.map(({ name }) => name)).some((name) => contact.test(name)),
  );

/** A file whose name says what a job deletes: 'delete-phone-numbers'; what else falls due by a rule is in one for all of them. */
export const jobOfRule = (product: Product, text: string): { name: string; says: string; does: string } => {
  const found = deletionsOf(product).find(({ rule }) => rule.text === text);
  const sent = found && contactsDeleted(product).includes(found) && tellsByMessage(product);
  const records = deletionsOf(product).flatMap((one) => (one.rule.text === text ? [pluralOf(one.record.one)] : []));
  const of = found && found.fields.length > 0 && records.length > 1 ? ` of ${joinWords(records)}` : '';
  const what = found && `${found.what}${of}${sent ? ', and with each the messages that went there' : ''}`;
  return found
    ? { name: `delete-${found.name}`, says: `deletes ${what}`, does: ` deletes ${what}, by` }
    : { name: 'each-night', says: 'what is due by itself', does: ', what is due by' };
};

const tellsByMessage = (product: Product) =>
  listNeeds(product).some(({ part }) => /^(?:text-message|mail)$/.test(part.key) && part.job);

const dated = /\b(?:day|date)$/;

/** From when a told time counts where nobody said it: each as a sentence with the criteria. */
export function assumedStarts(product: Product): string[] {
  const ids = ({ criteria }: OwnerRule) => (criteria.length > 0 ? ` (${joinWords(criteria.map(({ id }) => id))})` : '');
  const untold = deletionsOf(product).filter(({ isStartTold }) => !isStartTold);
  const deleted = [...Map.groupBy(untold, ({ rule }) => rule)].flatMap(([rule, all]) => {
    const [first] = all;
    const starts = [...new Set(all.map((one) => startOf(product, one)))];
    return first
      ? [
          `Nobody told from when “${first.period}” counts for ${first.what}; it counts from ${joinWords(starts)}${ids(rule)}.`,
        ]
      : [];
  });
  const kept = ownerRules(product).flatMap((rule) =>
    isKeptAtLeast(rule.text)
      ? [
          `Nobody told from when the time of “${rule.text}” counts; it counts from the end of the year in which each was entered, and nothing is deleted by itself after that either${ids(rule)}.`,
        ]
      : [],
  );
  return [...deleted, ...kept];
}

/** The moment from which a time counts: the state that the rule names, else the day of a thing or of what it belongs to, its end, the last change of its state, or its entry. */
function startOf({ idea }: Product, { record, what, fields }: Deletion): string {
  const states = statesOf(record);
  const named = states.filter((state) => nounIn(state, what) !== null);
  const became = (ones: string[]) => `the moment ${withArticle(record.one)} became ${joinQuoted(ones, 'or')}`;
  // What never came to a state has no moment of it.
  if (named.length > 0 && !denied.test(what)) return became(named);
  const dayOf = ({ fields: all }: ToldRecord) => all.find(({ name }) => dated.test(name))?.name;
  const day = dayOf(record);
  if (day) return `the ${day} of the ${record.one}`;
  const [parent] = record.fields.flatMap((field) => {
    const link = linkOf(idea, record, field);
    return link && 'record' in link && dayOf(link.record) ? [link.record] : [];
  });
  // An answer is of a day, whatever is ticked on it later.
  if (parent && fields.length === 0) return `the ${dayOf(parent)} of the ${parent.one} of the ${record.one}`;
  if (denied.test(what) || states.length < 2) return `the entry of the ${record.one}`;
  const ended = states.filter((state) => !isOpen(state));
  // The photo of what is still in use stays.
  return fields.some((name) => fileWords.test(name)) && ended.length > 0 && ended.length < states.length
    ? became(ended)
    : `the last change of the state of the ${record.one}`;
}
const denied = /\b(?:not|never)\b|n['’]t\b/;
