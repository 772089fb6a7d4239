import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { toldMoney } from '#worker/features/guide/documents/figures.rules.ts';
import { joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import { personOf } from '#worker/features/guide/idea/cast.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Rows to begin with: people, and for each record one in each state or at each price that was told. */
export function listExamples(product: Product): string[] {
  const { name, idea } = product;
  const tables = listTables(product).filter(({ kind }) => kind === 'own');
  const { amounts, unit } = toldMoney(product);
  const [one, two, three] = [personOf(name, 0), personOf(name, 1), personOf(name, 2)];
  const hasPrice = ({ columns }: Table) => columns.some((column) => /_cents$|price|amount/.test(column.name));
  const priced = tables.find(hasPrice);
  return [
    `${one} and ${two} (${idea.client.many})${idea.host ? `, ${three} (${idea.host.one})` : ''}`,
    ...tables.slice(0, 4).map((table) => {
      const states = table.machine?.states.slice(0, 5) ?? [];
      const rows = states.length > 1 ? `one each ${joinWords(states)}` : `three rows`;
      const prices =
        table === priced && amounts.length > 0 ? ` at ${joinWords(amounts.slice(0, 4).map(String))} ${unit}` : '';
      return `\`${table.name}\`: ${table.record} rows, ${rows}${prices}; the last is ${two}’s`;
    }),
  ];
}
