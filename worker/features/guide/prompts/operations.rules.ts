import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { mainRecord, shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { tableNameOf } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { type Doing, listKinds, tellDeed } from '#worker/features/guide/documents/doings.rules.ts';
import { listPersonalData } from '#worker/features/guide/documents/personal-data.rules.ts';
import { firstFeature } from '#worker/features/guide/documents/speaking.rules.ts';
import { listUnder } from '#worker/features/guide/documents/terms.rules.ts';
import { joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { type Criterion, criterionId, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { isOfIdea } from '#worker/features/guide/product/of-idea.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { writeContext } from '#worker/features/guide/prompts/for-agents.rules.ts';
import { writeBuilderOperations } from '#worker/features/guide/prompts/for-builders-upkeep.rules.ts';
import { assemble, type PromptDraft, provenBy } from '#worker/features/guide/prompts/parts.rules.ts';

const title = (name: string) => `Run ${name}: notice, mend, bring back`;
/** The criteria that a script can walk: one of each feature that has somebody begin it. */
const walkable = (product: Product): Criterion[] => {
  const all = listCriteria(product).filter(({ feature, isFault }) => !isFault && isOfIdea(feature));
  return all.filter(({ feature }, index) => all.findIndex((other) => other.feature === feature) === index).slice(0, 3);
};
const tellDown = (doing: Doing) =>
  `“${lowerFirst(doing.feature.title)}” (${doing.feature.id}) is down → for ${doing.who.many} meanwhile: ${lowerFirst(tellDeed(doing, doing.deed.way))}`;

/** A prompt for running the product: noticing, the way by hand meanwhile, bringing back, erasing. */
export function writeOperationsPrompt(product: Product, basis: string): PromptDraft {
  if (product.tool?.builder) return writeBuilderOperations(product, basis);
  const { runtime } = shapeOf(product);
  if (product.platform === 'command line' || runtime === 'local')
    return writeReleases(product, basis, runtime === 'local');
  const { name, idea } = product;
  const { commands } = stackOf(product);
  const first = firstFeature(product);
  const own = listTables(product).filter(({ kind }) => kind === 'own');
  const main = tableNameOf(mainRecord(product));
  const tables = [...own.filter((table) => table.name === main), ...own.filter((table) => table.name !== main)];
  const records = joinWords(tables.slice(0, 3).map(({ record }) => record));
  const kept = listPersonalData(product).filter(({ record }) => record !== 'Account');
  return {
    title: title(name),
    documentType: 'operations_prompts',
    content: assemble(title(name), [
      `## Goal\n\nI know within 5 minutes when ${idea.client.many} can not “${lowerFirst(first?.title ?? name)}”, and a lost day of ${records} is back within an hour.`,
      writeContext(product, basis),
      listUnder('Watch', watchOf(product)),
      listUnder('Files', [
        `\`src/routes/health.ts\`: \`GET /api/health\` reads \`${tables[0]?.name ?? 'accounts'}\``,
        `\`scripts/bring-back.ts\`: ${joinWords(tables.slice(0, 4).map(({ name: table, record }) => `\`${table}\` (each ${record})`))}, then counts`,
        ...(kept.length > 0
          ? [
              `\`src/jobs/erase.ts\`, each night: ${kept
                .slice(0, 3)
                .map(({ record, kept: until }) => `${record.toLowerCase()} rows ${until}`)
                .join('; ')}`,
            ]
          : []),
        `\`docs/bad-day.md\`: edge cases`,
      ]),
      listUnder('Always', [`Logs: call id and \`${first ? criterionId(first, 0) : 'FR-1.1'}\`.`]),
      listUnder('Never', [
        `Log what ${idea.client.many} entered.`,
        `Test on the ${tables[0]?.record ?? 'row'} rows of real ${idea.client.many}.`,
      ]),
      listUnder('Edge cases', [
        ...listKinds(product).slice(0, 3).map(tellDown),
        ...(kept[0]
          ? [
              `One of the ${kept[0].of} asks for everything → ${joinWords(kept.slice(0, 4).map(({ record }) => record.toLowerCase()))} rows in one file.`,
            ]
          : []),
      ]),
      listUnder('Accepted when', [
        ...walkable(product)
          .slice(0, 1)
          .map(({ id, cause }) => `${id} broken on a copy → a message: when ${cause}.`),
        `Yesterday’s ${records} stand in a second database.`,
      ]),
      listUnder('Verify', [provenBy(commands), '`node scripts/bring-back.ts`']),
    ]),
  };
}

/** What is watched: the ways through it, what runs by itself, and what is called outside. */
function watchOf(product: Product): string[] {
  const places = listPlaces(product);
  const jobs = places.filter(({ job }) => job).slice(0, 3);
  const outside = places.flatMap(({ needs, feature }) =>
    needs
      .filter(({ part }) => part.kind === 'service' && !/^(map|print|export)$/.test(part.key))
      .map(({ part }) => ({ part, feature })),
  );
  const firsts = outside.filter(
    ({ part }, index) => outside.findIndex((other) => other.part.key === part.key) === index,
  );
  return [
    ...walkable(product).map(({ id, cause, effect }) => `${id} by a test person: when ${cause}, does it ${effect}?`),
    ...jobs.map(({ job, feature }) => `\`${job}\`: ended in time, ${lowerFirst(feature.title)} (${feature.id})`),
    ...(firsts.length > 0
      ? [
          `Under 5 % failed: ${joinWords(firsts.slice(0, 4).map(({ part, feature }) => `${lowerFirst(part.label)} for “${lowerFirst(feature.title)}” (${feature.id})`))}`,
        ]
      : []),
  ];
}

/** A command, a package or what runs on one device is not run but released: by one tag, traced, and taken back. */
function writeReleases(product: Product, basis: string, isLocal: boolean): PromptDraft {
  const { name, idea } = product;
  const { commands } = stackOf(product);
  const first = firstFeature(product);
  return {
    title: title(name),
    documentType: 'operations_prompts',
    content: assemble(title(name), [
      `## Goal\n\nOne tag releases ${name}; a release that breaks “${lowerFirst(first?.title ?? name)}” is taken back within 15 minutes.`,
      writeContext(product, basis),
      listUnder('Files', [
        isLocal
          ? '`.github/workflows/release.yml`: test, pack, hand in'
          : '`.github/workflows/release.yml`: test on three systems, publish',
        '`docs/release.md`: how to take one back',
        isLocal
          ? '`src/data/upgrade.test.ts`: what the version before has stored is read by this one'
          : `\`bench/${first?.id.toLowerCase() ?? 'main'}.ts\`: 1,000 ${idea.item.many}, time kept`,
      ]),
      listUnder(
        'Watch',
        walkable(product).map(
          ({ id, cause, effect }) => `${id} on the published version: when ${cause}, does it ${effect}?`,
        ),
      ),
      listUnder(
        'Always',
        isLocal
          ? ['What is stored on devices keeps its version number, and each version reads that of the one before.']
          : [
              `20 % slower on 1,000 ${idea.item.many}: no release.`,
              `Other exit codes or options of “${lowerFirst(first?.title ?? name)}”: a new major version.`,
            ],
      ),
      listUnder('Never', [
        'Publish from a laptop.',
        isLocal ? 'Collect figures about use.' : 'Delete a published version.',
      ]),
      listUnder(
        'Edge cases',
        listCriteria(product)
          .filter(({ isFault }) => isFault)
          .slice(0, 3)
          .map(({ id, cause }) => `A release breaks ${id} (${lowerFirst(cause)}) → the one before is latest again.`),
      ),
      listUnder(
        'Accepted when',
        walkable(product)
          .slice(0, 1)
          .map(({ id, cause }) => `${id} broken in a test release → taken back: when ${cause}.`),
      ),
      listUnder('Verify', [provenBy(commands)]),
    ]),
  };
}
