import { parentOf } from '#worker/features/guide/documents/access.rules.ts';
import { endsOf } from '#worker/features/guide/documents/data-model-states.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { contactsDeleted } from '#worker/features/guide/documents/outlined-deletions.rules.ts';
import { historyStay, outlinedStay, rowsStay } from '#worker/features/guide/documents/outlined-stay.rules.ts';
import { joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** How long a row stays and what ends it: the one answer for the data model and the legal texts. */
export function stayOf(product: Product, table: Table, tables: Table[]): string {
  const { record, kind, columns, entity } = table;
  if (product.idea.isOutlined && kind === 'own' && entity?.told) return outlinedStay(product, table);
  const { name, idea } = product;
  const has = (column: string) => columns.some((own) => own.name === column);
  const parent = parentOf(table, tables);
  const history = table.isHistory && historyStay(product, table);
  if (history) return history;
  if (product.idea.isOutlined && kind === 'link' && parent)
    return parent.kind === 'own' && parent.entity?.told ? rowsStay(product, parent) : stayOf(product, parent, tables);
  const stay = entity?.kind?.stays;
  if (kind === 'session') return `30 days, or until the device is signed out of ${name}`;
  if (kind === 'role') return 'As long as its account, or until the role is taken away';
  if (kind === 'people') return `As long as somebody takes part in ${name}; emptied within 30 days after that`;
  if (stay === 'tax' || has('provider_id'))
    return `As long as tax law asks of ${name}, often 10 years; the ${record} then goes without a trace`;
  if (stay === 'series' || has('measured_at')) return `Each ${record} for 13 months, after that one average a day`;
  if (stay === 'short' || (has('sent_at') && has('tries'))) {
    const sooner = idea.isOutlined ? contactsDeleted(product) : [];
    const rules = joinWords([...new Set(sooner.map(({ rule }) => `“${rule.text.replace(/[.\s]+$/, '')}”`))]);
    return `90 days after the ${record} has done its work${rules && `, but never longer than what its \`receiver\` was taken from: it is deleted with that (${rules})`}`;
  }
  const owned = columns.some(
    ({ references, field }) => references === 'accounts' && !/^(?:changed|looked) by id$/.test(field),
  );
  if (parent && (!owned || kind === 'link'))
    return `As long as its ${parent.record}: the ${record} is deleted in the same statement`;
  const ends = table.machine ? endsOf(table.machine) : [];
  if (ends.length > 0) return `24 months after the ${record} is ${joinWords(ends, 'or')}, then without names`;
  if (stay === 'after') return `24 months after the last change of the ${record}, then without names`;
  if (!owned)
    return `Until ${(idea.host ?? idea.client).many} take the ${record} out, and as long as another row points at it`;
  return `As long as the account that the ${record} belongs to`;
}
