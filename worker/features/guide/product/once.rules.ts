import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** A rule that is worked out once for each product: a product is never changed after it was derived, and its results are only read. */
export function oncePerProduct<Result>(rule: (product: Product) => Result): (product: Product) => Result {
  const known = new WeakMap<Product, { result: Result }>();
  return (product) => {
    const found = known.get(product) ?? { result: rule(product) };
    known.set(product, found);
    return found.result;
  };
}
