import { tellingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { isOfIdea } from '#worker/features/guide/product/of-idea.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** The feature that a wish names, by id or by its words; `leastShare` of these must be found in it. */
export function findFeature(product: Product, words: string, leastShare = 0): Feature | undefined {
  const id = /\bFR-?(\d+)\b/i.exec(words)?.[1];
  if (id) return product.features.find((feature) => feature.id === `FR-${id}`);
  const account = product.features.find(({ key }) => key === 'account');
  if (account && /\b(log-?ins?|log in|auth\w*|sign-?(up|in)|passwords?)\b/i.test(words)) return account;
  const plain = words
    .toLowerCase()
    .replace(/\b(log-?ins?|log in|auth\w*|sign-?(up|in)|passwords?|accounts?)\b/g, 'sign');
  const stems = tellingStems(plain);
  const scored = product.features.map((feature) => {
    const title = tellingStems(feature.title);
    const text = tellingStems(`${feature.says} ${feature.criteria.join(' ')} ${feature.key}`);
    return {
      feature,
      share: stems.intersection(title.union(text)).size / Math.max(1, stems.size),
      score: stems.intersection(title).size * 3 + stems.intersection(text).size,
    };
  });
  const [best] = scored
    .filter(({ score, share }) => score > 0 && share >= leastShare)
    .toSorted((a, b) => b.score - a.score);
  return best?.feature;
}

/** The words of a text by how they begin, small ones too: the rarer a word is among the features, the more it tells here. */
const beginningsIn = (source: string) =>
  new Set((source.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6)));

/** The telling words of each feature, without sign-in and consent, which every product has. */
const wordsOfFeatures = oncePerProduct(({ features }) => {
  const own = features.filter(isOfIdea).map((feature) => ({
    feature,
    words: beginningsIn(`${feature.title} ${feature.says} ${feature.criteria.join(' ')}`),
  }));
  const counts = new Map<string, number>();
  for (const { words } of own) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { own, counts };
});

/** The feature that shares the most telling words with a text; a word that many features have tells little. Undefined where none does. Of two alike, the one that serves the `journey`. */
export function closestFeature(product: Product, text: string, journey?: string): Feature | undefined {
  const { own, counts } = wordsOfFeatures(product);
  const wanted = beginningsIn(text);
  const scored = own.map(({ feature, words }) => ({
    feature,
    score:
      [...wanted].filter((word) => words.has(word)).reduce((sum, word) => sum + 1 / (counts.get(word) ?? 1) ** 2, 0) *
      (feature.journey === journey ? 2 : 1),
  }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best && best.score > 0.2 ? best.feature : undefined;
}
