import type { Column } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { toldMoney } from '#worker/features/guide/documents/figures.rules.ts';
import { ownerRules, tellsApart } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { daysListed } from '#worker/features/guide/documents/told-columns.rules.ts';
import type { ToldField } from '#worker/features/guide/grammar/told-fields.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const notCounted =
  /\b(?:days?|weekends?|holidays?)\b.*\b(?:(?:do|does)(?: not|n['’]t)|(?:is|are)(?: not|n['’]t)|never) count/i;
const reckoned = /^(?:number_of_)?(?:working_|vacation_)?(?:days|nights)$/;

/** The number of days between two that are entered is nobody's to type: it is worked out from them, by what its owner told of days that do not count. */
export const asReckoned =
  (product: Product, columns: Column[], isSpan: boolean) =>
  (column: Column): Column => {
    if (!isSpan || !reckoned.test(column.name)) return column;
    const { may: _, ...always } = column;
    const halves = columns.some(({ name }) => name === 'half_days') ? ', a half day as half' : '';
    const without = ownerRules(product).find(({ text }) => notCounted.test(text))?.text;
    return {
      ...always,
      note: `worked out from the first and the last day${halves}${without ? `; “${without}”` : ''}`,
    };
  };

export const smallestCoin = 'in the smallest coin';

/** What a price is counted in, where the money was told. */
export function coinOf(product: Product): string {
  const { unit, amounts } = toldMoney(product);
  return amounts.length === 0 ? smallestCoin : unit === 'GBP' ? 'in pence' : 'in cents';
}

/** A difference beside an amount of money is money too, and may be below nothing. */
export function asMoney(columns: Column[]): Column[] {
  const amount = columns.find(({ name, type }) => type === 'integer' && /(?:^|_)(?:amount|price|cost|fee)$/.test(name));
  return columns.map((column) =>
    amount && column.type === 'text' && !column.note && /^(?:difference|rest|tip)$/.test(column.name)
      ? { ...column, type: 'integer', note: smallestCoin }
      : column,
  );
}

/** Beside its date or its day a thing starts and ends at an hour of that day: 'day, start', 'day, from, to'. */
export function asHoursOfDay(columns: Column[]): Column[] {
  const isDated = columns.some(({ name, note }) => /^(?:date|day)$/.test(name) && note === 'date');
  const isHour = ({ field, note = '' }: Column) =>
    (/^(?:start|end)(?: time)?$/.test(field) && note === 'date and time, UTC') ||
    (/^(?:from|to)$/.test(field) && note === 'date');
  return isDated ? columns.map((column) => (isHour(column) ? { ...column, note: 'time of day' } : column)) : columns;
}

/**
 * Times by what stands beside them: alone 'time' is a moment, the day and the hour of it; of a person 'start' and 'finish' are hours that
 * come again each day; and a day beside a period is one of the week.
 * @param isPerson whether a row is a person.
 */
export function asTimes(columns: Column[], isPerson: boolean): Column[] {
  const isDated = columns.some(({ field, note }) => note === 'date' && !/\b(?:birth|due|deadline)\b/.test(field));
  const isWeekly =
    columns.some(({ field }) => /^periods?$/.test(field)) && !columns.some(({ field }) => field === 'date');
  const isSpan = columns.filter(({ note }) => note === 'date').length > 1;
  return columns.map((column): Column => {
    const { field, note = '' } = column;
    if (isPerson && /^(?:start|end|finish)$/.test(field) && !column.references)
      return { ...column, note: 'time of day' };
    if (isPerson && /^(?:working )?days$/.test(field) && !isSpan) {
      const { check: _, ...plain } = column;
      return { ...plain, type: 'text', note: daysListed };
    }
    if (isWeekly && field === 'period' && note === '') return { ...column, type: 'integer', check: 'c > 0' };
    if (isWeekly && field === 'day') return { ...column, note: 'day of the week' };
    return !isDated && /^time(?: |$)/.test(field) && /^time of day(?:;|$)/.test(note)
      ? { ...column, note: note.replace('time of day', 'date and time, UTC') }
      : column;
  });
}

/** What has a start and gets its time as it ends took that long: no hour of the day. */
export const asLength = (columns: Column[]): Column[] =>
  columns.some(({ field, note = '' }) => field === 'start' && note.startsWith('date and time'))
    ? columns.map((column) => {
        const [, until] = /^time of day(; empty until .+)$/.exec(column.note ?? '') ?? [];
        return column.field === 'time' && until
          ? {
              ...column,
              name: 'time_seconds',
              type: 'integer',
              check: 'c >= 0',
              note: `how long it took, in seconds${until}`,
            }
          : column;
      })
    : columns;

const fewestSiblings = 3;

/** 'Left length, left waist, left heel' are measured alike: what begins with one word and has a number has it in all. */
export function likeSiblings(columns: Column[]): Column[] {
  const first = ({ name }: Column) => name.split('_')[0] ?? name;
  const isPlain = ({ type, note, check, references }: Column) => type === 'text' && !note && !check && !references;
  return columns.map((column) => {
    const alike = columns.filter((other) => first(other) === first(column) && other.name.includes('_'));
    const measured = alike.find(({ type }) => type === 'real');
    return isPlain(column) && measured && alike.length >= fewestSiblings
      ? { ...column, type: 'real' as const }
      : column;
  });
}

/**
 * A sum that grows, as it is kept: without a least value where a line lowers it again, or what bounces after it was paid out could not be written.
 * @param name the field that keeps the sum of a record.
 */
export function asFalling(product: Product, { one }: ToldRecord, name: string, column: Column): Column {
  const lowers = `lower “${name}” of the ${one} by what is “`;
  const isLowered = product.features.some(({ criteria }) => criteria.some((text) => text.includes(lowers)));
  const { check: _, ...free } = column;
  return isLowered && column.check === 'c >= 0' ? { ...free, note: `${column.note ?? ''}; may fall below 0` } : column;
}

/** A column of what stood on something worn, which may be gone. */
export const unread = (product: Product, column: Column): Column =>
  /^year_of_/.test(column.name) &&
  ownerRules(product).some(({ text }) =>
    /\b(?:letter|figure|word)s?\b.*\b(?:gone|unreadable|illegible|cannot be read|can't be read)\b/i.test(text),
  )
    ? { ...column, may: true, note: 'empty where it cannot be read' }
    : column;

/** The level of a child is one of those that stories have, where one other record says what it may be. */
export function likeNamesake({ idea }: Product, record: ToldRecord, field: ToldField): ToldField {
  if (field.choices || field.parts || field.range || !tellsApart(field.name)) return field;
  const [same, ...others] = idea.records.flatMap((other) =>
    other === record
      ? []
      : other.fields.filter(({ name, choices, range }) => name === field.name && (choices ?? range)),
  );
  const { choices, range } = others.length === 0 && same ? same : {};
  return { ...field, ...(choices ? { choices } : {}), ...(range ? { range } : {}) };
}
