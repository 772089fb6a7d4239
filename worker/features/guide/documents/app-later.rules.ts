import { isSingle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** When an outlined product that runs in the browser becomes an app from the stores: one answer for all documents. */
export const appLater = ({ idea }: Product): string =>
  `An app from the stores: when ${idea.client.many} ${isSingle(idea.client) ? 'asks' : 'ask'} for something that a page cannot do.`;
