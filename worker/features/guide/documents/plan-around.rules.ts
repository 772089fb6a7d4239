import { entryOf, listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { listNeeds, mainRecord, shapeOf, slotsOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { listExamples } from '#worker/features/guide/documents/examples.rules.ts';
import { isSliced } from '#worker/features/guide/documents/plan-made.rules.ts';
import { addSlicedGround } from '#worker/features/guide/documents/plan-slices.rules.ts';
import {
  entrySteps,
  listSteps,
  queriesOf,
  rootOf,
  type Step,
  sharedAdapters,
} from '#worker/features/guide/documents/plan-steps.rules.ts';
import { type Add, idsOf, slices, type Task, verifyOf } from '#worker/features/guide/documents/plan-task.rules.ts';
import { toldBefore } from '#worker/features/guide/documents/plan-wholes.rules.ts';
import { isForEverybody } from '#worker/features/guide/documents/shared-records.rules.ts';
import { ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { fill, joinWords, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { personOf } from '#worker/features/guide/idea/cast.rules.ts';
import { listNumbered } from '#worker/features/guide/product/numbered-qualities.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What nobody knows yet is tried before anything is built on it. */
export function addSpikes(product: Product, add: Add): Map<string, Task> {
  const needs = listNeeds(product).filter(({ part }) => part.spike);
  return new Map(
    needs.slice(0, 3).map(({ part, slots, features }) => [
      part.key,
      add({
        title: fill(part.spike?.title ?? '', slots),
        serves: idsOf(features.slice(0, 2)),
        after: [],
        verify: fill(part.spike?.ends ?? '', slots),
        slice: slices.unknown,
        steps: [
          {
            what: 'Note',
            file: `docs/tried-${part.file}.md`,
            says: fill('numbers of “{deed}”', slots),
          },
        ],
        size: 'S',
      }),
    ]),
  );
}

/** What is kept on paper or in files so far is brought over, as it was told, unless it stays where it is. */
export function addTakingOver(product: Product, add: Add, data: Task, made: Task[]): Task[] {
  const [quality] = product.idea.isOutlined ? listNumbered(product).filter(({ text }) => toldBefore(text)) : [];
  const told =
    product.circumstances.find((line) => /^Old records: (?!.*\bleave\b)/i.test(line)) ??
    (quality ? `Old records: ${toldBefore(quality.text)}` : undefined);
  if (!told) return [];
  const own = ownFeatures(product);
  const tables = product.idea.isOutlined
    ? made.filter(({ steps }) => steps.some(({ what }) => what === 'Table' || what === 'Record'))
    : [];
  const task = add({
    title: 'Bring over what is kept so far',
    serves: quality?.id ?? idsOf(own.slice(0, 1)),
    after: [data, ...tables],
    verify:
      'as many rows are there as were counted before, and 10 of them, taken at random, say the same as the original.',
    slice: slices.show,
    steps: [
      {
        what: 'Script',
        file: 'scripts/bring-over.ts',
        says: `reads ${quality ? 'a file' : 'a CSV file'} of it, names each line that it cannot read, and changes nothing when it is run twice; told of it: ${told.slice('Old records: '.length)}`,
      },
    ],
    size: 'M',
  });
  return [task];
}

/** The project, what it stores, and the way in. */
export function addGround(product: Product, add: Add) {
  if (isSliced(product)) return addSlicedGround(product, add);
  const slots = slotsOf(product);
  const stack = stackOf(product);
  const { runtime } = shapeOf(product);
  const isCode = runtime === 'command' || runtime === 'package';
  const isBuilt = runtime === 'builder';
  const isLocal = runtime === 'local';
  const tables = listTables(product);
  const all = ownFeatures(product);
  // What serves each of them says nothing: of an outline the ground is that of its first feature.
  const own = product.idea.isOutlined ? all.slice(0, 1) : all;
  const account = product.features.find(({ key }) => key === 'account');
  const names = tables.filter(({ kind }) => kind === 'own').map(({ name }) => `\`${name}\``);
  const entry = entryOf(product);
  const ground = add({
    title: isBuilt
      ? fill('Start {name} in {tool} with the set-up prompt', slots)
      : `Set up ${product.name}: folders, types, tests, one ${isCode ? 'call' : 'page'} that answers`,
    serves: idsOf(own),
    after: [],
    verify: isBuilt
      ? fill('The preview of {name} opens on a phone and shows the empty screen of “{first}”.', slots)
      : `\`${stack.commands.types} && ${stack.commands.test}\`, fresh checkout`,
    slice: slices.ground,
    steps: [
      ...(entry ? entrySteps(entry, product, runtime === 'command') : []),
      ...(isBuilt || isCode
        ? []
        : sharedAdapters(product).map(({ file, label }) => ({
            what: 'Outside',
            file,
            says: `${label}, with a stand-in for the tests`,
          }))),
    ],
    size: 'S',
    brief: `the set-up of ${product.name}`,
  });
  const data =
    isCode && tables.length === 0
      ? undefined
      : add({
          title: isLocal
            ? `Keep ${joinWords(names.slice(0, 5))} on the device`
            : isCode
              ? `Write the type${names.length > 1 ? 's' : ''} ${joinWords(names.slice(0, 4))}`
              : `Make the table${names.length > 1 ? 's' : ''} ${joinWords(names.slice(0, 5))}`,
          serves: idsOf(own),
          after: [ground],
          verify: isBuilt
            ? fill(
                `Two examples of {a main} can be entered by ${personOf(product.name, 0)}; they are there after a reload, and a second person who signs in sees ${isForEverybody(product, mainRecord(product)) ? 'them too' : 'none of them'}.`,
                slots,
              )
            : isCode
              ? fill('Two {items} of the fixtures are read and written back without a difference.', slots)
              : isLocal
                ? `\`${stack.commands.test}\`: the example data is read back after a restart; ${refusalOf(tables)} is refused.`
                : `\`${stack.commands.test}\`: the example data is read back; ${refusalOf(tables)} is refused.`,
          slice: slices.ground,
          steps:
            isBuilt || isCode
              ? []
              : [
                  ...(isLocal
                    ? []
                    : [{ what: 'Migration', file: 'migrations/0001_begin.sql', says: tellMigration(tables) }]),
                  ...tables
                    .filter(({ kind }) => kind === 'own')
                    .map((table) => ({ ...tellTableStep(table), ...(isLocal ? { what: 'Record' } : {}) })),
                  ...querySteps(product),
                  {
                    what: 'Test',
                    file: isLocal ? 'src/data/store.test.ts' : 'src/data/tables.test.ts',
                    says: `the example data goes in and comes out, and what ${joinWords(names.slice(0, 3))} refuse`,
                  },
                  {
                    what: 'Example data',
                    file: 'src/data/examples.ts',
                    says: listExamples(product).slice(0, 3).join('; '),
                  },
                ],
          size: 'M',
          brief: `${names[0] ?? 'rows'} and the other ${isCode ? 'types' : 'tables'}`,
        });
  const place = listPlaces(product).find(({ feature }) => feature === account);
  const door =
    account && place
      ? add({
          title: account.title,
          serves: account.id,
          after: [data ?? ground],
          verify: verifyOf(product, account),
          slice: slices.ground,
          steps: listSteps(product, place),
          size: 'M',
          feature: account,
        })
      : undefined;
  return { ground, data, door };
}

/** A row that the keys of the tables do not let in. */
export function refusalOf(tables: Table[]): string {
  const child = tables.find(
    ({ kind, columns }) => kind === 'own' && columns.some(({ references, may }) => references && !may),
  );
  const target = child?.columns.find(({ references, may }) => references && !may);
  const parent = tables.find(({ name }) => name === target?.references)?.record;
  return child && parent
    ? `${withArticle(child.record)} whose ${parent} is not there`
    : `${withArticle(tables[0]?.record ?? 'row')} without its id`;
}

/** All tables: those that are told one by one, and by name those of people and of what goes out. */
function tellMigration(tables: Table[]): string {
  const others = tables.filter(({ kind }) => kind !== 'own').map(({ name }) => `\`${name}\``);
  return others.length > 0 ? `the tables below, ${joinWords(others)}` : 'the tables below';
}

/** The reads and writes of each table that features use, in one file each. */
function querySteps(product: Product): Step[] {
  const places = listPlaces(product).filter(({ feature, tables }) => feature.key !== 'account' && tables.length > 0);
  const [first] = places;
  const names = [...new Set(places.flatMap(({ tables }) => tables.map(({ name }) => name)))];
  return first
    ? names.map((name) => ({
        what: 'Queries',
        file: queriesOf(rootOf(first), name),
        says: `reads and writes of \`${name}\` for ${idsOf(
          places.filter(({ tables }) => tables.some((table) => table.name === name)).map(({ feature }) => feature),
        )}`,
      }))
    : [];
}

/** A table as a step: its columns, and the states that a row goes through. */
function tellTableStep({ name, columns, machine }: Table): Step {
  const own = columns.filter((column) => column.name !== 'id').map((column) => column.name);
  const states = machine && machine.states.length > 1 ? `; ${joinWords(machine.states.slice(0, 6), 'or')}` : '';
  return { what: 'Table', file: name, says: `${own.join(', ')}${states}` };
}
