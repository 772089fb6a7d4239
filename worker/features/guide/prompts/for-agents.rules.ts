import { listInvariants } from '#worker/features/guide/documents/architecture-invariants.rules.ts';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf, tellDecidedStack } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { personOf } from '#worker/features/guide/documents/people.rules.ts';
import { listSteps, tellByHand } from '#worker/features/guide/documents/plan-steps.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { lowerFirst, ownFeatures, termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { writeBuilderFeature, writeBuilderSetup } from '#worker/features/guide/prompts/for-builders.rules.ts';
import {
  assemble,
  list,
  type PromptDraft,
  tellBasis,
  tellProduct,
} from '#worker/features/guide/prompts/parts.rules.ts';
import {
  alwaysFor,
  functionOf,
  howToCause,
  neverFor,
  tellTable,
  textsFor,
  touchesOf,
} from '#worker/features/guide/prompts/touches.rules.ts';

const sign = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]+/g, '_');

/** What every prompt for a coding agent says of the product. */
export function writeContext(product: Product, basis: string): string {
  const stack = stackOf(product);
  const built = product.stack
    ? tellDecidedStack(product)
    : `${product.name} is built with ${joinWords(stack.parts.slice(0, 5).map(lowerStack))}.`;
  return `## Context\n\n${tellProduct(product)} ${built}\n${tellBasis(product, basis)} Ask me before ${product.name} does anything that stands in neither.`;
}

const lowerStack = (part: string) =>
  /^[A-Z][a-z]+ [a-z]/.test(part) && !/^(Type|React|Hono|Vitest|Cron|Expo|Zod|Node|Drizzle)/.test(part)
    ? lowerFirst(part)
    : part;

/** The first prompt: the project itself, with the tables, folders and example data of this product. */
export function writeSetupPrompt(product: Product, basis: string): PromptDraft {
  if (product.tool?.builder) return writeBuilderSetup(product, basis, product.tool.name);
  const { name, platform } = product;
  const stack = stackOf(product);
  const terms = termsOf(product);
  const tell = (text: string) => capitalise(fill(text, terms));
  const isCode = platform === 'command line';
  const tables = listTables(product);
  const own = ownFeatures(product);
  const [first, second] = own;
  const places = listPlaces(product);
  const needs = listNeeds(product).filter(
    ({ part }) => part.kind === 'service' && !/^(files|map|print|export)$/.test(part.key),
  );
  const title = `Set up ${name}`;
  const people = [personOf(name, 0), personOf(name, 1)];
  return {
    title,
    documentType: 'setup_prompt',
    content: assemble(title, [
      `## Goal\n\n${tell(`The project {name} starts, stores what is listed below, and its tests run, so that ${first?.id} “${lowerFirst(first?.title ?? name)}” can be built next.`)} ${tell(`Nothing of “${lowerFirst(second?.title ?? name)}” or any other feature of {name} is built yet.`)}`,
      writeContext(product, basis),
      list('Always', [
        tell(
          `Names in the code are the words of {name}: ${joinWords(tables.slice(0, 4).map(({ record }) => record))}; no second word for any of them.`,
        ),
        isCode
          ? tell(
              `What decides about {goods} is pure and lies in \`${places[0]?.rule.split('/').slice(0, 2).join('/') ?? 'src'}\`, its test beside it.`,
            )
          : `What decides lies in \`${places[0]?.rule.split('/').slice(0, 2).join('/')}\`, pure, its test beside it: \`${functionOf(first as Feature)}\` goes to \`${places.find(({ feature }) => feature === first)?.rule}\` later.`,
        `A test is named by its criterion: \`${first?.id}.1 ${lowerFirst(first?.title ?? '')}\`.`,
        ...(isCode ? [] : [tell('Ids are made by the server of {name} and sort by time; times are UTC.')]),
      ]),
      list('Never', [
        tell(
          `Put a key into the repository: {name} reads ${needs.length > 0 ? joinWords(needs.slice(0, 4).map(({ part }) => `\`${sign(part.file)}_KEY\``)) : `\`${sign(name)}_ENV\``} from the environment, and \`.env.example\` names them.`,
        ),
        tell(`Add a library for something that ${stack.parts.length} parts of {name} do already.`),
        ...(isCode
          ? [tell(`Let anything of {name} read the network or the clock inside \`${functionOf(first as Feature)}\`.`)]
          : [
              tell(
                `Change \`migrations/0001_begin.sql\` after it has run with {deals} of real {clients}; write the next one.`,
              ),
            ]),
      ]),
      list(
        'Folders',
        stack.folders.map((folder) => folder.replace(/^([^:]+):/, '`$1`:')),
      ),
      list(
        isCode ? 'Types' : 'Tables, in `migrations/0001_begin.sql`',
        tables
          .filter(({ kind }) => kind !== 'session')
          .slice(0, 9)
          .map(tellTable),
      ),
      ...(isCode
        ? [
            list(
              'Fixtures',
              places
                .slice(0, 4)
                .map(
                  ({ feature }) =>
                    `\`fixtures/${feature.id.toLowerCase()}/\` for “${lowerFirst(feature.title)}”: one input that is right, one that is not, with the expected output`,
                ),
            ),
          ]
        : [
            list('Example data, in `src/data/examples.ts`', [
              `${people[0]} and ${people[1]}, two ${product.idea.client.many}${product.idea.host ? `, and ${personOf(name, 2)}, ${product.idea.host.one}` : ''}; three rows each of ${joinWords(
                tables
                  .filter(({ kind }) => kind === 'own')
                  .slice(0, 3)
                  .map(({ name: table }) => `\`${table}\``),
              )}, of which one belongs to ${people[1]} alone`,
            ]),
          ]),
      list('Scripts', [
        tell(`\`npm run check\` for {name}: \`${stack.commands.types} && ${stack.commands.test}\``),
        tell(`\`npm run dev\`: \`${stack.commands.run}\`${isCode ? '' : `, with the example data of ${people[0]}`}`),
      ]),
      list('Edge cases', [
        isCode
          ? tell(`{Name} is run where there are no {goods}: it says so in one line and ends with exit code 0.`)
          : tell(`The example data of ${people[0]} is loaded twice: there are as many rows as before.`),
        ...(needs[0]
          ? [
              isCode
                ? `\`${sign(needs[0].part.file)}_KEY\` is missing: ${name} does all that needs no key, and names it where it would have been used.`
                : `\`${sign(needs[0].part.file)}_KEY\` is missing: ${name} stops at the start and names it.`,
            ]
          : [tell(`{Name} is checked out into a path with a space: all scripts run.`)]),
        ...refusedRow(product),
      ]),
      list('Accepted when', [
        tell(`A fresh checkout of {name} passes \`npm run check\`.`),
        isCode
          ? tell(
              `${first?.id} and ${second?.id ?? first?.id} can be written with the types of {name} as they are; its help names both.`,
            )
          : tell(
              `${first?.id} and ${second?.id ?? first?.id} can be built on ${joinWords(tables.slice(0, 2).map(({ name: table }) => `\`${table}\``))} without another migration; the first page of {name} opens at 360 px.`,
            ),
      ]),
      list('Verify', [
        `\`npm run check\` in ${name}, then \`${stack.commands.run}\``,
        isCode
          ? tell(`Run {name} on \`fixtures/${first?.id.toLowerCase()}/\` by hand.`)
          : tell(
              `Open {name} as ${people[0]}; ask for a row of ${people[1]} by its address: it looks as if it was not there.`,
            ),
      ]),
    ]),
  };
}

/** A row that the tables must not let in. */
function refusedRow(product: Product): string[] {
  if (product.platform === 'command line') return [];
  const table = listTables(product).find(
    ({ kind, columns }) => kind === 'own' && columns.some(({ references, check }) => references || check),
  );
  const column = table?.columns.find(({ references, check }) => references ?? check);
  if (!table || !column) return [];
  return [
    column.references
      ? `A row of \`${table.name}\` whose \`${column.name}\` is in no row of \`${column.references}\`: the database refuses it.`
      : `A row of \`${table.name}\` with \`${column.name}\` −1: the database refuses it.`,
  ];
}

/** A prompt for one feature; it names the task of the plan only where there is a plan. */
export function writeFeaturePrompt(product: Product, feature: Feature, basis: string, planned = false): PromptDraft {
  if (product.tool?.builder) return writeBuilderFeature(product, feature, basis);
  const stack = stackOf(product);
  const title = `Build ${feature.id}: ${feature.title}`;
  const touched = touchesOf(product, feature);
  const isCode = product.platform === 'command line';
  return {
    title,
    documentType: 'development_prompt',
    content: assemble(title, [
      `## Goal\n\n${feature.says} ${feature.wants}${planned ? tellTask(product, feature) : ''}`,
      writeContext(product, basis),
      ...(touched
        ? [
            list(
              'Always',
              [...alwaysFor(product, touched), ...invariantsOf(product, feature), ...feature.rules].slice(0, 9),
            ),
            list('Never', neverFor(product, touched)),
            list('Files', filesOf(product, feature)),
            ...(isCode
              ? []
              : [
                  list(
                    'What people see',
                    textsFor(product, touched).map(({ when, text }) => `${when}: ${text}.`.replace(/”\.$/, '”')),
                  ),
                ]),
            list('Edge cases', edgesOf(product, feature)),
          ]
        : []),
      list(
        `Acceptance criteria (${feature.id})`,
        (touched?.criteria ?? [])
          .filter(({ isFault }) => !isFault)
          .map(({ id }) => `${id}: ${feature.criteria[Number(id.split('.').at(-1)) - 1]}`)
          .concat(
            (touched?.faults.length ?? 0) > 0
              ? [
                  `${joinWords(touched?.faults.map(({ id }) => id) ?? [])}: as under the edge cases of “${lowerFirst(feature.title)}”.`,
                ]
              : [],
          ),
      ),
      list('Verify', [
        `\`${stack.commands.test} -t ${feature.id}\` for “${lowerFirst(feature.title)}”, then \`${stack.commands.types} && ${stack.commands.test}\`.`,
        `\`${stack.commands.run}\`: ${tellByHand(product, feature)}`,
      ]),
    ]),
  };
}

function tellTask(product: Product, feature: Feature): string {
  const task = listTasks(product).find((one) => one.feature?.id === feature.id);
  if (!task) return '';
  return ` This is ${task.id} of the plan of ${product.name}${task.after.length > 0 ? `; run the tests of ${joinWords(task.after)} first, and stop if one of them fails` : ''}.`;
}

/** The files that a feature lives in, each with what goes there, and the test that is written first. */
export function filesOf(product: Product, feature: Feature): string[] {
  const place = listPlaces(product).find((one) => one.feature.id === feature.id);
  if (!place) return [];
  const steps = listSteps(product, place).map(({ what, file, says }) => `\`${file}\`: ${lowerFirst(what)}, ${says}`);
  return [
    ...steps,
    `\`${place.rule.replace(/\.ts$/, '.test.ts')}\`: the tests of \`${functionOf(feature)}\`, by ${feature.id}`,
  ];
}

/** What holds for all rows and touches this feature. */
function invariantsOf(product: Product, feature: Feature): string[] {
  return listInvariants(product)
    .filter(({ ids, says }) => ids.some((id) => id === feature.id) && !/^Also when/.test(says))
    .slice(0, 2)
    .map(({ says }) => `${says}.`);
}

/** What goes wrong, what must happen then, and how a test brings it about; what is outside and away counts too. */
export function edgesOf(product: Product, feature: Feature): string[] {
  const touched = touchesOf(product, feature);
  if (!touched) return [];
  const away = touched.place.needs.filter(({ part }) => part.kind === 'service').slice(0, 2);
  return [
    ...touched.faults.map(
      (fault) => `${fault.id}, ${lowerFirst(fault.cause)} → ${fault.effect}. Test: ${howToCause(fault, touched)}.`,
    ),
    ...away.map(({ part, slots }) => `${part.label} is away → ${product.name} ${fill(part.away, slots)}.`),
    ...(touched.faults.length === 0 && touched.criteria[0]
      ? [
          `${touched.criteria[0].id} is asked for twice in a row → one outcome, the same answer. Test: \`${functionOf(feature)}\` twice.`,
        ]
      : []),
  ].slice(0, 7);
}
