import type { Outcome } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { lowerFirst, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { doneTo } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What a feature turns down beyond what was left out: 'two items already', 'microwaves and gas'. */
const refusing = /^IF (?!.* (?:is|are) missing, ).*\bTHEN THE SYSTEM SHALL refuse\b/;

const fieldsOf = (outcome: Outcome | undefined) => (outcome?.way === 'make' ? outcome.fields : undefined);

/**
 * Where a thing can be made by a second line too, with the same fields ('organisers add the item at the door'), what the first one refuses is refused there as
 * well: the rules of an outline speak of the thing and not of who enters it.
 * @returns the product with one criterion more in the feature of each such line.
 */
export function withSecondDoors(product: Product): Product {
  const added = product.idea.records.flatMap((record) => {
    const [first, ...others] = doneTo(product, record).filter(({ way, who }) => way === 'make' && who);
    return first?.feature.criteria.some((text) => refusing.test(text))
      ? others
          .filter(
            ({ feature, outcome }) => feature.id !== first.feature.id && fieldsOf(outcome) === fieldsOf(first.outcome),
          )
          .map(({ feature }) => ({
            id: feature.id,
            text: `IF “${lowerFirst(first.feature.title)}” would refuse such ${withArticle(record.one)}, THEN THE SYSTEM SHALL refuse it here too, keep what was entered and say why.`,
          }))
      : [];
  });
  if (added.length === 0) return product;
  return {
    ...product,
    features: product.features.map((feature) => ({
      ...feature,
      criteria: [...feature.criteria, ...added.filter(({ id }) => id === feature.id).map(({ text }) => text)],
    })),
  };
}
