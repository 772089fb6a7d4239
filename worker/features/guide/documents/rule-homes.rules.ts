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
    // It works on the rows of its home, too.
    tables: product.idea.isOutlined ? place.tables : [...new Set([...place.tables, ...home.tables])],
    brought: [...place.brought, ...live.map((part) => ({ ...part, says: goesThrough(place.feature) }))],
  };
}

const sending = /^(?:send|tell|remind|inform|notify|message)\b/;

/** A rule that a sentence states, and what only tells people of what was done in others: nobody opens either. */
function isRuleAlone(product: Product, { feature: { id, isRule } }: Place): boolean {
  const done = listCriteria(product).filter(({ feature, isFault }) => feature.id === id && !isFault);
  return isRule === true || (done.length > 0 && done.every(({ actor, effect }) => !actor && sending.test(effect)));
}

/** Who may be taken on, by age: held where people are let in, or where they are given something to do. */
const ofAge = /\b(?:under|over|below|above|younger than|older than|at least) \d+\b|\bbetween \d+ and \d+\b/i;
const doing = /\b(?:work|serve|do|take|drive|carry|ride|play|stay)s?\b/i;
const lettingIn = [/^(?:apply|register|join|enter|sign up)\b/i, /^(?:accept|invite|admit|approve)\b/i];
const givingWork = [/^(?:accept|assign|approve)\b/i, /^(?:take|choose|book|sign up|join|offer)\b/i];

/**
 * The feature whose title shares the most words with a rule and what sets it off, without those that name people; a rule on age stands where
 * people are let in or given something to do; else the first that keeps the same rows.
 */
function homeOf(product: Product, { feature, tables }: Place, places: Place[]): Place | undefined {
  const own = ownFeatures(product);
  const homes = places.filter((other) => other.screen && own.includes(other.feature) && !isRuleAlone(product, other));
  const criteria = listCriteria(product).filter((criterion) => criterion.feature.id === feature.id);
  const cause = criteria.find(({ isFault }) => !isFault);
  if (ofAge.test(feature.title)) {
    const ways = doing.test(feature.title) ? givingWork : lettingIn;
    const found = ways.flatMap((way) => homes.find((home) => way.test(home.feature.title)) ?? [])[0];
    if (found) return found;
  }
  const { client, host, people } = product.idea;
  const named = tellingStems([client, ...(host ? [host] : []), ...people].map(({ many }) => many).join(' '));
  const told = tellingStems(`${feature.title} ${cause?.cause ?? ''}`);
  const scored = homes.map((home) => ({
    home,
    hits: [...tellingStems(home.feature.title)].filter((stem) => told.has(stem) && !named.has(stem)).length,
    isTheirs:
      cause?.actor !== undefined &&
      listCriteria(product).some(
        (criterion) =>
          criterion.feature.id === home.feature.id && !criterion.isFault && criterion.actor === cause.actor,
      ),
  }));
  const best = scored.toSorted((a, b) => b.hits - a.hits || Number(b.isTheirs) - Number(a.isTheirs))[0];
  // Whoever opens it looks where they work.
  const theirs = scored.filter(({ hits, isTheirs }) => hits > 0 && isTheirs).toSorted((a, b) => b.hits - a.hits)[0];
  if (theirs) return theirs.home;
  if (best && best.hits > 0) return best.home;
  return homes.find((home) => home.tables[0] === tables[0]) ?? homes[0];
}
