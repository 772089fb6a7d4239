import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import {
  capitalise,
  isSingle,
  joinWords,
  type Noun,
  nounIn,
  pluralOf,
  singularOf,
} from '#worker/features/guide/grammar/words.rules.ts';
import { type Told, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import { type ActLink, linkRecords } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import type { Cast } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** A list from which somebody chooses shows so many fields. */
const mostShown = 6;
const looks = /^(?:see|look|view|browse|search|find|watch)$/;
const looked = /\b(?:sees?|look(?:s|ed)?|visible|shown?|finds?|browses?|search(?:es)?|hidden|secret)\b/iu;

const named = (field: string) => singularOf(field.toLowerCase().replace(/^which /, ''));

/**
 * 'I put in a basket', 'a parent bids: basket, amount': whoever chooses among what somebody else enters has to see it, which nobody told.
 * What belongs to one of them, or of which a line says who looks at it, is left to what was told.
 * @param told what the lines say, and what was assumed beside them; `rules` what always holds; `records` what is kept.
 */
export function sightsNeeded(told: Told[], rules: string[], records: ToldRecord[], cast: Cast): Told[] {
  const links = [...linkRecords(told, records).values()].flatMap((link) => [link, ...(link.also ?? [])]);
  const makersOf = (record: ToldRecord) =>
    links.flatMap(({ who, record: one, way }) => (one === record && way === 'make' && who ? [who.one] : []));
  const isOfSomebody = ({ one, fields }: ToldRecord) =>
    cast.people.some(({ noun }) => noun.one === one || fields.some(({ name }) => named(name) === noun.one));
  const texts = [
    ...rules,
    ...told.flatMap(({ line = '', outcomes = [] }) => [line, ...outcomes.map(({ text }) => text)]),
  ];
  const isLookedAt = ({ one }: ToldRecord) => texts.some((text) => looked.test(text) && nounIn(one, text) !== null);
  return records
    .filter(
      (record) =>
        !record.trace &&
        record.fields.length > 1 &&
        !isOfSomebody(record) &&
        !isLookedAt(record) &&
        makersOf(record).length > 0,
    )
    .flatMap((record) => {
      const makers = makersOf(record);
      const chooses = ({ who, record: made, way }: ActLink) =>
        who !== undefined &&
        way === 'make' &&
        !makers.includes(who.one) &&
        made?.fields.some(({ name }) => named(name) === record.one);
      // 'Buyers look through what is for sale.'
      const seesAll = (noun: Noun) =>
        told.some(
          ({ who, verb, phrase }) =>
            typeof who === 'object' &&
            who.one === noun.one &&
            looks.test(verb) &&
            /\b(?:what|everything|all)\b/.test(phrase),
        );
      const choosing = links
        .filter(chooses)
        .filter(({ who }, at, all) => all.findIndex((other) => other.who?.one === who?.one) === at);
      const shown = joinWords(record.fields.slice(0, mostShown).map(({ name }) => name));
      return choosing.flatMap(({ who }): Told[] => {
        if (!who || seesAll(who)) return [];
        const see = isSingle(who) ? thirdOf('see') : 'see';
        const act = readActLine(
          `${capitalise(who.many)} ${see} the ${pluralOf(record.one)} → ${shown} of each ${record.one}`,
          cast,
        );
        return act ? [{ ...act, isDoerAssumed: true }] : [];
      });
    });
}
