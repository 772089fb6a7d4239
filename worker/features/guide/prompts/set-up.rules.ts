import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { listNeeds, mainRecord, shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { tellIds } from '#worker/features/guide/documents/architecture-tables.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { listExamples } from '#worker/features/guide/documents/examples.rules.ts';
import { needsTimeZone } from '#worker/features/guide/documents/local-times.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { refusalOf } from '#worker/features/guide/documents/plan-around.rules.ts';
import { isSliced, tablesMade } from '#worker/features/guide/documents/plan-made.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { functionOf, listUnder, ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import { isOfIdea } from '#worker/features/guide/product/of-idea.rules.ts';
import { isFirstAccount } from '#worker/features/guide/product/outlined-account.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { writeContext } from '#worker/features/guide/prompts/for-agents.rules.ts';
import { writeBuilderSetup } from '#worker/features/guide/prompts/for-builders.rules.ts';
import { forbidLimit } from '#worker/features/guide/prompts/left-out.rules.ts';
import { assemble, listBasisFiles, type PromptDraft } from '#worker/features/guide/prompts/parts.rules.ts';
import { tellTable } from '#worker/features/guide/prompts/touches.rules.ts';

const sign = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]+/g, '_');

/** The first prompt: the project itself, with the tables, files and example data of this product. */
export function writeSetupPrompt(product: Product, basis: string): PromptDraft {
  if (product.tool?.builder) return writeBuilderSetup(product, basis, product.tool.name);
  const { name, platform, idea } = product;
  const { commands } = stackOf(product);
  const isCode = platform === 'command line';
  const isLocal = shapeOf(product).runtime === 'local';
  const isGround = isSliced(product);
  const tables = listTables(product);
  const own = tables.filter(({ kind }) => kind === 'own');
  const features = ownFeatures(product);
  // What comes next is what the plan builds first.
  const tasks = listTasks(product).flatMap(({ id, feature }) => (feature ? [{ id, feature }] : []));
  const planned = tasks.flatMap(({ feature }) => (features.includes(feature) ? [feature] : []));
  const [first, second] = planned.length > 1 ? planned : features;
  const next = isGround ? (tasks[0]?.feature ?? first) : first;
  const title = `Set up ${name}`;
  const records = joinWords(own.slice(0, 5).map(({ record }) => record));
  return {
    title,
    documentType: 'setup_prompt',
    content: assemble(title, [
      `## Goal\n\n${isGround ? `The project ${name} starts, shows one page and passes its first test` : isCode ? `The project ${name} starts as a command or package with the types for ${records}` : `The project ${name} starts and stores ${records}`}; ${next?.id} “${lowerFirst(next?.title ?? name)}” comes next. No feature yet.`,
      writeContext(product, basis),
      listUnder(
        isGround
          ? 'Tables to come, each made by the feature that first needs it'
          : isCode
            ? 'Types'
            : isLocal
              ? 'Records, in `src/data/`'
              : 'Tables, in `migrations/0001_begin.sql`',
        isGround ? tablesToCome(product) : tables.map(tellWhole),
      ),
      listUnder(
        isCode ? 'Fixtures' : 'Example data, in `src/data/examples.ts`',
        isCode ? fixturesOf(product) : isGround ? [] : listExamples(product),
      ),
      listUnder('Files of the features to come', filesOf(product)),
      listUnder('Always', [
        ...ruleLines(product),
        `One word each in code: ${records}.`,
        `Tests by criterion: \`${first ? criterionId(first, 0) : 'FR-1.1'} ${lowerFirst(first?.title ?? '')}\`.`,
        ...(listBasisFiles(basis).length > 0
          ? [`\`docs/\`: the texts of ${name} named under Context, word for word; one is missing: ask for it first.`]
          : []),
        ...(commands.walk
          ? [`Tests through the screens in \`e2e/\`, kept out of \`${commands.test}\`: \`${commands.walk}\`.`]
          : []),
        ...firstAccount(product),
        ...(isCode
          ? []
          : [
              `${needsTimeZone(product, tables) ? 'Moments in UTC, days and hours in local time, that of one constant `TIME_ZONE`' : 'Times in UTC'}. Ids: ${tellIds(mainRecord(product))}.`,
            ]),
      ]),
      listUnder('Never', [
        ...keysOf(product).map((key) => `\`${key}\` outside of \`.env\`.`),
        ...(isCode
          ? [`Network or clock inside \`${first ? functionOf(first) : name}\`.`]
          : isLocal
            ? ['Call the network, or add a server or an account.']
            : isGround
              ? ['Make a table or a screen of a feature: each comes with its own task.']
              : [
                  `Change \`0001_begin.sql\` once ${idea.client.many} have ${own[0]?.record ?? 'row'} rows in it: add the next file.`,
                ]),
        ...product.nots.slice(0, idea.isOutlined ? 3 : 1).map((text) => forbidLimit(text, 'Prepare for')),
      ]),
      listUnder('Edge cases', isGround ? groundEdges(commands.types, idea.client.many) : edgesOf(product, own)),
      listUnder('Accepted when', [
        isGround
          ? `Whoever builds ${next?.id ?? 'FR-1'} next adds files and changes none of these folders.`
          : isCode
            ? `\`--help\` names ${joinWords([first, second].flatMap((feature) => (feature ? [`“${lowerFirst(feature.title)}” (${feature.id})`] : [])))}.`
            : `${joinWords([first, second].flatMap((feature) => (feature ? [feature.id] : [])))} need no change of ${joinWords(own.slice(0, 3).map(({ name: table }) => `\`${table}\``))}.`,
      ]),
      listUnder('Verify', [
        `\`${commands.types} && ${commands.test}\`, both as \`npm run check\``,
        `\`${commands.run}\`${commands.walk ? `, then \`${commands.walk}\`, which opens the first page` : ''}`,
        ...(isCode || isGround
          ? []
          : [
              `\`src/data/examples.ts\` twice: each ${own[0]?.record ?? 'row'} is there once, and ${refusalOf(tables)} is refused.`,
            ]),
      ]),
      ...(idea.isOutlined ? [tellNext(tasks)] : []),
    ]),
  };
}

/** Where the address stands for which the first account is made: nobody is there to invite it. */
const firstAccount = (product: Product): string[] =>
  product.features.flatMap((feature) =>
    feature.criteria.flatMap((text, at) =>
      isFirstAccount(text)
        ? [`\`FIRST_ACCOUNT\` in \`.env\`: address of the first account (${criterionId(feature, at)}).`]
        : [],
    ),
  );

/** Which prompts come after this one: a session of an agent that begins afresh reads the files, and not what was tried before. */
function tellNext(tasks: { id: string; feature: Feature }[]): string {
  const told = tasks.slice(0, 2).map(({ id, feature }) => `${feature.id} “${lowerFirst(feature.title)}” (${id})`);
  return told.length > 0
    ? `## Next\n\nThe prompt that builds ${told.join(', then that of ')}. Each feature is built in a session of its own of the coding agent, begun afresh when the one before is accepted and committed.`
    : '';
}

/** The tables of an outline with the feature that makes each. */
function tablesToCome(product: Product): string[] {
  return [...tablesMade(product)].flatMap(([id, { tables }]) => tables.map((table) => `${id}: ${tellTable(table)}`));
}

const groundEdges = (types: string, clients: string): string[] => [
  `An address without a page → ${clients} read in one sentence that it is not there, and find the way back.`,
  `A file with a wrong type → \`${types}\` fails; test: break one and mend it.`,
];

/** The rules of the owner that the ground has to allow for: what is never changed, what is kept from whom, what never leaves. */
const ruleLines = (product: Product): string[] =>
  ownerRules(product)
    .filter(({ kind }) => kind === 'fixed' || kind === 'access' || kind === 'network' || kind === 'retention')
    .slice(0, 4)
    .map(({ text }) => `${text}.`);

/** A table with its columns and what its rows go through. */
function tellWhole(table: Table): string {
  const moves = (table.machine?.moves ?? []).map(
    ({ from, to, who, id, guard = '' }) =>
      `${joinWords(from.slice(0, 3), 'or')} to ${to}${who ? ` by ${who}` : ''}${guard && ` ${guard}`} (${id})`,
  );
  const whose = table.kind === 'session' ? `; ${lowerFirst(table.holds)}` : '';
  return `${tellTable(table)}${whose}${moves.length > 0 ? `. From ${joinWords(moves.slice(0, 4))}` : ''}`;
}

function fixturesOf(product: Product): string[] {
  return ownFeatures(product)
    .slice(0, 8)
    .map(({ id, title }) => `\`fixtures/${id.toLowerCase()}/\`, “${lowerFirst(title)}”: right, wrong, expected`);
}

/** Where each feature will live: one line for each rule file. */
function filesOf(product: Product): string[] {
  const places = listPlaces(product).filter(({ feature }) => isOfIdea(feature));
  const rules = [...new Set(places.map(({ rule }) => rule))];
  return rules.slice(0, 8).map((rule) => {
    const served = places.filter((place) => place.rule === rule);
    return `\`${rule}\`: ${joinWords(served.map(({ feature }) => `${lowerFirst(feature.title)} (${feature.id})`))}`;
  });
}

/** The keys that the parts outside want; a CI job brings its own. */
const keysOf = (product: Product) =>
  listNeeds(product)
    .filter(
      ({ part }) =>
        part.kind === 'service' &&
        !/^(files|map|print|export|code)$/.test(part.key) &&
        !(part.key === 'github' && product.platform === 'command line'),
    )
    .slice(0, 4)
    .map(({ part }) => `${sign(part.file)}_KEY`);

/** Rows that the tables must not let in. */
function edgesOf(product: Product, tables: Table[]): string[] {
  if (product.platform === 'command line') return [`No ${product.idea.item.many} found: one line, exit code 0.`];
  const refused = tables.slice(0, 4).flatMap(({ name, record, columns, uniques }) => {
    const target = columns.find(({ references, may }) => references && !may);
    return [
      ...(target ? [`\`${name}\`: a ${record} without its \`${target.references}\` row is refused.`] : []),
      ...(uniques[0]
        ? [
            `\`${name}\`: a second ${record} with the same ${uniques[0].map((column) => `\`${column}\``).join(', ')} is refused.`,
          ]
        : []),
    ].map((line) => line.replace(/\ba (?=[aeiou])/, 'an '));
  });
  const [key] = keysOf(product);
  const chosen = tables.flatMap(({ name, columns }) =>
    columns
      .filter(({ check }) => check)
      .map((column) => `\`${name}\`: another \`${column.name}\` than the listed ones is refused.`),
  );
  const [table] = tables;
  if (refused.length === 0 && product.idea.isOutlined)
    return chosen.length > 0
      ? chosen.slice(0, 2)
      : [`\`${table?.name ?? product.name}\` empty: every screen opens and says that nothing is there yet.`];
  return [...refused.slice(0, 4), ...(key ? [`No \`${key}\`: ${product.name} stops at the start.`] : [])];
}
