import { describe, expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { listUnheard, placeOfFact } from '#worker/features/guide/product/told-facts.rules.ts';

const told = (decision: string) =>
  deriveProduct('Crates', 'Drivers load a crate. Warehouse managers release each crate. Customers see their crate.', [
    { topic: `Also: ${decision.slice(0, 20)}`, decision },
  ]);

describe('a fact counts as heard', () => {
  it('where it became a criterion', () => {
    const fact = 'A driver must never load a crate after 18:00.';
    expect(placeOfFact(told(fact), fact)).toMatch(/^FR-\d+\.\d+$/);
    expect(listUnheard(told(fact))).toEqual([]);
  });

  it('and not where it is only quoted', () => {
    const fact = 'Crates cost two credits, a driver who brings one back gets one.';
    const product = told(fact);
    expect(product.features.flatMap(({ rules }) => rules).join(' ')).toContain('two credits');
    expect(placeOfFact(product, fact)).toBeUndefined();
    expect(listUnheard(product).join(' ')).toContain('two credits');
  });
});
