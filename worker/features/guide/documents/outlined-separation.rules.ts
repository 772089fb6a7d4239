import { type Column, snake, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { apart } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** The record of the houses that must know nothing of each other: the firm, the club; none where no rule keeps any apart. */
function separatingRecord(product: Product): string | undefined {
  const named = ownerRules(product).flatMap(({ text, kind }) =>
    kind === 'apart' ? singularOf(apart.exec(text)?.[1]?.toLowerCase() ?? '') : [],
  );
  return product.idea.records.find(({ one }) => named.includes(one))?.one;
}

/**
 * Tables with the key of what keeps houses apart: on each record of theirs and on each account, empty there for who runs the product.
 * A number that tells rows apart does so within one house.
 */
export function withSeparation(product: Product, tables: Table[]): Table[] {
  const house = separatingRecord(product);
  const own = tables.find(({ kind, entity }) => kind === 'own' && entity?.told?.one === house);
  if (!house || !own) return tables;
  const name = `${snake(house)}_id`;
  return tables.map((table): Table => {
    const isPeople = table.kind === 'people';
    if (
      table === own ||
      (table.kind !== 'own' && !isPeople) ||
      table.columns.some(({ references }) => references === own.name)
    )
      return table;
    const key: Column = {
      ...{ name, field: `${house} id`, type: 'text', references: own.name },
      ...(isPeople ? { may: true as const, note: `empty for who runs ${product.name}` } : {}),
    };
    const at = table.columns.findIndex((column) => column.name === 'id') + 1;
    const [feature] = table.features;
    const singles = isPeople ? [] : table.columns.filter(({ unique }) => unique).map((column) => column.name);
    return {
      ...table,
      columns: [...table.columns.slice(0, at), key, ...table.columns.slice(at)].map((column) => {
        if (!singles.includes(column.name)) return column;
        const { unique: _, ...rest } = column;
        return rest;
      }),
      uniques: [...table.uniques, ...singles.map((single) => [name, single])],
      indexes: feature && singles.length === 0 ? [...table.indexes, { columns: [name], feature }] : table.indexes,
    };
  });
}

/** Which houses are kept apart, and the tables that carry whose they are. */
export function houseOf(
  product: Product,
  tables: Table[],
): { one: string; many: string; column: string; tables: string[] } | undefined {
  const one = separatingRecord(product);
  const own = tables.find(({ kind, entity }) => kind === 'own' && entity?.told?.one === one);
  if (!one || !own) return undefined;
  const carrying = tables.filter(({ columns }) => columns.some(({ references }) => references === own.name));
  return { one, many: own.name, column: `${snake(one)}_id`, tables: carrying.map(({ name }) => name) };
}
