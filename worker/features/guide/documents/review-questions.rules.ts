import { whoDoes } from '#worker/features/guide/documents/doings.rules.ts';
import { quoteBriefly, type ReviewReading } from '#worker/features/guide/documents/review-reading.rules.ts';
import { ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** A feature within a sentence: '“order bread” (FR-2)'. */
export const called = ({ title, id }: Feature) => `“${lowerFirst(title)}” (${id})`;

/** For each feature that a missed measure points to: questions to check, for a figure says where and not why. */
export function writePlaces(product: Product, reading: ReviewReading): string {
  const { missed } = reading;
  const features = [...new Set(missed.map(({ feature }) => feature))];
  const parts = features.map((feature) => {
    const told = missed.filter((one) => one.feature === feature).map(({ name }) => name);
    const names = joinWords(told);
    if (!feature) return `${names} ${told.length > 1 ? 'point' : 'points'} to no feature: name its FR there.`;
    const lines = listQuestions(product, feature, reading).map((line) => `- ${line}`);
    return `${names} ${told.length > 1 ? 'point' : 'points'} to ${called(feature)}. To check:\n\n${lines.join('\n')}`;
  });
  return parts.length > 0 ? `## Where to look\n\n${parts.join('\n\n')}` : '';
}

/** Nobody looks for a fault where it is liked. */
const praise =
  /\b(?:loves?d?|likes?d?|enjoy\w*|great|good|nice|happy|glad|thank\w*|wonderful|favou?rite|perfect|best|saves|proud|easy|helps|helped)\b/i;

/**
 * What may have gone wrong in a feature: who spoke of it, the step before it, what it promises and what can go wrong
 * in it.
 */
function listQuestions(product: Product, feature: Feature, { feedback, results }: ReviewReading): string[] {
  const who = whoDoes(product, feature);
  const steps = ownFeatures(product).filter(
    (one) => one.journey === feature.journey && !one.isDevice && !one.isRule && whoDoes(product, one).one === who.one,
  );
  // Only what people begin themselves is left out by some of them.
  const isBegun = (one: Feature) => listCriteria(product).find(({ feature: met }) => met === one)?.actor !== undefined;
  const at = steps.filter(isBegun).findIndex(({ id }) => id === feature.id);
  const before = steps.filter(isBegun)[at - 1];
  const spoken = [...feedback, ...results].find((point) => point.feature === feature && !praise.test(point.said));
  return [
    ...(spoken ? [`Does ${quoteBriefly(spoken.said)} explain it?`] : []),
    ...(before ? [`How many ${who.many} got through ${called(before)} and never began ${called(feature)}?`] : []),
    ...questionCriteria(product, feature),
  ];
}

const mostFaults = 2;
/** What a feature promises and what can go wrong in it, as questions. */
export function questionCriteria(product: Product, feature: Feature): string[] {
  const { name } = product;
  const criteria = listCriteria(product).filter((one) => one.feature.id === feature.id);
  const good = criteria.find(({ isFault }) => !isFault);
  return [
    ...(good ? [`${good.id}: when ${lowerFirst(good.cause)}, does ${name} ${good.effect}, each time?`] : []),
    ...criteria
      .filter(({ isFault }) => isFault)
      .slice(0, mostFaults)
      .map(({ id, cause, effect }) => `${id}: how often is it that ${lowerFirst(cause)}, and does ${name} ${effect}?`),
  ];
}
