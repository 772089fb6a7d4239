import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { capitalise, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import { isUnreached, seesUnreached } from '#worker/features/guide/outline/outline-unreached.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/**
 * Who sees the messages of an outlined product: what did not reach somebody they see themselves, where they have no account whoever answers for
 * it, and where somebody has to call instead these do.
 */
export function seesMessages(product: Product): string {
  const criteria = product.features.flatMap((feature) => feature.criteria);
  const keepers = [...new Set(criteria.flatMap((text) => seesUnreached(text) ?? []))];
  const isOwn = criteria.some(isUnreached);
  if (!isOwn && keepers.length === 0) return `Nobody: ${product.name} sends it to whom it is for`;
  const need = listNeeds(product).find(({ part }) => part.key === 'text-message' && part.away.includes('{hosts}'));
  const host = need?.slots.host;
  const isAlso = typeof host === 'object' && keepers.some((one) => one === host.one || one === host.many);
  const others = [
    ...(keepers.length > 0 && !isAlso
      ? [`the ${joinWords(keepers)} which ones did not reach people without an account`]
      : []),
    ...(typeof host === 'object' ? [`${host.many} which ones did not leave`] : []),
  ];
  return [
    ...(isOwn ? ['Whoever it is for, where it did not reach them'] : []),
    ...(others.length > 0 ? others : ['nobody else']),
  ]
    .map((text, at) => (at === 0 ? capitalise(text) : text))
    .join('; ');
}
