import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import type { Noun } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Whether somebody reaches only their own rows of a table, and not those of another one of their kind; a row that is a person is nobody's. */
export const reachesOnlyOwn = (product: Product, table: Table, who: Noun): boolean =>
  table.record !== who.one &&
  (accessOf(product, table, listTables(product)).own?.some(({ one }) => one === who.one) ?? false);
