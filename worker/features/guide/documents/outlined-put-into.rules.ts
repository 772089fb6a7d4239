import type { Column } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { parentsOf } from '#worker/features/guide/documents/outlined-parents.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { columnNameOf } from '#worker/features/guide/documents/told-columns.rules.ts';
import { recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { isSingle, type Noun, pluralOf } from '#worker/features/guide/grammar/words.rules.ts';
import { intoRecord } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { doneTo, listActs, recordsDone } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** 'Pools collections into a batch': each collection says into which batch it went. */
export function putInto(product: Product, record: ToldRecord, columns: Column[]): (Column & { one: string })[] {
  return product.idea.records.flatMap((whole) => {
    const act = listActs(product).find(
      ({ told, record: made }) => made === whole && intoRecord(told.phrase, whole.one, record.one),
    );
    const column = pointing(whole.one);
    return act && whole !== record && !columns.some(({ name }) => name === column.name)
      ? [{ ...column, may: true as const, one: whole.one, note: `empty until ${act.feature.id}` }]
      : [];
  });
}

const adds =
  /^(?:add|book|credit|count|put|assign|attach) (?:it|them|that|(?:the|each) \p{L}+(?: \p{L}+)?) (?:to|towards|into|on|onto|against) (?:the |their |its |his |her )?(\p{L}+(?: \p{L}+)?)/iu;

/** What a line adds a new row to: 'new round up; it is added to the goal'. */
function wholesOf(product: Product, record: ToldRecord): ToldRecord[] {
  const { idea } = product;
  const wholes = doneTo(product, record)
    .filter(({ way }) => way === 'make')
    .flatMap(({ told: { outcomes = [] } }) =>
      outcomes.flatMap(({ text }) => {
        const [, named = ''] = adds.exec(text) ?? [];
        return recordCalled(idea.records, named) ?? recordCalled(idea.records, named.split(' ')[0]) ?? [];
      }),
    );
  return [...new Set(wholes)].filter((whole) => whole !== record);
}

const makersOf = (product: Product, record: ToldRecord) =>
  doneTo(product, record).filter(({ way, outcome }) => way === 'make' || outcome?.way === 'make');

/**
 * What rows that come by themselves are added to, where each of several people makes that and may have none yet: round ups that the bank
 * brings, and the goals of savers.
 * @returns each such whole with whose it is.
 */
export function addedByItself(product: Product, record: ToldRecord): { whole: ToldRecord; who: Noun }[] {
  if (makersOf(product, record).some(({ who }) => who)) return [];
  return wholesOf(product, record).flatMap((whole) => {
    const [who] = makersOf(product, whole).flatMap((act) => act.who ?? []);
    return who && !isSingle(who) ? [{ whole, who }] : [];
  });
}

/** 'New round up; it is added to the goal': each says to which one; none has to be there for what comes by itself. */
export function addedTo(product: Product, record: ToldRecord, columns: Column[]): (Column & { one: string })[] {
  const later = addedByItself(product, record).map(({ whole }) => whole);
  return wholesOf(product, record).flatMap((whole) => {
    const column = pointing(whole.one);
    if (columns.some(({ name }) => name === column.name)) return [];
    return later.includes(whole)
      ? [{ ...column, may: true as const, one: whole.one, note: `empty while there is no ${whole.one} to add it to` }]
      : [{ ...column, one: whole.one }];
  });
}

/**
 * Whose a row is that comes by itself and may belong to nothing of theirs yet.
 * @param roles the kinds of people who sign in.
 */
export function broughtFor(product: Product, record: ToldRecord, roles: string[]): Column[] {
  return addedByItself(product, record)
    .filter(({ who }) => roles.includes(who.one))
    .map(({ who }) => ({ ...pointing(who.one), references: 'accounts', note: 'known by what the report names' }));
}

/** 'Requests coats → new request; the coats picked are reserved': each of them says for which request. */
export function takenBy(product: Product, record: ToldRecord, columns: Column[]): (Column & { one: string })[] {
  const { idea } = product;
  const makers = idea.told.flatMap(({ outcomes = [] }) => {
    const sets = outcomes.find((one) => one.way === 'state' && recordCalled(idea.records, one.record) === record);
    const made = outcomes.flatMap((one) => (one.way === 'make' ? (recordCalled(idea.records, one.record) ?? []) : []));
    const isFirst = sets?.way === 'state' && statesOf(record)[0] === sets.state;
    return sets?.way === 'state' && !isFirst ? made.map((whole) => ({ whole, state: sets.state })) : [];
  });
  return makers.flatMap(({ whole, state }) => {
    const column = pointing(whole.one);
    const isLinked = [...whole.fields, ...record.fields].some(({ name }) =>
      [record.one, pluralOf(record.one), whole.one].includes(name.toLowerCase()),
    );
    return whole === record ||
      isLinked ||
      isBelow(idea, whole, record) ||
      parentsOf(product, whole).includes(record) ||
      columns.some(({ name }) => name === column.name)
      ? []
      : [{ ...column, may: true as const, one: whole.one, note: `set while it is ${state}` }];
  });
}

/** Whether a row says by what it belongs to of which other one it is: the defect of an inspection of a scaffold, the service of a tool. */
function isBelow(idea: Product['idea'], part: ToldRecord, whole: ToldRecord, seen: ToldRecord[] = []): boolean {
  const above = part.fields.flatMap((field) => {
    const link = linkOf(idea, part, field);
    return link && 'record' in link && !link.isMany && !seen.includes(link.record) ? [link.record] : [];
  });
  return above.includes(whole) || above.some((one) => isBelow(idea, one, whole, [...seen, part]));
}

const goesOnly =
  /(?:^|, (?:and )?|; |\band )(?:the |all |each |every )?(\p{L}+(?: \p{L}+)?) (?:go|goes|(?:is|are) (?:paid|sent)) only (?:to|into|onto) ([^,;.]+)/giu;

/** 'Payouts go only to the own connected account': each says to which one. */
export function goingTo(product: Product, record: ToldRecord, columns: Column[]): (Column & { one: string })[] {
  const ends = ownerRules(product)
    .flatMap(({ text }) => [...text.matchAll(goesOnly)])
    .filter(([, things = '']) => recordCalled(product.idea.records, things.toLowerCase()) === record)
    .flatMap(([, , end = '']) => recordsDone(product, end));
  return [...new Set(ends)].flatMap((whole) => {
    const column = pointing(whole.one);
    return whole === record || columns.some(({ name }) => name === column.name)
      ? []
      : [{ ...column, one: whole.one, note: 'where it goes' }];
  });
}

/** A column that points at a row: 'place' as `place_id`. */
export const pointing = (name: string) => ({
  name: `${columnNameOf(name).replace(/_(?:value|name)$/, '')}_id`,
  field: `${name.toLowerCase()} id`,
  type: 'text' as const,
});
