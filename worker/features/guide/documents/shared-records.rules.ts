import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Whether all who use the product see these records. */
export function isForEverybody(product: Product, record: string | undefined): boolean {
  const tables = listTables(product);
  const table = tables.find((one) => one.record.toLowerCase() === record?.toLowerCase());
  return table !== undefined && accessOf(product, table, tables).sight === 'all';
}
