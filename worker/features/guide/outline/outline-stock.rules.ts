import { recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { partsOfState } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { pluralOf, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { isCalledOff } from '#worker/features/guide/outline/outline-freed.rules.ts';

/** How many there are of a thing, and what takes of them: both records with their fields, and the day for which the number holds where it is one a day. */
export type Stock = {
  whole: ToldRecord;
  /** The field that says how many there are: 'number in stock', 'number a day'. */
  field: string;
  taking: ToldRecord;
  /** Whether what takes names several of the things, each with its own number. */
  isMany: boolean;
  /** The field that says how many are taken; without one each takes one. */
  count?: string;
  /** The field with the day, where so many are there for each day. */
  day?: string;
};

/** Bounds what is taken of a thing by how many there are of it: 'no more of a ceramic piece is ordered than its number in stock', 'nobody orders more of a loaf than its number a day'. */
export const stockBound =
  /\bmore of (?:an?|the|each|any|one) ([\p{L}-]+(?: [\p{L}-]+){0,3}?)(?: (?:is|are|can be|may be) \p{L}+)? than (?:its|the|their) ([\p{L}-]+(?: [\p{L}-]+){0,3})/iu;

const counts = /^(?:number|quantity|amount|how many|pieces)(?: of each)?$/;
const perDay = / (?:a|per|each|every|for each) day$/;

/** What a rule on what always holds says of how many there are, with the record that takes of them; undefined for any other line. */
export function stockIn(line: string, records: ToldRecord[]): Stock | undefined {
  const [, thing = '', named = ''] = stockBound.exec(line) ?? [];
  const whole = thing ? recordCalled(records, thing.toLowerCase()) : undefined;
  const field = whole?.fields.find(({ name }) => named.toLowerCase() === name)?.name;
  if (!whole || !field) return undefined;
  const names = ({ name }: { name: string }) => name === whole.one || singularOf(name) === whole.one;
  const taking = records.find((other) => other !== whole && other.fields.some(names));
  if (!taking) return undefined;
  const isMany = taking.fields.some(({ name }) => name !== whole.one && names({ name }));
  const count = taking.fields.find(({ name }) => counts.test(name))?.name;
  const day = taking.fields.find(({ name }) => /\b(?:day|date)$/.test(name))?.name;
  const isDaily = perDay.test(field);
  if (isDaily && !day) return undefined;
  return { whole, field, taking, isMany, ...(count ? { count } : {}), ...(isDaily && day ? { day } : {}) };
}

/** The states in which something takes nothing any more. */
export const calledOff = ({ taking }: Stock): string[] => statesOf(taking).filter(isCalledOff);

/**
 * A line with what it takes of a thing of which there are so many: who orders lowers the number, what is called off gives it back, and of
 * what there are so many a day all that is ordered for the day counts together.
 * @param rules the lines on what always holds.
 */
export function withStock(told: Told, records: ToldRecord[], rules: string[]): Told {
  const more = rules.flatMap((line) => {
    const stock = stockIn(line, records);
    return stock ? (told.outcomes ?? []).flatMap((one) => changeOf(stock, one, records)) : [];
  });
  return more.length > 0
    ? { ...told, outcomes: [...(told.outcomes ?? []), ...more.map((text) => ({ way: 'do', text }) as const)] }
    : told;
}

function changeOf(stock: Stock, one: NonNullable<Told['outcomes']>[number], records: ToldRecord[]): string[] {
  const { whole, field, taking, isMany, count, day } = stock;
  if (!('record' in one) || recordCalled(records, one.record) !== taking) return [];
  const of = isMany ? `each ${whole.one} of the ${taking.one}` : `the ${whole.one}`;
  if (one.way === 'make' && day) {
    const left = calledOff(stock);
    const without = left.length > 0 ? ` that are not “${left.join('” or “')}”` : '';
    return [
      `count against “${field}” of ${isMany ? `each ${whole.one}` : `the ${whole.one}`} what all ${pluralOf(taking.one)} of that ${day}${without} have of it together`,
    ];
  }
  if (day) return [];
  if (one.way === 'make')
    return [`lower “${field}” of ${of} by ${count ? `how many of it the ${taking.one} has` : 'one'}`];
  return one.way === 'state' && partsOfState(one.state).some(isCalledOff)
    ? [`give back to “${field}” of ${of} ${count ? `how many of it the ${taking.one} had` : 'one'}`]
    : [];
}

/** Whether a criterion tells what takes of a number that a rule bounds, or gives it back. */
export const takesOfStock = (text: string): boolean =>
  /SHALL (?:count against “[^”]+” of .+ have of it together|lower “[^”]+” of .+ by (?:how many of it .+ has|one)|give back to “[^”]+” of )/.test(
    text,
  );
