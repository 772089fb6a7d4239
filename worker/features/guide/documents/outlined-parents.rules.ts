import { ownerRules, tellsApart } from '#worker/features/guide/documents/owner-rules.rules.ts';
import type { ToldField } from '#worker/features/guide/grammar/told-fields.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn, pluralOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { readFields } from '#worker/features/guide/outline/outline-records.rules.ts';
import { doneTo } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** The records that a record names in its fields. */
const namedBy = ({ idea }: Product, record: ToldRecord): ToldRecord[] =>
  record.fields.flatMap((field) => {
    const link = linkOf(idea, record, field);
    return link && 'record' in link ? [link.record] : [];
  });

/** 'Active scaffolds' of a firm: the record of which a field counts some; undefined where it names one or tells something else. */
export function countedBy({ idea }: Product, own: ToldRecord, field: ToldField): ToldRecord | undefined {
  if (field.choices || field.parts || linkOf(idea, own, field)) return undefined;
  return idea.records.find(
    (other) =>
      other !== own &&
      new RegExp(`^(?!number |which |all )[\\p{L}-]+ ${toPattern(pluralOf(other.one))}$`, 'iu').test(field.name),
  );
}

/** 'Service interval' of a tool: the tool has services. */
const isTimedBy = (field: ToldField, { one }: ToldRecord) =>
  new RegExp(`^${toPattern(one)} (?:interval|period)\\b|^(?:last|next) ${toPattern(one)}$`, 'i').test(field.name);

/** 'Number of each' beside 'loaves': how many of each of the several that a row names. */
export const countOfEach = ({ fields }: ToldRecord): ToldField | undefined =>
  fields.find(({ name }) => /^(?:number|quantity|amount|how many) of each$/i.test(name));

const buys = /(?:^| )(?:order|pre-order|purchase|sale|line|delivery)$/;
const inStock = /^stock$|^(?:number|quantity|pieces|copies)\b.* (?:in stock|left|available|(?:a|per) day)$/;
/** 'Ceramic piece, number' of an order: how many of what stands before it are taken, where a bare number elsewhere tells one from others. */
export function countsBefore({ idea }: Product, own: ToldRecord, field: ToldField): boolean {
  const before = own.fields[own.fields.indexOf(field) - 1];
  const link = before && field.name === 'number' ? linkOf(idea, own, before) : undefined;
  return (
    link !== undefined &&
    'record' in link &&
    !link.isMany &&
    (buys.test(own.one) || link.record.fields.some(({ name }) => inStock.test(name)))
  );
}

/** Whether a record names several of another one. */
export const namesSeveral = (idea: Product['idea'], record: ToldRecord): boolean =>
  record.fields.some((field) => {
    const link = linkOf(idea, record, field);
    return link?.isMany && 'record' in link;
  });

/** Whether a record is itself one of what belongs to another: a wish for a picture. */
const isOn = (product: Product, record: ToldRecord, part: ToldRecord) => namedBy(product, record).includes(part);

/**
 * Whether a field that names several of a record names parts that nothing else has and that name nothing: they belong to the one row. What
 * is told of such a part says no more than the part.
 */
export const holdsParts = (product: Product, own: ToldRecord, part: ToldRecord): boolean => {
  const comesWith = bringsParts(product, own, part);
  return (
    // What is counted is had by others too.
    countOfEach(own) === undefined &&
    namedBy(product, part).every((other) => isPerson(product, other) || (comesWith && isOn(product, other, part))) &&
    product.idea.records.every(
      (other) =>
        other === own ||
        !namedBy(product, other).includes(part) ||
        (comesWith && !namesSeveralOf(product, other, part)),
    )
  );
};

const isPerson = ({ idea }: Product, { one }: ToldRecord) => idea.people.some((noun) => noun.one === one);

const namesSeveralOf = ({ idea }: Product, record: ToldRecord, part: ToldRecord): boolean =>
  record.fields.some((field) => {
    const link = linkOf(idea, record, field);
    return link?.isMany && 'record' in link && link.record === part;
  });

/** Whether parts are only there by the line that makes the whole and lists them: 'new gallery: names, pictures'. */
function bringsParts(product: Product, own: ToldRecord, part: ToldRecord): boolean {
  const makes = doneTo(product, part).some(({ way, record }) => way === 'make' && record === part);
  return (
    !makes &&
    doneTo(product, own).some(
      ({ outcome }) =>
        outcome?.way === 'make' &&
        readFields(outcome.fields).some(({ name }) => [part.one, pluralOf(part.one)].includes(name)),
    )
  );
}

/** Whether a row is there before what it belongs to: rides are driven before the month in which they count is settled. */
export function isBeforeWhole(product: Product, record: ToldRecord, whole: ToldRecord): boolean {
  if (!namesSeveralOf(product, whole, record)) return false;
  const made = (one: ToldRecord) =>
    product.idea.told.findIndex(({ outcomes = [] }) =>
      outcomes.some((outcome) => outcome.way === 'make' && outcome.record === one.one),
    );
  return made(record) >= 0 && made(record) < made(whole);
}

/** What a record belongs to without a field that says so: another one counts it, has it at intervals or consists of it. */
export function parentsOf(product: Product, record: ToldRecord): ToldRecord[] {
  const named = namedBy(product, record);
  const ruled = wholeByRule(product, record);
  return product.idea.records.filter(
    (other) =>
      other !== record &&
      !named.includes(other) &&
      (other === ruled ||
        other.fields.some((field) => {
          const link = linkOf(product.idea, other, field);
          return (
            countedBy(product, other, field) === record ||
            isTimedBy(field, record) ||
            (link?.isMany && 'record' in link && link.record === record && holdsParts(product, other, record))
          );
        })),
  );
}

/**
 * What a record with no link of its own is in by a rule: the term of 'a term is changed only by whoever owns the glossary', the item whose
 * photo is deleted when the patient has gone. What it is in is there before it.
 */
function wholeByRule(product: Product, record: ToldRecord): ToldRecord | undefined {
  const { records, people } = product.idea;
  if (namedBy(product, record).length > 0 || people.some(({ one }) => one === record.one)) return undefined;
  const made = madeIn(product);
  const at = made.indexOf(record);
  const own = [
    record.one,
    ...record.fields.flatMap(({ name, choices = [] }) => [...(tellsApart(name) ? [name] : []), ...choices]),
  ].filter((word) => word.length > fewestLetters);
  const found = records.filter((whole) => {
    const from = made.indexOf(whole);
    if (whole === record || from < 0 || from > at || namedBy(product, whole).includes(record)) return false;
    const inWhole = new RegExp(
      `\\b(?:owns|of|in|for|when|once|after) (?:the |its |an? |each |whole )*${toPattern(whole.one)}\\b`,
      'i',
    );
    return ownerRules(product).some(({ text }) => {
      const [before = '', after] = text.split(inWhole);
      return after !== undefined && own.some((word) => nounIn(word, before) !== null);
    });
  });
  return found.length === 1 ? found[0] : undefined;
}
const fewestLetters = 3;

/** The records that a told line makes, in the order of the lines. */
const madeIn = ({ idea }: Product): ToldRecord[] =>
  idea.told.flatMap(({ outcomes = [], isDoerAssumed }) =>
    !isDoerAssumed
      ? outcomes.flatMap((outcome) =>
          outcome.way === 'make' ? idea.records.filter(({ one }) => one === outcome.record) : [],
        )
      : [],
  );
