import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { personOf } from '#worker/features/guide/documents/people.rules.ts';
import { tellByHand } from '#worker/features/guide/documents/plan-steps.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { lowerFirst, termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { edgesOf, filesOf, writeContext } from '#worker/features/guide/prompts/for-agents.rules.ts';
import { writeBuilderSecureFeature } from '#worker/features/guide/prompts/for-builders-upkeep.rules.ts';
import { assemble, list, type PromptDraft } from '#worker/features/guide/prompts/parts.rules.ts';
import { writeSecurityPrompt } from '#worker/features/guide/prompts/security.rules.ts';
import {
  alwaysFor,
  functionOf,
  neverFor,
  riskiestFeature,
  type Touched,
  touchesOf,
} from '#worker/features/guide/prompts/touches.rules.ts';
/** A prompt that builds the feature in which a mistake would harm the most, attacks first. */
export function writeSecureFeaturePrompt(product: Product, basis: string): PromptDraft {
  if (product.tool?.builder) return writeBuilderSecureFeature(product, basis);
  const feature = riskiestFeature(product) ?? product.features[0];
  const touched = feature && touchesOf(product, feature);
  if (!feature || !touched) return writeSecurityPrompt(product, basis);
  const stack = stackOf(product);
  const terms = termsOf(product);
  const tell = (text: string) => capitalise(fill(text, terms));
  const title = `Build ${feature.id} against misuse: ${feature.title}`;
  const task = listTasks(product).find((one) => one.feature?.id === feature.id);
  return {
    title,
    documentType: 'secure_feature_development',
    content: assemble(title, [
      `## Goal\n\n${feature.says} ${tell(`It touches ${joinWords(whatIsAtStake(touched))}, so the attacks below are tests before it is code.`)}${task && task.after.length > 0 ? ` In the plan of ${product.name} it comes after ${joinWords(task.after)}.` : ''}`,
      writeContext(product, basis),
      list('Always', alwaysFor(product, touched).slice(0, 8)),
      list('Never', neverFor(product, touched)),
      list('Files', filesOf(product, feature)),
      list('Attacks, each with the answer that must come', attacksOn(product, touched)),
      list('Edge cases', edgesOf(product, feature).slice(0, 4)),
      list(
        `Acceptance criteria (${feature.id})`,
        touched.criteria
          .filter(({ isFault }) => !isFault)
          .slice(0, 5)
          .map(({ id }) => `${id}: ${feature.criteria[Number(id.split('.').at(-1)) - 1]}`),
      ),
      list('Verify', [
        `\`${stack.commands.test} -t ${feature.id}\`; each attack is red before “${lowerFirst(feature.title)}” is written.`,
        `\`${stack.commands.run}\`: ${tellByHand(product, feature)}`,
      ]),
    ]),
  };
}

function whatIsAtStake({ money, files, people, place }: Touched): string[] {
  return [
    ...(money.length > 0 ? ['money'] : []),
    ...(people.length > 0 ? [`what people told about themselves (\`${people[0]}\`)`] : []),
    ...(files.length > 0 ? ['files from outside'] : []),
    ...place.needs.slice(0, 2).map(({ part }) => lowerFirst(part.label)),
    ...(place.tables[0] ? [`rows of \`${place.tables[0].name}\``] : []),
  ].slice(0, 4);
}

/** What somebody would try on a feature, and the answer. */
function attacksOn(product: Product, { place, money, files, people, texts }: Touched): string[] {
  const { feature, tables, calls, hooks, needs } = place;
  const [one, two] = [personOf(product.name, 0), personOf(product.name, 1)];
  const table = tables[0]?.name ?? 'rows';
  const call = calls.find(({ path }) => path.includes(':id')) ?? calls[0];
  if (product.platform === 'command line')
    return [
      `\`${functionOf(feature)}\` on input of 100 MB → ends with exit code 2 and one line, memory stays below 500 MB.`,
      `A path with \`../\` in what “${lowerFirst(feature.title)}” reads → refused with the path.`,
      `A terminal sign (\`\\x1b[2J\`) in the input → printed as text by “${lowerFirst(feature.title)}”.`,
    ];
  const actor = listCriteria(product).find(
    (criterion) => criterion.feature.id === feature.id && criterion.actor,
  )?.actor;
  return [
    `${two} sends ${call ? `\`${call.method} ${call.path}\`` : `“${lowerFirst(feature.title)}”`} for a row of ${one} → 404, \`${table}\` as before.`,
    ...(actor
      ? [
          `Somebody who is no ${actor} does the same → 404, and nothing tells that “${lowerFirst(feature.title)}” exists.`,
        ]
      : []),
    ...(money[0] ? [`The body carries \`${money[0].split('.').at(-1)}\`: 0 → 400, no row of \`${table}\`.`] : []),
    ...(files[0]
      ? [
          `An SVG with a script and a file of 50 MB for \`${files[0]}\` → ${product.name} refuses both by name and stores nothing.`,
        ]
      : []),
    ...(people[0]
      ? [
          `${two} asks for the list behind “${lowerFirst(feature.title)}” → no \`${people[0].split('.').at(-1)}\` of ${one} in it.`,
        ]
      : []),
    ...(texts[0] ? [`\`<script>\` as \`${texts[0]}\` → stored as typed, shown as text to ${one}.`] : []),
    ...hooks.map(
      (hook) => `\`${hook}\` with a wrong signature, or the right one of yesterday → 401, no row of \`${table}\`.`,
    ),
    ...needs
      .slice(0, 1)
      .map(
        ({ part }) =>
          `${part.label} answers with 10 MB of something else → cut off, “${lowerFirst(feature.title)}” says that it could not.`,
      ),
    `100 calls in a minute by ${two} → from the 61st on 429; ${one} notices nothing of it in “${lowerFirst(feature.title)}”.`,
  ].slice(0, 7);
}
