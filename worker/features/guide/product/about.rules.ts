import { namedIds } from '#shared/document-check/ids.ts';
import { remarkStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { featureIdOf } from '#worker/features/guide/product/criteria.rules.ts';
import { isOfIdea } from '#worker/features/guide/product/of-idea.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const account =
  /\b(?:log-?ins?|log(?:ging)? in|sign-?(?:up|in|ups|ins)|sign(?:ing)? (?:up|in)|passwords?|accounts?)\b/i;
const leastScore = 1.2;

/** 'order' and 'ordered', 'remind' and 'reminder'. */
const isSame = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one)));

const readFeatures = oncePerProduct(({ features, name, idea }) => {
  // Whom and what all of it is about stands in every remark.
  const everywhere = remarkStems([name, idea.client, idea.host, idea.item].map((noun) => wordsOf(noun)).join(' '));
  const told = features.filter(isOfIdea).map((feature) => ({
    feature,
    title: remarkStems(feature.title),
    deed: remarkStems(feature.title.split(' ')[0] ?? ''),
    says: remarkStems(feature.says),
    rest: remarkStems([...feature.criteria, ...feature.rules].join(' ')),
  }));
  return { everywhere, told };
});

const wordsOf = (noun: string | { one: string; many: string } | undefined) =>
  typeof noun === 'string' ? noun : noun ? `${noun.one} ${noun.many}` : '';

/** The telling words of a text without those for whom and what all of it is about. */
export function ownStems(product: Product, text: string): Set<string> {
  const people = remarkStems(product.idea.people.map(wordsOf).join(' '));
  return remarkStems(text).difference(readFeatures(product).everywhere).difference(people);
}

/**
 * The features that somebody’s remark or wish is about, the surest first: those that it names by number, else those with whose titles and
 * sentences it shares words that few others have. None where that tells nothing: a wrong feature is worse than none.
 */
export function listAbout(product: Product, text: string, most = 1): Feature[] {
  const ids = new Set(namedIds(text).map(featureIdOf));
  const named = product.features.filter(({ id }) => ids.has(id));
  if (named.length > 0) return named.slice(0, most);
  const { everywhere, told } = readFeatures(product);
  const has = (stems: Set<string>, wanted: string) => [...stems].some((stem) => isSame(stem, wanted));
  const scores = new Map<Feature, number>();
  for (const stem of remarkStems(text)) {
    const found = told.filter(({ title, says, rest }) => [title, says, rest].some((stems) => has(stems, stem)));
    const titled = found.filter(({ title }) => has(title, stem));
    const isEverywhere = has(everywhere, stem);
    for (const { feature, title, deed, says } of found) {
      const worth =
        (has(title, stem) ? 1.5 / titled.length : (has(says, stem) ? 1 : 0.6) / found.length) +
        (has(deed, stem) ? 0.8 : 0);
      scores.set(feature, (scores.get(feature) ?? 0) + (isEverywhere ? worth / 3 : worth));
    }
  }
  const best = [...scores].filter(([, score]) => score >= leastScore).toSorted(([, one], [, other]) => other - one);
  const signIn = account.test(text) ? product.features.find(({ key }) => key === 'account') : undefined;
  return [...new Set([...(signIn ? [signIn] : []), ...best.map(([feature]) => feature)])].slice(0, most);
}
