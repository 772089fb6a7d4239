import type { Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { tellingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** What is built in a live object beside the feature that brings it. */
export const goesThrough = ({ id }: Feature) => `what ${id} changes goes through it`;

/** A rule lives where it holds: its screen and files are those of the feature that it limits or that sets it off. */
export function movesIn(product: Product, place: Place, places: Place[]): Place {
  if (!place.screen || !ownFeatures(product).includes(place.feature) || !isRuleAlone(product, place)) return place;
  const home = homeOf(product, place, places);
  if (!home?.screen) return place;
  const live = home.brought.filter(
    ({ step, file }) => step === 'Live object' && !place.brought.some((part) => part.file === file),
  );
  return {
    ...place,
    screen: undefined,
    shownIn: { file: home.screen, feature: home.feature },
    rule: home.rule,
    route: home.route,
    brought: [...place.brought, ...live.map((part) => ({ ...part, says: goesThrough(place.feature) }))],
  };
}

const sending = /^(?:send|tell|remind|inform|notify|message)\b/;

/** A rule that a sentence states, and what only tells people of what was done in others: nobody opens either. */
function isRuleAlone(product: Product, { feature: { id, isRule } }: Place): boolean {
  const done = listCriteria(product).filter(({ feature, isFault }) => feature.id === id && !isFault);
  return isRule === true || (done.length > 0 && done.every(({ actor, effect }) => !actor && sending.test(effect)));
}

/** The feature whose title shares the most words with a rule and what sets it off; else the first that keeps the same rows. */
function homeOf(product: Product, { feature, tables }: Place, places: Place[]): Place | undefined {
  const own = ownFeatures(product);
  const homes = places.filter((other) => other.screen && own.includes(other.feature) && !isRuleAlone(product, other));
  const cause = listCriteria(product).find((criterion) => criterion.feature.id === feature.id && !criterion.isFault);
  const told = tellingStems(`${feature.title} ${cause?.cause ?? ''}`);
  const scored = homes.map((home) => ({
    home,
    hits: [...tellingStems(home.feature.title)].filter((stem) => told.has(stem)).length,
  }));
  const best = scored.toSorted((a, b) => b.hits - a.hits)[0];
  if (best && best.hits > 0) return best.home;
  return homes.find((home) => home.tables[0] === tables[0]) ?? homes[0];
}
