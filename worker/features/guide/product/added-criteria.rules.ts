import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** A criterion that a feature gets besides those of its line, by the id of the feature. */
export type AddedCriterion = { id: string; text: string };

/** The product with criteria behind those that its features have, each once; as it was where nothing is added. */
export function withCriteria(product: Product, added: AddedCriterion[]): Product {
  if (added.length === 0) return product;
  const features = product.features.map((feature) => {
    const own = added.flatMap(({ id, text }) => (id === feature.id ? [text] : []));
    return own.length > 0 ? { ...feature, criteria: [...new Set([...feature.criteria, ...own])] } : feature;
  });
  return { ...product, features };
}
