import { firstFeature } from '#worker/features/guide/documents/speaking.rules.ts';
import { listUnder } from '#worker/features/guide/documents/terms.rules.ts';
import { lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { personOf } from '#worker/features/guide/idea/cast.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { edgeTexts } from '#worker/features/guide/prompts/builder-edges.rules.ts';
import { tellCriterion } from '#worker/features/guide/prompts/effects.rules.ts';
import {
  clicksFor,
  guardsFor,
  recordsOf,
  tellRecord,
  writeAppContext,
} from '#worker/features/guide/prompts/for-builders.rules.ts';
import {
  askFirst,
  forbidAround,
  type IterationTask,
  readAgain,
  tellTask,
} from '#worker/features/guide/prompts/iteration-task.rules.ts';
import { assemble } from '#worker/features/guide/prompts/parts.rules.ts';
import { touchesOf } from '#worker/features/guide/prompts/touches.rules.ts';

const mostStaying = 3;

/** A task of a review for an app builder: screens, rules and clicks, nothing of files or shells. */
export function writeBuilderTask(product: Product, task: IterationTask, basis: string): string {
  const { feature } = task;
  const { name } = product;
  const about = feature ?? firstFeature(product);
  const touched = feature && touchesOf(product, feature);
  const [one, two] = [personOf(name, 0), personOf(name, 1)];
  const stays = listCriteria(product)
    .filter((criterion) => criterion.feature.id === about?.id && !criterion.isFault)
    .slice(0, mostStaying);
  return assemble(task.heading, [
    `## Goal\n\n${tellTask(task, feature ? `“${lowerFirst(feature.title)}” (${feature.id})` : name)}`,
    writeAppContext(product, basis),
    listUnder('Before you build', [
      ...task.questions.slice(0, mostStaying),
      ...askFirst(task),
      ...(feature
        ? ['Tell me your change; my yes first.']
        : [`Tell me on which screen it stands and what ${one} sees there; my yes first.`]),
    ]),
    listUnder('Screen', feature ? [(touched?.place.shownIn?.feature ?? feature).screen] : []),
    listUnder('Data to keep', feature ? recordsOf(product, feature).map(tellRecord) : []),
    listUnder('Rules', [
      ...(task.wanted ? [task.wanted] : []),
      ...stays.map((criterion) => `As before: ${lowerFirst(tellCriterion(criterion))} (${criterion.id})`),
      ...(feature ? guardsFor(product, feature) : []),
      ...readAgain(task),
    ]),
    listUnder('Do not', forbidAround(product, task, feature)),
    listUnder(
      'Also think of',
      feature ? edgeTexts(product, feature) : [`${one} presses twice: once.`, `${one} stops half way: nothing kept.`],
    ),
    listUnder('How to check by clicking', [
      ...(feature ? [] : [`As ${one}: do it once, then reload: still there. ${two} does not see it.`]),
      ...(about ? clicksFor(product, about).slice(0, 4) : []),
    ]),
  ]);
}
