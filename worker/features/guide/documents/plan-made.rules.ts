import { listPlaces, type Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { isOfPeople, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { adapterSteps } from '#worker/features/guide/documents/plan-adapters.rules.ts';
import { orderOfBuild } from '#worker/features/guide/documents/plan-order.rules.ts';
import { pathsOf, type Task } from '#worker/features/guide/documents/plan-task.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** Whether each table is made by the task that first needs it: of an outline every feature and record is its owner's own. */
export function isSliced(product: Product): boolean {
  return product.idea.isOutlined === true && /^(?:pages|app|local)$/.test(shapeOf(product).runtime);
}

/** What a task makes of the database: tables, and the number of its migration. */
type Made = { tables: Table[]; number: number };

/** The tables that each feature makes, by its id: those that it needs, with all that they point at, and no earlier one made. */
export const tablesMade = oncePerProduct((product: Product): Map<string, Made> => {
  const all = listTables(product).filter(({ kind }) => !isOfPeople.test(kind));
  const { places } = orderOfBuild(product);
  const done = new Set<string>(listTables(product).flatMap(({ kind, name }) => (isOfPeople.test(kind) ? [name] : [])));
  const made = new Map<string, Made>();
  const take = (table: Table): Table[] => {
    if (done.has(table.name)) return [];
    done.add(table.name);
    // What a row may lack is added once the table it points at is there.
    const parents = all.filter(({ name }) => table.columns.some(({ references, may }) => references === name && !may));
    return [...parents.flatMap(take), table];
  };
  let number = done.size > 0 || product.features.some(({ key }) => key === 'account') ? 1 : 0;
  for (const { feature, tables } of places) {
    const needed = tables.flatMap((table) => all.filter(({ name }) => name === table.name)).flatMap(take);
    // A table between two records is made as soon as both are there.
    const links = all
      .filter(
        ({ kind, columns }) =>
          kind === 'link' && columns.every(({ references }) => !references || done.has(references)),
      )
      .flatMap(take);
    const own = [...needed, ...links];
    if (own.length === 0) continue;
    number += 1;
    made.set(feature.id, { tables: own, number });
  }
  for (const table of all.flatMap(take)) {
    const { feature } = homeOf(product, table, places) ?? {};
    const before = feature && made.get(feature.id);
    if (feature)
      made.set(feature.id, { tables: [...(before?.tables ?? []), table], number: before?.number ?? number + 1 });
  }
  return made;
});

/** Where a table is made that no feature is about: with what its own people do first, or what speaks of it, else at the end. */
const homeOf = (product: Product, { record }: Table, places: Place[]): Place | undefined =>
  places.find(({ feature }) => listActs(product).some((act) => act.feature === feature && act.who?.one === record)) ??
  places.find(({ feature }) => nounIn(record, feature.says) !== null) ??
  places.at(-1);

/** The tables that no task up to this one has made. */
export function notYet(product: Product, { feature }: Place): Set<string> {
  const made = [...tablesMade(product)];
  const at = made.findIndex(([id]) => id === feature.id);
  return new Set(made.slice(at + 1).flatMap(([, { tables }]) => tables.map(({ name }) => name)));
}

/** The columns of tables made before that point at what this task makes. */
export function gainedBy(product: Product, { feature }: Place): { table: string; column: string }[] {
  const made = [...tablesMade(product)];
  const at = made.findIndex(([id]) => id === feature.id);
  const now = new Set(made[at]?.[1].tables.map(({ name }) => name));
  return made
    .slice(0, Math.max(0, at))
    .flatMap(([, { tables }]) => tables)
    .flatMap(({ name, columns }) =>
      columns.flatMap((column) =>
        column.references && now.has(column.references) ? [{ table: name, column: column.name }] : [],
      ),
    );
}

/** The tasks that made what a feature needs: its tables, what it goes outside with, and the rows that it goes on with. */
export function makersOf(product: Product, place: Place, made: Map<string, Task>): Task[] {
  const { feature, tables } = place;
  const own = tablesMade(product).get(feature.id)?.tables ?? [];
  const needed = new Set([
    ...tables.flatMap(({ name, columns }) => [
      name,
      ...columns.flatMap(({ references, may }) => (references && !may ? [references] : [])),
    ]),
    // What its migration points at has to be there, and so has what its migration changes.
    ...own.flatMap(({ columns }) => columns.flatMap(({ references }) => references ?? [])),
    ...gainedBy(product, place).map(({ table }) => table),
  ]);
  const makers = [...tablesMade(product)].flatMap(([id, { tables: theirs }]) =>
    theirs.some(({ name }) => needed.has(name)) ? [id] : [],
  );
  // A row that is read is made by somebody before.
  const makes = new Set(listActs(product).flatMap((act) => (act.way === 'make' ? [act.feature.id] : [])));
  const before = tables.flatMap(
    ({ name }) =>
      listPlaces(product).find(
        (other) =>
          other.feature !== feature &&
          makes.has(other.feature.id) &&
          made.has(other.feature.id) &&
          other.written.some((table) => table.name === name),
      )?.feature ?? [],
  );
  const used = adapterSteps(product, orderOfBuild(product).places, place).filter(({ isUsed }) => isUsed);
  const adapters = [...made.values()].filter((task) => used.some(({ file }) => pathsOf(task).includes(file)));
  return [
    ...adapters,
    ...[...makers, ...before.map(({ id }: Feature) => id)].flatMap((id) =>
      id === feature.id ? [] : (made.get(id) ?? []),
    ),
  ];
}
