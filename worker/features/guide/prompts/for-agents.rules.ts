import { listInvariants } from '#worker/features/guide/documents/architecture-invariants.rules.ts';
import { listPlaces, type Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { isByText } from '#worker/features/guide/documents/plan-adapters.rules.ts';
import { tellByHand } from '#worker/features/guide/documents/plan-hand.rules.ts';
import { laterIn, laterOf, tellLater, tellTriedHere } from '#worker/features/guide/documents/plan-later.rules.ts';
import { isSliced } from '#worker/features/guide/documents/plan-made.rules.ts';
import { slicedSteps } from '#worker/features/guide/documents/plan-slices.rules.ts';
import { listSteps } from '#worker/features/guide/documents/plan-steps.rules.ts';
import { pathsOf } from '#worker/features/guide/documents/plan-task.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { functionOf, listUnder } from '#worker/features/guide/documents/terms.rules.ts';
import { testsOf, walkedOf, walkFileOf } from '#worker/features/guide/documents/test-levels.rules.ts';
import { joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { edgesOf } from '#worker/features/guide/prompts/edges.rules.ts';
import { writeBuilderFeature } from '#worker/features/guide/prompts/for-builders.rules.ts';
import { notDecided } from '#worker/features/guide/prompts/not-decided.rules.ts';
import { dataFor, rulesFor, tellGoal } from '#worker/features/guide/prompts/outlined-parts.rules.ts';
import { tellWay, waysFor } from '#worker/features/guide/prompts/outlined-ways.rules.ts';
import {
  assemble,
  type PromptDraft,
  provenBy,
  startedBy,
  tellBasisFiles,
  tellProduct,
  tellWording,
} from '#worker/features/guide/prompts/parts.rules.ts';
import { tellStack } from '#worker/features/guide/prompts/stack-line.rules.ts';
import {
  alwaysFor,
  neverFor,
  type Touched,
  textsFor,
  touchesOf,
} from '#worker/features/guide/prompts/touches.rules.ts';

/** What every prompt for a coding agent says of the product, and of the parts that one of its features needs. */
export function writeContext(product: Product, basis: string, feature?: Feature): string {
  return `## Context\n\n${tellProduct(product)} ${tellStack(product, feature)}\n${tellBasisFiles(basis)}`;
}

/** A prompt for one feature; it names the task of the plan only where there is a plan. */
export function writeFeaturePrompt(product: Product, feature: Feature, basis: string, planned = false): PromptDraft {
  if (product.tool?.builder) return writeBuilderFeature(product, feature, basis);
  const told = (most: Most) => draftFeaturePrompt(product, feature, { basis, planned, most });
  if (!product.idea.isOutlined) return told(whole);
  const drafts = [whole, ...shorter].map((most) => () => told(most));
  const fitting = drafts.find((draft) => draft().content.length <= mostCharacters);
  return fitting ? fitting() : told(shorter.at(-1) ?? whole);
}

/** What a prompt may have, in characters: under 1,600 tokens. */
export const mostCharacters = 6_180;
/** How many lines the longest sections of a prompt have. */
type Most = { always: number; edges: number; isShort?: true; isShortest?: true };
const whole: Most = { always: 9, edges: 7 };
const shorter: Most[] = [
  { always: 6, edges: 7 },
  { always: 4, edges: 7 },
  { always: 4, edges: 5 },
  { always: 4, edges: 5, isShort: true },
  { always: 3, edges: 4, isShort: true },
  { always: 3, edges: 4, isShort: true, isShortest: true },
];

/** 'FR-1.2 (the name is missing)': what an id says stands under the criteria and edge cases too. */
const withoutAsides = (lines: string[]) =>
  lines
    .filter((line) => !/: queries, reads `\w+`$/.test(line))
    .map((line) => line.replace(/(FR-\d+\.\d+) \([^()]*\)/g, '$1'));

const asTold = (line: string) => line;
/** 'AD-2: What must not happen is refused in the same step that writes': how it is held stands in the architecture. */
const decided = (line: string) => (/^AD-\d/.test(line) ? line.replace(/(?<=[^.]\.) [A-Z].*$/, '') : line);

/** 'Begin with “accept the breakdown” (FR-3)': its title stands in the requirements. */
const byIds = (line: string) => (line.startsWith('Begin with ') ? line.replace(/“[^”]+” \((FR-\d+)\)/g, '$1') : line);

/** The files of a feature, in as many words as there is room for: the queries of each table in a line together where there is little. */
function filesFor(product: Product, feature: Feature, { isShort, isShortest }: Most): string[] {
  const files = isShort ? withoutAsides(filesOf(product, feature)) : filesOf(product, feature);
  if (!isShortest) return files;
  // That a rule has its test first stands under 'Always', and the rows of the examples in the plan.
  const needed = files.filter((line) => !/^`src\/[^`]+\.(?:examples|test)\.ts`/.test(line));
  const plain = needed.map((line) =>
    line.replace(/ for “[^”]+”(?:, “[^”]+”)* and (?:\d+ more|“[^”]+”)(?= and marks)/, ''),
  );
  const queries = plain.filter((line) => queried.test(line));
  if (queries.length < 2) return plain;
  const together = `Queries, a file for each table: ${joinWords(queries.map((line) => line.split(': ')[0] ?? line))}`;
  return plain.flatMap((line) => (line === queries[0] ? [together] : queries.includes(line) ? [] : [line]));
}
const queried = /^`src\/data\/[^`]+`: queries,/;

/** An edge case in as few words as there is room for: its test without the function and the columns that the case itself names. */
const inFewWords = (line: string): string =>
  line
    .replace(/test: `\w+` once without each of `[^.]+(?=\.?$)/, 'test: once without each')
    .replace(/test: `\w+`, clock /, 'test: clock ')
    .replace(/test: `\w+` (?=once |twice)/, 'test: ')
    .replace(/(?<=twice), in a row and at the same moment/, ' at once')
    .replace(' with room for one (`Promise.all`): one is kept', ', one is kept')
    .replace(
      /(?<=refuse (?:it|another one)), (?:change nothing|keep what was entered) and say why(?=[.;]|$)/,
      ', say why',
    );

function draftFeaturePrompt(
  product: Product,
  feature: Feature,
  { basis, planned, most }: { basis: string; planned: boolean; most: Most },
): PromptDraft {
  const stack = stackOf(product);
  const title = `Build ${feature.id}: ${feature.title}`;
  const touched = touchesOf(product, feature);
  const isCode = product.platform === 'command line';
  const hand = tellByHand(product, feature, laterOf(product, feature));
  const later = laterIn(product, feature);
  const put = laterOf(product, feature);
  const open = notDecided(product, feature, most.isShort);
  return {
    title,
    documentType: 'development_prompt',
    content: assemble(title, [
      `## Goal\n\n${[...(product.idea.isOutlined ? [tellGoal(product, feature)] : [feature.says, feature.wants]), planned ? tellTask(product, feature) : ''].filter(Boolean).join(' ')}`,
      `${writeContext(product, basis, feature)}${planned ? tellMade(product, feature) : ''}`,
      ...(touched
        ? [
            listUnder(
              'Always',
              alwaysTold(product, feature, touched, most.always).map(most.isShortest ? decided : asTold),
            ),
            listUnder('Never', neverFor(product, touched).map(most.isShortest ? byIds : asTold)),
            ...(open.length > 0 ? [listUnder('Not decided', open)] : []),
            ...(product.idea.isOutlined && !isCode ? [listUnder('Data', dataFor(product, feature, most.isShort))] : []),
            listUnder('Files', filesFor(product, feature, most)),
            ...(isCode || !isSeen(product, touched.place)
              ? []
              : [
                  listUnder(
                    'What people see',
                    // What is kept stands word for word under the criteria.
                    textsFor(product, touched)
                      .filter(({ when }) => !(most.isShortest && /^(?:It worked|Nothing there yet)$/.test(when)))
                      .map(({ when, text }) => `${when}: ${text}.`.replace(/”\.$/, '”')),
                  ),
                ]),
            listUnder(
              'Edge cases',
              edgesOf(product, feature)
                .slice(0, Math.max(touched.faults.length, most.edges))
                .map((line) => (most.isShortest ? inFewWords(line) : line)),
            ),
          ]
        : []),
      listUnder(
        `Acceptance criteria (${feature.id})`,
        (touched?.criteria ?? [])
          .filter(({ id, isFault }) => !isFault && !put.has(id))
          .concat(most.isShort ? [] : later)
          .map(tellWording)
          .concat(
            most.isShort && later.length > 0
              ? [`${joinWords(later.map(({ id }) => id))}: word for word as the requirements have them.`]
              : [],
          )
          .concat(
            (touched?.faults.length ?? 0) > 0
              ? [`${joinWords(touched?.faults.map(({ id }) => id) ?? [])}: see Edge cases.`]
              : [],
          ),
      ),
      listUnder('Verify', [
        `${provenBy(stack.commands, testsOf(product, feature, put))}${tellTriedHere(product, feature, stack.commands).replace(/^ (.+)\.$/, '; $1')}`,
        `${startedBy(stack.commands)}: ${most.isShort ? byIdsAlone(hand) : hand}${tellLater(product, feature)}`,
      ]),
    ]),
  };
}

/** What holds where a feature is built, so many lines of it: what its owner told and what holds its own criteria is cut last. */
function alwaysTold(product: Product, feature: Feature, touched: Touched, most: number): string[] {
  const { place } = touched;
  if (!product.idea.isOutlined)
    return [...alwaysFor(product, touched), ...invariantsOf(product, feature), ...feature.rules].slice(0, most);
  const ways = waysFor(product, place);
  const tell = (own: boolean) => ways.filter(({ isOwn }) => isOwn === own).map((way) => tellWay(product, place, way));
  const told = [...tell(true), ...rulesFor(product, place)];
  const usual = [...alwaysFor(product, touched), ...tell(false)];
  return [...usual.slice(0, Math.max(fewestUsual, most - told.length)), ...told, ...feature.rules].slice(
    0,
    Math.max(most, fewestUsual + told.length),
  );
}
const fewestUsual = 2;

/** 'Acme must keep an order with … (FR-1.1)' stands word for word under the criteria. */
const byIdsAlone = (trial: string) => trial.replace(/: [^:;()]{1,60} must [^;()]+ \((FR-\d+\.\d+)\)/, ': $1 must hold');

function tellTask(product: Product, feature: Feature): string {
  const task = listTasks(product).find((one) => one.feature?.id === feature.id);
  if (!task) return '';
  return `This is ${task.id} of the plan${task.after.length > 0 ? `, after ${joinWords(task.after)}` : ''}.`;
}

const mostMade = 4;
/** What is there already when this feature's turn comes: the files that it goes on in, then the first one of each task that it needs. */
function tellMade(product: Product, feature: Feature): string {
  const tasks = listTasks(product);
  const at = tasks.findIndex((task) => task.feature?.id === feature.id);
  const task = tasks[at];
  if (!task) return '';
  const own = new Set(task.steps.map(({ file }) => file));
  const before = tasks.slice(0, at).map((made) => ({ id: made.id, files: pathsOf(made) }));
  const goesOn = before.flatMap(({ id, files }) => files.filter((file) => own.has(file)).map((file) => ({ id, file })));
  const needed = before.flatMap(({ id, files: [file] }) => (file && task.after.includes(id) ? [{ id, file }] : []));
  const made = new Map([...needed, ...goesOn].map(({ id, file }) => [file, id]));
  const listed = [...new Set([...goesOn, ...needed].map(({ file }) => file))].slice(0, mostMade);
  return listed.length > 0
    ? `\nRead first: ${joinWords(listed.map((file) => `\`${file}\` (${made.get(file)})`))}.`
    : '';
}

/** The files that a feature lives in, each with what goes there, and the test that is written first. */
export function filesOf(product: Product, feature: Feature): string[] {
  const place = listPlaces(product).find((one) => one.feature.id === feature.id);
  if (!place) return [];
  const told = new Map<string, string[]>();
  const steps =
    isSliced(product) && feature.key !== 'account' ? slicedSteps(product, place) : listSteps(product, place);
  // A table is no file: its columns stand with the data.
  for (const { what, file, says } of steps.filter((step) => !/^(?:Table|Record)$/.test(step.what)))
    told.set(file, [
      ...(told.get(file) ?? []),
      `${lowerFirst(what)}, ${what === 'Example data' ? 'the rows that the plan lists' : says}`,
    ]);
  const files = [...told].map(
    ([file, parts]) =>
      `${file === '' ? 'In no file of its own' : `\`${file}\``}: ${parts.join('; ').replace(/; job, /g, '; ')}`,
  );
  const walk = walkFileOf(product, feature);
  const walked = walkedOf(product, feature).map(({ id }) => id);
  return [
    ...files,
    `\`${place.rule.replace(/\.ts$/, '.test.ts')}\`: \`${functionOf(feature)}\` by ${feature.id}`,
    ...(walk ? [`\`${walk}\`: ${joinWords(walked)}, on the screens`] : []),
  ];
}

/** What holds for all rows and touches this feature. */
function invariantsOf(product: Product, feature: Feature): string[] {
  return listInvariants(product)
    .filter(({ ids, says }) => ids.some((id) => id === feature.id) && !/^Also when/.test(says))
    .slice(0, 2)
    .map(({ says }) => `${says}.`);
}

/** Whether people see something of a feature: a screen, or the text message that answers. */
const isSeen = (product: Product, { feature, screen }: Place) =>
  screen === undefined ? isByText(product, feature) : !/^src\/(?:content|background)\//.test(screen);
