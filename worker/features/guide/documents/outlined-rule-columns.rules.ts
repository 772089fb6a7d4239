import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import {
  onlyBy,
  peopleCalled,
  type SeenColumn,
  seenByRule,
} from '#worker/features/guide/documents/outlined-columns-seen.rules.ts';
import { type OwnerRule, ownerRules, possessorIn } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { joinWords, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** A column that a rule keeps from some, with the table in which it is. */
export type RuleColumn = SeenColumn & { table: Table };

const mailAddress = /\be-?mail address(?:es)?\b/i;

/**
 * What a rule on who sees what is about, where it names fields and no rows: the phone of the requests of 'a phone number is seen only by the
 * giver', the address of the accounts of 'e-mail addresses are seen only by the rangers' where no record has one.
 * @param tables all tables of the product.
 */
export function columnsOfRule(product: Product, tables: Table[], { kind, text }: OwnerRule): RuleColumn[] {
  if (kind !== 'access') return [];
  const own = tables.filter((table) => table.kind === 'own');
  const kept = own.flatMap((table) => seenByRule(product, table, text).map((one) => ({ ...one, table })));
  if (kept.length > 0 || !mailAddress.test(text)) return kept;
  // An address that a record keeps is that of the record.
  if (own.some(({ columns }) => columns.some(({ name }) => /(?:^|_)e?mail(?:_|$)/.test(name)))) return [];
  const whose = possessorIn(text)?.whose;
  if (whose && peopleCalled(product.idea.people, whose).length === 0) return [];
  const [, , whom = ''] = onlyBy.exec(text) ?? [];
  const by = peopleCalled(product.idea.people, whom);
  const accounts = tables.find(({ kind: sort }) => sort === 'people');
  const column = accounts?.columns.find(({ name }) => name === 'email');
  return accounts && column ? [{ table: accounts, column, ...(by.length > 0 ? { by } : {}) }] : [];
}

/** Whether a rule on who sees what is about fields of other tables alone: it says nothing of the rows of this one. */
export function isOnOtherColumns(product: Product, table: Table, tables: Table[], rule: OwnerRule): boolean {
  const kept = columnsOfRule(product, tables, rule);
  return (
    kept.length > 0 && kept.every((one) => one.table.name !== table.name) && nounIn(table.record, rule.text) === null
  );
}

/** Who sees more of an account than its name, by the rules on e-mail addresses: '; rangers the e-mail address too (“…”)'. */
export function tellAddressSeen(product: Product, tables: Table[]): string {
  return ownerRules(product)
    .flatMap((rule) => {
      const by = columnsOfRule(product, tables, rule).flatMap(({ table, by = [] }) =>
        table.kind === 'people' ? by : [],
      );
      return by.length > 0
        ? [`; ${joinWords(by.map(({ many }) => many))} the e-mail address too (“${rule.text}”)`]
        : [];
    })
    .join('');
}
