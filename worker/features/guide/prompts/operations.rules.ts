import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { mainRecord } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { tableNameOf } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { listPersonalData } from '#worker/features/guide/documents/personal-data.rules.ts';
import { firstFeature } from '#worker/features/guide/documents/speaking.rules.ts';
import { lowerFirst, termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { writeContext } from '#worker/features/guide/prompts/for-agents.rules.ts';
import { writeBuilderOperations } from '#worker/features/guide/prompts/for-builders-upkeep.rules.ts';
import { assemble, list, type PromptDraft } from '#worker/features/guide/prompts/parts.rules.ts';

/** A prompt for running the product: noticing, mending, bringing back, erasing. */
export function writeOperationsPrompt(product: Product, basis: string): PromptDraft {
  if (product.tool?.builder) return writeBuilderOperations(product, basis);
  const { name, platform } = product;
  const stack = stackOf(product);
  const terms = termsOf(product);
  const tell = (text: string) => capitalise(fill(text, terms));
  const first = firstFeature(product);
  const places = listPlaces(product);
  const jobs = places.flatMap(({ job, feature }) => (job ? [{ job, feature }] : []));
  const needs = places.flatMap(({ needs: all, adapters, feature }) =>
    all.map((need, index) => ({ need, file: adapters[index], feature })),
  );
  const outside = needs
    .filter(
      ({ need }, index) =>
        need.part.kind === 'service' && needs.findIndex((other) => other.need.part.key === need.part.key) === index,
    )
    .slice(0, 3);
  const main = tableNameOf(mainRecord(product));
  const own = listTables(product).filter(({ kind }) => kind === 'own');
  const tables = [
    ...own.filter(({ name: table }) => table === main),
    ...own.filter(({ name: table }) => table !== main),
  ];
  const kept = listPersonalData(product).slice(0, 3);
  const title = `Run ${name}: notice, mend, bring back`;
  const isCode = platform === 'command line';
  return {
    title,
    documentType: 'operations_prompts',
    content: assemble(title, [
      `## Goal\n\n${isCode ? tell('A release of {name} is made by one tag, can be traced to its commit, and a bad one is taken back within 15 minutes.') : tell('When {clients} can not {doing}, I know it within 5 minutes; a day that was lost comes back within an hour.')}`,
      writeContext(product, basis),
      ...(isCode
        ? [
            list('Files', [
              tell(
                '`.github/workflows/release.yml`: on a tag, test on three systems, publish {name} with provenance, write the notes from the commits',
              ),
              tell(`\`docs/release.md\`: how to make one, how to take {name} back, whom to tell`),
              tell(
                `\`bench/${first?.id.toLowerCase() ?? 'main'}.ts\`: “${lowerFirst(first?.title ?? name)}” on 1,000 {goods}, its time kept with each release`,
              ),
            ]),
            list('Always', [
              tell(
                `A release of {name} that makes “${lowerFirst(first?.title ?? name)}” 20 % slower than the one before fails.`,
              ),
              tell(
                'What {clients} rely on (options, exit codes, output as JSON) changes only with a new major version.',
              ),
            ]),
            list('Never', [
              tell('Publish {name} from a laptop, or with a token that lives longer than the job.'),
              tell(
                'Take a version of {name} out of the registry that {clients} may have locked; mark it and publish the next.',
              ),
            ]),
          ]
        : [
            list('Watch, each with its limit', [
              ...(first
                ? [
                    `“${first.title}” (${first.id}) is gone through every 5 minutes by a script on the final address, as a test person; red twice in a row → message to me.`,
                  ]
                : []),
              ...jobs
                .slice(0, 2)
                .map(
                  ({ job, feature }) =>
                    `\`${job}\` writes when it ended; older than twice its interval → message, with “${lowerFirst(feature.title)}” named.`,
                ),
              ...outside.map(
                ({ need, feature }) =>
                  `${need.part.label}: more than 5 of 100 calls of “${lowerFirst(feature.title)}” fail in 15 minutes → message; meanwhile ${name} ${fill(need.part.away, need.slots)}.`,
              ),
              tell(
                `Answers of {name} above 2 seconds for more than 5 of 100 calls in 15 minutes → message with the slowest call.`,
              ),
            ]),
            list('Files', [
              `\`src/routes/health.ts\`: \`GET /api/health\` reads one row of \`${tables[0]?.name ?? 'accounts'}\` and says the version of ${name}`,
              `\`scripts/bring-back.ts\`: yesterday’s ${joinWords(tables.slice(0, 3).map(({ name: table }) => `\`${table}\``))} into an empty database, then a count of each`,
              ...(kept.length > 0
                ? [
                    `\`src/jobs/erase.ts\`: each night, ${kept
                      .map(
                        ({ record, kept: until }) =>
                          `${record.toLowerCase()} entries ${until.startsWith('as long') ? 'of those who left 30 days ago' : until.startsWith('until') ? 'that were removed 30 days ago' : until}`,
                      )
                      .slice(0, 2)
                      .join('; ')}`,
                  ]
                : []),
              tell(
                `\`docs/bad-day.md\`: how to stop {name}, undo the last release, bring back, and what to tell {clients}`,
              ),
            ]),
            list('Always', [
              tell(
                `A log line of {name} has the id of the call, the criterion it belongs to (such as ${first?.id ?? 'FR-1'}.1) and no value that {clients} entered.`,
              ),
              tell(
                `Each release of {name} can be undone by one command; a migration on \`${tables[0]?.name ?? 'accounts'}\` works with the code before it too.`,
              ),
            ]),
            list('Never', [
              tell(`Send me more than one message an hour about the same thing in {name}.`),
              `Test on \`${tables[0]?.name ?? 'accounts'}\` of real ${product.idea.client.many}; the test person of ${name} has rows of its own that no figure counts.`,
            ]),
          ]),
      list(
        'Edge cases',
        isCode
          ? [
              tell(
                'The registry is down in the middle of a release → the same tag is run again and publishes {name} once.',
              ),
              tell(
                `A release breaks “${lowerFirst(first?.title ?? name)}” for {clients} → the one before is marked as latest, a line in the notes says so.`,
              ),
            ]
          : [
              tell(
                `The copy of last night is broken → the check of 6:00 says so, and {name} keeps the one before for 14 days.`,
              ),
              tell(
                `A release breaks “${lowerFirst(first?.title ?? name)}” → undone within 10 minutes, and what {clients} sent meanwhile is in \`${tables[0]?.name ?? 'the database'}\`.`,
              ),
              ...(kept[0]
                ? [
                    `Somebody asks for what ${name} has about them → one command writes their ${joinWords(kept.map(({ record }) => record.toLowerCase()))} entries to a file; it is sent within a month.`,
                  ]
                : []),
            ],
      ),
      list('Accepted when', [
        ...(first
          ? [
              `${first.id}.1 was broken on purpose on a copy, and the message came within 5 minutes${isCode ? ' of the CI run' : ''}: ${first.criteria[0]}`,
            ]
          : []),
        isCode
          ? tell('A test release of {name} was published, installed and taken back by the page alone.')
          : tell(
              `Yesterday’s {deals} of {name} were brought back on a second database by the page alone; the minutes stand in it.`,
            ),
      ]),
      list('Verify', [
        `\`${stack.commands.types} && ${stack.commands.test}\`${isCode ? `, then the release of ${name} as a dry run` : `, then \`node scripts/bring-back.ts\` for ${name} on an empty database`}.`,
      ]),
    ]),
  };
}
