import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { isByItself } from '#worker/features/guide/product/rule-by-product.rules.ts';

/** What only so many or only one can have: places, seats, a thing that is with somebody else already. */
const scarce =
  /^IF (?:all places are taken|there would be more [^,]+ than [^,]+|.+ (?:belongs to|is with|is (?:reserved|meant|booked|held|promised|lent|given|sold)(?: to| for)?) .*already), THEN THE SYSTEM SHALL refuse /;
const raced = /\bat the same moment\b/;
const race =
  'IF two do so at the same moment and only one can, THEN THE SYSTEM SHALL let the first do it, refuse the second, keep what was entered and say why.';

/** The features with what happens where two want the last place at one moment: a bound on it says nothing of which of them gets it. */
export const withRaces = (idea: Product['idea'], features: Feature[]): Feature[] =>
  features.map((feature) => {
    const { criteria } = feature;
    const at = criteria.findLastIndex((text) => scarce.test(text));
    return at < 0 || isByItself(idea, feature) || criteria.some((text) => raced.test(text))
      ? feature
      : { ...feature, criteria: criteria.toSpliced(at + 1, 0, race) };
  });
