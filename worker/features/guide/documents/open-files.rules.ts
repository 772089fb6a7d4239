import type { OutsidePart } from '#worker/features/guide/content/outside-part.ts';
import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** A part as it is where all of its files are pictures of what is on offer: these hide nothing, so nobody has to be let in to them. */
export function partWhereOpen(product: Product, part: OutsidePart): OutsidePart {
  return part.open && hasOpenFiles(product) ? { ...part, ...part.open } : part;
}

/** Whether every file belongs to a row of the offer that all may see. */
function hasOpenFiles(product: Product): boolean {
  const tables = listTables(product);
  const keeping = tables.filter(({ columns }) => columns.some(({ field }) => /\bkeys?$/.test(field)));
  const onOffer = new Set([product.idea.item.one]);
  return (
    /^(?:order|store)$/.test(product.idea.pattern.id) &&
    keeping.length > 0 &&
    keeping.every(
      (table) =>
        (onOffer.has(table.record) || table.entity?.kind?.key === 'product') &&
        accessOf(product, table, tables).sight === 'all',
    )
  );
}
