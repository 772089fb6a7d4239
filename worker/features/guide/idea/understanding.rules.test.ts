import { describe, expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { misread } from '#worker/features/guide/testing/misread.ts';
import { understood } from '#worker/features/guide/testing/understood.ts';

const tell = (description: string) => {
  const { idea } = deriveProduct('Acme', description, []);
  const nameOf = (who: (typeof idea.acts)[number]['who']) =>
    typeof who === 'object' ? who.many : who === 'product' ? 'Acme' : idea.client.many;
  return {
    people: [idea.client, idea.host].flatMap((noun) => noun?.many ?? []).join(', '),
    thing: idea.item.many,
    acts: idea.acts.map(({ who, verb, phrase }) => `${nameOf(who)} ${verb} ${phrase}`.trim()),
  };
};

describe('an idea nobody has tuned the guide for', () => {
  it.each([...understood, ...misread])('is understood: %s', (said, people, thing, acts) => {
    expect(tell(said)).toEqual({ people, thing, acts });
  });

  it('has no quality, means or refused thing among its things', () => {
    const things = understood.flatMap(([said]) => deriveProduct('Acme', said, []).idea.things.map(({ one }) => one));
    expect(things.filter((one) => /^(own |chat|account|feed|last|put|sign)/.test(one))).toEqual([]);
  });
});
