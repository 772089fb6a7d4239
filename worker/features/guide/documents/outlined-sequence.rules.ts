import { type Call, listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** A step of a path: who calls what, on which table, and the state that the row has afterwards. */
type Step = { who: string; does: string; call: Call; table: string; state: string | undefined };
/** The path that one record takes through the product, with the first thing that goes wrong on it. */
export type Path = { record: string; steps: Step[]; fault: Criterion | undefined };

const mostSteps = 5;
const fewestSteps = 2;

/**
 * The first whole path of an outlined product: what happens to the record of which the most acts are told, call by call in the told order.
 * @returns undefined where no record is changed by two calls.
 */
export function firstPath(product: Product): Path | undefined {
  const calls = listCalls(product).filter(({ criterion }) => criterion.feature.key !== 'account');
  const found = listTables(product)
    .filter(({ kind }) => kind === 'own')
    .map((table) => ({
      table,
      own: calls.filter((call) => call.method !== 'GET' && (isOn(call.path, table) || isWritten(product, call, table))),
    }))
    .toSorted(
      (a, b) => b.own.length - a.own.length || Number(Boolean(b.table.machine)) - Number(Boolean(a.table.machine)),
    );
  const [first] = found;
  if (!first || first.own.length < fewestSteps) return undefined;
  const steps = first.own.slice(0, mostSteps).map((call) => stepOf(call, first.table));
  const ids = new Set(steps.map(({ call }) => call.criterion.feature.id));
  return {
    record: first.table.record,
    steps,
    fault: listCriteria(product).find(({ feature, isFault }) => isFault && ids.has(feature.id)),
  };
}

/** Whether a call is a message that is about a row of the table. */
const isWritten = (product: Product, { path, criterion }: Call, { entity }: Table) =>
  path.startsWith('/hooks/') &&
  listActs(product).some(({ feature, record }) => feature.id === criterion.feature.id && record === entity?.told);

const isOn = (path: string, { name }: Table) => path.split('/')[2] === name.replaceAll('_', '-');

function stepOf(call: Call, { name, machine }: Table): Step {
  const { criterion } = call;
  const state =
    machine?.begins?.id === criterion.id
      ? machine.initial
      : machine?.moves.find(({ id, when }) => id === criterion.id && !when.startsWith('“'))?.to;
  return { who: criterion.actor ?? '', does: `${criterion.verb} ${criterion.rest}`.trim(), call, table: name, state };
}
