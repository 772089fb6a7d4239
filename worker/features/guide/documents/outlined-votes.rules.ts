import { type Column, snake, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { pointing } from '#worker/features/guide/documents/outlined-put-into.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Where several vote on a row, each answer is a row of its own, unless the line makes that row itself: '→ new vote: proposal, choice'. */
export function votesOn(product: Product, record: ToldRecord, own: Table): Table[] {
  const act = listActs(product).find(({ told, record: about }) => about === record && told.verb === 'vote');
  if (!act || act.told.outcomes?.some(({ way }) => way === 'make')) return [];
  const columns: Column[] = [
    { ...pointing(record.one), references: own.name },
    { name: 'account_id', field: 'account id', type: 'text', references: 'accounts' },
    { name: 'answer', field: 'answer', type: 'text', check: "c in ('yes', 'no')" },
    { name: 'answered_at', field: 'answered at', type: 'text', note: 'date and time, UTC' },
  ];
  return [
    {
      ...{ record: `${record.one} vote`, name: `${snake(record.one)}_votes`, columns },
      holds: `The answer of one person to ${withArticle(record.one)}; without a row nobody has answered`,
      ...{ key: columns.slice(0, 2).map(({ name }) => name), uniques: [], indexes: [] },
      ...{ features: [act.feature], machine: undefined, kind: 'link' },
    },
  ];
}
