import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { tellByHand } from '#worker/features/guide/documents/plan-hand.rules.ts';
import { called } from '#worker/features/guide/documents/review-questions.rules.ts';
import { firstFeature } from '#worker/features/guide/documents/speaking.rules.ts';
import { functionOf, listUnder, ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { testsOf } from '#worker/features/guide/documents/test-levels.rules.ts';
import { joinWords, lowerFirst, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { personOf } from '#worker/features/guide/idea/cast.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { edgesOf } from '#worker/features/guide/prompts/edges.rules.ts';
import { writeContext } from '#worker/features/guide/prompts/for-agents.rules.ts';
import {
  askFirst,
  forbidAround,
  type IterationTask,
  readAgain,
  seeFault,
  tellTask,
} from '#worker/features/guide/prompts/iteration-task.rules.ts';
import { assemble, provenBy, startedBy, tellWording } from '#worker/features/guide/prompts/parts.rules.ts';
import { alwaysFor, touchesOf } from '#worker/features/guide/prompts/touches.rules.ts';

/** What a prompt may have, in characters, with room under the 1,600 tokens of the check. */
const mostCharacters = 6_000;
const mostStaying = 2;

/** A task of a review for a coding agent: the feature that it is about, what stays, and how it is seen to be done. */
export function writeAgentTask(product: Product, task: IterationTask, basis: string): string {
  const { feature } = task;
  for (const most of [5, 3, 2]) {
    const text = feature ? onFeature(product, task, feature, basis, most) : onNew(product, task, basis, most);
    if (text.length <= mostCharacters || most === 2) return text;
  }
  return '';
}

function onFeature(product: Product, task: IterationTask, feature: Feature, basis: string, most: number): string {
  const stack = stackOf(product);
  const touched = touchesOf(product, feature);
  const place = listPlaces(product).find((one) => one.feature.id === feature.id);
  const good = touched?.criteria.filter(({ isFault }) => !isFault).slice(0, most) ?? [];
  return assemble(task.heading, [
    `## Goal\n\n${tellTask(task, `“${lowerFirst(feature.title)}” (${feature.id})`)}`,
    writeContext(product, basis, feature),
    listUnder('Before you change anything', [
      ...task.questions.slice(0, most),
      ...(task.questions.length > 0 ? ['What code and records don’t show, ask me.'] : []),
      ...askFirst(task),
      ...(task.isFault ? [seeFault] : []),
    ]),
    listUnder('Always', [
      ...(place ? [`A red test first, in \`${place.rule.replace(/\.ts$/, '.test.ts')}\`.`] : []),
      `\`${functionOf(feature)}\` keeps its name.`,
      ...(touched ? alwaysFor(product, touched).slice(1, most) : []),
    ]),
    listUnder('Never', forbidAround(product, task, feature)),
    listUnder('Edge cases', edgesOf(product, feature).slice(0, most)),
    listUnder('Acceptance criteria', [
      ...(task.wanted ? [task.wanted] : []),
      ...good.map((one) => `As before, ${tellWording(one)}`),
      ...readAgain(task),
    ]),
    listUnder('Verify', [
      provenBy(stack.commands, testsOf(product, feature)),
      `${startedBy(stack.commands)}: ${tellByHand(product, feature)}`,
    ]),
  ]);
}

/** What no feature speaks of yet: it gets its place in the requirements before it gets code. */
function onNew(product: Product, task: IterationTask, basis: string, most: number): string {
  const stack = stackOf(product);
  const { idea, name } = product;
  const first = firstFeature(product);
  const place = listPlaces(product).find((one) => one.feature.id === first?.id);
  const own = ownFeatures(product);
  const stays = listCriteria(product).filter(({ feature, isFault }) => feature.id === first?.id && !isFault);
  return assemble(task.heading, [
    `## Goal\n\n${tellTask(task, name)}`,
    writeContext(product, basis),
    listUnder('Before you write code', [
      ...askFirst(task),
      ...(task.isFault
        ? [seeFault, `Say in which of these it begins: ${joinWords(own.slice(0, most).map(called), 'or')}.`]
        : [
            `Draft it as feature ${product.nextNumber}, in the words of the requirements: WHEN it happens, what is shown, what goes wrong. My yes first.`,
            `Say which of these it touches: ${joinWords(own.slice(0, most).map(called), 'or')}.`,
          ]),
    ]),
    listUnder('Always', [
      ...(place ? [`A red test first, beside \`${place.rule.replace(/\.ts$/, '.test.ts')}\`.`] : []),
      `The tests of ${joinWords(own.slice(0, most).map(({ id }) => id))} stay.`,
    ]),
    listUnder('Never', forbidAround(product, task, undefined)),
    listUnder('Edge cases', [...(first ? edgesOf(product, first).slice(0, mostStaying) : []), ...edgesOfNew(product)]),
    listUnder('Acceptance criteria', [
      ...(task.wanted ? [task.wanted] : []),
      ...stays.slice(0, mostStaying).map((one) => `As before, ${tellWording(one)}`),
      ...readAgain(task),
    ]),
    listUnder('Verify', [
      provenBy(stack.commands),
      `${startedBy(stack.commands)}: try it as ${personOf(name, 0)}, ${withArticle(idea.client.one)}; then ${first ? tellByHand(product, first) : name}`,
    ]),
  ]);
}

/** What can go wrong with something of which nobody has told more yet. */
function edgesOfNew({ platform }: Product): string[] {
  return platform === 'command line'
    ? ['Run twice → the same answer.', 'Stopped half way → nothing written.']
    : ['Pressed twice → once.', 'Stopped half way → nothing kept.'];
}
