import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { firstFeature, listMeasures } from '#worker/features/guide/documents/speaking.rules.ts';
import { lowerFirst, ownFeatures, termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { writeContext } from '#worker/features/guide/prompts/for-agents.rules.ts';
import { writeBuilderIteration } from '#worker/features/guide/prompts/for-builders-upkeep.rules.ts';
import { assemble, list, type PromptDraft } from '#worker/features/guide/prompts/parts.rules.ts';
import { functionOf, touchesOf } from '#worker/features/guide/prompts/touches.rules.ts';

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
        ? `the time until ${product.name} did what it says, against ${seconds}`
        : touched.faults[0]
          ? `how often this happened: ${lowerFirst(touched.faults[0].cause)}`
          : `what was on the screen before “${lowerFirst(feature.title)}”`;
      return [{ step: feature.title, id: good.id, look }];
    });
}

/** A prompt for one round of mending after people have used it. */
export function writeIterationPrompt(product: Product, basis: string): PromptDraft {
  if (product.tool?.builder) return writeBuilderIteration(product, basis);
  const { name } = product;
  const stack = stackOf(product);
  const terms = termsOf(product);
  const tell = (text: string) => capitalise(fill(text, terms));
  const first = firstFeature(product);
  const [measure, second] = listMeasures(product).map(({ id, text }) => ({
    id,
    text: fill(text, product.slots).replace(/\.$/, ''),
  }));
  const title = `Improve ${name} after the first feedback`;
  const place = listPlaces(product).find(({ feature }) => feature.id === first?.id);
  return {
    title,
    documentType: 'iteration_prompts',
    content: assemble(title, [
      `## Goal\n\n${tell(`One round: of the notes that I paste under this prompt, find the one thing that stops the most {clients} when they {doing}, and mend that alone.`)}${measure ? ` What has to move is ${measure.id}: ${lowerFirst(measure.text)}.` : ''}`,
      writeContext(product, basis),
      list('Before you change anything', [
        tell(
          `Sort the notes by the step of {name} at which they happened: ${joinWords(stopsOf(product, 4).map(({ step }) => `“${lowerFirst(step)}”`))}.`,
        ),
        tell('Count people, not notes: two notes of one of the {clients} are one.'),
        tell(
          `Show me the table with step, number of {clients} and their words, and which step you would mend; wait for my yes.`,
        ),
      ]),
      list(
        'Where to look first, by step',
        stopsOf(product).map(({ step, id, look }) => `“${step}” (${id}): ${look}`),
      ),
      list('Always', [
        tell(
          `Write a test that fails as the {clients} told it, in \`${place?.rule.replace(/\.ts$/, '.test.ts') ?? 'the tests'}\` or beside the screen; then mend.`,
        ),
        ...(first
          ? [
              `\`${functionOf(first)}\` keeps its name and its tests; a changed criterion of ${first.id} is first changed in the requirements.`,
            ]
          : []),
        tell(`Say after it what {clients} will see now that they did not see before, in two sentences.`),
      ]),
      list('Never', [
        tell(
          `Mend a second thing in the same round, also not a small one in “${lowerFirst(ownFeatures(product)[1]?.title ?? name)}”.`,
        ),
        ...product.nots
          .slice(0, 1)
          .map((text) => `Answer a note with what was ruled out: ${lowerFirst(text.replace(/\.$/, ''))}.`),
        tell(`Ask {clients} for more fields, or for an account earlier than {name} does now.`),
      ]),
      list('Edge cases', [
        tell(
          `Two notes want the opposite about {goods} → take neither; write the question for my next talk with {clients}.`,
        ),
        tell(
          `A note asks for something that no FR of {name} has → put it under “Asked for”, with the number of {clients}; build nothing.`,
        ),
        ...listCriteria(product)
          .filter(({ isFault, feature }) => isFault && feature.id === first?.id)
          .slice(0, 1)
          .map(
            ({ id, cause, effect }) =>
              `A note is about ${id} (${lowerFirst(cause)}) → it is a fault if ${name} did not ${effect}; mend it before all else.`,
          ),
      ]),
      list('Accepted when', [
        ...(first
          ? [`All criteria of ${first.id} hold as before, ${first.id}.1 by hand too: ${first.criteria[0]}`]
          : []),
        ...(measure
          ? [
              `The figure of ${name} behind ${measure.id} can be read for the week before and the week after the change${second ? `, and ${second.id} did not get worse` : ''}.`,
            ]
          : []),
      ]),
      list('Verify', [
        `\`${stack.commands.types} && ${stack.commands.test}\` for ${name}, then \`${stack.commands.run}\`: go through “${lowerFirst(first?.title ?? name)}” as the person of the note.`,
      ]),
    ]),
  };
}
