import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { guardedBy } from '#worker/features/guide/documents/outlined-guarded.rules.ts';
import type { OwnerRule } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { numberWord, timeUnit } from '#worker/features/guide/grammar/numbers.rules.ts';
import { asNoun, headOf, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** 'After 1 day' speaks of no day that is kept. */
const withoutSpans = (text: string) => text.replace(new RegExp(`\\b(?:\\d+|${numberWord}) ${timeUnit}\\b`, 'giu'), '');

/** The records that at least half of the rules are about, those that most of them name in front; what a rule guards goes before what it names. */
export function thingsOf(product: Product, rules: OwnerRule[]): string[] {
  const about = rules.map(({ text }) => ({
    text,
    guarded: guardedBy(
      product,
      listTables(product).filter(({ kind }) => kind === 'own'),
      text,
    )?.table.record,
  }));
  return product.idea.records
    .map(({ one }) => ({
      one,
      count: about.filter(({ text, guarded }) => (guarded ? guarded === one : nounIn(one, withoutSpans(text)) !== null))
        .length,
    }))
    .filter(({ one, count }) => count > 0 && count * 2 >= rules.length && kindOfNoun(headOf(asNoun(one))) !== 'person')
    .toSorted((a, b) => b.count - a.count)
    .map(({ one }) => one);
}
