import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { joinWords, pluralOf, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { isSummed } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { isCalledOff } from '#worker/features/guide/outline/outline-freed.rules.ts';
import { figureIn } from '#worker/features/guide/outline/outline-worked-out.rules.ts';
import { splitCriterion } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const shall = 'THE SYSTEM SHALL';
const numberOf =
  /^show (?:the |a list of the )?(?:number|quantity|amount)s? of each ([\p{L}-]+(?: [\p{L}-]+)?)(?: (?:for|of|on|per) (?:an?|the|that|each) (day|date))?$/iu;
const before = /^show how many (?:[\p{L}-]+ )?(?:are|is|come) (?:before|ahead of|in front of) (?:them|him|her|it)$/iu;
const dated = /\b(?:day|date)$/;

const addsUp =
  / SHALL (?:add up for each .+ what all .+ have of it|count the .+ that are “.+” and come before theirs)\b/;
/** Whether a criterion says which rows count in what is shown as a number. */
export const isCounting = (text: string): boolean => addsUp.test(text);

/** What is ordered of a thing, of all rows of that day that were not called off. */
function sumOf({ idea }: Product, cause: string, effect: string): string[] {
  const [, thing = '', ofDay] = numberOf.exec(effect) ?? [];
  const whole = idea.records.find(({ one }) => one === singularOf(thing.toLowerCase()));
  const names = (record: ToldRecord) =>
    record.fields.some((field) => {
      const link = linkOf(idea, record, field);
      return link !== undefined && 'record' in link && link.record === whole;
    });
  const [taking, ...others] = whole ? idea.records.filter((record) => record !== whole && names(record)) : [];
  if (!whole || !taking || others.length > 0) return [];
  const day = ofDay ? taking.fields.find(({ name }) => dated.test(name))?.name : undefined;
  const off = statesOf(taking).filter(isCalledOff);
  const left = off.length > 0 ? `, without ${joinWords(off, 'and')} ones` : '';
  const those = `${pluralOf(taking.one)}${day ? ` of that ${day}` : ''}`;
  return [
    `${cause}, ${shall} add up for each ${whole.one} what all ${those} have of it${left}${day ? ', for the next day unless another one is chosen' : ''}.`,
    `IF there is nothing to show${day ? ` for that ${day}` : ''}, THEN ${shall} say so in one sentence.`,
  ];
}

/** How many stand before somebody in a queue: of what still waits, on the same day. */
function placeOf({ idea }: Product, { record }: OutlinedAct, cause: string, effect: string): string[] {
  const [waiting] = record ? statesOf(record) : [];
  if (!record || !waiting || !before.test(effect)) return [];
  const day = record.fields.find((field) => {
    const link = linkOf(idea, record, field);
    return link !== undefined && 'record' in link && dated.test(link.record.one);
  })?.name;
  return [
    `${cause}, ${shall} count the ${pluralOf(record.one)}${day ? ` of the same ${day}` : ''} that are “${waiting}” and come before theirs, and give the number alone.`,
    `IF there is nothing before their ${record.one}, THEN ${shall} say that they are next.`,
  ];
}

/** The records of which sums of one are made: it, what belongs to it or shares with it what it belongs to, and that. */
export function summedFrom(idea: Product['idea'], record: ToldRecord): ToldRecord[] {
  const pointsAt = (one: ToldRecord) =>
    one.fields.flatMap((field) => {
      const link = linkOf(idea, one, field);
      return link && 'record' in link ? [link.record] : [];
    });
  const wholes = pointsAt(record);
  const events = idea.records.filter(
    (one) =>
      one !== record &&
      !wholes.includes(one) &&
      !one.trace &&
      pointsAt(one).some((of) => of === record || wholes.includes(of)),
  );
  return [record, ...events, ...new Set(wholes)];
}

/** The rows of which sums are made, without what was called off. */
function rowsOf(idea: Product['idea'], record: ToldRecord): string[] {
  return summedFrom(idea, record).map((one) => {
    const off = statesOf(one)
      .filter(isCalledOff)
      .map((state) => `“${state}”`);
    return `${pluralOf(one.one)}${off.length > 0 ? ` that are not ${joinWords(off, 'or')}` : ''}`;
  });
}

/** What is worked out as somebody looks: from which rows, and what stands in it where it has a name. */
function figureShown({ idea }: Product, { record, told }: OutlinedAct, cause: string): string[] {
  const figure = record && figureIn(record, told.phrase);
  const rows = record && (figure || isSummed(told)) ? rowsOf(idea, record) : [];
  if (!figure && rows.length < 2) return [];
  const columns = figure && figure.fields.length > 0 ? `, with ${joinWords(figure.fields)}` : '';
  return [`${cause}, ${shall} work it out from the ${joinWords(rows)}, as they are then${columns}.`];
}

/** A product in which a number that somebody sees says which rows count in it, of which day, and what is shown where there are none. */
export function withCountedSights(product: Product): Product {
  if (!product.idea.isOutlined) return product;
  const acts = listActs(product);
  return {
    ...product,
    features: product.features.map((feature) => {
      const act = acts.find((one) => one.feature.id === feature.id && one.who && one.way === 'read');
      const [first = ''] = feature.criteria;
      const { cause, effect } = splitCriterion(first, product.name);
      const more = act
        ? [
            ...sumOf(product, cause, effect),
            ...placeOf(product, act, cause, effect),
            ...figureShown(product, act, cause),
          ]
        : [];
      if (more.length === 0) return feature;
      const isCounted = more.some((text) => /^IF /.test(text));
      const rest = feature.criteria
        .slice(1)
        .filter((text) => !(isCounted && /^IF there is (?:nothing to show|no [^,]+ yet)/.test(text)));
      return { ...feature, criteria: [first, ...more, ...rest] };
    }),
  };
}
