import { isSingle, pluralOf, toPattern, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { withCriteria } from '#worker/features/guide/product/added-criteria.rules.ts';
import type { Criterion } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { isDoor } from '#worker/features/guide/product/outlined-branches.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const corrected = /^change the fields of the (.+) and show beside it who did that and when$/;
const deleted = /^delete the (.+) for good and offer it nowhere from then on$/;

/** How a criterion keeps up what was only assumed to be entered: the method of its call and the record; undefined of any other criterion. */
export function upkeepIn({
  cause,
  effect,
  isFault,
}: Criterion): { method: 'PATCH' | 'DELETE'; record: string } | undefined {
  const [, changed] = / corrects? an? /.test(cause) ? (corrected.exec(effect) ?? []) : [];
  const [, gone] = / to which nothing belongs$/.test(cause) ? (deleted.exec(effect) ?? []) : [];
  if (isFault) return undefined;
  if (changed) return { method: 'PATCH', record: changed };
  return gone ? { method: 'DELETE', record: gone } : undefined;
}

/** Whether a criterion lets somebody delete what was only assumed to be entered. */
export const isUpkept = (text: string): boolean =>
  / to which nothing belongs, THE SYSTEM SHALL delete the .+ for good and offer it nowhere from then on\.$/.test(text);

/**
 * A product in which what was only assumed to be entered, so that what others do has something to be about, can be corrected and deleted by
 * whoever enters it, where no line changes or takes it away.
 */
export function withUpkept(product: Product): Product {
  const acts = listActs(product);
  const doors = acts.filter((act) => isDoor(act) && act.record && act.who);
  const added = doors.flatMap(({ record, who, feature }) => {
    const one = record?.one ?? '';
    const named = new RegExp(`\\b(?:${toPattern(one)}|${toPattern(pluralOf(one))})\\b`, 'i');
    const isKept = acts.some(
      ({ told, record: other }) =>
        (other === record || named.test(told.phrase)) &&
        /^(?:correct|change|edit|delete|remove|update)$/.test(told.verb),
    );
    if (!who || isKept || product.idea.people.some((noun) => noun.one === one)) return [];
    const [doer, corrects, deletes] = isSingle(who)
      ? [who.many, 'corrects', 'deletes']
      : [who.many, 'correct', 'delete'];
    return [
      `WHEN ${doer} ${corrects} ${withArticle(one)}, THE SYSTEM SHALL change the fields of the ${one} and show beside it who did that and when.`,
      `IF ${withArticle(one)} as corrected would be refused as a new one, THEN THE SYSTEM SHALL refuse it, change nothing and say why.`,
      `WHEN ${doer} ${deletes} ${withArticle(one)} to which nothing belongs, THE SYSTEM SHALL delete the ${one} for good and offer it nowhere from then on.`,
      `IF something belongs to the ${one}, THEN THE SYSTEM SHALL refuse to delete it, change nothing and say what it is.`,
    ].map((text) => ({ id: feature.id, text }));
  });
  return added.length > 0 ? withCriteria(product, added) : product;
}
