import type { Outcome } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { isOfClosedThing } from '#worker/features/guide/product/closed-things.rules.ts';
import { doneTo, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What a feature turns down beyond what was left out: 'two items already', 'microwaves and gas'. */
const refusing = /^IF (?!.* (?:is|are) missing, ).*\bTHEN THE SYSTEM SHALL refuse\b/;
/** Whom a rule refuses to do something: it is said of that deed alone. */
const ofDeed = /\bwants? to (\p{L}+)/u;

/** What the first line turns down whoever enters it; a day that is full or not open yet is a limit of that line alone. */
const refusalsOf = ({ feature }: OutlinedAct, { told }: OutlinedAct): string[] =>
  feature.criteria.filter((text) => {
    const deed = ofDeed.exec(text)?.[1];
    return refusing.test(text) && !isOfClosedThing(text) && (!deed || deed === told.verb);
  });

const fieldsOf = (outcome: Outcome | undefined) => (outcome?.way === 'make' ? outcome.fields : undefined);

/**
 * Where a thing can be made by a second line too, with the same fields ('organisers add the item at the door'), what the first one refuses is refused there as
 * well: the rules of an outline speak of the thing and not of who enters it. What its line lifts is not: the fields it doesn't ask for, and limits on the first act.
 * @returns the product with those criteria in the feature of each such line too.
 */
export function withSecondDoors(product: Product): Product {
  const added = product.idea.records.flatMap((record) => {
    const [first, ...others] = doneTo(product, record).filter(({ way, who }) => way === 'make' && who);
    return others.flatMap((other) => {
      const isAlike =
        first && other.feature.id !== first.feature.id && fieldsOf(other.outcome) === fieldsOf(first.outcome);
      const own = new Set(other.feature.criteria);
      const refused = isAlike ? refusalsOf(first, other).filter((text) => !own.has(text)) : [];
      return refused.map((text) => ({ id: other.feature.id, text }));
    });
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
