import type { Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { adapterSteps } from '#worker/features/guide/documents/plan-adapters.rules.ts';
import { isOfDoor } from '#worker/features/guide/documents/plan-door.rules.ts';
import { orderOfBuild } from '#worker/features/guide/documents/plan-order.rules.ts';
import { pathsOf, type Task } from '#worker/features/guide/documents/plan-task.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Whether each table is made by the task that first needs it: of an outline every feature and record is its owner's own. */
export function isSliced(product: Product): boolean {
  return product.idea.isOutlined === true && /^(?:pages|app|local)$/.test(shapeOf(product).runtime);
}

/** A column that an earlier table could not have before what it points at was there. */
type Gained = { table: string; column: string };
/** What a task makes of the database: tables, columns that earlier ones gain, and the number of its migration. */
type Made = { tables: Table[]; gained: Gained[]; number: number };

/** What each feature makes of the database, by its id: the tables that it needs, with all that they point at, and no earlier one made. */
export const tablesMade = oncePerProduct((product: Product): Map<string, Made> => {
  const isThere = isOfDoor(product);
  const all = listTables(product).filter((table) => !isThere(table));
  const { places } = orderOfBuild(product);
  const done = new Set<string>(listTables(product).flatMap((table) => (isThere(table) ? [table.name] : [])));
  const hasDoor = done.size > 0 || product.features.some(({ key }) => key === 'account');
  const made = new Map<string, Table[]>();
  const take = (table: Table): Table[] => {
    if (done.has(table.name)) return [];
    done.add(table.name);
    // What a row may lack is added once the table it points at is there.
    const parents = all.filter(({ name }) => table.columns.some(({ references, may }) => references === name && !may));
    return [...parents.flatMap(take), table];
  };
  for (const [at, { feature, tables, written }] of places.entries()) {
    // What another one writes later is made there, and read from then on.
    const isLater = ({ name }: Table) =>
      !written.some((table) => table.name === name) &&
      places.slice(at + 1).some((other) => other.written.some((table) => table.name === name));
    const needed = tables
      .filter((table, index) => index === 0 || !isLater(table))
      .flatMap((table) => all.filter(({ name }) => name === table.name))
      .flatMap(take);
    // A table between two records is made as soon as both are there.
    const links = all
      .filter(
        ({ kind, columns }) =>
          kind === 'link' && columns.every(({ references }) => !references || done.has(references)),
      )
      .flatMap(take);
    made.set(feature.id, [...needed, ...links]);
  }
  for (const table of all.flatMap(take)) {
    const { feature } = homeOf(product, table, places) ?? {};
    if (feature) made.set(feature.id, [...(made.get(feature.id) ?? []), table]);
  }
  const gained = gainedIn(places, made);
  let number = Number(hasDoor);
  return new Map(
    places.flatMap(({ feature }): [string, Made][] => {
      const tables = made.get(feature.id) ?? [];
      const own = gained.get(feature.id) ?? [];
      if (tables.length + own.length === 0) return [];
      number += 1;
      return [[feature.id, { tables, gained: own, number }]];
    }),
  );
});

/** The columns that point at a later table, each with the first feature from then on that works on both, else with what makes that table. */
function gainedIn(places: Place[], made: Map<string, Table[]>): Map<string, Gained[]> {
  const madeAt = (name: string) =>
    places.findIndex(({ feature }) => made.get(feature.id)?.some((table) => table.name === name));
  const gained = new Map<string, Gained[]>();
  for (const { name, columns } of [...made.values()].flat())
    for (const { name: column, references } of columns) {
      const there = references && references !== name ? madeAt(references) : -1;
      if (there <= madeAt(name)) continue;
      const writing = places
        .slice(there)
        .find(
          ({ written, tables }) =>
            written.some((table) => table.name === name) && tables.some((table) => table.name === references),
        );
      const id = (writing ?? places[there])?.feature.id ?? '';
      gained.set(id, [...(gained.get(id) ?? []), { table: name, column }]);
    }
  return gained;
}

/** Where a table is made that no feature is about: with what its own people do first, or what speaks of it, else at the end. */
const homeOf = (product: Product, { record }: Table, places: Place[]): Place | undefined =>
  places.find(({ feature }) => listActs(product).some((act) => act.feature === feature && act.who?.one === record)) ??
  places.find(({ feature }) => nounIn(record, feature.says) !== null) ??
  places.at(-1);

/** The tables that no task up to this one has made. */
export function notYet(product: Product, { feature }: Place): Set<string> {
  const { places } = orderOfBuild(product);
  const later = places.slice(places.findIndex((place) => place.feature === feature) + 1);
  return new Set(
    later.flatMap(
      (place) =>
        tablesMade(product)
          .get(place.feature.id)
          ?.tables.map(({ name }) => name) ?? [],
    ),
  );
}

/**
 * The tables of a feature as they are when its turn comes: those that are there by then, with the histories that its migration makes, and
 * none of the columns that point at what a later task makes.
 */
export function tablesThen(product: Product, place: Place): Table[] {
  if (!isSliced(product) || place.feature.key === 'account') return place.tables;
  const missing = notYet(product, place);
  const gained = gainedBy(product, place);
  const made = tablesMade(product).get(place.feature.id)?.tables ?? [];
  const beside = made.filter(
    ({ name, kind, isHistory }) => (isHistory || kind !== 'link') && !place.tables.some((table) => table.name === name),
  );
  return [...place.tables, ...beside]
    .filter(({ name }) => !missing.has(name))
    .map((table) => ({
      ...table,
      columns: table.columns.filter(
        ({ name, references }) =>
          !references ||
          references === table.name ||
          !missing.has(references) ||
          gained.some((one) => one.table === table.name && one.column === name),
      ),
    }));
}

/** The columns of tables made before that this task adds, since what they point at is there. */
const gainedBy = (product: Product, { feature }: Place): Gained[] => tablesMade(product).get(feature.id)?.gained ?? [];

/** The tasks that made what a feature needs: its tables, what it goes outside with, and the rows that it goes on with. */
export function makersOf(product: Product, place: Place, made: Map<string, Task>): Task[] {
  const { feature, tables } = place;
  const { waits } = orderOfBuild(product);
  const all = listTables(product);
  const own = tablesMade(product).get(feature.id)?.tables ?? [];
  const gained = gainedBy(product, place);
  const missing = notYet(product, place);
  const needed = new Set([
    ...tables.flatMap(({ name, columns }) =>
      missing.has(name)
        ? []
        : [name, ...columns.flatMap(({ references, may }) => (references && !may ? [references] : []))],
    ),
    // What its migration points at has to be there, and so has what its migration changes.
    ...own.flatMap(({ columns }) => columns.flatMap(({ references }) => references ?? [])),
    ...gained.flatMap(({ table, column }) => [
      table,
      ...all.flatMap(({ name, columns }) =>
        name === table ? columns.flatMap((one) => (one.name === column ? (one.references ?? []) : [])) : [],
      ),
    ]),
  ]);
  const makers = [...tablesMade(product)].flatMap(([id, { tables: theirs }]) =>
    theirs.some(({ name }) => needed.has(name)) ? [id] : [],
  );
  const used = adapterSteps(product, orderOfBuild(product).places, place).filter(({ isUsed }) => isUsed);
  const adapters = [...made.values()].filter((task) => used.some(({ file }) => pathsOf(task).includes(file)));
  return [
    ...adapters,
    ...[...makers, ...(waits.get(feature.id) ?? [])].flatMap((id) => (id === feature.id ? [] : (made.get(id) ?? []))),
  ];
}
