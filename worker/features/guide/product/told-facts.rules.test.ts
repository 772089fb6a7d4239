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

  it('where a feature quotes it, and is then not told to be unused', () => {
    const fact = 'Crates cost two credits, a driver who brings one back gets one.';
    const product = told(fact);
    expect(product.features.flatMap(({ rules }) => rules).join(' ')).toContain('two credits');
    expect(placeOfFact(product, fact)).toMatch(/^FR-\d+, in your words$/);
    expect(listUnheard(product)).toEqual([]);
  });

  it('where its two halves stand in two features, or where a feature begins with it', () => {
    const two = 'Members vote on the song of the month and the winner is shown on the first page.';
    const choir = (fact: string) =>
      deriveProduct('Acme', 'Members of a choir see the rehearsal dates and say whether they come.', [
        { topic: 'Also: told', decision: fact },
      ]);
    expect(placeOfFact(choir(two), two)).toMatch(/^FR-\d/);
    expect(listUnheard(choir(two))).toEqual([]);
    const lent = 'Members can lend each other tools.';
    expect(listUnheard(choir(lent))).toEqual([]);
  });

  it('and not where nothing of it stands anywhere', () => {
    const aside = 'The sun sets behind the hall on most days.';
    const product = deriveProduct('Acme', 'Members of a choir say whether they come.', [
      { topic: 'Also: told', decision: aside },
    ]);
    expect(placeOfFact(product, aside)).toBeUndefined();
  });
});
