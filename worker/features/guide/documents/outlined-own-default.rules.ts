import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { doersOf } from '#worker/features/guide/documents/outlined-accounts.rules.ts';
import { toldScope } from '#worker/features/guide/documents/outlined-bounds.rules.ts';
import { recordOfPerson } from '#worker/features/guide/documents/outlined-doers.rules.ts';
import { showsAllTo } from '#worker/features/guide/documents/outlined-own-rows.rules.ts';
import { rulesOn } from '#worker/features/guide/documents/outlined-readers.rules.ts';
import { joinWords, type Noun, pluralOf } from '#worker/features/guide/grammar/words.rules.ts';
import { isPublic, linkFor } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { doneTo } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const byNumber = (ids: string[]) => ids.toSorted((a, b) => Number(a.slice(3)) - Number(b.slice(3)));

/** What is assumed of who sees rows: that who enters them sees their own alone, where no rule tells it; a sentence for each kind of people. */
export function ownByDefault(product: Product): string[] {
  const tables = listTables(product);
  const found = new Map<string, { noun: Noun; rows: string[]; ids: Set<string> }>();
  for (const table of tables) {
    const told = table.kind === 'own' ? table.entity?.told : undefined;
    if (!told) continue;
    const rules = rulesOn(product, table, ['access']);
    const { own = [], sees } = accessOf(product, table, tables);
    for (const act of doneTo(product, told).filter(({ way }) => way === 'make'))
      for (const noun of doersOf(product, act)) {
        // Who comes by a link of their own has no way to the rows of others, and a told scope is no assumption.
        const isTold =
          isPublic(noun) ||
          linkFor(product.idea, noun) !== undefined ||
          (rules.length === 0 && /“/.test(sees)) ||
          toldScope(product, table, tables, noun) !== undefined ||
          rules.some(({ text }) => !showsAllTo(product, text, noun));
        if (isTold || recordOfPerson(product, noun.one) === told || !own.some(({ one }) => one === noun.one)) continue;
        const entry = found.get(noun.one) ?? { noun, rows: [], ids: new Set<string>() };
        if (!entry.rows.includes(pluralOf(table.record))) entry.rows.push(pluralOf(table.record));
        entry.ids.add(act.feature.id);
        found.set(noun.one, entry);
      }
  }
  return [...found.values()].map(
    ({ noun, rows, ids }) =>
      `Nobody told whether ${noun.many} see what others of them entered; each sees only their own ${joinWords(rows)} (${joinWords(byNumber([...ids]))}).`,
  );
}
