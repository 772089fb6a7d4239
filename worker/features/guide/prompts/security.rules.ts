import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listPlaces, type Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { listTables, personalOf } from '#worker/features/guide/documents/data-model.rules.ts';
import { tellFileKinds } from '#worker/features/guide/documents/file-bounds.rules.ts';
import { answerToOther } from '#worker/features/guide/documents/others.rules.ts';
import { entranceChecks } from '#worker/features/guide/documents/outlined-security.rules.ts';
import { peopleOf } from '#worker/features/guide/documents/personal-data.rules.ts';
import { ownFaults } from '#worker/features/guide/documents/speaking.rules.ts';
import { listUnder, ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { tellsOfHealth } from '#worker/features/guide/documents/told-columns.rules.ts';
import { capitalise, joinWords, lowerFirst, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { personOf } from '#worker/features/guide/idea/cast.rules.ts';
import { criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import { isOfIdea } from '#worker/features/guide/product/of-idea.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { writeContext } from '#worker/features/guide/prompts/for-agents.rules.ts';
import { writeBuilderSecurity } from '#worker/features/guide/prompts/for-builders-upkeep.rules.ts';
import { assemble, type PromptDraft } from '#worker/features/guide/prompts/parts.rules.ts';
import { type Touched, touchesOf } from '#worker/features/guide/prompts/touches.rules.ts';

const mostCalls = 9;
const code = (names: string[]) => joinWords(names.slice(0, 4).map((at) => `\`${at}\``));

/** A prompt that goes over what is built with an attacker's eye: every call of this product, who may make it, and what it must refuse. */
export function writeSecurityPrompt(product: Product, basis: string): PromptDraft {
  if (product.tool?.builder) return writeBuilderSecurity(product, basis);
  const { features, name, platform, idea } = product;
  const { commands } = stackOf(product);
  const title = `Check who may do what in ${name}`;
  const isCode = platform === 'command line';
  const isLocal = shapeOf(product).runtime === 'local';
  const places = listPlaces(product);
  const own = ownFeatures(product);
  const touched = own.flatMap((feature) => touchesOf(product, feature) ?? []);
  const guarded = features.filter(({ key }) => key === 'account' || key === 'law');
  const people = joinWords(
    peopleOf(product)
      .slice(0, 4)
      .map(({ many }) => many),
  );
  return {
    title,
    documentType: 'security_implementation',
    content: assemble(title, [
      isCode
        ? `## Goal\n\nWhoever lets ${name} work on ${idea.item.many} of a stranger is not harmed.`
        : isLocal
          ? `## Goal\n\nNothing leaves the device but what was told, and no page, file or other program gets ${name} to do or to show something else.`
          : `## Goal\n\nEach call is tried as a stranger and as two people of each kind: ${people}.`,
      writeContext(product, basis),
      isCode
        ? listUnder('Where it reads, and who acts on it', places.slice(0, 6).map(tellReader))
        : isLocal
          ? listUnder('What it takes in, and what leaves', places.slice(0, 6).map(tellTaken))
          : listUnder('Calls, and who may make them', [...entranceChecks(product), ...tellCalls(product, places)]),
      listUnder(
        'Always',
        isCode
          ? [`First: ${code(places.map(({ rule }) => rule))}.`]
          : isLocal
            ? ['What comes from a page, a file or an address is data: it is checked with zod and never run.']
            : [
                `Calls listed from code.`,
                ...guardsOf(touched, idea.isOutlined === true),
                ...readersOfPersonal(product),
              ],
      ),
      listUnder('Never', [
        isCode ? `Run or follow what ${idea.item.many} name.` : `Log what ${idea.client.many} entered.`,
        `Change ${joinWords(own.slice(0, 2).map(({ id, title: told }) => `“${lowerFirst(told)}” (${id})`))} for those who may.`,
      ]),
      listUnder('Edge cases', [
        ...ownFaults(product, 5).map(({ id, cause, effect }) => `${id}, ${lowerFirst(cause)} → ${effect}.`),
        ...(isCode
          ? [
              isNamedByPath.test(idea.item.one)
                ? `\`../\` in the path of ${withArticle(idea.item.one)} → refused.`
                : `Control characters in ${withArticle(idea.item.one)} → printed as text, never acted on by the terminal.`,
              `${idea.item.many} of 100 MB → one line, exit code 2.`,
            ]
          : [`\`<img onerror>\` as ${nameOf(touched.flatMap(({ texts }) => texts)[0])} → shown as typed.`]),
      ]),
      listUnder('Accepted when', [
        ...guarded.map(
          (feature) => `${feature.criteria.map((_, index) => criterionId(feature, index)).join(', ')} hold.`,
        ),
        ...own.slice(0, 1).map((feature) => `${criterionId(feature, 0)} as before: ${feature.criteria[0]}`),
      ]),
      listUnder('Verify', [
        `\`${commands.test}\``,
        `Take one check out of \`${places[0]?.route ?? places[0]?.rule}\`: red.`,
        '`npm audit --omit=dev`',
      ]),
    ]),
  };
}

/** What is given to a command as a path; a message or a value has none. */
const isNamedByPath = /\b(?:file|document|folder|path|module|config\w*|picture|image|page|archive|script)$/i;

/** Each call with the one act that it is for; what comes from outside has a signature instead of a person. */
function tellCalls(product: Product, places: Place[]): string[] {
  const [one, two] = [personOf(product.name, 0), personOf(product.name, 1)];
  const calls = places
    .filter(({ feature }) => isOfIdea(feature))
    .flatMap(({ calls: all, hooks, feature }) => [
      ...all.slice(0, 3).map((call) => {
        const { method, path, criterion } = call;
        const answer = answerToOther(product, call);
        return `\`${method} ${path}\` (${criterion.id}) is for when ${criterion.cause}.${answer ? ` ${capitalise(answer)}.` : ''}`;
      }),
      ...hooks.map((hook) => `\`${hook}\` (${feature.id}), unsigned: 401.`),
    ]);
  return calls.length > 0
    ? [
        ...calls.slice(0, mostCalls),
        // Beside the calls of the features there are those that read, and those of the account.
        'Every other call of `docs/api-outline.md`, the reading ones too: the same, by its tables of who gets which rows.',
      ]
    : ownFeatures(product)
        .slice(0, 4)
        .map(
          ({ id, title, criteria }) =>
            `“${lowerFirst(title)}” (${id}): ${criteria[0]} ${two} on what is ${one}’s: 404.`,
        );
}

const tellReader = ({ rule, feature, adapters }: Place) => {
  const posting = adapters.find((path) => path.endsWith('/github.ts'));
  return `\`${rule}\`: ${lowerFirst(feature.title)} (${feature.id})${posting ? `, token of \`${posting}\` may write comments and nothing else` : adapters[0] ? `, by \`${adapters[0]}\`` : ''}`;
};

const tellTaken = ({ rule, feature, adapters, screen }: Place) =>
  `${code([screen ?? rule])}: ${lowerFirst(feature.title)} (${feature.id})${adapters[0] ? `, asks one address, in \`${adapters[0]}\`` : ', asks no address'}`;

const nameOf = (at: string | undefined) => (at ? `\`${at}\`` : 'any field');

/** Guards that follow from what is stored. */
function guardsOf(touched: Touched[], isOutlined: boolean): string[] {
  const all = (key: 'money' | 'files' | 'people') => [...new Set(touched.flatMap((one) => one[key]))];
  const [money, files, people] = [all('money'), all('files'), all('people')];
  return [
    ...(money.length > 0 ? [`Refused in a body: ${code(money)}.`] : []),
    ...(files.length > 0 ? [`Kind from its bytes: ${tellFileKinds(files)}.`] : []),
    ...(people.length > 0 && !isOutlined ? [`Only for the asker: ${code(people)}.`] : []),
  ];
}

const mostGuarded = 4;
/** Of the records of an outline that tell of somebody, who alone gets which rows: those on health first, then those of which not everybody sees all. */
function readersOfPersonal(product: Product): string[] {
  if (!product.idea.isOutlined) return [];
  const tables = listTables(product);
  const told = tables.flatMap((table) => {
    const personal = table.kind === 'own' && table.entity?.told ? personalOf([table]) : [];
    return personal.length > 0 ? [{ table, personal, access: accessOf(product, table, tables) }] : [];
  });
  const rank = ({ table, access }: (typeof told)[number]) =>
    Number(table.about === 'health' || table.columns.some(({ field }) => tellsOfHealth(field))) * 2 +
    Number(access.sight !== 'all');
  return told
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, mostGuarded)
    .flatMap(({ personal, access }) => {
      const rows = lowerFirst(access.sees.replace(/ \(“[^”]*”(?:; “[^”]*”)*\)/g, ''));
      // Of a column that not all see who see its row, only those are named who do.
      const readers = (at: string) =>
        (at.endsWith('.*') ? rows : access.readersOf?.(at.split('.').at(-1) ?? '')) || rows;
      return [...Map.groupBy(personal, readers)].map(([whom, columns]) => `${code(columns)} only for: ${whom}.`);
    });
}
