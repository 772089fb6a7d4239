import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** For each of what a feature makes a row: 'plot' of 'new rent for each plot'; undefined where it makes a single one. */
export function eachOf(product: Product, { id }: Feature): string | undefined {
  const outcome = listActs(product).find(({ feature }) => feature.id === id)?.outcome;
  return outcome && 'each' in outcome ? outcome.each : undefined;
}
