import { adjectives } from '#worker/features/guide/content/things.ts';
import { isKin } from '#worker/features/guide/grammar/memory.rules.ts';
import type { Statement } from '#worker/features/guide/grammar/statements.rules.ts';
import { asNoun, type Noun } from '#worker/features/guide/grammar/words.rules.ts';

const takers: Readonly<Record<string, string>> = { rent: 'renter', lend: 'borrower' };

/** 'My dad rents his boat to people', 'we deliver on Mondays': who supplies is on the side of the writer, named after what they do. */
export function withSuppliers(said: Statement[]): {
  statements: Statement[];
  supplier: Noun | undefined;
  taker?: Noun;
} {
  const supplies = said.find(
    ({ kind, not, verb, who }) =>
      // Who deals in it today deals in it afterwards.
      (kind === 'act' || kind === 'background') &&
      !not &&
      /^(rent|lend|sell|deliver)$/.test(verb) &&
      (who === 'speaker' || isSupplyingKin(who, said)),
  );
  if (!supplies) return { statements: said, supplier: undefined };
  const { who, verb, object } = supplies;
  const lends = /^(rent|lend)$/.test(verb) && object;
  return {
    statements: said.map((one) =>
      typeof who === 'object' && sameOne(one.who, who) ? { ...one, who: 'speaker' } : one,
    ),
    taker: asNoun(takers[verb] ?? 'customer'),
    supplier: asNoun(lends ? `${withoutAdjective(object)} owner` : verb === 'deliver' ? 'supplier' : 'seller'),
  };
}

const withoutAdjective = ({ one }: Noun) =>
  one
    .split(' ')
    .filter((word, index, all) => index === all.length - 1 || !adjectives.has(word))
    .join(' ');

function isSupplyingKin(who: Statement['who'], said: Statement[]): boolean {
  return (
    typeof who === 'object' &&
    isKin(who) &&
    said.some((one) => one.kind === 'act' && one.who !== undefined && !sameOne(one.who, who))
  );
}

function sameOne(a: Statement['who'], b: Noun): boolean {
  return typeof a === 'object' && a.one === b.one;
}
