import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { onlyBy, peopleCalled, seenColumns } from '#worker/features/guide/documents/outlined-columns-seen.rules.ts';
import { guardedBy } from '#worker/features/guide/documents/outlined-guarded.rules.ts';
import { groupOf } from '#worker/features/guide/documents/outlined-holds.rules.ts';
import { tellOwn } from '#worker/features/guide/documents/outlined-own-rows.rules.ts';
import { columnsOfRule } from '#worker/features/guide/documents/outlined-rule-columns.rules.ts';
import { type OwnerRule, ownerIn, tellsApart } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { nounIn, singularOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { namesField } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { isHolder } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** The columns at which rules hold, as 'visits.state': those that they guard, else the states and fields that they name. */
export function heldAt(product: Product, rules: OwnerRule[]): string[] {
  const tables = listTables(product).filter(({ kind }) => kind === 'own');
  const guarded = rules.map((rule) => ({ rule, guard: guardedBy(product, tables, rule.text) }));
  const kept = guarded.flatMap(({ guard }) => (guard?.column ? [`${guard.table.name}.${guard.column.name}`] : []));
  const open = guarded.flatMap(({ rule, guard }) => (guard ? [] : [rule]));
  const named = open.flatMap((rule) => namedIn(tables, rule));
  const owners = open.flatMap(({ text }) => ownerIn(product, text)?.one ?? []);
  const theirs = named.filter(({ record }) => owners.includes(record));
  const contacts = tables
    .filter(({ record }) => owners.includes(record))
    .flatMap(({ name, columns }) =>
      columns
        .filter(({ personal, name: column }) => personal && open.some(({ text }) => sharesWord(column, text)))
        .map((column) => `${name}.${column.name}`),
    );
  const free = open
    .filter((rule) => !/^(?:access|write)$/.test(groupOf(rule) ?? ''))
    .flatMap((rule) => namedIn(tables, rule));
  const columns =
    owners.length > 0
      ? theirs.length > 0
        ? theirs.map(({ column }) => column)
        : contacts
      : [...free.map(({ column }) => column), ...ownIn(product, tables, open)];
  const states = open.flatMap(({ text }) =>
    tables.flatMap(({ name, machine }) =>
      machine?.moves.some(({ when }) => when.length > 1 && text.includes(when.replace(/[“”]/g, '')))
        ? [`${name}.state`]
        : [],
    ),
  );
  const reads = open.filter((rule) => groupOf(rule) === 'opening').flatMap(({ text }) => readBy(tables, text));
  const seen = open.flatMap((rule) => (groupOf(rule) === 'access' ? seenIn(product, tables, rule.text) : []));
  const shown = open.flatMap((rule) =>
    columnsOfRule(product, listTables(product), rule).map(({ table, column }) => `${table.name}.${column.name}`),
  );
  return [...new Set([...kept, ...seen, ...shown, ...reads, ...states, ...columns])];
}

/** The fields that a rule names; who sees and who changes what is about the records that it names, and about no field of another. */
function namedIn(tables: Table[], rule: OwnerRule): { record: string; column: string }[] {
  const { text } = rule;
  const group = groupOf(rule);
  const about = tables.filter(({ record }) => nounIn(record, text) !== null);
  const isOnRows = (group === 'access' || group === 'write') && about.length > 0;
  return (isOnRows ? about : tables).flatMap(({ name, record, columns, entity }) =>
    columns
      .map((column) =>
        isHolder(column.field.replace(/ id$/, '')) ? { ...column, field: 'holder', references: undefined } : column,
      )
      .filter(({ field }) => entity?.told?.fields.some((told) => told.name.toLowerCase() === field))
      .filter(
        ({ field, references }) =>
          !references && tellsApart(field) && namesField(text, field) && isSaidWhole(text, field),
      )
      .filter(({ field }) => field.includes(' ') || nounIn(record.split(' ').at(-1) ?? record, text) !== null)
      .map((column) => ({ record, column: `${name}.${column.name}` })),
  );
}

/** A field is named where its words follow each other: 'a broken delivery' names no 'what is broken'. */
function isSaidWhole(text: string, field: string): boolean {
  const words = field.replace(/ (?:on|at|by)$/, '').split(' ');
  const [first = '', ...others] = words.map((word) => `${toPattern(singularOf(word))}(?:s|es)?`);
  const between = '(?: (?:the|an?|of|is|are|has|was))? ';
  return words.length < 2 || new RegExp(`\\b${[first, ...others].join(between)}\\b`, 'i').test(text);
}

const ownOnly = /^(.+?) sees? only (?:his|her|their|its) own\b/i;
/** By which column a row is somebody's, where a rule shows them only theirs: 'freelancers see only their own invoices'. */
const ownIn = (product: Product, tables: Table[], rules: OwnerRule[]): string[] =>
  rules.flatMap((rule) => {
    const [, whose = ''] = (groupOf(rule) === 'access' && ownOnly.exec(rule.text)) || [];
    const people = whose ? peopleCalled(product.idea.people, whose) : [];
    return tables
      .filter(({ record }) => people.length > 0 && nounIn(record, rule.text) !== null)
      .flatMap((table) =>
        people.flatMap((noun) => {
          const [, column] = /\(`([a-z_]+)`/.exec(tellOwn(product, noun, table, tables)) ?? [];
          return column ? [`${table.name}.${column}`] : [];
        }),
      );
  });

/** The columns that a rule shows to some alone: 'the reason of an absence is seen only by the leader'. */
const seenIn = (product: Product, tables: Table[], text: string): string[] => {
  const [, what = ''] = onlyBy.exec(text) ?? [];
  return tables.flatMap((table) =>
    seenColumns(product, table).flatMap(({ column }) =>
      what && (nounIn(table.record, what) ?? column.field.includes(' ')) && nounIn(column.field, what)
        ? [`${table.name}.${column.name}`]
        : [],
    ),
  );
};

/** By what something is opened: its link, and the state by which that ends ('until that visit is over'). */
const readBy = (tables: Table[], text: string): string[] =>
  tables.flatMap(({ name, record, columns, entity }) => {
    if (nounIn(record, text) === null) return [];
    const link = /\blinks?\b/i.test(text) && columns.some((column) => column.name === 'link_hash');
    const [last = record] = record.split(' ').slice(-1);
    const ends = statesOf(entity?.told ?? { one: record, fields: [], ways: [], isInOrder: false }).some((state) =>
      new RegExp(`\\b${toPattern(last)} (?:is|was|has been) (?:not )?${toPattern(state)}\\b`, 'i').test(text),
    );
    return [...(link ? [`${name}.link_hash`] : []), ...(ends ? [`${name}.state`] : [])];
  });

/** Whether a name of several words has one that a text names: the phone of 'mail or phone'. */
const sharesWord = (column: string, text: string) =>
  column.split('_').some((word) => word.length > 3 && nounIn(word, text) !== null);
