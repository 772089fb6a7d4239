import { isSingle, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/**
 * A product of an outline in which the reason for signing in is one that its criteria hold: that others of the same kind do not see what is
 * somebody's own. Where all see all, or there is only one of them, none is given.
 */
export function withTrueReason(product: Product): Product {
  const { idea } = product;
  if (!idea.isOutlined) return product;
  const { client } = idea;
  const own = new RegExp(`^THE SYSTEM SHALL show only their own ([\\p{L} ,-]+?) to ${toPattern(client.many)}\\.$`, 'u');
  const features = product.features.map((feature) => {
    if (feature.key !== 'account') return feature;
    const [things] = isSingle(client) ? [] : feature.criteria.flatMap((text) => own.exec(text)?.slice(1, 2) ?? []);
    const name = client.many.charAt(0).toUpperCase() + client.many.slice(1);
    return {
      ...feature,
      wants: things ? `${name} want this so that other ${client.many} do not see their ${things}.` : '',
    };
  });
  return { ...product, features };
}
