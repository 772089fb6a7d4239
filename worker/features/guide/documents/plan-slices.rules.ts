import { listPlaces, type Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { rowsOf } from '#worker/features/guide/documents/examples.rules.ts';
import { adapterSteps } from '#worker/features/guide/documents/plan-adapters.rules.ts';
import { orderOfBuild } from '#worker/features/guide/documents/plan-order.rules.ts';
import { listSteps, queriesOf, rootOf, type Step } from '#worker/features/guide/documents/plan-steps.rules.ts';
import { type Add, pathsOf, slices, type Task, verifyOf } from '#worker/features/guide/documents/plan-task.rules.ts';
import { joinWords, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** Whether each table is made by the task that first needs it: of an outline every feature and record is its owner's own. */
export function isSliced(product: Product): boolean {
  return product.idea.isOutlined === true && /^(?:pages|app|local)$/.test(shapeOf(product).runtime);
}

/** What the sign-in makes. */
const isOfPeople = /^(?:people|session)$/;

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

const four = (number: number) => String(number).padStart(4, '0');

/** The tables of people, which others point at; where nobody signs in they come with the set-up. */
function peopleSteps(product: Product): Step[] {
  const people = listTables(product).filter(({ kind }) => isOfPeople.test(kind));
  if (shapeOf(product).runtime === 'local' || people.length === 0) return [];
  const names = joinWords(people.map(({ name }) => `\`${name}\``));
  return [{ what: 'Migration', file: `migrations/${four(1)}_accounts.sql`, says: names }];
}

/** The project and the way in; each table comes with its feature. */
export function addSlicedGround(product: Product, add: Add) {
  const stack = stackOf(product);
  const { places } = orderOfBuild(product);
  const [first] = places;
  const isLocal = shapeOf(product).runtime === 'local';
  const root = first ? rootOf(first) : 'src';
  const account = product.features.find(({ key }) => key === 'account');
  const ground = add({
    title: `Set up ${product.name}: folders, types, tests, one page that answers`,
    serves: first?.feature.id ?? 'FR-1',
    after: [],
    verify: `\`${stack.commands.types} && ${stack.commands.test}\` in a fresh checkout; \`${stack.commands.run}\` shows the page${stack.commands.walk ? `, and \`${stack.commands.walk}\` opens it` : ''}.`,
    slice: slices.ground,
    steps: [
      {
        what: 'Folders',
        file: '',
        says: `\`${root}/rules/\` for pure functions, \`${root}/data/\` for queries, ${isLocal ? '' : `\`${root}/routes/\` for calls, `}\`src/pages/\` for screens`,
      },
      ...(account ? [] : peopleSteps(product)),
      { what: 'Page', file: 'src/pages/index.tsx', says: `the name ${product.name}, and that nothing is there yet` },
    ],
    size: 'S',
    brief: `the set-up of ${product.name}`,
  });
  const place = listPlaces(product).find(({ feature }) => feature === account);
  const door =
    account && place
      ? add({
          title: account.title,
          serves: account.id,
          after: [ground],
          verify: verifyOf(product, account),
          slice: slices.ground,
          steps: [...peopleSteps(product), ...listSteps(product, place)],
          size: 'M',
          feature: account,
        })
      : undefined;
  return { ground, data: undefined, door };
}

/** What a feature makes: first the tables that nobody made before it, each with its queries and rows to try, then all else. */
export function slicedSteps(product: Product, place: Place): Step[] {
  const { tables, number } = tablesMade(product).get(place.feature.id) ?? { tables: [], number: 0 };
  const isLocal = shapeOf(product).runtime === 'local';
  const root = rootOf(place);
  const own = new Set(tables.map(({ name }) => name));
  const used = place.tables.filter(({ name, kind }) => !own.has(name) && kind !== 'link' && kind !== 'session');
  const [main] = tables;
  const steps = listSteps(product, place).filter(({ what }) => what !== 'Queries' && what !== 'Outside');
  return [
    ...(tables.length > 0 && main && !isLocal
      ? [
          {
            what: 'Migration',
            file: `migrations/${four(number)}_${main.name}.sql`,
            says: joinWords(tables.map(({ name }) => `\`${name}\``)),
          },
        ]
      : []),
    ...tables.map((table) => ({
      what: isLocal ? 'Record' : 'Table',
      file: table.name,
      says: columnsOf(table, notYet(product, place)),
    })),
    ...gainedBy(product, place).map(({ table, column }) => ({
      what: isLocal ? 'Record' : 'Table',
      file: table,
      says: `gains ${column}`,
    })),
    ...tables.filter(({ kind }) => kind !== 'link').map(({ name }) => queriesStep(root, name, 'reads and writes of')),
    ...used.map(({ name }) => ({
      ...queriesStep(root, name, place.written.some((table) => table.name === name) ? 'reads and changes' : 'reads'),
      isUsed: true as const,
    })),
    ...(tables.length > 0 && main
      ? [
          {
            what: 'Example data',
            file: queriesOf(root, main.name).replace(/\.ts$/, '.examples.ts'),
            says: tables
              .filter(({ kind }) => kind === 'own')
              .map((table) => rowsOf(product, table))
              .join('; '),
          },
        ]
      : []),
    ...joinSame(steps.filter(({ what }) => !isScreen(what))),
    ...siteSteps(product, place),
    ...adapterSteps(product, orderOfBuild(product).places, place),
    ...steps.filter(({ what }) => isScreen(what)),
  ];
}

const queriesStep = (root: string, table: string, way: string): Step => ({
  what: 'Queries',
  file: queriesOf(root, table),
  says: `${way} \`${table}\``,
  queried: { table, way },
});

/** What two parts put into one file is one step. */
const joinSame = (steps: Step[]) =>
  steps.flatMap((step, at) => {
    const isSame = (other: Step) => other.what === step.what && other.file === step.file && step.file !== '';
    if (steps.slice(0, at).some(isSame)) return [];
    const says = [step, ...steps.slice(at + 1).filter(isSame)].map((one) => one.says);
    return [{ ...step, says: says.join('; ') }];
  });

/** Several sites of others, as a line lists them: 'on YouTube, Reddit and BBC'. */
const sites = /\bon ((?:[^,]+, )+[^,]+? and \p{Lu}[^,.]*)$/u;
/** Where an extension changes what sites of others show, each site has places of its own, and its manifest names it. */
function siteSteps(product: Product, { feature, screen }: Place): Step[] {
  const told = sites.exec(feature.says.replace(/\.$/, ''))?.[1];
  if (shapeOf(product).key !== 'extension' || !screen?.startsWith('src/content/') || !told) return [];
  return [
    { what: 'Manifest', file: 'manifest.json', says: `gains ${told}, and no other site` },
    {
      what: 'Places',
      file: 'src/content/places.ts',
      says: `where it stands on each of ${told}, tried on a saved page of each in \`fixtures/\``,
    },
  ];
}

const isScreen = (what: string) => /^(?:Screen|Page script|Background script)$/.test(what);

/** The columns of a table without those that point at what is not there yet, and the states that a row goes through. */
function columnsOf({ columns, machine, name: own }: Table, missing: Set<string>): string {
  const there = columns
    .filter(({ name, references }) => name !== 'id' && !(references && references !== own && missing.has(references)))
    .map(({ name }) => name);
  const states = machine && machine.states.length > 1 ? `; ${joinWords(machine.states, 'or')}` : '';
  return `${there.join(', ')}${states}`;
}

/** The tables that no task up to this one has made. */
function notYet(product: Product, { feature }: Place): Set<string> {
  const made = [...tablesMade(product)];
  const at = made.findIndex(([id]) => id === feature.id);
  return new Set(made.slice(at + 1).flatMap(([, { tables }]) => tables.map(({ name }) => name)));
}

/** The columns of tables made before that point at what this task makes. */
function gainedBy(product: Product, { feature }: Place): { table: string; column: string }[] {
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
  const needed = new Set(
    tables.flatMap(({ name, columns }) => [
      name,
      ...columns.flatMap(({ references, may }) => (references && !may ? [references] : [])),
    ]),
  );
  const makers = [...tablesMade(product)].flatMap(([id, { tables: own }]) =>
    own.some(({ name }) => needed.has(name)) ? [id] : [],
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
