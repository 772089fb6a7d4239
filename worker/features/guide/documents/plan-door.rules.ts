import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { isOfPeople, isOutbox, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Whether a table comes with the way in: those of people, and what waits to be told where people come in by mail. */
export function isOfDoor(product: Product): (table: Table) => boolean {
  const isMailed = listNeeds(product).some(
    ({ part, features }) => part.key === 'mail' && part.job && features.some(({ key }) => key === 'account'),
  );
  return (table) => isOfPeople.test(table.kind) || (isMailed && isOutbox(table));
}
