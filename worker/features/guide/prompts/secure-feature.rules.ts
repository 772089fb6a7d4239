import { callsAMinute } from '#worker/features/guide/content/call-limits.ts';
import { tooLargeFor } from '#worker/features/guide/content/file-kinds.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { reachesOnlyOwn } from '#worker/features/guide/documents/only-own.rules.ts';
import { answersToOthers } from '#worker/features/guide/documents/others.rules.ts';
import { ruleDangers } from '#worker/features/guide/documents/outlined-security.rules.ts';
import { tellByHand } from '#worker/features/guide/documents/plan-hand.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { functionOf, listUnder } from '#worker/features/guide/documents/terms.rules.ts';
import { testsOf } from '#worker/features/guide/documents/test-levels.rules.ts';
import { hasNoOrder } from '#worker/features/guide/documents/told-states.rules.ts';
import {
  capitalise,
  isSingle,
  joinWords,
  lowerFirst,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { personFor, personOf } from '#worker/features/guide/idea/cast.rules.ts';
import { isReporter } from '#worker/features/guide/product/outlined-payments.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { edgesOf, toldEdges } from '#worker/features/guide/prompts/edges.rules.ts';
import { filesOf, mostCharacters, writeContext } from '#worker/features/guide/prompts/for-agents.rules.ts';
import { writeBuilderSecureFeature } from '#worker/features/guide/prompts/for-builders-upkeep.rules.ts';
import { assemble, type PromptDraft, tellWording } from '#worker/features/guide/prompts/parts.rules.ts';
import { writeSecurityPrompt } from '#worker/features/guide/prompts/security.rules.ts';
import {
  alwaysFor,
  neverFor,
  riskiestFeature,
  type Touched,
  touchesOf,
} from '#worker/features/guide/prompts/touches.rules.ts';

/** A prompt that builds the named feature, or else that in which a mistake would harm the most, attacks first. */
export function writeSecureFeaturePrompt(product: Product, basis: string, named?: Feature): PromptDraft {
  if (product.tool?.builder) return writeBuilderSecureFeature(product, basis, named);
  const feature = named ?? riskiestFeature(product) ?? product.features[0];
  const touched = feature && touchesOf(product, feature);
  if (!feature || !touched) return writeSecurityPrompt(product, basis);
  const { commands } = stackOf(product);
  const title = `Build ${feature.id} against misuse: ${feature.title}`;
  const task = listTasks(product).find((one) => one.feature?.id === feature.id);
  const told = (most: (typeof amounts)[number]) =>
    assemble(title, [
      `## Goal\n\n${feature.says} At stake: ${joinWords(whatIsAtStake(touched))}.${task && task.after.length > 0 ? ` After ${joinWords(task.after)}.` : ''}`,
      writeContext(product, basis, feature),
      listUnder('Attacks, each a red test first', attacksOn(product, touched)),
      listUnder('Always', alwaysFor(product, touched).slice(0, most.always)),
      listUnder('Never', neverFor(product, touched)),
      listUnder('Files', filesOf(product, feature)),
      listUnder('Edge cases', edgesBeside(product, feature).slice(0, most.lines)),
      listUnder(
        `Acceptance criteria (${feature.id})`,
        touched.criteria
          .filter(({ isFault }) => !isFault)
          .slice(0, most.lines)
          .map(tellWording),
      ),
      listUnder('Verify', [testsOf(product, feature), `\`${commands.run}\`: ${tellByHand(product, feature)}`]),
    ]);
  const [whole, shorter, shortest] = amounts;
  const content = [whole, shorter].map(told).find((text) => text.length <= mostCharacters) ?? told(shortest);
  return { title, documentType: 'secure_feature_development', content };
}

/** How many lines its longest sections have, the most first: what does not fit is tried with fewer. */
const amounts = [
  { always: 8, lines: 5 },
  { always: 6, lines: 4 },
  { always: 4, lines: 3 },
] as const;

/** What goes wrong without anybody meaning it; what somebody sends on purpose stands among the attacks. */
function edgesBeside(product: Product, feature: Feature): string[] {
  const told = toldEdges(product, feature);
  return told.length > 0 ? told : edgesOf(product, feature);
}

function whatIsAtStake({ money, files, people, place }: Touched): string[] {
  const [table] = place.tables;
  return [
    ...(table ? [`each ${table.record}`] : []),
    ...(money.length > 0 ? [`money (\`${money[0]}\`)`] : []),
    ...(people.length > 0 ? [`\`${people[0]}\``] : []),
    ...(files.length > 0 ? [`files (\`${files[0]}\`)`] : []),
    ...place.needs.slice(0, 1).map(({ part }) => lowerFirst(part.label)),
  ].slice(0, 4);
}

/** What somebody would try on a feature, and the answer. */
function attacksOn(product: Product, { place, money, files, people, texts }: Touched): string[] {
  const { feature, tables, calls, hooks } = place;
  const [one, two] = [personOf(product.name, 0), personOf(product.name, 1)];
  const record = tables[0]?.record ?? product.idea.item.one;
  const ofRows = people.find((column) => column.split('.')[0] === tables[0]?.name);
  if (product.platform === 'command line')
    return [
      `\`${functionOf(feature)}\` on ${product.idea.item.many} of 100 MB → exit code 2.`,
      `\`../\` in the path of a ${product.idea.item.one} → refused.`.replace(/\ba (?=[aeiou])/, 'an '),
      `\`\\x1b[2J\` in its text → printed as text.`,
    ];
  const foreign = answersToOthers(product, calls);
  const machine = tables.find((table) => table.machine)?.machine;
  const ordered = machine && !hasNoOrder(machine) ? machine.moves : [];
  const moves = ordered.filter(({ id }) => id.startsWith(`${feature.id}.`));
  const isLocal = shapeOf(product).runtime === 'local';
  return [
    ...ruleDangers(product)
      .filter(({ serves, touches = [] }) =>
        [...serves.split(', '), ...touches].some((id) => id === feature.id || id.startsWith(`${feature.id}.`)),
      )
      .slice(0, 3)
      .map(({ title, check }) => `${title.replace(/^Somebody gets around /, '')} → ${lowerFirst(check)}`),
    ...foreign.slice(0, 2),
    ...moves
      .filter(({ who }) => who !== product.name)
      .slice(0, 2)
      .map(({ from, to, who }) =>
        isReporter(who)
          ? `A call of ${two} that asks for “${to}”, and a made-up notice → nothing changes.`
          : `A call for “${to}” when the ${record} is not ${joinWords(from.slice(0, 3), 'or')} → 409${who ? `, from whoever is not ${/^the /.test(who) ? who : withArticle(who)} → 403` : ''}.`,
      ),
    ...(money[0] ? [`\`${money[0].split('.').at(-1)}\`: 0 in the body → 400.`] : []),
    ...(files[0] ? [`An SVG with a script, then ${tooLargeFor(files[0])}, as \`${files[0]}\` → both refused.`] : []),
    ...(files[0] && product.idea.isOutlined && !isLocal
      ? [`An address of \`${files[0]}\` that was guessed, or opened after its time → 404.`]
      : []),
    ...(ofRows ? [] : readersOf(product, tables[0])),
    ...(ofRows
      ? [
          `${two} lists ${record} rows → ${ofRows.endsWith('.*') ? 'none' : `no \`${ofRows.split('.').at(-1)}\``} of ${one}.`,
        ]
      : []),
    ...(texts[0] ? [`\`<script>\` as \`${texts[0]}\` → shown as typed.`] : []),
    ...hooks.map((hook) => `\`${hook}\`, wrong or old signature → 401.`),
    ...(isLocal
      ? []
      : [
          product.idea.isOutlined
            ? `${callsAMinute + 1} ${record} calls in a minute by ${two} → the last 429.`
            : `100 ${record} calls in a minute by ${two} → from the 61st 429.`,
        ]),
  ].slice(0, 8);
}

/** Who of the people reaches only their own rows of a table, and is one of several: another one reads them. */
function readersOf(product: Product, table: Table | undefined): string[] {
  const { idea } = product;
  if (!idea.isOutlined || !table || shapeOf(product).runtime === 'local') return [];
  const who = idea.people.find((noun) => !isSingle(noun) && reachesOnlyOwn(product, table, noun));
  if (!who) return [];
  const isClient = who.one === idea.client.one;
  const [one, two] = isClient
    ? [personOf(product.name, 0), personOf(product.name, 1)]
    : [personFor(idea, who.one), `another ${who.one}`];
  return [`${capitalise(two)} lists \`${table.name}\` rows and asks for one of ${one} by its id → none, and 404.`];
}
