import { commitEdges, isAboutCommits } from '#worker/features/guide/content/patterns/commits.ts';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { boundsOf, heldOnes } from '#worker/features/guide/documents/bounds.rules.ts';
import { spanOf } from '#worker/features/guide/documents/day-spans.rules.ts';
import { edgesOfRules } from '#worker/features/guide/documents/edge-rows.rules.ts';
import { listExamples } from '#worker/features/guide/documents/examples.rules.ts';
import { triedOn } from '#worker/features/guide/documents/outlined-whole.rules.ts';
import { ownerRules, tellRule } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { withName } from '#worker/features/guide/documents/people.rules.ts';
import {
  joinParts,
  listUnder,
  ownFeatures,
  tableUnder,
  termsOf,
} from '#worker/features/guide/documents/terms.rules.ts';
import { levelOf, placeOfWalk } from '#worker/features/guide/documents/test-levels.rules.ts';
import { capitalise, fill, joinWords, lowerFirst, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { personFor } from '#worker/features/guide/idea/cast.rules.ts';
import { emptyOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { loadsIn } from '#worker/features/guide/outline/outline-loads.rules.ts';
import type { RuleKind } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import { type Criterion, listCriteria, nameCause } from '#worker/features/guide/product/criteria.rules.ts';
import { closestFeature } from '#worker/features/guide/product/finding.rules.ts';
import { isOfIdea } from '#worker/features/guide/product/of-idea.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const mostOfRows = 7;
/** A list that is kept from somebody: whoever forgets to ask who reads shows all of it. */
const isKeptList = /^`GET [^`]+`, .+ → 403\.$/;

/** What the rows behind each feature must not let in, two for each, those of the must-haves first; a list that is kept from somebody always. */
function edgesOfRows(product: Product): string[][] {
  const all = listPlaces(product)
    .filter(({ feature }) => isOfIdea(feature))
    .flatMap((place) =>
      [...boundsOf(product, place), ...heldOnes(product, place.feature)]
        .toSorted((a, b) => Number(isKeptList.test(b)) - Number(isKeptList.test(a)))
        .slice(0, spanOf(place.written[0]?.columns ?? []) ? 3 : 2)
        .map((line) => ({ line, id: place.feature.id })),
    )
    .filter(({ line }, index, all) => all.findIndex((other) => other.line === line) === index);
  return all
    .filter((row, at) => at < mostOfRows || isKeptList.test(row.line))
    .map(({ line, id }) => {
      const [happens = '', after = ''] = line.replace(/(?:; test: .*)?\.$/, '').split(' → ');
      return [happens, capitalise(after), id];
    });
}

/** The rules that cost the most when they are broken, in the owner's words, with what holds them. */
function mattering(product: Product): string[] {
  const order: RuleKind[] = [
    'network',
    'one',
    'fixed',
    'access',
    'gate',
    'write',
    'device',
    'time',
    'limit',
    'sum',
    'definition',
    'speed',
  ];
  return order
    .flatMap((kind) => ownerRules(product).filter((rule) => rule.kind === kind))
    .slice(0, 5)
    .map((rule) => tellRule(rule, 2));
}

/** What somebody tries with their own hands: the first acts of each kind of people, and what was told with a number or for hands and eyes. */
function walks(product: Product): string[] {
  const acts = listActs(product);
  const people = product.idea.people.flatMap((noun) => {
    const own = acts.filter(({ who }) => who?.one === noun.one).slice(0, 3);
    if (own.length === 0) return [];
    const told = own.map(({ feature, told: { verb, phrase } }) =>
      `${verb} ${phrase}`.trim().concat(` (${feature.id})`),
    );
    return [`As ${personFor(product.idea, noun.one)} (${noun.one}): ${joinWords(told)}.`];
  });
  const told = ownerRules(product)
    .filter(({ kind }) => kind === 'speed' || kind === 'reach' || kind === 'device')
    .map(({ text }) => `${text}: tried on ${triedOn(product)}.`);
  return [...people, ...told];
}

/** What happens to products of this kind sooner or later; of an outline nothing but what was told. */
const usualEdges = ({ idea, platform }: Product) =>
  idea.isOutlined ? [] : platform === 'command line' && isAboutCommits(idea.item) ? commitEdges : idea.pattern.edges;

/** The test plan: one test for each criterion, edge cases, what is tried by hand, and when it is enough. */
export function writeTests(product: Product, basis: string): string {
  const { idea, platform, tool, features } = product;
  const terms = termsOf(product);
  const tell = (text: string) => capitalise(fill(text, terms));
  const { commands } = stackOf(product);
  const { walk } = commands;
  const builder = tool?.builder === true;
  const isLocal = shapeOf(product).runtime === 'local';
  const criteria = listCriteria(product);
  const own = ownFeatures(product);
  const people = [idea.client, ...(idea.host ? [idea.host] : [])].map((noun): [Noun, string] => [
    noun,
    personFor(product.idea, noun.one),
  ]);
  const named = (text: string) => people.reduce((told, [noun, name]) => withName(told, noun, name), text);
  const level = (criterion: Criterion) =>
    builder
      ? 'By hand, in the preview'
      : platform === 'command line'
        ? 'Command with fixtures'
        : levelOf(criterion)
            .replace('Browser', walk ? placeOfWalk(walk) : 'Call of the server')
            .replace('Call of the server', isLocal ? 'Rule with the store' : 'Call of the server');
  const rows = criteria.map((criterion) => [
    criterion.id,
    /^anybody uses /.test(criterion.cause) && idea.isOutlined
      ? 'At any time'
      : named(capitalise(nameCause(criterion.cause, criterion.feature))),
    capitalise(criterion.effect),
    level(criterion),
  ]);
  const isWalked = rows.some((row) => walk !== undefined && row.at(-1) === placeOfWalk(walk));
  return joinParts([
    `# ${product.name}: test plan`,
    `From ${basis}: the ${features.length} features of ${product.name}.`,
    listUnder(
      'What matters most',
      idea.isOutlined
        ? mattering(product)
        : [
            ...idea.pattern.rules
              .slice(0, 3)
              .map(({ prevents }) =>
                tell(
                  `Never: ${prevents.replace(/^(?:[A-Z](?=[a-z])|An?(?= ))/, (letter) => letter.toLowerCase()).replace(/^\{([A-Z])/, (_, letter: string) => `{${letter.toLowerCase()}`)}.`,
                ),
              ),
            tell(
              `{Clients} can {doing} from the first screen to the end (${own[0]?.id ?? 'FR-1'}${own[1] ? `, ${own[1].id}` : ''}).`,
            ),
          ],
    ),
    tableUnder('One test for each criterion', [['Test', 'Given and done', 'Expected', 'Where'], ...rows]),
    tableUnder('Edge cases', [
      ['Case', 'What must be true after it', 'Feature'],
      ...usualEdges(product).map(([happens, after]) => [
        tell(happens),
        tell(after),
        (closestFeature(product, fill(happens, terms)) ?? own[0])?.id ?? 'FR-1',
      ]),
      ...(idea.isOutlined ? edgesOfRules(product) : []),
      ...(builder ? [] : edgesOfRows(product)),
    ]),
    listUnder('Data to test with', [
      tell(`${listExamples(product)[0]}${isLocal ? '' : ', and a stranger without an account of {name}'}.`),
      ...listExamples(product)
        .slice(1)
        .map((line) => `${line}.`),
      ...(idea.isOutlined
        ? loadsIn(idea.outline ?? emptyOutline(), idea.self ?? idea.client).map(
            (load) => `As much as there is: ${lowerFirst(load)}.`,
          )
        : [tell('Names of {clients} with accents, apostrophes and signs of other scripts; {items} with none at all.')]),
    ]),
    listUnder(
      'By hand, before each release',
      idea.isOutlined
        ? walks(product)
        : [
            ...(platform === 'command line'
              ? [
                  tell('On a fresh machine, within 3 minutes of reading the page: {doing}.'),
                  'Without a network: the same text and the same exit code, but for what is posted.',
                ]
              : [
                  tell(`On a phone, within 3 minutes: {doing}.`),
                  tell('By keyboard alone: each {item}.'),
                  tell('30 seconds without a network: {a deal} entered stays.'),
                ]),
            ...(idea.host ? [tell('As one of the {hosts}: {serving}, with the data that the first test left.')] : []),
          ],
    ),
    listUnder(
      'Measured after release',
      product.measures.map(({ id, text }) => `${id}: ${text}.`),
    ),
    listUnder('When it is enough', [
      tell(
        `All ${criteria.length} tests of {name} above pass${builder ? ' in the preview and on the published page of {name}' : ` with \`${commands.test}\`${isWalked && walk ? `, those marked “${placeOfWalk(walk)}” with \`${walk}\`` : ''}`}.`,
      ),
      tell(
        `${idea.isOutlined ? 'Whoever it is for gets' : 'Five {clients} get'} through ${product.journeys[0]?.id ?? 'it'}; every stop becomes a criterion.`,
      ),
      tell('No known fault loses {a deal} or shows it to others.'),
    ]),
  ]);
}
