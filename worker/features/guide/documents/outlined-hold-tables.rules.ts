import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { snake } from '#worker/features/guide/documents/data-model-table.rules.ts';
import type { HoldTerms } from '#worker/features/guide/documents/outlined-hold-terms.rules.ts';
import { holdsDays } from '#worker/features/guide/documents/outlined-once.rules.ts';
import type { OwnerRule } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** The table of which there may be one row at a time for one row of another that a rule names too: breakdowns of a pump. */
export function singleOf(product: Product, rules: OwnerRule[]): HoldTerms['single'] {
  const tables = listTables(product).filter(({ kind }) => kind === 'own');
  const named = (record: string) => rules.some(({ text }) => nounIn(record, text) !== null);
  for (const { name, record, columns, machine } of tables.filter((table) => named(table.record)))
    for (const column of columns) {
      const of = tables.find((other) => other.name === column.references && named(other.record))?.record;
      const last = machine?.states.at(-1)?.replaceAll('_', ' ');
      if (of) return { table: name, column: column.name, of, one: record, ...(last ? { last } : {}) };
    }
  return undefined;
}

/** The column that says whose a row is, where a rule gives it to one of them at a time. */
export function heldIn(product: Product, rules: OwnerRule[]): string | undefined {
  for (const { text } of rules) {
    const [, who = ''] = /\bone (\p{L}+)(?: at a time| only)\b/iu.exec(text) ?? [];
    for (const { name, record, columns } of who ? listTables(product) : []) {
      const column = nounIn(record, text) && columns.find((one) => one.may && one.name === `${snake(who)}_id`);
      if (column) return `${name}.${column.name}`;
    }
  }
  return undefined;
}

/** The table of days that keeps a thing from being promised twice for one. */
export const daysIn = (product: Product, rules: OwnerRule[]): string | undefined =>
  listTables(product).find(
    (table) =>
      holdsDays(table) &&
      rules.some(({ text }) =>
        table.columns.some(
          ({ references, name }) => references && nounIn(name.replace(/_id$/, '').replaceAll('_', ' '), text),
        ),
      ),
  )?.name;

/** The tables that hold pairs of the records that rules name. */
export const pairsOf = (product: Product, rules: OwnerRule[]): string[] =>
  listTables(product).flatMap(({ name, kind, record }) =>
    kind === 'link' && record.split(/ of an? /).every((one) => rules.some(({ text }) => nounIn(one, text) !== null))
      ? [name]
      : [],
  );
