import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** A derivation that is made once for each product: documents ask for the same tables and places many times. */
export function perProduct<Result>(derive: (product: Product) => Result): (product: Product) => Result {
  const known = new WeakMap<Product, { result: Result }>();
  return (product) => {
    const entry = known.get(product) ?? { result: derive(product) };
    known.set(product, entry);
    return entry.result;
  };
}
