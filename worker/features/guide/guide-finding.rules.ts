import type { Feature, Product } from '#worker/features/guide/guide-product.rules.ts';

/** The feature that a wish names, by id or by its words; `leastShare` of these must be found in it. */
export function findFeature(product: Product, words: string, leastShare = 0): Feature | undefined {
  const id = /\bFR-?(\d+)\b/i.exec(words)?.[1];
  if (id) return product.features.find((feature) => feature.id === `FR-${id}`);
  const plain = words
    .toLowerCase()
    .replace(/\b(log-?ins?|log in|auth\w*|sign-?(up|in)|passwords?|accounts?)\b/g, 'sign');
  const stems = (plain.match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 6));
  const scored = product.features.map((feature) => {
    const [title, text] = [
      feature.title.toLowerCase(),
      `${feature.says} ${feature.criteria.join(' ')} ${feature.key}`.toLowerCase(),
    ];
    return {
      feature,
      share: stems.filter((stem) => title.includes(stem) || text.includes(stem)).length / Math.max(1, stems.length),
      score: stems.reduce((sum, stem) => sum + (title.includes(stem) ? 3 : 0) + (text.includes(stem) ? 1 : 0), 0),
    };
  });
  const [best] = scored
    .filter(({ score, share }) => score > 0 && share >= leastShare)
    .toSorted((a, b) => b.score - a.score);
  return best?.feature;
}
