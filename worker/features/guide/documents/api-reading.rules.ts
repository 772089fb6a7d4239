import { accessOf, parentOf } from '#worker/features/guide/documents/access.rules.ts';
import { isPathOf, pathOf } from '#worker/features/guide/documents/addresses.rules.ts';
import type { Call } from '#worker/features/guide/documents/api.rules.ts';
import { listNeeds, shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import {
  type Column,
  joinsRecords,
  shownColumns,
  type Table,
} from '#worker/features/guide/documents/data-model-table.rules.ts';
import { hookOf, reportedBy, reportsItself } from '#worker/features/guide/documents/outlined-reports.rules.ts';
import { lowerFirst, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** The rules themselves stand once, under the calls and in the data model. */
const withoutQuotes = ({ idea }: Product, text: string) => (idea.isOutlined ? text.replace(/ \(“.*”\)$/s, '') : text);

/** Whether others than who is named at a call read by it too: the rows of a record as such are for all who may read them. */
export function isShared(product: Product, { method, path, criterion: { actor = '' } }: Call): boolean {
  const tables = listTables(product);
  const table = tables.find(
    ({ kind, name }) => kind === 'own' && [pathOf({ name }), `${pathOf({ name })}/:id`].includes(path),
  );
  if (method !== 'GET' || !product.idea.isOutlined || !table) return false;
  const sees = seesOf(product, table, tables);
  return product.idea.people.some(
    ({ one, many }) => one.toLowerCase() !== actor.toLowerCase() && (nounIn(one, sees) ?? nounIn(many, sees)) !== null,
  );
}

const seesOf = (product: Product, table: Table, tables: Table[]) =>
  withoutQuotes(product, accessOf(product, table, tables).sees);
/** Whether rows belong to those of another table and come with them. */
const comesWithWhole = (product: Product, table: Table, tables: Table[]) =>
  /^Whoever may see its /.test(seesOf(product, table, tables)) && parentOf(table, tables) !== undefined;

const hidden = /_hash$|_token$/;
/** So many columns of a row are named; of an outline all, as an answer holds no others. */
const mostColumns = 8;
const listOf = (columns: Column[]) => columns.map(({ name }) => name).join(', ');

/**
 * For each record that people keep, the list and the single row with their columns, and who gets them; of an idea in prose where no act
 * asks for these calls already.
 */
export function readingRows(product: Product, calls: Call[]): string[][] {
  const tables = listTables(product);
  // What somebody of an outline looks at is for all who may read it, whoever the line names.
  const known = new Set(product.idea.isOutlined ? [] : calls.map(({ method, path }) => `${method} ${path}`));
  // Rows that belong to another one come with it.
  const own = tables.filter(({ kind }) => kind === 'own');
  const isPart = (table: Table) => comesWithWhole(product, table, tables);
  const rows = own
    .filter((table) => !isPart(table))
    .map((table) => {
      const path = pathOf(table);
      const ways = [path, `${path}/:id`].filter((way) => !known.has(`GET ${way}`));
      const columns = table.columns.filter(({ name }) => name !== 'id' && !hidden.test(name));
      const most = product.idea.isOutlined ? columns.length : mostColumns;
      const more = columns.length - most;
      return [
        ways.map((way) => `\`GET ${way}\``).join(', '),
        seesOf(product, table, tables),
        [
          `${listOf(shownColumns(columns, most))}${more > 0 ? ` and ${more} more` : ''}`,
          ...own
            .filter((part) => isPart(part) && parentOf(part, tables) === table)
            .map((part) => `its \`${part.name}\``),
          // Which loaves are in an order, and how many of each, is no column of the order.
          ...tables
            .filter((part) => joinsRecords(part) && part.columns[0]?.references === table.name)
            .map((part) => `its \`${part.name}\` (${listOf(part.columns.slice(1))})`),
        ].join('; '),
        table.features.map(({ id }) => id).join(', '),
      ];
    })
    .filter(([ways]) => ways !== '');
  return rows.length > 0 ? [['Call', 'Who gets which rows', 'Columns of each row', 'Serves'], ...rows] : [];
}

/** What parts outside report by themselves: one row for each address, with all that begins there. */
export function hookRows(product: Product): string[][] {
  const needs = product.idea.isOutlined && shapeOf(product).runtime !== 'command' ? listNeeds(product) : [];
  const found = new Map<string, { label: string; features: Feature[] }>();
  for (const feature of product.features)
    for (const need of reportedBy(product, feature, needs).filter(reportsItself)) {
      const { features = [] } = found.get(hookOf(need)) ?? {};
      found.set(hookOf(need), { label: need.part.label, features: [...features, feature] });
    }
  return [...found].map(([path, { label, features }]) => [
    `\`POST ${path}\``,
    label,
    `Report${features.length > 1 ? ', told apart in the one handler' : ''}: ${features.map(({ title }) => lowerFirst(title)).join('; ')}`,
    '401 without its signature; 200 once it is kept, and again for the same report without a second row',
    features.map(({ id }) => id).join(', '),
  ]);
}

/** For each record that is read or that calls are about: who gets it and who may change it, as the data model has it. */
export function rowsOfAccess(product: Product, calls: Call[]): string[][] {
  const tables = listTables(product);
  return [
    ['Records', 'Who gets them', 'Who may change them'],
    ...tables
      .filter(
        (table) =>
          calls.some(({ path }) => isPathOf(path, table)) ||
          (product.idea.isOutlined && table.kind === 'own' && !comesWithWhole(product, table, tables)),
      )
      .map((table) => {
        const { sees, changes } = accessOf(product, table, tables);
        return [`\`${pathOf(table)}\``, withoutQuotes(product, sees), withoutQuotes(product, changes)];
      }),
  ];
}
