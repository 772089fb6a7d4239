import { listInvariants } from '#worker/features/guide/documents/architecture-invariants.rules.ts';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { tellOwnStack } from '#worker/features/guide/documents/own-stack.rules.ts';
import { listSteps, tellByHand } from '#worker/features/guide/documents/plan-steps.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { fill, joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { writeBuilderFeature } from '#worker/features/guide/prompts/for-builders.rules.ts';
import {
  assemble,
  list,
  type PromptDraft,
  tellBasis,
  tellProduct,
  tellWording,
} from '#worker/features/guide/prompts/parts.rules.ts';
import {
  alwaysFor,
  functionOf,
  howToCause,
  neverFor,
  textsFor,
  touchesOf,
} from '#worker/features/guide/prompts/touches.rules.ts';

/** What every prompt for a coding agent says of the product. */
export function writeContext(product: Product, basis: string): string {
  const built = product.stack ? tellOwnStack(product) : `Stack: \`${stackOf(product).parts.slice(0, 5).join('; ')}\`.`;
  return `## Context\n\n${tellProduct(product)} ${built}\n${tellBasis(basis)}`;
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
          .map(tellWording)
          .concat(
            (touched?.faults.length ?? 0) > 0
              ? [`${joinWords(touched?.faults.map(({ id }) => id) ?? [])}: see Edge cases.`]
              : [],
          ),
      ),
      list('Verify', [
        `\`${stack.commands.test} -t ${feature.id}\`, then \`${stack.commands.types} && ${stack.commands.test}\``,
        `\`${stack.commands.run}\`: ${tellByHand(product, feature)}`,
      ]),
    ]),
  };
}

function tellTask(product: Product, feature: Feature): string {
  const task = listTasks(product).find((one) => one.feature?.id === feature.id);
  if (!task) return '';
  return ` This is ${task.id} of the plan${task.after.length > 0 ? `, after ${joinWords(task.after)}` : ''}.`;
}

/** The files that a feature lives in, each with what goes there, and the test that is written first. */
export function filesOf(product: Product, feature: Feature): string[] {
  const place = listPlaces(product).find((one) => one.feature.id === feature.id);
  if (!place) return [];
  const steps = listSteps(product, place).map(({ what, file, says }) => `\`${file}\`: ${lowerFirst(what)}, ${says}`);
  return [...steps, `\`${place.rule.replace(/\.ts$/, '.test.ts')}\`: \`${functionOf(feature)}\` by ${feature.id}`];
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
    ...away.slice(0, 1).map(({ part, slots }) => `${part.label} is away → ${product.name} ${fill(part.away, slots)}.`),
    ...(touched.faults.length === 0 && touched.criteria[0]
      ? [`${touched.criteria[0].id} twice in a row → the same answer. Test: \`${functionOf(feature)}\` twice.`]
      : []),
  ].slice(0, 7);
}
