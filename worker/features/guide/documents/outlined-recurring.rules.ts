import { amountTold, periodUnit } from '#worker/features/guide/grammar/numbers.rules.ts';
import { joinWords, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** 'A hive is not checked for its days between checks', 'a barrel was not topped up for 14 days': it comes about again after each time. */
const fromLast = new RegExp(
  `^(?:an?|the|each|every) ([\\p{L}' -]{2,40}?) (?:is|was|are|were|has|have) not (?:been )?[\\p{L}-]+(?: (?:up|off|in|out))? ((?:for|in) (?:(?:its|their) [\\p{L} ]{3,60}|${amountTold} ${periodUnit}))$`,
  'iu',
);
/** What comes about on each day, week or month anew. */
const again =
  /\btime of day\b|\bof that day\b|^(?:an?|the|each|every) (?:day|week|month|quarter|year) (?:is over|ends|has ended)\b|\b(?:each|every) (?:day|night|morning|evening|week|month|quarter|year|\p{L}+day)\b/iu;
/** What is told a while before a date that may still be moved, and is no state of its own. */
const beforeDate = new RegExp(
  `\\b(?:is|are) (?:due )?(?:on the next day|tomorrow)\\b|\\b(?:is|are) (?:only )?${amountTold} ${periodUnit} away\\b|\\b${amountTold} ${periodUnit} (?:is|are) left before\\b`,
  'i',
);
const tells = /^(?:tell|remind|send|warn|ask|notify|mail|text)\b/;

const told = (product: Product): Criterion[] =>
  listCriteria(product).filter(({ actor, isFault, effect }) => !actor && !isFault && tells.test(effect));

type FromLast = { one: string; span: string; ids: string[] };

/**
 * What is told of a thing each time that a while has gone by since the last of something, once for each kind of thing and time; what moves its
 * state by that is told of the move.
 */
function fromLastIn(product: Product): FromLast[] {
  const found = told(product).flatMap(({ id, cause, feature }) => {
    const [, thing = '', span = ''] = fromLast.exec(cause) ?? [];
    const record = product.idea.records.find(({ one }) => nounIn(one, thing) !== null);
    const isMoved = listCriteria(product).some(
      (other) => other.feature.id === feature.id && !other.isFault && /^set the /.test(other.effect),
    );
    return record && !isMoved ? [{ id, one: record.one, span }] : [];
  });
  return [...Map.groupBy(found, ({ one, span }) => `${one} ${span}`).values()].flatMap((all) => {
    const [first] = all;
    return first ? [{ one: first.one, span: first.span, ids: all.map(({ id }) => id) }] : [];
  });
}

/** What stands in a row of the outbox beside its reason and its thing, so that what comes about again is told again: of the reason, and of the thing. */
export function tellsAnew(product: Product): { occasion: string; about: string } {
  const causes = told(product).map(({ cause }) => cause);
  const last = fromLastIn(product).flatMap(({ ids }) => ids);
  return {
    occasion: [
      ...(causes.some((cause) => beforeDate.test(cause) || /^it is [^,]+ before (?:the|an?) /.test(cause))
        ? ['; where it goes out a while before a date, that date too, so that a new date is told anew']
        : []),
      ...(causes.some((cause) => again.test(cause)) ? ['; where it goes out again and again, the day of it too'] : []),
    ].join(''),
    about:
      last.length > 0
        ? `; where a time runs from the last of something (${joinWords(last)}), that last row, so that the next time is told anew`
        : '',
  };
}

/** From when a time runs before there was a first, and how often it is told: a sentence with the criteria for each. */
export const assumedRecurring = (product: Product): string[] =>
  product.idea.isOutlined
    ? fromLastIn(product).map(
        ({ one, span, ids }) =>
          `Nobody told from when “${span}” counts for a new ${one}, nor how often it is told; it counts from the entry of the ${one} until there is a first time, and is told once each time (${joinWords(ids)}).`,
      )
    : [];
