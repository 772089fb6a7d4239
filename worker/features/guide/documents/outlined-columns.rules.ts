import {
  asFalling,
  asHoursOfDay,
  asLength,
  asMoney,
  asReckoned,
  asTimes,
  coinOf,
  likeNamesake,
  likeSiblings,
  smallestCoin,
  unread,
} from '#worker/features/guide/documents/column-kinds.rules.ts';
import { type Column, tableNameOf } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { byAccount } from '#worker/features/guide/documents/outlined-accounts.rules.ts';
import { asEmptied } from '#worker/features/guide/documents/outlined-deletions.rules.ts';
import { isOnPerson, markedColumns, recordOfPerson } from '#worker/features/guide/documents/outlined-doers.rules.ts';
import {
  fillingLater,
  isAfterwards,
  listsField,
  untilStep,
} from '#worker/features/guide/documents/outlined-later-columns.rules.ts';
import {
  countedBy,
  countOfEach,
  countsBefore,
  isBeforeWhole,
  namesSeveral,
  parentsOf,
} from '#worker/features/guide/documents/outlined-parents.rules.ts';
import {
  addedTo,
  broughtFor,
  goingTo,
  pointing,
  putInto,
  takenBy,
} from '#worker/features/guide/documents/outlined-put-into.rules.ts';
import { sharedWith } from '#worker/features/guide/documents/outlined-shares.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { columnNameOf, isFileColumn, toldColumn } from '#worker/features/guide/documents/told-columns.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldField } from '#worker/features/guide/grammar/told-fields.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn, pluralOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { isPublic } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { bringsFile, isGivenAtFirst, saysWho } from '#worker/features/guide/outline/outline-given.rules.ts';
import { doneTo, listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { linkOf, pointerOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

type Around = { names: Map<string, string>; roles: string[] };

/**
 * The columns of a record that an outline lists: one for each field of it that is one value, and one for what it is put into by an act.
 * @param around the names of the tables by their records, and the kinds of people who sign in.
 */
export function recordColumns(product: Product, record: ToldRecord, around: Around): Column[] {
  const { idea } = product;
  const { names, roles } = around;
  const about = doneTo(product, record).filter(
    ({ told, outcome }) => outcome?.way === 'make' || !isOnPerson(product, told),
  );
  // 'Withdraws a request' frees its coats too, and withdraws none of them.
  const isMain = ({ told }: OutlinedAct) => listActs(product).some((act) => act.told === told && act.record === record);
  const writing = about.filter(({ way }) => way !== 'read');
  const first = about.find(({ way }) => way === 'make') ?? (writing.length === 1 ? writing[0] : undefined);
  const tableOf = (one: string) => names.get(one) ?? tableNameOf(one);
  const columns = record.fields.flatMap((told, at): Column[] => {
    const link = linkOf(idea, record, told);
    if (link?.isMany && ('record' in link || roles.includes(link.person))) return [];
    // 'All entries' of a report from one day to another are those of that time.
    if (/^all /.test(told.name) && idea.records.some(({ one }) => told.name === `all ${pluralOf(one)}`)) return [];
    // With whom it is shared stands in rows of its own.
    if (/^shared with\b/.test(told.name) && sharedWith(product, record).some(({ one }) => roles.includes(one)))
      return [];
    // How many of each stands with each.
    if (told === countOfEach(record) && namesSeveral(idea, record)) return [];
    // Who has signed up stands in the sign-ups.
    if (/^who (?:has|have) signed up$/.test(told.name) && idea.records.some(({ one }) => one === 'sign-up')) return [];
    const field = likeNamesake(product, record, endOf(told, record.fields[at - 1]));
    const counted = countedBy(product, record, told);
    if (counted) return [countOf(field, tableOf(counted.one))];
    if (countsBefore(product, record, told))
      return [{ name: 'number', field: 'number', type: 'integer', check: 'c > 0' }];
    const isListed = isListedAtFirst(first, field.name);
    // 'The student brings it back' names whoever took it.
    const isMaker =
      link !== undefined &&
      first?.who !== undefined &&
      !isShownLater.test(field.name) &&
      ('person' in link
        ? link.person === first.who.one || (link.person === 'somebody' && link.isRole === true)
        : link.record === recordOfPerson(product, first.who.one));
    // A sum that grows is nothing at first, and never unknown.
    const isSum = /\bso far$/.test(told.name) || (told.isWorkedOut === true && adds.test(told.name));
    const filling = isMaker ? [] : fillingLater(field.name, about, first);
    const until = untilStep(record, field.name, filling);
    const may = isSum
      ? { note: told.isWorkedOut ? '0 at first; worked out, never typed' : '0 at first' }
      : told.isOptional || filling.length > 0
        ? { may: true as const, ...until }
        : isShownLater.test(field.name) ||
            (!isMaker && !isGivenThen(first, field.name) && isAfterwards(product, record, at, first))
          ? { may: true as const, note: 'empty until it is known' }
          : {};
    if (!link) {
      const column = remarked(plainColumn(product, record, field), may);
      return [
        asEmptied(
          product,
          record,
          unread(product, asBrought(record, about, isSum ? asFalling(product, record, told.name, column) : column)),
        ),
      ];
    }
    if ('record' in link) {
      // Of two that name each other the one that is there first is empty until the other comes.
      const isMutual = link.record.fields.some((other) => {
        const back = linkOf(idea, link.record, other);
        return back !== undefined && 'record' in back && back.record === record && !back.isMany;
      });
      const isFirst = isMutual && idea.records.indexOf(record) < idea.records.indexOf(link.record);
      const empty = isFirst ? { may: true as const, note: 'empty until there is one' } : may;
      return [{ ...pointing(pointerOf(field.name, link)), references: tableOf(link.record.one), ...empty }];
    }
    const isAccount = roles.length > 0 && (link.person === 'somebody' || roles.includes(link.person));
    // Whoever has no account is a name in the row.
    if (!isAccount)
      return [
        remarked({ ...toldColumn(field), ...(link.person === 'somebody' ? {} : { personal: true as const }) }, may),
      ];
    const isKnown =
      link.person === 'somebody' ||
      first === undefined ||
      isListed ||
      first.who?.one === link.person ||
      nounIn(field.name, first.told.phrase) !== null;
    // What may be free belongs to nobody then.
    const free = statesOf(record).find((state) => /^(?:free|available|vacant|empty|unassigned)$/.test(state));
    const leaves = listActs(product).some(
      ({ who, told: { verb, phrase } }) => who?.one === link.person && leaving.test(`${verb} ${phrase}`),
    );
    // Whoever stands above all others has nobody above.
    const isTop = standsAbove.test(field.name) && idea.people.some(({ one }) => one === record.one);
    const empty = isTop
      ? { may: true as const, note: 'empty for whom nobody stands above' }
      : leaves && first?.who?.one !== link.person
        ? { may: true as const, note: 'empty while nobody has it' }
        : free && first?.who?.one !== link.person
          ? { may: true as const, note: `empty while it is ${free}` }
          : may;
    return [
      {
        ...pointing(byWhom(field.name)),
        references: 'accounts',
        ...(isKnown ? empty : { may: true as const, ...until }),
      },
    ];
  });
  const isHalved = record.fields.some(({ name }) => /^half /.test(name));
  const dates = columns.filter(({ note, may }) => note === 'date' && !may);
  const isPerson = idea.people.some(({ one }) => one === record.one || one.endsWith(` ${record.one}`));
  const priced = asTimes(asLength(asHoursOfDay(asMoney(columns))), isPerson)
    .map(asReckoned(product, columns, dates.length > 1))
    .map((column) =>
      // Half days are added up with whole ones.
      isHalved && column.type === 'integer' && /(?<!^half)_(?:days|hours)$/.test(column.name)
        ? { ...column, type: 'real' as const }
        : column,
    );
  const [, next] = statesOf(record);
  const drafted = isBegun(record)
    ? priced.map((column) =>
        column.references || isListedAtFirst(first, column.field) || isGivenThen(first, column.field)
          ? column
          : asDraft(column, next),
      )
    : priced;
  const money = likeSiblings(drafted).map((column) =>
    column.note?.startsWith(smallestCoin)
      ? { ...column, note: column.note.replace(smallestCoin, coinOf(product)) }
      : column,
  );
  return [
    ...money,
    ...parentsOf(product, record)
      .filter(({ one }) => !columns.some(({ name }) => name === pointing(one).name))
      .map((whole) => ({
        ...pointing(whole.one),
        references: tableOf(whole.one),
        ...(isBeforeWhole(product, record, whole)
          ? { may: true as const, note: `empty until there is ${withArticle(whole.one)}` }
          : {}),
      })),
    ...[putInto, takenBy, addedTo, goingTo]
      .flatMap((read) => read(product, record, columns))
      .map((column) => ({
        ...column,
        references: tableOf(column.one),
      })),
    ...broughtFor(product, record, roles).filter(({ name }) => !columns.some((column) => column.name === name)),
    ...(roles.length > 0 ? about.filter(isMain).flatMap((act) => markedColumns(product, record, act, around)) : []),
  ];
}

/** A column with what else is said of it, behind what its values are: 'key of the file; empty until it is known'. */
const remarked = (column: Column, more: { may?: true; note?: string }): Column => ({
  ...column,
  ...more,
  ...(column.note && more.note ? { note: `${column.note}; ${more.note}` } : {}),
});

/** Whether the line that makes a row lists a field: it is there from the first. */
const isListedAtFirst = (first: OutlinedAct | undefined, name: string): boolean =>
  first?.outcome?.way === 'make' && listsField(first.outcome.fields, name);

/** Whether the clock gives a field as the row is made, or the session of somebody who signs in. */
const isGivenThen = (first: OutlinedAct | undefined, name: string): boolean =>
  first?.way === 'make' &&
  first.who !== undefined &&
  isGivenAtFirst(first, name) &&
  (!isPublic(first.who) || !saysWho(name));

/** A row that is only there for its photograph has one, and so has what an act by its own words brings with one. */
function asBrought({ trace, fields }: ToldRecord, about: OutlinedAct[], column: Column): Column {
  const { may, ...always } = column;
  const isOptional = fields.some(({ name, isOptional: isFree }) => isFree && name.toLowerCase() === column.field);
  if (!may || !isFileColumn(column) || isOptional) return column;
  const makers = about.filter(({ way }) => way === 'make');
  const isBrought = makers.length > 0 && makers.every((act) => act.who && bringsFile(act, column.field));
  return isBrought || (trace && fields.length < 3) ? always : column;
}

/** What every row has where a rule says that each entry shows who made it and when. */
export const keptByRules = (product: Product): Column[] =>
  ownerRules(product).some(({ kind }) => kind === 'audit')
    ? [
        byAccount(product, 'entered'),
        { name: 'entered_at', field: 'entered at', type: 'text', note: 'date and time, UTC' },
      ]
    : [];

/** 'Pasteurisation start, end': the end is that of what began before it. */
function endOf(field: ToldField, before: ToldField | undefined): ToldField {
  const begun = field.name === 'end' ? /^(.+) start$/.exec(before?.name ?? '')?.[1] : undefined;
  return begun ? { ...field, name: `${begun} end` } : field;
}

/** 'Who paid' is 'paid by'. */
const byWhom = (name: string) =>
  name.replace(/^who (\p{L}+ed|paid|made|built|brought|found|sent|sold|bought|met)(?: it| them)?$/iu, '$1 by');

/** What is begun may be left half way: nothing but what it belongs to is there from the first. */
const isBegun = (record: ToldRecord) => /^(?:begun|being filled in)$/.test(statesOf(record)[0] ?? '');

const asDraft = (column: Column, next = 'done'): Column =>
  column.may
    ? column
    : { ...column, may: true, note: [column.note, `there when it is ${next}`].filter(Boolean).join('; ') };

/** What is added up is there from the first. */
const adds = /(?:^| )(?:balance|total|points|count|sum)$/;

/** Who has won, and whose turn it is, shows as they play. */
const isShownLater = /^(?:winner|loser|whose turn)$/;

/** Whoever goes leaves a thing that somebody else can have. */
const standsAbove = /^(?:(?:line )?manager|boss|superior|supervisor)$/;
const leaving = /^(?:move out|leave|resign|quit|give (?:it |their \p{L}+ )?up)\b/iu;

/** 'Active scaffolds': a number that follows from the rows. */
const countOf = ({ name }: ToldField, table: string): Column => ({
  ...{ name: columnNameOf(name), field: name.toLowerCase(), type: 'integer', check: 'c >= 0' },
  note: `counted from \`${table}\`, never typed`,
});

const isPrice = /^(?:price|tariff|rate|fee)$/;

/** The column of a field that names nothing else; only people have a name and an address that are theirs. */
function plainColumn({ idea }: Product, record: ToldRecord, field: ToldField): Column {
  const { personal, ...read } = toldColumn(field);
  const isPlain = read.type === 'text' && !read.note && !read.check;
  const column: Column =
    isPlain && isPrice.test(record.one) ? { ...read, type: 'integer', check: 'c >= 0', note: smallestCoin } : read;
  const isPerson =
    !/^(?:name|.*address.*)$/i.test(field.name) ||
    kindOfNoun(record.one.split(' ').at(-1) ?? '') === 'person' ||
    idea.people.some(({ one }) => one === record.one || one.endsWith(` ${record.one}`)) ||
    record.fields.some(({ name }) => /\b(?:birth|phone|e-?mail|surname)\b/i.test(name));
  return personal && isPerson ? { ...column, personal } : column;
}
