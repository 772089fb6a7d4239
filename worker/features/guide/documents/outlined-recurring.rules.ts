import { amountTold, periodUnit } from '#worker/features/guide/grammar/numbers.rules.ts';
import { joinWords, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** 'A hive is not checked for its days between checks', 'a barrel was not topped up for 14 days': it comes about again after each time. */
const fromLast = new RegExp(
  `^(?:an?|the|each|every) ([\\p{L}' -]{2,40}?) (?:is|was|are|were|has|have) not (?:been )?[\\p{L}-]+(?: (?:up|off|in|out))? ((?:for|in) (?:(?:its|their) [\\p{L} ]{3,60}|${amountTold} ${periodUnit}))$`,
  'iu',
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

/** What tells the events of an outbox apart, so that the second password mail leaves and what comes about again is told again. */
export const eventOf = (product: Product): string =>
  `what brought it about: the call of whoever did it or asked for it, by its \`Idempotency-Key\` or an id of its own${told(product).length > 0 ? '; of what comes with time, the time that was reached, so that a new date or a next time is told anew' : ''}`;

/** From when a time runs before there was a first, and how often it is told: a sentence with the criteria for each. */
export const assumedRecurring = (product: Product): string[] =>
  product.idea.isOutlined
    ? fromLastIn(product).map(
        ({ one, span, ids }) =>
          `Nobody told from when “${span}” counts for a new ${one}, nor how often it is told; it counts from the entry of the ${one} until there is a first time, and is told once each time (${joinWords(ids)}).`,
      )
    : [];
