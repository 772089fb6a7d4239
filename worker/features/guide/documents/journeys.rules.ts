import { wayOfToday } from '#worker/features/guide/documents/doings.rules.ts';
import { writeOutlinedJourneys } from '#worker/features/guide/documents/outlined-scenes.rules.ts';
import { withName } from '#worker/features/guide/documents/people.rules.ts';
import { doingsOf, joinParts, listUnder, termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, lowerFirst, type Slots } from '#worker/features/guide/grammar/words.rules.ts';
import { personFor } from '#worker/features/guide/idea/cast.rules.ts';
import { comesIn, paysOff } from '#worker/features/guide/idea/own-journeys.rules.ts';
import { splitCriterion } from '#worker/features/guide/product/criteria.rules.ts';
import { closestFeature } from '#worker/features/guide/product/finding.rules.ts';
import { goesWrong, type Journey } from '#worker/features/guide/product/journeys.rules.ts';
import { isOfIdea } from '#worker/features/guide/product/of-idea.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** The journeys: each way through the product as a scene with a person, step by step, with what goes wrong and when it pays off. */
export function writeJourneys(product: Product, basis: string): string {
  const { idea, features, journeys } = product;
  if (idea.isOutlined) return writeOutlinedJourneys(product, basis);
  const terms = termsOf(product);
  const tell = (text: string) => capitalise(fill(text, terms));
  const told = new Set<string>();
  const scenes = journeys.map((journey, index) => tellScene(product, terms, { journey, index }, told));
  const rest = features.filter((feature) => !told.has(feature.id) && isOfIdea(feature));
  return joinParts([
    `# ${product.name}: user journeys`,
    `${tell('Ways of {people}')}, from ${basis}. All names are invented.`,
    ...scenes,
    ...rest.slice(0, 5).map((feature) => tellShort(product, feature)),
    listUnder('How to walk them', [
      tell('As {a client}, on paper, before {first} is built.'),
      tell('Time to the finished {deal}; words about {goods} not understood.'),
      ...(idea.host ? [tell('Then as {a host}: {serving} with what is left behind.')] : []),
    ]),
  ]);
}

/** One journey with the people and doings of this idea; the features that it meets are added to `known`. */
function tellScene(
  product: Product,
  terms: Slots,
  { journey, index }: { journey: Journey; index: number },
  known: Set<string>,
): string {
  const { idea } = product;
  const { id, title, isHosts } = journey;
  const tell = (text: string, slots: Slots = terms) => capitalise(fill(text, slots));
  const person = isHosts && idea.host ? idea.host : idea.client;
  // A journey that already tells of somebody keeps the name.
  const named = /^(\p{Lu}\p{Ll}+), (?:an? |the |\{a )/u.exec(title)?.[1];
  const name = named ?? personFor(idea, person.one);
  // A scene of the idea's own acts begins and ends by itself.
  const isWhole = named !== undefined && (idea.pattern.isOwn === true || named !== personFor(idea, person.one));
  const steps = isWhole ? journey.steps : journey.steps.filter((step) => !step.startsWith(goesWrong));
  const doings = doingsOf(product)[isHosts ? 'host' : 'client'];
  const wish = doings[index % Math.max(1, doings.length)] ?? doings[0];
  const own = { ...terms, who: name, one: person, wish: wish ?? String(terms.doing) };
  const now = index === 0 ? wayOfToday(product, id) : undefined;
  const met: Feature[] = [];
  const lines = steps.map((step, place) => {
    const text = tell(step);
    const feature = text.startsWith(paysOff) || comesIn.test(text) ? undefined : closestFeature(product, text, id);
    if (feature && !met.includes(feature)) met.push(feature);
    return `${place + 1}. ${withName(text, person, name)}${feature ? ` (${feature.id})` : ''}`;
  });
  const begins = isHosts
    ? tell('{who} is one of the {hosts} and wants to {wish}.', own)
    : tell(`{who} is {a one} and wants to {wish}.${now ? ` Until now that meant: ${now}.` : ''}`, own);
  const job = isHosts ? idea.pattern.hostJob : idea.pattern.clientJob;
  const faults = met
    .filter(({ id }) => !known.has(id))
    .flatMap(({ id, criteria }) =>
      criteria
        .filter((text) => /^IF /.test(text))
        .slice(0, 1)
        .map((text) => ({ id, text })),
    )
    .slice(0, 3)
    .map(
      ({ id, text }) =>
        `- ${capitalise(text.replace(/^IF /, 'if ').replace(/, THEN THE SYSTEM SHALL /, `: ${product.name} must `))} (${id})`,
    );
  const wrong = journey.steps.find((step) => step.startsWith(goesWrong));
  if (faults.length === 0 && wrong) faults.push(`- ${capitalise(wrong.slice(goesWrong.length))}`);
  for (const { id } of met) known.add(id);
  return [
    `## ${id} ${capitalise(fill(title, terms))}`,
    isWhole ? '' : begins,
    lines.join('\n'),
    faults.length > 0 && !steps.some((step) => step.startsWith(goesWrong))
      ? `What can go wrong for ${name}:\n\n${faults.join('\n')}`
      : '',
    job && !isWhole && !steps.some((step) => step.startsWith(paysOff))
      ? tell(`It has paid off for {who} when this is true: ${lowerFirst(job)}`, own)
      : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** A feature that no journey names, as a short way of its own. */
function tellShort(product: Product, feature: Feature): string {
  const steps = feature.criteria.slice(0, 3).map((text, index) => {
    const { cause, effect } = splitCriterion(text, product.name);
    const plain = cause.replace(/^WHERE (.+?), WHEN /, 'with $1, ').replace(/^(WHEN|IF|WHILE|WHERE) /, '');
    return `${index + 1}. ${capitalise(plain)}: ${product.name} must ${effect}.`;
  });
  return `## ${feature.title} (${feature.id})\n\n${feature.says}\n\n${steps.join('\n')}\n\nWhere: ${feature.screen}.`;
}
