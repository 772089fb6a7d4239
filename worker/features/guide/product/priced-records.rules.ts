import { workedOutRemark } from '#worker/features/guide/outline/outline-prices.rules.ts';
import { withCriteria } from '#worker/features/guide/product/added-criteria.rules.ts';
import { makesRow } from '#worker/features/guide/product/criteria.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** The feature in which something is made whose price is worked out; undefined where nothing has such a price. */
export function pricedFeature({
  idea,
  features,
}: Pick<Product, 'idea' | 'features'>): { feature: Feature; one: string } | undefined {
  const record = idea.records.find(({ fields }) => fields.some(({ remark }) => remark === workedOutRemark));
  const feature = record && features.find(({ criteria }) => criteria.some((text) => makesRow(text, record.one)));
  return record && feature && { feature, one: record.one };
}

/** A product in which a price that rules tell is worked out and shown before anybody agrees to it. */
export function withWorkedOutPrice(product: Product): Product {
  const found = pricedFeature(product);
  const [made] = found?.feature.criteria ?? [];
  const cause = /^WHEN (.+?), THE SYSTEM SHALL keep /.exec(made ?? '')?.[1];
  if (!found || !cause) return product;
  return withCriteria(product, [
    {
      id: found.feature.id,
      text: `WHEN ${cause}, THE SYSTEM SHALL work out the price, show it before anything is kept and keep it with the ${found.one}.`,
    },
  ]);
}
