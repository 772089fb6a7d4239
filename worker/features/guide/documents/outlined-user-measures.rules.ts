import { namingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { lowerFirst, type Noun, nounIn, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const fewestShared = 2;
/** What every measure speaks of says nothing of whose it is. */
const general = /^(?:days?|weeks?|months?|years?|hours?|minutes?|people|person|first|\d.*)$/;
const tellingStems = (text: string) => new Set([...namingStems(text)].filter((stem) => !general.test(stem)));
const mostMeasures = 2;
/** Verbs that say of nobody what sets them apart. */
const anyVerb =
  /^(?:see|look|open|make|get|take|put|set|give|say|tell|ask|enter|note|add|write|send|do|go|come|have|keep)$/;

/**
 * The measures that tell whether a kind of people has been helped, at most two: those that speak of them, or of nobody but of what they make,
 * change, do, or of how it is for them `today`: 'late returns down to under 10 (SM-2)'.
 */
export function measuresFor(product: Product, { one }: Noun, today: string): string[] {
  return product.measures
    .map((measure) => ({ ...measure, shared: sharedWith(product, one, today, measure.text) }))
    .filter(({ text, shared }) => isTheirs(product, one, text, shared) && !isOfWhomTheyPay(product, one, text))
    .toSorted((a, b) => b.shared - a.shared)
    .slice(0, mostMeasures)
    .map(({ id, text }) => `${lowerFirst(text).replace(/[.\s]+$/, '')} (${id})`);
}

/** What one kind of people does is no success of another. */
const isTheirs = (product: Product, one: string, text: string, shared: number): boolean =>
  (shared >= fewestShared && (isNamed(one, text) || !product.idea.people.some((kind) => isOf(kind, text)))) ||
  isNearest(product, one, text);

/** 'Invoices are paid in time' is no success of those who pay them where it is one of somebody else. */
function isOfWhomTheyPay(product: Product, one: string, text: string): boolean {
  const pays = (kind: string) => listActs(product).some(({ who, told }) => who?.one === kind && told.verb === 'pay');
  return (
    /\bpaid\b/i.test(text) &&
    pays(one) &&
    product.idea.people.some(
      (kind) => !pays(kind.one) && isTheirs(product, kind.one, text, sharedWith(product, kind.one, '', text)),
    )
  );
}

/** Whether a measure begins with a kind of people: '7 of the first 10 customers order a second time'. */
const isOf = ({ one, many }: Noun, text: string): boolean =>
  new RegExp(
    `^(?:(?:\\d[\\d.,]*|of|out|the|first|an?|half|each|every|one|all|about|most|some) )*(?:${[one, many].map((name) => toPattern(name.replace(/^the /, ''))).join('|')})\\b`,
    'i',
  ).test(text);

/** Whether a measure names a kind of people; 'payroll is through in an hour' is of a payroll clerk. */
const isNamed = (one: string, text: string): boolean =>
  [one, ...(/^\p{L}+ \p{L}+$/u.test(one) ? one.split(' ').slice(0, 1) : [])].some(
    (name) => nounIn(name, text) !== null,
  );

/** Whether a measure that has little to do with anybody has to do with them most. */
function isNearest(product: Product, one: string, text: string): boolean {
  const shares = product.idea.people.map((kind) => ({
    one: kind.one,
    shared: sharedWith(product, kind.one, '', text),
  }));
  const most = Math.max(...shares.map(({ shared }) => shared));
  const nearest = shares.filter(({ shared }) => shared === most);
  return most > 0 && most < fewestShared && nearest.length === 1 && nearest[0]?.one === one;
}

/** How much a measure has in common with what a kind of people does. */
function sharedWith(product: Product, one: string, today: string, text: string): number {
  const acts = listActs(product).filter(({ who }) => who?.one === one);
  const done = tellingStems(acts.map(({ told }) => `${told.verb} ${told.phrase}`).join(' '));
  const verbs = tellingStems(acts.flatMap(({ told }) => (anyVerb.test(told.verb) ? [] : [told.verb])).join(' '));
  const things = acts.flatMap(({ record, way }) =>
    record && way !== 'read' ? [record.one.split(' ').at(-1) ?? ''] : [],
  );
  const own = tellingStems(text);
  const named = new Set(things.filter((thing) => thing && nounIn(thing, text) !== null)).size;
  const shared = own.intersection(done).size + own.intersection(verbs).size + named;
  return isNamed(one, text) ? Number.POSITIVE_INFINITY : shared + 2 * own.intersection(tellingStems(today)).size;
}
