import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { isUnreached } from '#worker/features/guide/outline/outline-outcomes.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Who sees the messages of an outlined product: what did not reach somebody they see themselves, and where somebody has to call instead these do. */
export function seesMessages(product: Product): string {
  if (!product.features.some(({ criteria }) => criteria.some(isUnreached)))
    return `Nobody: ${product.name} sends it to whom it is for`;
  const need = listNeeds(product).find(({ part }) => part.key === 'text-message' && part.away.includes('{hosts}'));
  const host = need?.slots.host;
  const others = typeof host === 'object' ? `${host.many} which ones did not leave` : 'nobody else';
  return `Whoever it is for, where it did not reach them; ${others}`;
}
