import { joinParts, listUnder, ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { personFor } from '#worker/features/guide/idea/cast.rules.ts';
import { criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import { closestFeature } from '#worker/features/guide/product/finding.rules.ts';
import { goesWrong, type Journey } from '#worker/features/guide/product/journeys.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const mostFaults = 3;

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

/** The feature whose line a step or a fault is. */
const toldIn = (product: Product, step: string): Feature | undefined =>
  listActs(product).find(({ told, feature }) =>
    capitalise(step).startsWith(capitalise(told.line ?? feature.says).replace(/[.\s]+$/, '')),
  )?.feature;

/** The feature that a step became: the one that says it, else the closest; who opens the product signs in. */
const featureOf = (product: Product, step: string, journey: string): Feature | undefined =>
  step.endsWith(` opens ${product.name}.`)
    ? product.features.find(({ key }) => key === 'account')
    : (toldIn(product, step) ?? closestFeature(product, step, journey));

/** A fault with the feature that answers to it, where it is one. */
function faultOf(product: Product, fault: string): string {
  const feature = toldIn(product, fault);
  return `${capitalise(fault)}${feature ? ` (${feature.id})` : ''}`;
}

function tellScene(product: Product, { id, title, steps }: Journey, told: Set<string>): string {
  const way = steps
    .filter((step) => !step.startsWith(goesWrong))
    .map((step) => ({ step, feature: featureOf(product, step, id) }));
  const met = [...new Set(way.flatMap(({ feature }) => (feature && feature.key !== 'account' ? [feature] : [])))];
  const rules = steps.filter((step) => step.startsWith(goesWrong)).map((step) => step.slice(goesWrong.length));
  const faults = met.filter((feature) => !told.has(feature.id)).flatMap((feature) => faultsOf(product, feature));
  for (const feature of met) told.add(feature.id);
  const who = walkersOf(product, met);
  const wrong = [
    ...rules.map((rule) => faultOf(product, rule)),
    ...faults.slice(0, Math.max(1, mostFaults - rules.length)),
  ];
  return [
    `## ${id} ${capitalise(title)}`,
    who.length > 0 ? `Who walks it: ${joinWords(who)}.` : '',
    way.map(({ step, feature }, at) => `${at + 1}. ${step}${feature ? ` (${feature.id})` : ''}`).join('\n'),
    wrong.length > 0 ? `What can go wrong:\n\n${wrong.map((line) => `- ${line}`).join('\n')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** 'Chidi (spender)' for each kind of people that does one of these features. */
function walkersOf(product: Product, met: Feature[]): string[] {
  const actors = listActs(product).flatMap(({ who, feature }) => (who && met.includes(feature) ? [who.one] : []));
  return [...new Set(actors)].map((one) => `${personFor(product.idea, one)} (${one})`);
}

/** What a feature does when something goes wrong, told once. */
const faultsOf = ({ name }: Product, feature: Feature): string[] =>
  feature.criteria
    .map((text, at) => ({ text, id: criterionId(feature, at) }))
    .filter(({ text }) => text.startsWith('IF '))
    .slice(0, 1)
    .map(({ text, id }) => {
      const [cause = '', effect = ''] = text.replace(/^IF /, '').split(', THEN THE SYSTEM SHALL ');
      return `If ${lowerFirst(cause)}: ${name} must ${effect.replace(/\.$/, '')} (${id}).`;
    });
