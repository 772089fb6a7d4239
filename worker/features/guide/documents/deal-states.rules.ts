import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** The states of what people ask for, as the end of a sentence about it; empty where nothing changes it. The table says the same. */
export function tellDealStates(product: Product): string {
  const machine = listTables(product).find(({ record }) => record === product.idea.deal.one.toLowerCase())?.machine;
  return machine ? `, and a state (${joinWords(machine.states, 'or')})` : '';
}
