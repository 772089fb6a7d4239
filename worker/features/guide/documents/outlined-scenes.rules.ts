import { outcomeOf, todayOn } from '#worker/features/guide/documents/outlined-way-outcome.rules.ts';
import { joinParts, listUnder, ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { personFor } from '#worker/features/guide/idea/cast.rules.ts';
import { criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import { closestFeature } from '#worker/features/guide/product/finding.rules.ts';
import {
  beforeIt,
  goesWrong,
  isBesideWay,
  type Journey,
  mayAlso,
} from '#worker/features/guide/product/journeys.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const mostFaults = 3;
const mostGrave = 5;
/** 'Give them 14 days to say yes, and list it as unanswered after that': the way on which they do not. */
const answered = /^give them (.+?) to (.+?), and (list it as unanswered) after that$/;

/** The journeys of an outline: each way with who walks it, the feature of each step, and what decides when it goes wrong. */
export function writeOutlinedJourneys(product: Product, basis: string): string {
  const { idea, journeys, name } = product;
  const told = new Set<string>();
  const scenes = journeys.map((journey) => tellScene(product, journey, told));
  const [first] = ownFeatures(product);
  const { called = {} } = idea;
  const isInvented = idea.people.some(({ one }) => called[one] === undefined);
  return joinParts([
    `# ${name}: user journeys`,
    `The ways through ${name}, from ${basis}.${isInvented ? ' Names that were not told are invented.' : ''}`,
    ...scenes,
    listUnder('How to walk them', [
      `On paper with the people named above, before ${first ? `${first.id} ${first.title}` : 'the first feature'} is built: note each step at which somebody stops, and each word they ask about.`,
      'Then once more in the finished product, each person at their own device.',
    ]),
  ]);
}

/** The feature whose line a step or a fault of a journey is; undefined where it is no line. */
export const toldIn = (product: Product, step: string): Feature | undefined =>
  listActs(product).find(({ told, feature }) =>
    capitalise(step).startsWith(capitalise(told.line ?? feature.says).replace(/[.\s]+$/, '')),
  )?.feature;

/** The feature that a step of a journey became: the one that says it, or does it, else the closest. */
function featureOf(product: Product, step: string, journey: string): Feature | undefined {
  const [, effect] = step.split(` must `);
  const does = ({ criteria }: Feature) =>
    effect !== undefined && criteria.some((text) => text.endsWith(`THE SYSTEM SHALL ${effect}`));
  return toldIn(product, step) ?? product.features.find(does) ?? closestFeature(product, step, journey);
}

/** The steps of a way, each with the feature that it became; what the product does upon a step that no line tells is of that step's feature. */
export function stepsOf(product: Product, { id, steps }: Pick<Journey, 'id' | 'steps'>) {
  const way: { step: string; feature: Feature | undefined }[] = [];
  for (const step of steps.filter((one) => !isBesideWay(one))) {
    const isEffect = step.toLowerCase().startsWith(`${product.name.toLowerCase()} `);
    const before = isEffect && !toldIn(product, step) ? way.at(-1)?.feature : undefined;
    way.push({ step, feature: before ?? featureOf(product, step, id) });
  }
  return way;
}

/** A fault with the feature that answers to it, where it is one, else with the criterion that says the same. */
function faultOf(product: Product, fault: string): string {
  const feature = toldIn(product, fault);
  if (feature) return `${capitalise(fault)} (${feature.id})`;
  const said = saidIn(product, fault);
  return said ? `${capitalise(fault).replace(/\.$/, '')} (${said}).` : capitalise(fault);
}

/** The id of the refusal that a fault quotes: 'anybody wants to order more. Loaves must then refuse it'. */
export function saidIn({ features, name }: Product, fault: string): string | undefined {
  const [cause = '', effect] = fault.split(`. ${name} must then `);
  if (effect === undefined) return undefined;
  const text = `IF ${cause}, THEN THE SYSTEM SHALL ${effect}`.toLowerCase();
  return features.flatMap((feature) => {
    const at = feature.criteria.findIndex((one) => one.toLowerCase() === text);
    return at < 0 ? [] : [criterionId(feature, at)];
  })[0];
}

function tellScene(product: Product, { id, title, steps }: Journey, known: Set<string>): string {
  const way = stepsOf(product, { id, steps });
  const met = [...new Set(way.flatMap(({ feature }) => (feature && feature.key !== 'account' ? [feature] : [])))];
  const behind = (opening: string) =>
    steps.filter((step) => step.startsWith(opening)).map((step) => step.slice(opening.length));
  const rules = behind(goesWrong);
  const listed = (title: string, lines: string[]) =>
    lines.length > 0 ? `${title}:\n\n${lines.map((line) => `- ${line}`).join('\n')}` : '';
  const told = (line: string) => faultOf(product, line);
  for (const id of rules.flatMap((rule) => saidIn(product, rule) ?? [])) known.add(id);
  const faults = met
    .filter((feature) => !known.has(feature.id))
    .flatMap((feature) => faultsOf(product, feature))
    .filter((fault) => !known.has(fault.id))
    .toSorted((a, b) => a.weight - b.weight);
  for (const feature of met) known.add(feature.id);
  const who = walkersOf(product, met);
  const own = met.filter(({ journey }) => journey === id);
  const late = met.flatMap((feature) => unansweredOf(product, feature));
  const grave = faults.filter(({ weight }) => weight === 0).slice(0, Math.max(1, mostGrave - rules.length));
  const fewest = Math.max(grave.length > 0 ? 0 : 1, mostFaults - rules.length - grave.length);
  const light = faults.filter(({ weight }) => weight > 0).slice(0, fewest);
  for (const { id } of grave) known.add(id);
  const wrong = [...rules.map(told), ...late, ...[...grave, ...light].map(({ text }) => text)];
  return [
    `## ${id} ${capitalise(title)}`,
    [who.length > 0 ? `Who walks it: ${joinWords(who)}.` : '', todayOn(product, { id })].filter(Boolean).join(' '),
    listed('What has to be there first', [
      ...behind(beforeIt).map(told),
      ...(product.journeys[0]?.id === id ? comingIn(product) : []),
    ]),
    way.map(({ step, feature }, at) => `${at + 1}. ${step}${feature ? ` (${feature.id})` : ''}`).join('\n'),
    [weightOf(own.length > 0 ? own : met), outcomeOf(product, way, id)].filter(Boolean).join(' '),
    listed('What may also happen', behind(mayAlso).map(told)),
    listed('What can go wrong', wrong),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** How whoever goes the first way gets in before it: by an invitation or by signing up, and what they say of themselves then. */
const comingIn = ({ features }: Product): string[] =>
  features
    .filter(({ key }) => key === 'account')
    .flatMap((feature) =>
      feature.criteria.flatMap((text, at) => {
        const [, cause = '', asked] =
          /^WHEN (.+? (?:invites somebody|signs up|comes in) (?:as|with) [^,].*?), THE SYSTEM SHALL (?:ask (.+?) and keep\b)?/.exec(
            text,
          ) ?? [];
        const then = asked
          ? `, and says ${asked}`
          : cause.includes(' invites ')
            ? ', who chooses a password by the link in that mail'
            : '';
        return cause ? [`${capitalise(cause)}${then}. (${criterionId(feature, at)})`] : [];
      }),
    );

/** What the first version cannot do without on a way, and what it can. */
function weightOf(met: Feature[]): string {
  const musts = met.filter(({ priority }) => priority.level === 'must');
  const rest = met.filter((feature) => !musts.includes(feature)).map(({ id }) => id);
  if (met.length === 0) return '';
  if (musts.length === 0 || rest.length === 0) return `Priority: ${musts.length > 0 ? 'Must' : 'Should'}.`;
  return `Priority: Must; ${joinWords(rest)} can follow.`;
}

/** 'Chidi (spender)' for each kind of people that does one of these features. */
function walkersOf(product: Product, met: Feature[]): string[] {
  const actors = listActs(product).flatMap(({ who, feature }) => (who && met.includes(feature) ? [who.one] : []));
  return [...new Set(actors)].map((one) => `${personFor(product.idea, one)} (${one})`);
}

/** What becomes of a step on which somebody has to answer in time. */
const unansweredOf = ({ name }: Product, feature: Feature): string[] =>
  feature.criteria.flatMap((text, at) => {
    const [, span, deed, remedy] = answered.exec(text.split('THE SYSTEM SHALL ')[1]?.replace(/\.$/, '') ?? '') ?? [];
    return deed ? [`They do not ${deed} within ${span}: ${name} must ${remedy} (${criterionId(feature, at)}).`] : [];
  });

type Fault = { id: string; text: string; weight: number };

/**
 * Refusals by how much they weigh for whoever goes a way: limits, states and money come first, then what is done twice, what comes from
 * outside and what is not theirs; what is left empty comes last.
 */
const weights: readonly [RegExp, number][] = [
  [/^IF .+ (?:is|are) missing, THEN /, 4],
  [/^IF there is (?:nothing|none|no \p{L}+)\b/u, 3],
  [/^IF (?:it cannot|that|this|a message to)\b|THE SYSTEM SHALL answer as if/, 2],
  [/ already, THEN THE SYSTEM SHALL change nothing and say who did that/, 1],
  // Nobody on the way sees what a notice brings that comes too late.
  [/^IF the (?:payment service|partner bank) reports /, 1],
];

/** What a feature does when something goes wrong, the weightiest first. */
const faultsOf = ({ name }: Product, feature: Feature): Fault[] =>
  feature.criteria.flatMap((text, at) => {
    const [cause, effect] = text.replace(/^IF /, '').split(', THEN THE SYSTEM SHALL ');
    if (!text.startsWith('IF ') || !cause || !effect) return [];
    const id = criterionId(feature, at);
    const when = lowerFirst(cause)
      .replace(/:$/, '')
      .replace(/^that ((?:\p{L}+ )?message)\b/u, `the $1 upon “${lowerFirst(feature.title)}”`);
    const weight = weights.find(([pattern]) => pattern.test(text))?.[1] ?? 0;
    return [
      {
        id,
        weight,
        text: `If ${when}: ${name} must ${effect.replace(/\.$/, '')} (${id}).`,
      },
    ];
  });
