import type { Column, Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { spanOf } from '#worker/features/guide/documents/day-spans.rules.ts';
import { isFileColumn } from '#worker/features/guide/documents/told-columns.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { doneTo } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What lasts or is at least one: a lesson of 0 minutes and a check every 0 days are none. */
const lasting =
  /^(?:minutes|duration|length in (?:minutes|hours|days))$|^(?:minutes|hours|days|weeks|months) between\b|\binterval\b|^number of (?:players|people|persons|guests|seats|places|participants)$/i;

/** Measures that were told without their unit, where one is usual: the ending of the column, and in what it is [ASSUMPTION]. A length may be one of time. */
const measures: readonly { words: RegExp; ending: string; unit: string; isMore?: true }[] = [
  { words: /\bweight$/i, ending: '_kg', unit: 'kilograms', isMore: true },
  { words: /\bvolume$/i, ending: '_litres', unit: 'litres', isMore: true },
  { words: /\bdistance$/i, ending: '_km', unit: 'kilometres' },
  { words: /\btime-?out$/i, ending: '_seconds', unit: 'seconds' },
  { words: /\btemperature$/i, ending: '_celsius', unit: 'degrees Celsius' },
];

/** What somebody writes down of those who take part are names. */
const namesOthers = /^(?:children|kids|pupils|passengers|riders|attendees)$/i;

/** In which acts that make a row each field is asked for: by what its criteria say to be missing. */
function askedFor(product: Product, record: ToldRecord): string[] {
  const ids = new Set(
    doneTo(product, record).flatMap(({ way, who, feature }) => (way === 'make' && who ? [feature.id] : [])),
  );
  return listCriteria(product).flatMap(({ feature, cause, effect, isFault }) =>
    isFault && ids.has(feature.id) && / missing$/.test(cause) && effect.includes(`make no ${record.one} yet`)
      ? [cause.replaceAll(/[“”]/g, '')]
      : [],
  );
}

/**
 * The columns of a record as its criteria have them: what is asked for each time is never empty, a yes or no that nobody has to give is no at
 * first, what lasts is more than nothing, and a measure carries its unit.
 */
export function asExact(product: Product, record: ToldRecord, columns: Column[]): Column[] {
  const asked = askedFor(product, record);
  return columns.map((one) => {
    const column = inSeconds(columns, inUnit(product.idea, one));
    const { may, ...always } = column;
    const { field, note, check, type } = column;
    const isAsked = asked.length > 0 && asked.every((cause) => nounIn(field, cause) !== null);
    if (may && isAsked && !/empty|emptied/.test(note ?? '')) return sized(always);
    // 'Log a meal' asks for no value of blood sugar.
    if (!may && asked.length > 1 && !isAsked && asked.some((cause) => nounIn(field, cause) !== null))
      return sized({ ...column, may: true, note: note ?? 'empty where it is not asked for' });
    // 'Log a meal' asks for no value of blood sugar.
    if (!may && asked.length > 1 && !isAsked && asked.some((cause) => nounIn(field, cause) !== null))
      return sized({ ...column, may: true, note: note ?? 'empty where it is not asked for' });
    if (check === 'c in (0, 1)' && !may && !isAsked && asked.length > 0)
      return { ...column, initial: '0', ...(note ? {} : { note: 'no at first' }) };
    if (type === 'text' && !note && !check && namesOthers.test(field)) return { ...column, personal: true as const };
    return sized(column);
  });
}

const units = '(grams|kilograms|litres|millilitres|metres|centimetres|kilometres|minutes|seconds)';
/** A plain field that a line tells with its unit, 'new recipe: name, coffee grams': it is measured in that. */
function inUnit({ outline }: Product['idea'], column: Column): Column {
  const { field, name, type, check, note, references } = column;
  if (type !== 'text' || note || check || references) return column;
  const [, unit] =
    new RegExp(`[:,] ${toPattern(field)} (?:in )?${units}(?=[,;.\\n]|$)`, 'i').exec((outline?.acts ?? []).join('\n')) ??
    [];
  return unit ? { ...column, name: `${name}_${unit.toLowerCase()}`, type: 'real', check: 'c >= 0' } : column;
}

/** The length of what is heard or watched is one of time. */
const inSeconds = (columns: Column[], column: Column): Column =>
  column.field === 'length' &&
  column.type === 'real' &&
  columns.some(
    ({ field, note }) => isFileColumn({ note }) && /^(?:audio|recording|sound|video|film|clip|song)$/.test(field),
  )
    ? { ...column, name: 'length_seconds', type: 'integer', check: 'c > 0', note: 'in seconds' }
    : column;

/** A number with its unit and its least value. */
function sized(column: Column): Column {
  const { field, name, type, check, note } = column;
  if (type === 'integer' && check === 'c >= 0' && lasting.test(field)) return { ...column, check: 'c > 0' };
  const measure = type === 'real' && !note ? measures.find(({ words }) => words.test(field)) : undefined;
  return measure
    ? {
        ...column,
        name: `${name}${measure.ending}`,
        note: `in ${measure.unit} [ASSUMPTION]`,
        ...(check || measure.unit.startsWith('degrees') ? {} : { check: measure.isMore ? 'c > 0' : 'c >= 0' }),
      }
    : column;
}

const overnight = /\b(?:nights?|overnight|midnight)\b/i;

/** What two columns of a row have to be to each other: it ends after it begins, unless hours may run past midnight. */
export function checksOf({ idea }: Product, columns: Column[]): Pick<Table, 'checks'> {
  const [from, to] = spanOf(columns) ?? [];
  const noteOf = (name: string | undefined) => columns.find((column) => column.name === name)?.note;
  const note = noteOf(from);
  if (!from || !to || !note || note !== noteOf(to)) return {};
  if (note === 'date') return { checks: [`${to} >= ${from}`] };
  return /^(?:time of day|date and time)/.test(note) && !(note === 'time of day' && overnight.test(idea.said))
    ? { checks: [`${to} > ${from}`] }
    : {};
}
