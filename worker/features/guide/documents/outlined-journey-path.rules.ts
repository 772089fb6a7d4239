import { isPathOf } from '#worker/features/guide/documents/addresses.rules.ts';
import { type Call, listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { tellsSomebody } from '#worker/features/guide/documents/outlined-messages.rules.ts';
import { stepsOf, toldIn } from '#worker/features/guide/documents/outlined-scenes.rules.ts';
import {
  faultsOf,
  isWeighty,
  listPaths,
  type Path,
  type Step,
  stepOf,
} from '#worker/features/guide/documents/outlined-sequence.rules.ts';
import type { Move } from '#worker/features/guide/documents/outlined-state-moves.rules.ts';
import { joinWords, lowerFirst, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { featureIdOf, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { goesWrong } from '#worker/features/guide/product/journeys.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { isDoor } from '#worker/features/guide/product/outlined-branches.rules.ts';
import { paymentService } from '#worker/features/guide/product/outlined-payments.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const mostCalls = 6;
const fewestCalls = 2;

/**
 * The paths that an architecture draws: the first journey, call by call, with all who act in it; the way of one record through its states
 * in its place where each call of that journey is a step of it, and beside it where the product goes it by itself.
 * @returns none where nothing is called twice.
 */
export function listDrawnPaths(product: Product): Path[] {
  const [walk, ...byItself] = listPaths(product);
  const path = journeyPath(product);
  if (!path) return walk ? [walk, ...byItself] : [];
  const walked = new Set(walk?.steps.map(({ id }) => featureIdOf(id)));
  const isWalked = path.steps.every(({ call, id }) => !call || walked.has(featureIdOf(id)));
  return [walk?.steps.some(({ state }) => state) && isWalked ? walk : path, ...byItself];
}

/** The first journey as the calls that it is made of; undefined where it has not two of them. */
function journeyPath(product: Product): Path | undefined {
  const [journey] = product.journeys;
  if (!journey) return undefined;
  const calls = listCalls(product);
  const tables = listTables(product);
  const own = (feature: Feature | undefined) => (feature && feature.key !== 'account' ? [feature] : []);
  const way = stepsOf(product, journey).flatMap(({ feature }) => own(feature));
  const steps = [...new Set(way)].flatMap((feature) => stepOn(product, feature, calls, tables) ?? []);
  const shown = shortened(product, steps);
  const called = shown.filter(({ call }) => call).length;
  if (called < fewestCalls) return undefined;
  const late = shown.some(({ call }) => !call) ? [] : lateOn(product, shown, calls, tables);
  const all = [...shown, ...late.slice(0, 1)];
  const faults = faultsOf(
    product,
    shown.filter(({ call }) => call?.method !== 'GET'),
  );
  const grave = faults.filter(isWeighty);
  return {
    ...{ record: tables.find(({ name }) => name === all[0]?.table)?.record ?? '', journey: journey.id },
    ...{ steps: all, faults: grave.length > 0 ? grave : faults.slice(0, 1) },
  };
}

/** What the clock does where a journey is not gone in time: what may go wrong on it, else what is due of a thing that it is about. */
function lateOn(product: Product, shown: Step[], calls: Call[], tables: Table[]): Step[] {
  const [journey] = product.journeys;
  const wrong = (journey?.steps ?? [])
    .filter((step) => step.startsWith(goesWrong))
    .flatMap((step) => toldIn(product, step.slice(goesWrong.length)) ?? []);
  const clocks = listPlaces(product).flatMap(({ feature, job }) => (job ? [feature] : []));
  return [...wrong, ...clocks]
    .filter((feature) => clocks.includes(feature))
    .flatMap((feature) => stepOn(product, feature, calls, tables) ?? [])
    .filter(({ table, call }) => !call && shown.some((step) => step.table === table))
    .map((step) => ({ ...step, isLate: true as const }));
}

/** What somebody does on a journey, or what happens by itself on it, with all that it writes and whom it tells. */
function stepOn(product: Product, feature: Feature, calls: Call[], tables: Table[]): Step | undefined {
  const act = listActs(product).find((one) => one.feature.id === feature.id);
  // Of what happens by itself only what is reported from outside comes in by a call.
  const call = calls.find(
    ({ path, criterion }) => criterion.feature.id === feature.id && (act?.who || path.startsWith('/hooks/')),
  );
  const criteria = listCriteria(product).filter((one) => one.feature.id === feature.id && !one.isFault);
  const [first] = criteria;
  if (!first || (!call && (act?.who || !act))) return undefined;
  const table = call
    ? tables.find((one) => isPathOf(call.path, one))
    : (tables.find(({ record }) => record === act?.record?.one) ??
      tables.find(({ record }) => nounIn(record, feature.title) !== null));
  const told = criteria.filter((criterion) => tellsSomebody(product, criterion));
  const step: Step = call
    ? stepOf(call, table ?? { name: 'data', machine: undefined })
    : {
        ...{ who: '', does: lowerFirst(feature.title), id: first.id },
        ...{ call, table: table?.name ?? 'data', state: undefined },
      };
  const isMade = call?.method === 'POST' && act?.way === 'make';
  const isReported = call && tables.some(({ machine }) => machine?.moves.some((move) => isPaid(move, feature)));
  const data = dataOf(product, step, { tables, table, isMade, isTold: told.includes(first) });
  return { ...step, told, data, ...(isReported ? { isReported: true as const } : {}) };
}

const isPaid = ({ who, id }: Move, feature: Feature) =>
  who === `the ${paymentService}` && featureIdOf(id) === feature.id;
const writes = /^(?:keep|set|change|note|count|delete|write|take|make|work)\b/;

/** What a step reads or writes: the row itself, and each state that it sets, of other records too; what is reported of a payment last. */
function dataOf(
  product: Product,
  { call, id }: Step,
  { tables, table, isMade, isTold }: { tables: Table[]; table: Table | undefined; isMade: boolean; isTold: boolean },
): string[] {
  const one = table?.record ?? 'row';
  if (call?.method === 'GET') return [`${id}, read ${table?.name ?? 'the data'}`];
  const setBy = (isMeant: (move: Move, of: Table) => boolean) =>
    tables.flatMap((of) => {
      const moves = (of.machine?.moves ?? []).filter(
        (move) => featureIdOf(move.id) === featureIdOf(id) && !move.when.startsWith('“') && isMeant(move, of),
      );
      const states = [...new Set(moves.map(({ to }) => to))];
      const said = listCriteria(product).find((criterion) => criterion.id === moves[0]?.id)?.effect ?? '';
      const [only = ''] = /(?<=”) (?:when|where|if|unless) [^,“]+?(?=,| and show | again$|$)/.exec(said) ?? [];
      return states.length > 0
        ? [`${moves[0]?.id}, the ${of.record} is ${joinWords(states, 'or')}${states.length > 1 ? '' : only}`]
        : [];
    });
  // What the product, somebody outside or a form for entering sets of it is another moment.
  const set = setBy(
    ({ who, when }, of) =>
      !(isMade && of === table && when.endsWith('[ASSUMPTION]')) &&
      (!call || (who !== product.name && !who.startsWith('the '))),
  );
  const paid = setBy(({ who }) => call !== undefined && who === `the ${paymentService}`);
  // What somebody makes in another state than the first is told by its own line.
  const isElsewhere = set.some((text) => text.includes(`, the ${one} is `));
  const begins = isElsewhere ? undefined : table?.machine?.initial;
  if (isMade) return [`${id}, keep the ${one}${begins ? `, state ${begins}` : ''}`, ...set, ...paid];
  if (set.length + paid.length > 0) return [...set, ...paid];
  if (call) return [`${id}, ${call.method === 'POST' ? 'keep' : 'change'} the ${one}`];
  const [effect = ''] = listCriteria(product).flatMap((criterion) => (criterion.id === id ? [criterion.effect] : []));
  return [`${id}, ${!isTold && writes.test(effect) ? effect : `read ${table?.name ?? 'the data'}`}`];
}

/** At most so many calls: plain lists go first, then other looks on the way, then what is only entered for it, then what came first. */
function shortened(product: Product, steps: Step[]): Step[] {
  const doors = new Set(
    listActs(product)
      .filter(isDoor)
      .map(({ feature }) => feature.id),
  );
  const oneOf = (who: string) => product.idea.people.find(({ one, many }) => [one, many].includes(who))?.one ?? who;
  const isRead = ({ call }: Step) => call?.method === 'GET';
  const isList = (step: Step) => isRead(step) && step.call?.path.split('?')[0]?.split('/').length === 3;
  const isEntry = ({ id, call }: Step) => call !== undefined && doors.has(featureIdOf(id));
  const orders = [isList, isRead, isEntry, ({ call }: Step) => call !== undefined];
  let left = steps;
  for (const goes of orders)
    for (const step of steps) {
      const isLast = step === left.findLast(({ call }) => call);
      const isSole = left.filter(({ who }) => oneOf(who) === oneOf(step.who)).length === 1;
      const isOver = left.filter(({ call }) => call).length > mostCalls;
      if (isOver && !isLast && !isSole && left.includes(step) && goes(step)) left = left.filter((one) => one !== step);
    }
  return left;
}
