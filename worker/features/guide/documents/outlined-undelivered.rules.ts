import { pathOf } from '#worker/features/guide/documents/addresses.rules.ts';
import type { Call } from '#worker/features/guide/documents/api.rules.ts';
import { listNeeds, shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { capitalise, isSingle, joinWords, type Noun, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { isListedUndelivered } from '#worker/features/guide/outline/outline-outcomes.rules.ts';
import { inChargeOf } from '#worker/features/guide/outline/outline-runner.rules.ts';
import { isUnreached, seesUnreached } from '#worker/features/guide/outline/outline-unreached.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Who sees the list of text messages that could not be delivered: whoever the sender is for them, else whoever runs the product. */
export function seesUndelivered(product: Product): Noun {
  const need = listNeeds(product).find(({ part }) => part.key === 'text-message');
  const host = need?.part.away.includes('{hosts}') ? need.slots.host : undefined;
  const { idea } = product;
  return typeof host === 'object' ? host : (inChargeOf(idea) ?? idea.host ?? idea.client);
}

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

/** What did not reach somebody is shown when they next come or to whoever answers for it, and what could not be delivered stands in a list: each is asked for. */
export function unreadCalls(product: Product): Call[] {
  const { runtime } = shapeOf(product);
  const table = listTables(product).find(({ kind }) => kind === 'outside');
  const criteria = listCriteria(product);
  const criterion = criteria.find(({ effect }) => isUnreached(effect));
  const listing = criteria.find(({ effect }) => isListedUndelivered(effect));
  const others = criteria.find(({ effect }) => seesUnreached(effect));
  const keeper = seesUnreached(others?.effect ?? '');
  if (!table || runtime === 'local' || runtime === 'package') return [];
  const path = pathOf(table);
  const who = seesUndelivered(product);
  return [
    ...(criterion
      ? [
          {
            ...{ method: 'GET' as const, path },
            criterion: { ...criterion, actor: 'whoever it is for', verb: 'read', rest: 'what did not reach them' },
          },
        ]
      : []),
    ...(others && keeper
      ? [
          {
            ...{ method: 'GET' as const, path },
            criterion: { ...others, actor: keeper, verb: 'read', rest: 'what did not arrive' },
          },
          {
            ...{ method: 'POST' as const, path: `${path}/:id/again` },
            criterion: { ...others, effect: 'send the message again', actor: keeper, verb: 'send', rest: 'it again' },
          },
        ]
      : []),
    ...(listing
      ? [
          {
            ...{ method: 'GET' as const, path: `${path}/not-delivered` },
            criterion: {
              ...listing,
              actor: who.one,
              cause: `${isSingle(who) ? who.many : withArticle(who.one)} wants to see which messages were not delivered`,
              verb: 'see',
              rest: 'which messages were not delivered',
            },
          },
        ]
      : []),
  ];
}
