import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { listNeeds, mainRecord, shapeOf, slotsOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { personOf } from '#worker/features/guide/documents/people.rules.ts';
import { listSteps } from '#worker/features/guide/documents/plan-steps.rules.ts';
import { type Add, idsOf, slices, type Task, verifyOf } from '#worker/features/guide/documents/plan-task.rules.ts';
import { ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { fill, joinWords, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
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
            says: fill('what was tried for “{deed}”, with numbers; the code is thrown away', slots),
          },
        ],
        size: 'S',
      }),
    ]),
  );
}

/** The project, what it stores, and the way in. */
export function addGround(product: Product, add: Add) {
  const slots = slotsOf(product);
  const stack = stackOf(product);
  const { runtime } = shapeOf(product);
  const isCode = runtime === 'command' || runtime === 'package';
  const isBuilt = runtime === 'builder';
  const tables = listTables(product);
  const own = ownFeatures(product);
  const account = product.features.find(({ key }) => key === 'account');
  const names = tables.filter(({ kind }) => kind === 'own').map(({ name }) => `\`${name}\``);
  const ground = add({
    title: isBuilt
      ? fill('Start {name} in {tool} with the set-up prompt', slots)
      : `Set up ${product.name}: folders, types, tests, one ${isCode ? 'call' : 'page'} that answers`,
    serves: idsOf(own),
    after: [],
    verify: isBuilt
      ? fill('The preview of {name} opens on a phone and shows the empty screen of “{first}”.', slots)
      : `\`${stack.commands.types} && ${stack.commands.test}\` end without an error on a fresh checkout of ${product.name}.`,
    slice: slices.ground,
    steps: isBuilt
      ? []
      : stack.folders.slice(0, 4).map((folder) => ({
          what: 'Folder',
          file: folder.split(':')[0] ?? folder,
          says: (folder.split(':')[1] ?? '').trim(),
        })),
    size: 'S',
    brief: `the set-up of ${product.name}`,
  });
  const data =
    isCode && tables.length === 0
      ? undefined
      : add({
          title: isCode
            ? `Write the types ${joinWords(names.slice(0, 4))}`
            : `Make the tables ${joinWords(names.slice(0, 5))}`,
          serves: idsOf(own),
          after: [ground],
          verify: isBuilt
            ? fill(
                `Two examples of {a main} can be entered by ${personOf(product.name, 0)}; they are there after a reload, and a second person who signs in sees none of them.`,
                slots,
              )
            : isCode
              ? fill('Two {items} of the fixtures are read and written back without a difference.', slots)
              : fill(
                  `The example data of ${personOf(product.name, 0)} is written to an empty database and read back; ${refusalOf(tables)} is refused.`,
                  slots,
                ),
          slice: slices.ground,
          steps:
            isBuilt || isCode
              ? []
              : [
                  {
                    what: 'Migration',
                    file: 'migrations/0001_begin.sql',
                    says: `${tables.length} tables with the checks, keys and indexes of the data model`,
                  },
                  {
                    what: 'Example data',
                    file: 'src/data/examples.ts',
                    says: `2 people (${personOf(product.name, 0)}, ${personOf(product.name, 1)}) and 3 rows of each of ${joinWords(names.slice(0, 3))}`,
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
function refusalOf(tables: Table[]): string {
  const child = tables.find(
    ({ kind, columns }) => kind === 'own' && columns.some(({ references, may }) => references && !may),
  );
  const target = child?.columns.find(({ references, may }) => references && !may);
  const parent = tables.find(({ name }) => name === target?.references)?.record;
  return child && parent
    ? `${withArticle(child.record)} whose ${parent} is not there`
    : `${withArticle(tables[0]?.record ?? 'row')} without its id`;
}

/** What makes it fit to be seen by people who did not build it. */
export function addShow(product: Product, add: Add, made: Task[]): void {
  const slots = slotsOf(product);
  const { runtime } = shapeOf(product);
  const isCode = runtime === 'command' || runtime === 'package';
  const own = ownFeatures(product);
  const needs = listNeeds(product).filter(({ part }) => part.kind === 'service' || part.begins);
  const path = made.filter(({ slice }) => slice === slices.first);
  const last = (path.length > 0 ? path : made).slice(-3);
  const measures = product.idea.pattern.measures.map((_, index) => `SM-${index + 1}`);
  const told = product.idea.pattern.measures[0];
  if (needs.length > 0 && !isCode)
    add({
      title: `Switch off ${joinWords(needs.slice(0, 3).map(({ part }) => part.label.replace(/ \(.*$/, '').toLowerCase()))} and watch`,
      serves: idsOf([...new Set(needs.flatMap(({ features }) => features))]),
      after: made
        .filter(({ feature }) => feature && needs.some(({ features }) => features.includes(feature)))
        .slice(-4),
      verify: `${product.name} does what the architecture says under “When something outside is away”, row by row; after switching on again no ${mainRecord(product)} is missing or there twice.`,
      slice: slices.show,
      steps: [],
      size: 'M',
    });
  if (!isCode)
    add({
      title: fill('Walk “{first}” and every other screen with the keyboard, a screen reader and at 360 px', slots),
      serves: idsOf(own),
      after: made.filter(({ feature }) => feature && !feature.isRule).slice(-6),
      verify: fill(
        `${runtime === 'builder' ? 'By' : '`npx playwright test --grep @walk` finds 0 serious faults, and by'} Tab and Enter alone ${personOf(product.name, 0)} gets through “{first}” as one of the {clients}.`,
        slots,
      ),
      slice: slices.show,
      steps: [],
      size: 'S',
    });
  const figures = add({
    title: fill(
      isCode ? 'Find out how {clients} use {name}, without telemetry' : 'Count what the measures of {name} need',
      slots,
    ),
    serves: measures.slice(0, 4).join(', ') || 'SM-1',
    after: last,
    verify: told
      ? `The figure for yesterday is there with its formula: ${fill(told, slots).replace(/\.$/, '')} (SM-1).`
      : fill('The figure for yesterday is there with its formula for {name} (SM-1).', slots),
    slice: slices.show,
    steps: [],
    size: 'S',
  });
  add({
    title: fill('Let 5 {clients} do it and note where they stop', slots),
    serves: `${idsOf(own.slice(0, 2))}${measures.length > 0 ? ', SM-1' : ''}`,
    after: [...last, figures],
    verify: fill(
      'Each of the 5 {clients} gets through “{first}” without a word from you; every stop is a line in the next version of the requirements of {name}.',
      slots,
    ),
    slice: slices.show,
    steps: [],
    size: 'S',
  });
}
