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

/** A pure rule that remembers its newest results, by what it was given. */
export function rememberNewest<Given extends unknown[], Result>(most: number, rule: (...given: Given) => Result) {
  const known = new Map<string, Result>();
  return (...given: Given): Result => {
    const key = JSON.stringify(given);
    const result = known.get(key) ?? rule(...given);
    known.delete(key);
    known.set(key, result);
    const [oldest] = known.size > most ? known.keys() : [];
    if (oldest !== undefined) known.delete(oldest);
    return result;
  };
}
