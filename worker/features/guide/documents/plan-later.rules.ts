import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { columnsOfRule } from '#worker/features/guide/documents/outlined-rule-columns.rules.ts';
import { ownerRules, tellsApart } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { isSliced, notYet, tablesMade } from '#worker/features/guide/documents/plan-made.rules.ts';
import { orderOfBuild } from '#worker/features/guide/documents/plan-order.rules.ts';
import { testOf } from '#worker/features/guide/documents/test-levels.rules.ts';
import { joinWords, nounIn, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { namesField } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { linkFor } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** What the way in itself does needs no rows of anything else; the first account is there before all of them. */
const ofEntry = /\b(?:accounts?|sessions?|sign-in|sign(?:s|ed)? in)\b/i;
const isOfEntry = ({ cause, effect }: Criterion) => ofEntry.test(effect) || /^nobody has an account\b/.test(cause);

const toldFields = ({ entity }: Table): string[] => entity?.told?.fields.map(({ name }) => name) ?? [];

/** Whether a text speaks of the rows of a table: by its name, a state, or a told field that says what it is. */
function speaksOf(text: string, table: Table): boolean {
  const { record, machine } = table;
  const head = record.split(' ').at(-1) ?? record;
  return (
    nounIn(record, text) !== null ||
    (head.length > 3 && nounIn(head, text) !== null) ||
    (machine?.states ?? []).some((state) => state.length > 6 && nounIn(state, text.toLowerCase()) !== null) ||
    toldFields(table).some((field) => field.includes(' ') && tellsApart(field) && namesField(text, field))
  );
}

const ofSomebody = /['’]s? $/;

/** Whether a text names a field that is kept in this table alone: 'in which shops'; 'subscribers' addresses' are those of other rows. */
const namesOwnField = (text: string, table: Table, own: Table[]): boolean =>
  toldFields(table).some((field) => {
    const at = tellsApart(field) ? nounIn(field, text)?.index : undefined;
    return (
      at !== undefined &&
      !ofSomebody.test(text.slice(0, at)) &&
      !own.some((other) => other !== table && toldFields(other).includes(field))
    );
  });

/** The record by whose link somebody comes in, where a criterion of the sign-in tells of that link: 'the link of their entry'. */
function linkedIn({ idea }: Product, { cause, effect }: Criterion): string | undefined {
  const noun = /\blink of (?:it|their)\b/.test(`${cause} ${effect}`)
    ? idea.people.find(({ one }) => cause.startsWith(`${withArticle(one)} `))
    : undefined;
  return noun && linkFor(idea, noun)?.one;
}

const listsFields = /^(?:(?:make|keep) (?:an?|another|all) |say so, )/;

/** Whether a criterion of a feature is about rows that only a later task makes: 'let round ups go there from now on' before there is one. */
function makerOfRows(product: Product, criterion: Criterion): string | undefined {
  const place = orderOfBuild(product).places.find(({ feature }) => feature.id === criterion.feature.id);
  if (!place || listsFields.test(criterion.effect)) return undefined;
  const missing = notYet(product, place);
  const names = new Set(
    place.tables.flatMap(({ kind, name, record }) =>
      kind === 'own' && missing.has(name) && nounIn(record, criterion.effect) !== null ? [name] : [],
    ),
  );
  return [...tablesMade(product)].findLast(([, { tables }]) => tables.some(({ name }) => names.has(name)))?.[0];
}

/**
 * The criteria that speak of rows which a later task makes, those of the sign-in among them, by the id of the feature that makes the last of
 * these rows: what nobody has made yet can neither be shown nor hidden.
 */
export const triedLater = oncePerProduct((product: Product): Map<string, Criterion[]> => {
  const later = new Map<string, Criterion[]>();
  if (!isSliced(product)) return later;
  const own = listTables(product).filter(({ kind, isHistory }) => kind === 'own' && !isHistory);
  for (const criterion of listCriteria(product)) {
    const id =
      criterion.feature.key === 'account' ? makerOfEntry(product, criterion, own) : makerOfRows(product, criterion);
    if (id) later.set(id, [...(later.get(id) ?? []), criterion]);
  }
  return later;
});

/** The feature that makes the last of the rows of which a criterion of the sign-in speaks. */
function makerOfEntry(product: Product, criterion: Criterion, own: Table[]): string | undefined {
  if (isOfEntry(criterion)) return undefined;
  const text = `${/^anybody uses /.test(criterion.cause) ? '' : criterion.cause}. ${criterion.effect}`;
  const linked = linkedIn(product, criterion);
  const rule = ownerRules(product).find(({ criteria }) => criteria.some(({ id }) => id === criterion.id));
  const kept = rule ? columnsOfRule(product, listTables(product), rule).map(({ table }) => table) : [];
  // What is kept of somebody is tried where the fields are that the rule names.
  if (kept.length > 0) return lastMaker(product, kept);
  const said = own.filter((table) => (linked ? table.record === linked : speaksOf(text, table)));
  const named = said.length > 0 ? said : own.filter((table) => namesOwnField(text, table, own));
  return lastMaker(product, named);
}

/** The feature that makes the last of some tables. */
function lastMaker(product: Product, made: Table[]): string | undefined {
  const names = new Set(made.map(({ name }) => name));
  return [...tablesMade(product)].findLast(([, { tables }]) => tables.some(({ name }) => names.has(name)))?.[0];
}

/** The criteria of other features, the sign-in among them, that are built and tried with this feature. */
export const laterIn = (product: Product, { id }: Pick<Feature, 'id'>): Criterion[] =>
  triedLater(product).get(id) ?? [];

/** The ids of the criteria of a feature that are built and tried with a later one. */
export const laterOf = (product: Product, { id }: Pick<Feature, 'id'>): ReadonlySet<string> =>
  new Set([...triedLater(product).values()].flat().flatMap((one) => (one.feature.id === id ? [one.id] : [])));

/** Where the criteria of a feature are tried that need rows of later tasks, at the end of what proves it; empty without such. */
export function tellLater(product: Product, feature: Pick<Feature, 'id'>): string {
  const parts = [...triedLater(product)].flatMap(([id, all]) => {
    const own = all.filter((one) => one.feature.id === feature.id);
    return own.length > 0 ? [`${joinWords(own.map((one) => one.id))} with ${id}`] : [];
  });
  return parts.length > 0 ? ` Tried later, once there are rows for it: ${joinWords(parts)}.` : '';
}

/** The commands for those criteria of other features that come with this one, as a sentence of its own; empty without such. */
export function tellTriedHere(product: Product, feature: Feature, commands: { test: string }): string {
  const parts = [...Map.groupBy(laterIn(product, feature), ({ feature: of }) => of)].map(
    ([of, own]) => `\`${testOf(commands, of)}\` for ${joinWords(own.map(({ id }) => id))}`,
  );
  return parts.length > 0 ? ` ${joinWords(parts)}.` : '';
}
