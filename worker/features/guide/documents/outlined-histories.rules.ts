import { type Column, snake, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { byAccount } from '#worker/features/guide/documents/outlined-accounts.rules.ts';
import {
  type Around,
  keepsChanges,
  tableOfPerson,
  time,
} from '#worker/features/guide/documents/outlined-doers.rules.ts';
import { showsUnkept } from '#worker/features/guide/documents/outlined-shown-beside.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { isCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { joinWords, nounIn, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { readSaidWith } from '#worker/features/guide/outline/outline-said-with.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { isReporter } from '#worker/features/guide/product/outlined-payments.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Each change of state as a row, where several set the states or how long something was in one counts. */
export function changesOf(product: Product, record: ToldRecord, own: Table, { names, roles }: Around): Table[] {
  const states = own.machine?.states ?? [];
  if (
    roles.length === 0 ||
    states.length === 0 ||
    !(keepsChanges(product, record) || showsUnkept(product, record, own.columns)) ||
    product.idea.records.some(({ one }) => one === `${record.one} change`)
  )
    return [];
  const doers = (own.machine?.moves ?? []).map(({ who }) => who);
  const silent = doers.filter((who) => tableOfPerson(product, who, { names, roles }) !== 'accounts');
  const outside = silent.find(isReporter);
  const isWithout = silent.some((who) => who !== product.name && who !== outside);
  return [
    historyOf(record, own, {
      what: 'change',
      holds: `One change of state of ${withArticle(record.one)}, the first one among them: who made it and when, and how long it was in each`,
      columns: [
        {
          name: 'state',
          field: 'state',
          type: 'text',
          check: `c in (${states.map((one) => `'${one.replaceAll("'", "''")}'`).join(', ')})`,
        },
        {
          ...{ name: 'changed_by_id', field: 'changed by id', type: 'text', references: 'accounts', may: true },
          note: `empty where ${joinWords([product.name, ...(outside ? [outside] : []), ...(isWithout ? ['somebody without an account'] : [])], 'or')} did it`,
        },
        { name: 'changed_at', field: 'changed at', ...time },
        ...saidWith(product, listActs(product), record),
      ],
    }),
  ];
}

/** A table whose rows say what became of a row of another one, and are only added. */
function historyOf(
  { one }: ToldRecord,
  own: Table,
  { what, holds, columns }: Pick<Table, 'holds' | 'columns'> & { what: string },
): Table {
  const parent = `${snake(one)}_id`;
  const first: Column[] = [
    { name: 'id', field: 'id', type: 'text' },
    { name: parent, field: `${one} id`, type: 'text', references: own.name },
  ];
  return {
    ...{ record: `${one} ${what}`, name: `${snake(one)}_${what}s`, isHistory: true, kind: 'link', holds },
    ...{ columns: [...first, ...columns], key: ['id'], uniques: [], features: own.features, machine: undefined },
    indexes: own.features.slice(0, 1).map((feature) => ({ columns: [parent, 'changed_at'], feature })),
  };
}

/** What lines say to stand beside a state, where no change of it is a row: the reason with which a rehearsal was cancelled. */
export const besideState = (product: Product, record: ToldRecord): Column[] =>
  saidWith(product, listActs(product), record);

/** What a line says to stand beside a state: 'goes back to the patient with the question' keeps the question. */
function saidWith({ idea }: Product, acts: OutlinedAct[], { one, fields }: ToldRecord): Column[] {
  const said = acts.flatMap(({ feature, told }) =>
    (told.outcomes ?? []).flatMap((outcome) => {
      const rest = outcome.way === 'state' && isCalled(outcome.record, one) ? outcome.rest : undefined;
      const { name = '' } = readSaidWith(rest) ?? {};
      const isKept = [...fields, { name: 'state' }].some((field) => field.name === name);
      const isPerson = idea.people.some((person) => person.one === name);
      return name === '' || isKept || isPerson ? [] : [{ name, id: feature.id }];
    }),
  );
  return [...new Set(said.map(({ name }) => name))].map((name) => ({
    ...{ name: snake(name), field: name, type: 'text', may: true },
    note: `${name.startsWith('day ') ? 'date, ' : ''}with ${said.flatMap((other) => (other.name === name ? [other.id] : [])).join(' and ')}`,
  }));
}

/** Where a rule wants to see what stood there before, each change of a field is a row. */
export function editsOf(product: Product, record: ToldRecord, own: Table, { roles }: Around): Table[] {
  const { records } = product.idea;
  const rules = ownerRules(product).filter(
    ({ kind, text }) => kind === 'audit' && /\bchang|\bedit|\bcorrect/i.test(text),
  );
  const named = (text: string) => records.filter(({ one }) => nounIn(one, text) !== null);
  const rule = rules.find(({ text }) => (named(text)[0] ?? records[0]) === record);
  const isListed = records.some(({ one }) => /\b(?:log|history|audit|edit)$|^changes?$/.test(one));
  if (!rule || roles.length === 0 || isListed) return [];
  return [
    historyOf(record, own, {
      what: 'edit',
      holds: `One change of a field of ${withArticle(record.one)}, with what stood there before`,
      columns: [
        { name: 'field', field: 'field', type: 'text' },
        { name: 'old_value', field: 'old value', type: 'text', may: true },
        { name: 'new_value', field: 'new value', type: 'text', may: true },
        byAccount(product, 'changed'),
        { name: 'changed_at', field: 'changed at', ...time },
      ],
    }),
  ];
}
