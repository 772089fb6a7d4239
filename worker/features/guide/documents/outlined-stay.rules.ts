import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { deletionsOf } from '#worker/features/guide/documents/outlined-deletions.rules.ts';
import { rulesOn } from '#worker/features/guide/documents/outlined-readers.rules.ts';
import { ownerIn, ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { capitalise, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { kindOfRule } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Whether a rule is about every record and names none: 'records are kept ten years', 'nobody deletes an entry'. */
const isOfAll = ({ idea }: Product, text: string) =>
  /\b(?:an|every|each|any) entry\b|\b(?:entries|records|everything|all data)\b/i.test(text) &&
  idea.records.every(({ one }) => nounIn(one, text) === null);

/** Whether each row of a table only says what somebody did and when. */
const tellsWhatWas = ({ columns, machine, isHistory }: Table) =>
  isHistory ||
  (machine === undefined &&
    columns.some(({ references }) => references === 'accounts') &&
    columns.some(({ name }) => /^(?:happened|done|entered|searched)_at$/.test(name)));

/** 'History we keep two years': how long what only says what was stays, in the owner's words; undefined for other tables. */
export function historyStay(product: Product, table: Table): string | undefined {
  const rule =
    tellsWhatWas(table) &&
    ownerRules(product).find(({ text, kind }) => kind === 'retention' && /\bhistor(?:y|ies)\b/i.test(text));
  return rule ? `“${rule.text}”` : undefined;
}

/** How long the rows of such a record stay, in the owner's words where they said it, and what of them is emptied before. */
export function outlinedStay(product: Product, table: Table): string {
  const emptied = deletionsOf(product).flatMap(({ record, fields, upon }) => {
    const columns = table.columns.filter(
      ({ field }) => record === table.entity?.told && fields.some((name) => name.toLowerCase() === field),
    );
    return columns.map(({ name }) => `; \`${name}\` is emptied ${upon}`);
  });
  return `${rowsStay(product, table)}${emptied.join('')}`;
}

/** How long the rows themselves stay, and what hangs on them. */
export function rowsStay(product: Product, table: Table): string {
  // What empties a field, or deletes the rows of one record, says nothing of how long other rows stay.
  const others = deletionsOf(product).filter(
    ({ record, fields }) => fields.length > 0 || record !== table.entity?.told,
  );
  const isOther = (text: string) => others.some(({ rule }) => rule.text === text);
  const own = ownerRules(product).filter(({ text }) => !isOther(text));
  const ofAll = own.filter(({ text }) => isOfAll(product, text));
  // 'Phone numbers are seen only by …; deleted after 12 months': the second half says how long.
  const halves = own.flatMap((one) =>
    nounIn(table.record, one.text) && [undefined, table.entity?.told].includes(ownerIn(product, one.text))
      ? one.text
          .split(/;\s+/)
          .slice(1)
          .flatMap((text) => (kindOfRule(`It is ${text}`) === 'retention' ? [{ ...one, text: capitalise(text) }] : []))
      : [],
  );
  const [rule] = [
    ...rulesOn(product, table, ['retention']).filter(({ text }) => !isOther(text)),
    ...halves,
    ...ofAll.filter(({ kind }) => kind === 'retention'),
  ];
  const told = rule ? `“${rule.text}”` : historyStay(product, table);
  if (told) return told;
  const [whole] = ofAll.filter(({ kind }) => kind === 'fixed');
  if (whole) return `For good: “${whole.text}”`;
  const [fixed] = rulesOn(product, table, ['fixed']);
  return fixed ? 'For good, as long as the product is used' : 'No period was told: it stays until somebody deletes it';
}
