import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { tellsApart } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { isSliced, tablesMade } from '#worker/features/guide/documents/plan-made.rules.ts';
import { testOf } from '#worker/features/guide/documents/test-levels.rules.ts';
import { joinWords, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { namesField } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** What the way in itself does needs no rows of anything else; the first account is there before all of them. */
const ofEntry = /\b(?:accounts?|sessions?|sign-in|sign(?:s|ed)? in)\b/i;
const isOfEntry = ({ cause, effect }: Criterion) => ofEntry.test(effect) || /^nobody has an account\b/.test(cause);

/** Whether a text speaks of the rows of a table: by its name, a state, or a field that says what it is. */
function speaksOf(text: string, { record, columns, machine }: Table): boolean {
  const head = record.split(' ').at(-1) ?? record;
  return (
    nounIn(record, text) !== null ||
    (head.length > 3 && nounIn(head, text) !== null) ||
    (machine?.states ?? []).some((state) => state.length > 6 && nounIn(state, text.toLowerCase()) !== null) ||
    columns.some(
      ({ field, references }) => !references && field.includes(' ') && tellsApart(field) && namesField(text, field),
    )
  );
}

/**
 * The criteria of the sign-in that speak of rows which a later task makes, by the id of the feature that makes the last of them: what
 * nobody has made yet can neither be shown nor hidden.
 */
export const triedLater = oncePerProduct((product: Product): Map<string, Criterion[]> => {
  const later = new Map<string, Criterion[]>();
  if (!isSliced(product)) return later;
  const makers = [...tablesMade(product)];
  const own = listTables(product).filter(({ kind, isHistory }) => kind === 'own' && !isHistory);
  for (const criterion of listCriteria(product)) {
    if (criterion.feature.key !== 'account' || isOfEntry(criterion)) continue;
    const text = `${/^anybody uses /.test(criterion.cause) ? '' : criterion.cause}. ${criterion.effect}`;
    const names = new Set(own.filter((table) => speaksOf(text, table)).map(({ name }) => name));
    const maker = makers.findLast(([, { tables }]) => tables.some(({ name }) => names.has(name)))?.[0];
    if (maker) later.set(maker, [...(later.get(maker) ?? []), criterion]);
  }
  return later;
});

/** The criteria of the sign-in that are built and tried with this feature. */
export const laterIn = (product: Product, { id }: Pick<Feature, 'id'>): Criterion[] =>
  triedLater(product).get(id) ?? [];

/** Where the criteria of the sign-in are tried that need rows of later tasks, at the end of what proves it; empty without such. */
export function tellLater(product: Product): string {
  const parts = [...triedLater(product)].map(([id, own]) => `${joinWords(own.map((one) => one.id))} with ${id}`);
  return parts.length > 0 ? ` Tried later, once there are rows for it: ${joinWords(parts)}.` : '';
}

/** The command for those criteria of the sign-in that come with this feature, as a sentence of its own; empty without such. */
export function tellTriedHere(product: Product, feature: Feature, commands: { test: string }): string {
  const own = laterIn(product, feature);
  const [first] = own;
  return first ? ` \`${testOf(commands, first.feature)}\` for ${joinWords(own.map(({ id }) => id))}.` : '';
}
