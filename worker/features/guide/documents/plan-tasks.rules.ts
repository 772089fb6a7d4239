import { listPlaces, type Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { comesByMessage } from '#worker/features/guide/documents/outlined-reach.rules.ts';
import { addGround, addSpikes, addTakingOver } from '#worker/features/guide/documents/plan-around.rules.ts';
import { addHome } from '#worker/features/guide/documents/plan-home.rules.ts';
import { laterOf, tellLater, tellTriedHere } from '#worker/features/guide/documents/plan-later.rules.ts';
import { isSliced, makersOf, tablesMade } from '#worker/features/guide/documents/plan-made.rules.ts';
import { orderOfBuild } from '#worker/features/guide/documents/plan-order.rules.ts';
import { listsFor } from '#worker/features/guide/documents/plan-reading.rules.ts';
import { addShow } from '#worker/features/guide/documents/plan-show.rules.ts';
import { slicedSteps } from '#worker/features/guide/documents/plan-slices.rules.ts';
import { listSteps } from '#worker/features/guide/documents/plan-steps.rules.ts';
import {
  type Add,
  type Draft,
  pathsOf,
  slices,
  type Task,
  verifyOf,
} from '#worker/features/guide/documents/plan-task.rules.ts';
import { goesThrough } from '#worker/features/guide/documents/rule-homes.rules.ts';
import { namesOf } from '#worker/features/guide/documents/told-states.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** The tasks of the build in order; a task only depends on earlier ones, and only on those it cannot do without. */
export const listTasks = oncePerProduct(deriveTasks);

function deriveTasks(product: Product): Task[] {
  const tasks: Task[] = [];
  const add = ({ after, ...draft }: Draft): Task => {
    const ids = after.flatMap((task) => (task ? [task.id] : []));
    const held = heldBy(tasks, ids, pathsOf(draft));
    const task = {
      ...draft,
      id: `T-${tasks.length + 1}`,
      after: [...new Set([...ids, ...held.map(({ by }) => by)])].toSorted((a, b) => numberOf(a) - numberOf(b)),
      held,
    };
    tasks.push(task);
    return task;
  };
  const spikes = addSpikes(product, add);
  const { ground, data, door } = addGround(product, add);
  const made = addFeatures(product, add, { data: data ?? ground, door, spikes });
  const taken = addTakingOver(product, add, data ?? ground, made);
  const home = addHome(product, add, made, door);
  addShow(product, add, product.idea.isOutlined ? [...made, ...taken, ...(home ? [home] : [])] : made, {
    data: data ?? ground,
    door,
  });
  return tasks;
}

const numberOf = (id: string) => Number(id.slice(2));

/** The last one that wrote each of these files, unless it is done by then anyway. */
function heldBy(tasks: Task[], ids: string[], files: string[]): Task['held'] {
  const done = new Set(ids);
  const held: Task['held'] = [];
  // From the last one on, all that is done by then is known when a task is reached.
  for (const task of tasks.toReversed()) {
    const paths = pathsOf(task);
    const file = files.find((one) => paths.includes(one));
    if (file && !done.has(task.id)) held.push({ by: task.id, file });
    if (file) done.add(task.id);
    if (done.has(task.id)) for (const one of task.after) done.add(one);
  }
  return held;
}

/** One task for each feature: the must-haves first, each after those whose records it reads. */
function addFeatures(
  product: Product,
  add: Add,
  { data, door, spikes }: { data: Task; door: Task | undefined; spikes: Map<string, Task> },
): Task[] {
  const made = new Map<string, Task>();
  const { ordered, firstOnes } = orderOf(product);
  return ordered.map((place) => {
    const { feature, tables, needs } = place;
    const sources = isSliced(product)
      ? makersOf(product, place, made)
      : [
          ...tables
            .slice(0, 1)
            .flatMap((table) => table.features.find((other) => other !== feature && made.has(other.id)) ?? []),
          ...triggersOf(product, place),
        ].flatMap(({ id }) => made.get(id) ?? []);
    const task = add({
      title: feature.title,
      serves: feature.id,
      after: [
        data,
        ...(needsDoor(product, place) ? [door] : []),
        ...sources,
        ...(isSliced(product) ? (listsFor(product).get(feature.id) ?? []) : []).flatMap((id) => made.get(id) ?? []),
        ...place.brought
          .filter(({ says }) => says === goesThrough(feature))
          .flatMap(({ file }) => [...made.values()].find((task) => pathsOf(task).includes(file)) ?? []),
        ...needs.map(({ part }) => spikes.get(part.key)),
      ],
      verify: `${verifyOf(product, feature, laterOf(product, feature))}${tellLater(product, feature)}${tellTriedHere(product, feature, stackOf(product).commands)}`,
      slice: firstOnes.has(feature.id) ? slices.first : slices.rest,
      steps: isSliced(product) ? slicedSteps(product, place) : listSteps(product, place),
      size: sizeOf(product, place),
      feature,
    });
    made.set(feature.id, task);
    return task;
  });
}

/** How much a feature is: its criteria and the parts outside, of an outline also the tables that it makes and what its line lists. */
function sizeOf(product: Product, { feature, needs }: Place): Task['size'] {
  const made = isSliced(product) ? (tablesMade(product).get(feature.id)?.tables.length ?? 0) : 0;
  const listed = isSliced(product) ? feature.says.split(/, (?:and )?| and /).length - 1 : 0;
  const much = feature.criteria.length + needs.length * 2 + Math.max(0, made - 1) + Math.max(0, listed - 2);
  return much > 6 ? 'L' : much > 3 ? 'M' : 'S';
}

/** The features in the order of the build, and those that are the first whole path. */
function orderOf(product: Product): { ordered: Place[]; firstOnes: Set<string> } {
  if (product.idea.isOutlined) {
    const { places: ordered, first: firstOnes } = orderOfBuild(product);
    return { ordered, firstOnes };
  }
  const places = listPlaces(product).filter(({ feature }) => feature.key !== 'account');
  const musts = places.filter(({ feature }) => feature.priority.level === 'must').slice(0, 5);
  const firstOnes = new Set((musts.length > 1 ? musts : places.slice(0, 3)).map(({ feature }) => feature.id));
  return {
    ordered: [
      ...places.filter(({ feature }) => firstOnes.has(feature.id)),
      ...places.filter(({ feature }) => !firstOnes.has(feature.id)),
    ],
    firstOnes,
  };
}

/** The features that bring about what this one waits for: those whose records its causes name, and for a device what is measured. */
function triggersOf(product: Product, { feature, tables, needs }: Place): Feature[] {
  const causes = listCriteria(product)
    .filter((criterion) => criterion.feature === feature && !criterion.actor && !criterion.isFault)
    .map(({ cause }) => cause)
    .join('. ');
  const named = listTables(product).filter(
    ({ kind, record, entity, name }) =>
      kind === 'own' &&
      !tables.some((table) => table.name === name) &&
      namesOf(entity ?? { name: record, words: [] }).test(causes),
  );
  const commands = needs.some(({ part }) => part.key === 'actuator');
  const measured = commands
    ? listPlaces(product).filter((place) => place.needs.some(({ part }) => part.key === 'sensor'))
    : [];
  return [...named.flatMap(({ features }) => features.slice(0, 1)), ...measured.map((place) => place.feature)].filter(
    (other) => other !== feature,
  );
}

/** Whether those who sign in are the ones who do this. */
function needsDoor(product: Product, { feature, tables }: Place): boolean {
  const account = product.features.find(({ key }) => key === 'account');
  if (!account) return false;
  // Each act of an outline names who does it, and a rule may be about them.
  if (product.idea.isOutlined)
    return listActs(product).some((act) => act.feature.id === feature.id && act.who && !comesByMessage(product, act));
  const actors = listCriteria(product)
    .filter((criterion) => criterion.feature === feature)
    .flatMap(({ actor }) => actor ?? []);
  const title = account.title.toLowerCase();
  return (
    actors.some((actor) => title.includes(actor.replace(/s$/, ''))) ||
    (tables[0]?.columns.some(({ references }) => references === 'accounts') ?? false)
  );
}
