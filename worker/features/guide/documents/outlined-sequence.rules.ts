import { isPathOf } from '#worker/features/guide/documents/addresses.rules.ts';
import { type Call, listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { isAside, isDropped, type Move } from '#worker/features/guide/documents/outlined-state-moves.rules.ts';
import { stemOf } from '#worker/features/guide/grammar/stems.rules.ts';
import { type Criterion, featureIdOf, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { partnerBank, paymentService } from '#worker/features/guide/product/outlined-payments.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/**
 * A step of a path: who calls what, on which table, and the state that the row has afterwards; what the product does by itself has no call.
 * `others` are what may happen there instead, by the same person.
 */
export type Step = {
  who: string;
  does: string;
  id: string;
  call: Call | undefined;
  table: string;
  state: string | undefined;
  others?: Step[];
  /** Whether only a notice of the payment service brings the state about. */
  isReported?: true;
  /** What is written or read of it, where that is more than its state, and who gets to know of it. */
  data?: string[];
  told?: Criterion[];
  /** Whether it happens only where what was due was not done. */
  isLate?: true;
};
/** The path that one record takes through the product, or a journey through several, with what is refused on its way. */
export type Path = { record: string; steps: Step[]; faults: Criterion[]; journey?: string };

const mostSteps = 5;
const fewestSteps = 2;
const mostOthers = 2;

/**
 * The whole paths of an outlined product: what happens to the record of which the most acts are told, call by call, as its states allow it (in the
 * told order where it has no states); and where nothing outside and no clock begins a step of it, that of the first record of which it does.
 * @returns none where no record is changed by two calls, two at most.
 */
export function listPaths(product: Product): Path[] {
  const calls = listCalls(product).filter(({ criterion }) => criterion.feature.key !== 'account');
  const found = listTables(product)
    .filter(({ kind }) => kind === 'own')
    .map((table) => ({
      table,
      own: calls.filter(
        (call) => call.method !== 'GET' && (isPathOf(call.path, table) || isWritten(product, call, table)),
      ),
    }))
    .toSorted(
      (a, b) => b.own.length - a.own.length || Number(Boolean(b.table.machine)) - Number(Boolean(a.table.machine)),
    );
  const paths = found
    .map(({ table, own }) => ({ record: table.record, steps: stepsOf(product, table, own, calls) }))
    .filter(({ steps }) => steps.length >= fewestSteps);
  const [first] = paths;
  if (!first) return [];
  const isByItself = ({ steps }: (typeof paths)[number]) =>
    steps.filter(({ call, id }) => !call && id !== '').length > 1;
  const second = isByItself(first) ? undefined : paths.find((path) => path !== first && isByItself(path));
  return [first, ...(second ? [second] : [])].map((path) => ({ ...path, faults: faultsOf(product, path.steps) }));
}

const mostFaults = 2;
/** What is refused on a path, one for each feature and two at most: what somebody may not do before what they left out. */
export function faultsOf(product: Product, steps: Step[]): Criterion[] {
  const ids = [...new Set(steps.map(({ id }) => featureIdOf(id)))];
  const faults = ids.flatMap((id) => {
    const verb = stemOf(steps.find((step) => featureIdOf(step.id) === id)?.call?.criterion.verb ?? '');
    const own = listCriteria(product).filter(({ feature, isFault, cause }) => {
      const [, other] = /^anybody (?:wants|tries) to (\p{L}+)/u.exec(cause) ?? [];
      return isFault && feature.id === id && (!other || stemOf(other) === verb);
    });
    return own.find(isWeighty) ?? own.find(({ cause }) => / missing$/.test(cause)) ?? [];
  });
  return faults.toSorted((a, b) => Number(isWeighty(b)) - Number(isWeighty(a))).slice(0, mostFaults);
}

/** Whether a refusal is of what is neither left out nor typed in the wrong order, nor done already, nor a message that did not arrive. */
export const isWeighty = ({ cause }: Criterion) =>
  !/ (?:is|are) (?:missing|“|what it is set to)| is (?:not after|before) (?:the|“)|\bmessage\b.* (?:does not reach|cannot be delivered)/.test(
    cause,
  );

/** What happens to a row from its beginning on: from each state what leads further first, with what is decided there instead. */
function stepsOf(product: Product, table: Table, own: Call[], calls: Call[]): Step[] {
  const { machine } = table;
  const steps = own.map((call) => stepOf(call, table));
  if (!machine) return steps.slice(0, mostSteps);
  const begin = steps.find(({ call, state }) => call?.method === 'POST' && (!state || state === machine.initial));
  const made = begin ?? madeItself(product, table);
  const walked: Step[] = made ? [{ ...made, state: machine.initial }] : [];
  let reached = [machine.initial];
  while (walked.length < mostSteps) {
    const ways = machine.moves.filter(
      ({ from, to, id }) =>
        from.some((state) => reached.includes(state) && machine.states.indexOf(to) > machine.states.indexOf(state)) &&
        // What is entered once is sent once, whatever that brings it to.
        !walked.some(
          (step) => step.id === id || (step.call?.method === 'POST' && featureIdOf(step.id) === featureIdOf(id)),
        ),
    );
    const byHand = (machine.byHand ?? []).filter(
      ({ from, to }) => leadsOn(to) && from.some((one) => reached.includes(one)),
    );
    const on = ways.find(({ to }) => leadsOn(to));
    const next: Step | undefined = on
      ? stepOfMove(product, table, on, calls)
      : byHand[0] && {
          ...{ who: '', does: 'by hand, until it is told what does', id: '' },
          ...{ call: undefined, table: table.name, state: byHand[0].to },
        };
    if (!next?.state || walked.some(({ state }) => state === next.state)) break;
    const others = ways
      .filter((move) => move !== on && featureIdOf(move.id) === featureIdOf(next.id) && move.id !== next.id)
      .map((move) => stepOfMove(product, table, move, calls))
      .filter(({ call }) => call !== undefined && call !== next.call);
    walked.push(others.length > 0 ? { ...next, others: others.slice(0, mostOthers) } : next);
    reached = [next.state];
    // One call may bring it through several states.
    for (const { from, to, id } of machine.moves)
      if (featureIdOf(id) === featureIdOf(next.id) && leadsOn(to) && from.some((one) => reached.includes(one)))
        reached.push(to);
  }
  // Where nothing leads further, what else is done with it.
  const beside = steps.filter(({ state, call }) => !state && call !== begin?.call);
  while (walked.at(-1)?.id === '') walked.pop();
  return walked.length < fewestSteps ? [...walked, ...beside].slice(0, mostSteps) : walked;
}

/** What no call makes: the clock does, or what is reported from outside. */
function madeItself(product: Product, { name, entity }: Table): Step | undefined {
  const act = listActs(product).find(
    (one) =>
      !one.who &&
      entity &&
      [one, ...(one.also ?? [])].some((each) => each.record === entity.told && each.way === 'make'),
  );
  const criterion = listCriteria(product).find((one) => one.feature.id === act?.feature.id && !one.isFault);
  return (
    act &&
    criterion && {
      ...{ who: '', does: act.feature.title, id: criterion.id },
      ...{ call: undefined, table: name, state: undefined },
    }
  );
}

const leadsOn = (state: string) => !isDropped(state) && !isAside(state);

/** A change of state with the call that brings it about; what the product does by itself has none. */
function stepOfMove(product: Product, table: Table, { who, id, to, when }: Move, calls: Call[]): Step {
  const isByBank = who === `the ${partnerBank}`;
  const own = calls.filter(({ criterion }) => !isByBank && criterion.feature.id === featureIdOf(id) && id !== '');
  const call = who === product.name ? undefined : (own.find(({ criterion }) => criterion.id === id) ?? own[0]);
  const does = call ? `${call.criterion.verb} ${call.criterion.rest}`.trim() : when;
  const isReported = who === `the ${paymentService}` ? { isReported: true as const } : {};
  return {
    ...{ who: call?.criterion.actor ?? '', does, id },
    ...{ call, table: table.name, state: to },
    ...isReported,
  };
}

/** Whether a call is a message that is about a row of the table. */
const isWritten = (product: Product, { path, criterion }: Call, { entity }: Table) =>
  path.startsWith('/hooks/') &&
  listActs(product).some(({ feature, record }) => feature.id === criterion.feature.id && record === entity?.told);

/** A call on a table as a step, with the state that the row has after it. */
export function stepOf(call: Call, { name, machine }: Pick<Table, 'name' | 'machine'>): Step {
  const { criterion } = call;
  const state =
    machine?.begins?.id === criterion.id
      ? machine.initial
      : machine?.moves.find(({ id, when }) => id === criterion.id && !when.startsWith('“'))?.to;
  return {
    ...{ who: criterion.actor ?? '', does: `${criterion.verb} ${criterion.rest}`.trim(), id: criterion.id },
    ...{ call, table: name, state },
  };
}
