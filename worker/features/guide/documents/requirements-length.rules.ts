import { type Product, quote } from '#worker/features/guide/product/product.rules.ts';

/** The first that goes: what is said twice, and of long features the criteria between the first and the last. */
export function shorten(product: Product): Product {
  const level = product.features.length > 8 ? 2 : 3;
  const own = [...product.settled.values()].flatMap(({ option, text }) => (option ? [] : [quote(text)]));
  return {
    ...product,
    qualities: product.qualities.slice(0, 4),
    notFor: product.notFor.slice(0, 1),
    features: product.features.map((feature) => ({
      ...feature,
      // What was chosen is in the criteria; what somebody said in their own words may be nowhere else.
      rules: feature.rules.filter((rule) => !/^Decided: /.test(rule) || own.some((said) => rule.includes(said))),
      wants: feature.priority.level === 'must' ? feature.wants : '',
      criteria: feature.criteria.length > level + 2 ? keepFew(feature.criteria, level, product) : feature.criteria,
    })),
  };
}

/** The first criteria and the last one; what rests on a choice that nobody has made goes before what was told. */
function keepFew(criteria: string[], first: number, { assumed }: Product): string[] {
  const told = criteria.filter((text) => !assumed.includes(text));
  const left = told.length > first ? told : criteria;
  return left.length > first + 1 ? [...left.slice(0, first), ...left.slice(-1)] : left;
}

/** Features without why they are wanted. */
export function withoutReasons(product: Product): Product {
  return { ...product, features: product.features.map((feature) => ({ ...feature, wants: '' })) };
}

/** What can wait says so without its reason. */
export function withoutAsides(product: Product): Product {
  return {
    ...product,
    features: product.features.map((feature) =>
      feature.priority.level === 'must' ? feature : { ...feature, priority: { ...feature.priority, reason: '' } },
    ),
  };
}

/** Of each feature, or of what is no must alone, the first criterion and what happens when it goes wrong; of a must, one more. */
export const withFewCriteria =
  (ofMusts: boolean) =>
  (product: Product): Product => {
    const shorter = ({ priority, criteria }: Product['features'][number]) => {
      if (priority.level !== 'must') return keepFew(criteria, 1, product);
      return ofMusts ? keepFew(criteria, 2, product) : criteria;
    };
    return { ...product, features: product.features.map((feature) => ({ ...feature, criteria: shorter(feature) })) };
  };
