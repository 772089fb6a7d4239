import type { Column, Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { listsField } from '#worker/features/guide/documents/outlined-later-columns.rules.ts';
import { isMakerOf, ownerRules, possessorIn } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { isFileColumn } from '#worker/features/guide/documents/told-columns.rules.ts';
import { headOf, joinWords, type Noun, nounIn, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { isBroughtWith } from '#worker/features/guide/outline/outline-given.rules.ts';
import { doneTo } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** A column that not everybody who reaches its row sees: only `by`, with those who gave it in `own` rows of theirs, or all but `without`. */
export type SeenColumn = { column: Column; by?: Noun[]; own?: Noun[]; without?: Noun[] };

/** 'The reason of an absence is seen only by the choir leader': what, and by whom. */
export const onlyBy = /^(.+?) (?:is|are) (?:only )?(?:seen|shown|visible|read) (?:only )?(?:by|to|for) (.+)$/i;
/** 'The emergency contact is for the shift lead and the office'. */
const isFor = /^(?:the )?([^,;]{3,40}?) (?:is|are) (?:only )?for (.+)$/i;
const butNot = /^(.+?) sees? (.+?) but (?:not|never) (.+)$/i;

/** The kinds of people that a text calls by their whole name, the longest first; else the only one of which it has a word. */
export function peopleCalled(people: Noun[], text: string): Noun[] {
  const whole = people.filter(({ one, many }) => [one, many].some((name) => nounIn(name, text) !== null));
  const called = whole.filter(
    ({ one }) => !whole.some((other) => other.one !== one && other.one.split(' ').includes(one)),
  );
  if (called.length > 0) return called;
  const partly = people.filter(({ one }) =>
    one.split(' ').some((word) => word.length > 3 && nounIn(word, text) !== null),
  );
  // 'The admins of that team' are the team admins.
  const headed = partly.filter(
    ({ one }) => nounIn(headOf({ one: one.split(/ (?:of|on|in|at|for) /)[0] ?? one }), text) !== null,
  );
  return partly.length === 1 ? partly : headed.length === 1 ? headed : [];
}

/** The columns of a table that a rule on who sees what shows to some of its readers alone: 'the reason of an absence is seen only by the leader'. */
export function seenColumns(product: Product, table: Table): SeenColumn[] {
  const kept = ownerRules(product)
    .filter(({ kind }) => kind === 'access')
    .flatMap(({ text }) => text.split(/;\s+/).flatMap((half) => seenByRule(product, table, half)));
  return [...kept, ...keptApart(product, table)];
}

/** The columns of a table that one rule on who sees what shows to some alone. */
export function seenByRule(product: Product, table: Table, text: string): SeenColumn[] {
  const { columns, record, entity } = table;
  const people = (words: string) => peopleCalled(product.idea.people, words);
  const told = columns.filter(({ field }) => entity?.told?.fields.some(({ name }) => name.toLowerCase() === field));
  const [, what = '', whom = ''] = onlyBy.exec(text) ?? isFor.exec(text) ?? [];
  const [, who = '', , hidden = ''] = butNot.exec(text) ?? [];
  const whose = possessorIn(what)?.whose ?? '';
  const isTheirs = whose !== '' && isMakerOf(whose, record);
  const called = told.filter(({ field }) => field.length > 3 && nounIn(field, what || hidden) !== null);
  // The addresses of subscribers are their e-mails, where nothing else is kept of them.
  const named =
    called.length === 0 && isTheirs && /\baddress/i.test(what)
      ? told.filter(({ field }) => /^e-?mail$/.test(field))
      : called;
  // 'The name of a donor' is no name of another record.
  const isOther =
    what !== '' &&
    product.idea.records.some(({ one }) => one !== record && nounIn(one, what)) &&
    nounIn(record, what) === null;
  // Of 'the shift lead and the office' one is called by the whole name, and one by a word of it.
  const by = whom
    .split(/ and /)
    .flatMap(people)
    .filter((noun, at, all) => all.indexOf(noun) === at);
  const without = people(who);
  // 'Subscribers' addresses' are none of an endpoint.
  if (isOther || named.length === 0 || (whose && nounIn(whose, record) === null && !isTheirs)) return [];
  if (what && by.length > 0)
    return named.map((column) => {
      const own = givenBy(product, table, column).filter((noun) => !by.some(({ one }) => one === noun.one));
      return { column, by, ...(own.length > 0 ? { own } : {}) };
    });
  return hidden && without.length > 0 ? named.map((column) => ({ column, without })) : [];
}

/** Who types a column as they make their own row: what they gave is kept from the others, not from them. */
function givenBy(product: Product, { entity }: Table, { field }: Column): Noun[] {
  const makers = entity?.told
    ? doneTo(product, entity.told).flatMap(({ way, who, outcome }) =>
        way === 'make' && who && outcome?.way === 'make' && listsField(outcome.fields, field) ? [who] : [],
      )
    : [];
  return makers.filter(({ one }, at) => makers.findIndex((noun) => noun.one === one) === at);
}

const keptFor = /^(.+?) (?:is|are) only for (.+)$/i;

/**
 * What another record keeps that is only for some, where this one keeps it too: the bill of a cost stays with those for whom costs are, and
 * with whoever brought it to the repair.
 */
function keptApart(product: Product, { columns, entity }: Table): SeenColumn[] {
  const told = entity?.told;
  if (!told) return [];
  return ownerRules(product)
    .filter(({ kind }) => kind === 'access')
    .flatMap(({ text }) => {
      const [, what = '', whom = ''] = keptFor.exec(text.replace(/[.\s]+$/, '')) ?? [];
      const other = product.idea.records.find(({ one }) => one === singularOf(what.toLowerCase()));
      const by = peopleCalled(product.idea.people, whom);
      if (!other || other === told || by.length === 0) return [];
      return columns.flatMap((column): SeenColumn[] => {
        const isKept = isFileColumn(column) && other.fields.some(({ name }) => name.toLowerCase() === column.field);
        const bringing = doneTo(product, told).flatMap((act) =>
          act.who && isBroughtWith(act, column.field) ? [act.who] : [],
        );
        return isKept ? [{ column, by: [...by, ...bringing] }] : [];
      });
    });
}

/** The sorts of columns that a line may name in general: 'sums and states'. */
const sorts: [name: RegExp, is: (column: Column) => boolean][] = [
  [/^(?:the )?(?:sums?|amounts?|totals?|figures)$/i, ({ type, references }) => type !== 'text' && !references],
  [/^(?:the )?(?:states?|status(?:es)?)$/i, ({ name }) => name === 'state'],
  [/^(?:the )?(?:dates?|days?|times?)$/i, ({ note = '' }) => note.startsWith('date')],
];

/**
 * 'Support sees sums and states but not in which shops': the columns of a table that somebody sees who sees these sorts alone.
 * @returns undefined where no line tells of somebody by sorts.
 */
export function sortsSeen(product: Product, { columns }: Table, noun: Noun): Column[] | undefined {
  for (const { kind, text } of ownerRules(product)) {
    const [, who = '', what = ''] = (kind === 'access' && butNot.exec(text)) || [];
    if (!peopleCalled(product.idea.people, who).some(({ one }) => one === noun.one)) continue;
    const named = what.split(/, (?:and )?| and /).map((word) => sorts.find(([name]) => name.test(word))?.[1]);
    if (!named.every((is) => is !== undefined)) continue;
    const seen = columns.filter((column) => named.some((is) => is(column)));
    // A sum helps nobody who cannot tell whose it is.
    const whose = columns.find(({ references, may }) => references === 'accounts' && !may);
    return seen.length > 0 ? columns.filter((column) => column === whose || seen.includes(column)) : [];
  }
  return undefined;
}

/** '`reason` only for the choir leader, and singers their own', '`shop` not for the support staff'. */
export const tellSeen = (seen: SeenColumn[]): string =>
  seen
    .map(({ column, by, own = [], without }) =>
      by
        ? `\`${column.name}\` only for ${joinWords(by.map(({ many }) => many))}${own.length > 0 ? `, and for ${joinWords(own.map(({ many }) => many))} their own` : ''}`
        : `\`${column.name}\` not for ${joinWords((without ?? []).map(({ many }) => many))}`,
    )
    .join('; ');

/** Of those who see the rows of a table, who sees a column of them too. */
export function readersIn(product: Product, table: Table, column: string, readers: Noun[]): Noun[] {
  const seen = seenColumns(product, table).filter((one) => one.column.name === column);
  return readers.filter((noun) => {
    const isOf = (nouns: Noun[] = []) => nouns.some(({ one }) => one === noun.one);
    const sorts = sortsSeen(product, table, noun);
    return (
      (sorts === undefined || sorts.some(({ name }) => name === column)) &&
      seen.every(({ by, own, without }) => (by ? isOf([...by, ...(own ?? [])]) : !isOf(without)))
    );
  });
}
