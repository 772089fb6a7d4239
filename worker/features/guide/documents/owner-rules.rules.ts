import { outlinedFact } from '#worker/features/guide/decisions/swaps.rules.ts';
import { stemsIn } from '#worker/features/guide/grammar/stems.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { capitalise, lowerFirst, nounIn, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { namesField } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { deletionsIn } from '#worker/features/guide/outline/outline-deletions.rules.ts';
import { kindOfRule, type RuleKind } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import { inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { listNumbered } from '#worker/features/guide/product/numbered-qualities.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { criteriaOfOwnRule } from '#worker/features/guide/product/outlined-facts.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { featureOfRule } from '#worker/features/guide/product/rule-features.rules.ts';

/** A rule of the owner: its sentence, what it asks of the code, the features that it touches, and the criteria or the qualities (NFR-1) that hold it. */
export type OwnerRule = {
  text: string;
  kind: RuleKind;
  features: Feature[];
  criteria: Criterion[];
  qualities?: string[];
};

/** The numbers of what holds a rule: its criteria and qualities, else its features. */
export const idsOfRule = ({ criteria, qualities = [], features }: OwnerRule): string[] =>
  criteria.length + qualities.length > 0
    ? [...criteria.map(({ id }) => id), ...qualities]
    : features.map(({ id }) => id);

/** A rule with the numbers of what holds it. */
export function tellRule(rule: OwnerRule, most?: number): string {
  const ids = idsOfRule(rule);
  return `${rule.text}${ids.length > 0 ? ` (${ids.slice(0, most).join(', ')})` : ''}.`;
}

const isLaterRule = (text: string) =>
  !/\?\s*$/.test(text) &&
  !/^(?:success:|i\b|we\b|actually\b)/i.test(text) &&
  /\b(?:never|must|only|may not|cannot|no more than|at most)\b/i.test(text);

/** The rules of the owner, those of the outline first and then what was told since in the form of a rule. */
export const ownerRules = oncePerProduct((product: Product): OwnerRule[] => {
  const { idea, loose } = product;
  const lines = idea.outline?.rules ?? [];
  const told = idea.isOutlined
    ? loose.flatMap(({ topic, decision }) => (topic !== outlinedFact && isLaterRule(decision) ? [decision] : []))
    : [];
  // 'It never sends what I browse' is a limit that the code has to hold.
  const limits = idea.isOutlined
    ? idea.nots.filter((text) => text.split(' ').length > 4 && kindOfRule(text) === 'network')
    : [];
  const all = [...lines, ...told, ...limits].filter((text, at, list) => list.indexOf(text) === at);
  return all.map((line) => {
    const text = capitalise(inThird(line, undefined, idea.self ?? idea.client).replace(/[.\s]+$/, ''));
    const { criteria, qualities } = holdersOf(product, line);
    const near = qualities.length > 0 ? sayingSo(product, line).map((one) => one.feature) : [];
    const feature = criteria[0]?.feature ?? near.find(({ key }) => key !== 'account') ?? featureOfRule(product, line);
    return {
      text,
      kind: asSum(product, line, kindOfRule(line)),
      criteria,
      qualities,
      features: [...new Set([...criteria.map((one) => one.feature), ...(feature ? [feature] : [])])],
    };
  });
});

const worth =
  /\b(?:owes?|costs?|earns?|is worth|are worth|gives?|charged?) (?:[\p{L}-]+ ){0,2}(?:\d|an? |one |two |three |four |five |six |seven |eight |nine |ten )/iu;
/** 'Each plot owes 8 hours a year' tells how something is reckoned, and 'weekends don't count as vacation' what a word means: neither a state nor a day on which it ends. */
function asSum({ idea }: Product, line: string, kind: RuleKind): RuleKind {
  const [, as = ''] = /\bcounts? as (?:an? |the )?(.+?)[.;]?$/i.exec(line) ?? [];
  const isState = idea.records.flatMap(statesOf).some((state) => nounIn(state, as) !== null);
  // What a word means is decided in one place, and adds nothing up.
  if (kind === 'state' && as && !isState) return 'definition';
  return (kind === 'time' || kind === 'limit') &&
    worth.test(line) &&
    !/\b(?:after|before|until|within|at most|no more)\b/i.test(line)
    ? 'sum'
    : kind;
}

/** 'Visitors' phone numbers': whose they are, and what is theirs. */
export const possessorIn = (text: string): { whose: string; what: string } | undefined => {
  const [, whose, what = ''] = /^(?:the |an? |each |every )?(\p{L}+(?: \p{L}+)?)['’]s? ?(.*)$/u.exec(text) ?? [];
  return whose ? { whose, what } : undefined;
};

const fewestAlike = 6;
/** Whether somebody is called by what they make: the subscriber of a subscription, the applicant of an application. */
export function isMakerOf(who: string, record: string): boolean {
  const [one, other] = [singularOf(who.toLowerCase()), record.toLowerCase()];
  const stem = one.slice(0, fewestAlike);
  return one.length > fewestAlike && /(?:er|or|ant|ent)$/.test(one) && other.startsWith(stem) && /ion$/.test(other);
}

/** The record that a rule speaks of first: the visitors of 'Visitors' phone numbers', the rents of 'Members' rents'. */
export const ownerIn = ({ idea }: Product, text: string): ToldRecord | undefined => {
  const { whose, what } = possessorIn(text) ?? { whose: '', what: '' };
  const next = what.split(' ').slice(0, 2).join(' ');
  return whose
    ? (idea.records.find(({ one }) => nounIn(one, next) !== null) ??
        idea.records.find(({ one }) => nounIn(one, whose) !== null || isMakerOf(whose, one)))
    : undefined;
};

const fewestShared = 0.6;
const mostHolders = 2;
const surely = 0.9;
/** The criteria and qualities that a rule became, else the criteria that say what it says: most of its words stand in them. */
function holdersOf(product: Product, line: string): { criteria: Criterion[]; qualities: string[] } {
  const became = new Set(criteriaOfOwnRule(product.idea, line));
  const texts = product.features.flatMap(({ criteria }) => criteria);
  const exact = listCriteria(product).filter((_, at) => became.has(texts[at] ?? ''));
  const qualities = listNumbered(product).flatMap(({ id, text }) => (became.has(text) ? [id] : []));
  return { criteria: exact.length + qualities.length > 0 ? exact : sayingSo(product, line), qualities };
}

/** The criteria in which most of the words of a rule stand. */
function sayingSo(product: Product, line: string): Criterion[] {
  const told = stemsIn(line);
  if (told.length < 2) return [];
  // 'Answers are deleted after 1 year' says nothing of photos.
  const [deleted] = deletionsIn(line, product.idea.records);
  const isOf = ({ effect }: Criterion) => !deleted || nounIn(deleted.name, effect) !== null;
  const found = listCriteria(product)
    .filter(isOf)
    .map((criterion) => {
      const own = new Set(stemsIn(`${criterion.cause} ${criterion.effect}`));
      return { criterion, share: told.filter((stem) => own.has(stem)).length / told.length };
    })
    .filter(({ share }) => share >= fewestShared)
    .toSorted((a, b) => b.share - a.share);
  // Two criteria hold a rule together only where both say it.
  return found
    .filter(({ share }, at) => at === 0 || (at < mostHolders && share >= surely))
    .map(({ criterion }) => criterion);
}

/** The records, fields and states that a text speaks of: 'deposit paid of the order'. A field that only points at another record is left to it. */
export function wordsAbout({ idea }: Product, text: string): string[] {
  const named = idea.records.filter(({ one }) => nounIn(one, text));
  const fields = idea.records.flatMap((record) =>
    record.fields
      // 'Card runs out on of the inspector' is no English.
      .filter((field) => !/ (?:on|at|by|until|since)$/.test(field.name))
      .filter((field) => tellsApart(field.name) && !linkOf(idea, record, field) && namesField(text, field.name))
      .map(({ name }) => `${lowerFirst(name)} of the ${record.one}`),
  );
  const states = idea.records.filter((record) => namesState(text, record)).map(({ one }) => `state of the ${one}`);
  const told = [...fields, ...states];
  return [...told, ...named.map(({ one }) => `the ${one}`).filter((one) => !told.some((field) => field.endsWith(one)))];
}

/** A name, a date or a note is a field of nearly everything. */
export const tellsApart = (name: string): boolean =>
  name.length > 3 && !/^(?:name|date|time|text|kind|type|note|number|reason|state|place)$/i.test(name);

/** Whether a text names a state of a record by words that say nothing else: 'waiting for contribution'. */
export const namesState = (text: string, record: ToldRecord): boolean =>
  statesOf(record).some((state) => state.includes(' ') && nounIn(state, text));
