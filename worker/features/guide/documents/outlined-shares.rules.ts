import { type Column, snake, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { peopleCalled } from '#worker/features/guide/documents/outlined-columns-seen.rules.ts';
import { pointing } from '#worker/features/guide/documents/outlined-put-into.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { type Noun, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const withWhom = /\bwith (.+)$/i;

/** The acts by which somebody shares single rows of a record with people who are named, each with these people. */
function sharings(product: Product, record: ToldRecord): { act: OutlinedAct; whom: Noun[] }[] {
  return listActs(product).flatMap((act) => {
    const [, named = ''] = withWhom.exec(act.told.phrase) ?? [];
    const whom = act.told.verb === 'share' && act.who && named ? peopleCalled(product.idea.people, named) : [];
    return whom.length > 0 && act.record === record ? [{ act, whom }] : [];
  });
}

/** With whom rows of a record are shared, one by one: they see those and no others, and whoever shares them sees their own. */
export const sharedWith = (product: Product, record: ToldRecord): Noun[] =>
  sharings(product, record).flatMap(({ whom }) => whom);

/** What the table is called that says which row is shared with whom. */
export const sharesName = ({ one }: Pick<ToldRecord, 'one'>): string => `${snake(one)}_shares`;

/** Reading alone is shared 'unless I tick otherwise'. */
const maySwitch = /\bread(?:ing|s)?(?: |-)only\b[^;]*\bunless\b|\bonly (?:to )?read\b[^;]*\bunless\b/i;

/**
 * The table of whom a row is shared with, where a line shares it with some and not with all.
 * @param own the table of the record; `roles` the kinds of people who sign in.
 */
export function sharesOf(product: Product, record: ToldRecord, own: Table, roles: string[]): Table[] {
  const found = sharings(product, record).filter(({ whom }) => whom.some(({ one }) => roles.includes(one)));
  const [first] = found;
  if (!first) return [];
  const said = found.flatMap(({ act }) => act.told.outcomes ?? []).map(({ text }) => text);
  const mayChange: Column = {
    ...{ name: 'may_change', field: 'may change', type: 'integer', check: 'c in (0, 1)', initial: '0' },
    note: 'no at first: reading only',
  };
  const columns: Column[] = [
    { ...pointing(record.one), references: own.name },
    { name: 'account_id', field: 'account id', type: 'text', references: 'accounts' },
    { name: 'shared_at', field: 'shared at', type: 'text', note: 'date and time, UTC' },
    ...(said.some((text) => maySwitch.test(text)) ? [mayChange] : []),
  ];
  return [
    {
      ...{ record: `share of ${withArticle(record.one)}`, name: sharesName(record), columns },
      ...{ key: columns.slice(0, 2).map(({ name }) => name), uniques: [], indexes: [] },
      holds: `With whom ${withArticle(record.one)} is shared, a row for each of them`,
      ...{ features: found.map(({ act }) => act.feature), machine: undefined, kind: 'link' },
    },
  ];
}
