import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { tellByHand } from '#worker/features/guide/documents/plan-hand.rules.ts';
import { firstFeature, listMeasures } from '#worker/features/guide/documents/speaking.rules.ts';
import { functionOf, listUnder, ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { fill, joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { criterionId, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { doesEffect } from '#worker/features/guide/prompts/effects.rules.ts';
import { writeContext } from '#worker/features/guide/prompts/for-agents.rules.ts';
import { writeBuilderIteration } from '#worker/features/guide/prompts/for-builders-upkeep.rules.ts';
import { forbidLimit } from '#worker/features/guide/prompts/left-out.rules.ts';
import { assemble, type PromptDraft, provenBy } from '#worker/features/guide/prompts/parts.rules.ts';
import { touchesOf } from '#worker/features/guide/prompts/touches.rules.ts';

/** Where people stop, and what to look at first: one line for each step of the main way. */
function stopsOf(product: Product, most = 5): { step: string; id: string; look: string }[] {
  return ownFeatures(product)
    .slice(0, most)
    .flatMap((feature) => {
      const touched = touchesOf(product, feature);
      const good = touched?.criteria.find(({ isFault }) => !isFault);
      if (!touched || !good) return [];
      const seconds = /\bwithin (\d+ \w+)/.exec(good.effect)?.[1];
      const look = seconds
        ? `how long until it ${doesEffect(good.effect)}`
        : `how often ${lowerFirst(touched.faults[0]?.cause ?? good.cause)}`;
      return [{ step: feature.title, id: good.id, look }];
    });
}

/** A prompt for one round of mending after people have used it. */
export function writeIterationPrompt(product: Product, basis: string): PromptDraft {
  if (product.tool?.builder) return writeBuilderIteration(product, basis);
  const { name, idea } = product;
  const stack = stackOf(product);
  const first = firstFeature(product);
  const [measure, second] = listMeasures(product).map(({ id, text }) => ({
    id,
    text: fill(text, product.slots).replace(/\.$/, ''),
  }));
  const title = `Improve ${name} after the first feedback`;
  const own = listCriteria(product).filter(({ feature }) => feature.id === first?.id);
  const criteria = own.filter(({ isFault }) => !isFault);
  const faults = own.filter(({ isFault }) => isFault).slice(0, 2);
  const place = listPlaces(product).find(({ feature }) => feature.id === first?.id);
  return {
    title,
    documentType: 'iteration_prompts',
    content: assemble(title, [
      `## Goal\n\nOf the notes below, find what stops most ${idea.client.many}; mend that alone.${measure ? ` It has to move ${measure.id}: ${lowerFirst(measure.text)}.` : ''}`,
      writeContext(product, basis),
      listUnder(
        'Where to look first, by step',
        stopsOf(product).map(({ step, id, look }) => `“${step}” (${id}): ${look}`),
      ),
      listUnder('Before you change anything', [
        `A table: ${joinWords(stopsOf(product, 4).map(({ step }) => `“${lowerFirst(step)}”`))}; how many ${idea.client.many} stopped at each, in their words. My yes first.`,
      ]),
      listUnder('Always', [
        `In \`${place?.rule.replace(/\.ts$/, '.test.ts') ?? 'the tests'}\`: a red test first.`,
        ...(first ? [`\`${functionOf(first)}\` keeps its name.`] : []),
        ...criteria.slice(0, 3).map(({ id, cause, effect }) => `${id} stays: when ${cause}, it has to ${effect}.`),
      ]),
      listUnder('Never', [
        `Mend “${lowerFirst(ownFeatures(product)[1]?.title ?? name)}” in passing.`,
        ...product.excluded.slice(0, 2).map((text) => forbidLimit(text, 'Answer with')),
        `Ask ${idea.client.many} for more about a ${idea.item.one} than now.`.replace(/\ba (?=[aeiou])/, 'an '),
      ]),
      listUnder('Edge cases', [
        ...faults.map(
          ({ id, cause, effect }) =>
            `A note tells of ${id} (${lowerFirst(cause)}) → a fault unless ${name} did ${effect}.`,
        ),
        `Two ${idea.client.many} want the opposite → a question, no change.`,
        `Other wishes → “Asked for”.`,
      ]),
      listUnder('Accepted when', [
        ...(first?.criteria[0] ? [`${criterionId(first, 0)}: ${first.criteria[0]}`] : []),
        ...(measure ? [`${[measure.id, second?.id].filter(Boolean).join(', ')}: before, after.`] : []),
      ]),
      listUnder('Verify', [
        provenBy(stack.commands),
        `\`${stack.commands.run}\`: ${first ? tellByHand(product, first) : name}`,
      ]),
    ]),
  };
}
