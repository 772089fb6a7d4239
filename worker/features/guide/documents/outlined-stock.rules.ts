import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { HoldTerms } from '#worker/features/guide/documents/outlined-hold-terms.rules.ts';
import type { OwnerRule } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { columnNameOf } from '#worker/features/guide/documents/told-columns.rules.ts';
import { pluralOf } from '#worker/features/guide/grammar/words.rules.ts';
import { calledOff, stockIn } from '#worker/features/guide/outline/outline-stock.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** The statement by which what takes of a number stays within it, with the columns that it reads and writes; undefined where the tables do not hold it. */
export function stockHold(product: Product, rules: OwnerRule[]): HoldTerms['stock'] {
  const tables = listTables(product);
  const tableOf = (one: string) => tables.find(({ kind, entity }) => kind === 'own' && entity?.told?.one === one);
  for (const { text } of rules) {
    const stock = stockIn(text, product.idea.records);
    const [whole, taking] = stock ? [tableOf(stock.whole.one), tableOf(stock.taking.one)] : [];
    if (!stock || !whole || !taking) continue;
    const { field, count, day } = stock;
    const link = tables.find(({ kind, columns }) => {
      const named = columns.map(({ references }) => references);
      return kind === 'link' && named.includes(whole.name) && named.includes(taking.name);
    });
    const number = link ? `${link.name}.number` : count ? `${taking.name}.${columnNameOf(count)}` : undefined;
    const most = `\`${whole.name}.${columnNameOf(field)}\``;
    const [many, left] = [pluralOf(stock.taking.one), calledOff(stock)];
    const without = left.length > 0 ? ` that are not “${left.join('” or “')}”` : '';
    return {
      taking: many,
      rule: day
        ? `The statement that stores ${number ? `\`${number}\`` : `a \`${taking.name}\` row`} adds up ${number ? 'that column' : 'the rows'} over the ${many} of the same \`${taking.name}.${columnNameOf(day)}\`${without} and stores only where the sum stays within ${most}`
        : `One transaction stores the ${stock.taking.one} and lowers ${most} by ${number ? `\`${number}\`` : 'one'}, only where so many are left${left.length > 0 ? `; what becomes “${left.join('” or “')}” gives it back in the same way` : ''}`,
    };
  }
  return undefined;
}
