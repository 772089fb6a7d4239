import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { lowerFirst, nounIn, pluralOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { isAside } from '#worker/features/guide/product/outlined-branches.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** By what a measure of an outline is counted: the rows in the state that it names, or by hand where it speaks of what is only looked at. */
export function countedFrom(product: Product, measure: string): string {
  for (const record of product.idea.records.filter(({ one }) => nounIn(one, measure) !== null)) {
    const state = statesOf(record).find((one) =>
      new RegExp(`\\b(?:is|are) (?:\\p{L}+ )?${toPattern(one)}\\b`, 'iu').test(measure),
    );
    if (state)
      return ` Counted from the ${pluralOf(record.one)} that are “${state}” or were, by when each came to that state.`;
  }
  const used = usedIn(product, measure);
  return used
    ? ` Nothing that is kept counts it: “${lowerFirst(used.feature.title)}” (${used.feature.id}) leaves no trace, so it is asked for by hand.`
    : '';
}

/** What people only look at or listen to, where a measure says that they have: nothing that is kept tells who did. */
export function usedIn(product: Product, measure: string): OutlinedAct | undefined {
  return listActs(product).find(
    (act) =>
      act.who &&
      isAside(act) &&
      [act.told.verb, ...secondVerbs(act.told.phrase)].some((verb) =>
        new RegExp(`\\b(?:have|has) (?:\\p{L}+ )?${participleOf(verb)}\\b`, 'iu').test(measure),
      ),
  );
}

/** 'Listen' of 'open a piece and listen to their own voice'. */
const secondVerbs = (phrase: string): string[] =>
  [...phrase.matchAll(/\band (\p{Ll}+) (?:to|at|through|for)\b/gu)].map(([, verb = '']) => verb);
