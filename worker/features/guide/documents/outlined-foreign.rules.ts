import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { doersOf } from '#worker/features/guide/documents/outlined-accounts.rules.ts';
import type { Criterion } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** 'Anybody wants to report a finding of a hive of somebody else': the hive. */
const ofAnother = /^anybody wants to .*?([\p{L}' -]+) of somebody else$/iu;

/**
 * How an act on a row of somebody else is refused: like a missing one where whoever does the act sees their own rows alone, else with the reason.
 * @returns nothing where a refusal is about nothing of the kind.
 */
export function foreignRefusal(
  product: Product,
  { cause, effect, feature }: Pick<Criterion, 'cause' | 'effect' | 'feature'>,
): { status: '403' | '404'; effect: string } | undefined {
  const [, what = ''] = product.idea.isOutlined && effect.startsWith('refuse') ? (ofAnother.exec(cause) ?? []) : [];
  const tables = listTables(product);
  const table = tables.find(({ kind, record }) => kind === 'own' && what.toLowerCase().endsWith(` ${record}`));
  const act = listActs(product).find((one) => one.feature.id === feature.id);
  if (!table || !act) return undefined;
  const doers = doersOf(product, act);
  const { own = [] } = accessOf(product, table, tables);
  const areHidden = doers.length > 0 && doers.every(({ one }) => own.some((noun) => noun.one === one));
  return areHidden
    ? {
        status: '404',
        effect: `refuse it, change nothing and say that there is no such ${table.record} of theirs, as of one that is missing`,
      }
    : { status: '403', effect };
}
