import { countWords } from '#shared/document-check/words.ts';
import { outlinedFact } from '#worker/features/guide/decisions/swaps.rules.ts';
import { unsaidOf } from '#worker/features/guide/documents/already-said.rules.ts';
import { wayOfToday } from '#worker/features/guide/documents/doings.rules.ts';
import { writeGlossary } from '#worker/features/guide/documents/glossary.rules.ts';
import { tellMeasures } from '#worker/features/guide/documents/measures.rules.ts';
import { nameUsers } from '#worker/features/guide/documents/name-users.rules.ts';
import { openGaps } from '#worker/features/guide/documents/open-questions.rules.ts';
import { tellAdded } from '#worker/features/guide/documents/outlined-assumptions.rules.ts';
import { edgeCasesOf } from '#worker/features/guide/documents/outlined-edge-cases.rules.ts';
import { assumedNots } from '#worker/features/guide/documents/outlined-nots.rules.ts';
import { toldToAll } from '#worker/features/guide/documents/outlined-told-people.rules.ts';
import { usersOfOutline } from '#worker/features/guide/documents/outlined-users.rules.ts';
import { tellVision } from '#worker/features/guide/documents/outlined-vision.rules.ts';
import { listWay } from '#worker/features/guide/documents/outlined-way-lines.rules.ts';
import { tellProposals } from '#worker/features/guide/documents/proposals.rules.ts';
import {
  shorten,
  withFewCriteria,
  withoutAsides,
  withoutReasons,
} from '#worker/features/guide/documents/requirements-length.rules.ts';
import { listUnder } from '#worker/features/guide/documents/terms.rules.ts';
import {
  capitalise,
  dropVague,
  fill,
  joinWords,
  lowerFirst,
  type Noun,
} from '#worker/features/guide/grammar/words.rules.ts';
import { jobOf, ownGainOf } from '#worker/features/guide/idea/gains.rules.ts';
import { exceptionIn } from '#worker/features/guide/idea/rule-limits.rules.ts';
import { agreeWithSingle } from '#worker/features/guide/idea/single-people.rules.ts';
import { asOneBody, doesOf, doOf } from '#worker/features/guide/idea/telling.rules.ts';
import { titleOf } from '#worker/features/guide/idea/telling-titles.rules.ts';
import { criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import { leftOut } from '#worker/features/guide/product/exclusions.rules.ts';
import { closestFeature } from '#worker/features/guide/product/finding.rules.ts';
import { tellJourney } from '#worker/features/guide/product/journeys.rules.ts';
import { type Feature, type Product, quote } from '#worker/features/guide/product/product.rules.ts';
import { tellNext } from '#worker/features/guide/product/saved-text.rules.ts';
import { tellActs, tellRules } from '#worker/features/guide/product/telling-acts.rules.ts';
import { listUnheard } from '#worker/features/guide/product/told-facts.rules.ts';
import { listUnused } from '#worker/features/guide/product/unused.rules.ts';

/** Said once, for those who have never read such a document. */
const howToRead =
  'Each feature has a number, FR-1 and so on, and sentences about {clients} and {items} that can be checked (FR-1.1 is the first): WHEN something happens, THE SYSTEM SHALL do what is written.';

/** The requirements document of a product, as DESIGN section 7 wants it. */
export function writeRequirements(product: Product): string {
  // Its facts are dear to find, and the same for all that follow.
  const facts = factsOf(product);
  let left = product;
  // Each criterion of an outline is a line of its owner, of which none is left out.
  const steps = product.idea.isOutlined
    ? [withoutReasons, withoutAsides]
    : [shorten, withoutReasons, withFewCriteria(false), withoutAsides, withFewCriteria(true)];
  const types = product.platform === 'command line' ? wordsOfTypes : 0;
  // What is asked or lies off the path must not push out what was told.
  const asked = product.idea.isOutlined ? countWords([...facts.untold, ...facts.assumed, ...facts.edges].join(' ')) : 0;
  const most = mostWords + types + asked + wordsOfFact * Math.max(0, product.loose.length - 1);
  for (const shorter of steps) {
    const text = writeWhole(left, facts);
    if (countWords(text) <= most) return text;
    left = shorter(left);
  }
  return writeWhole(left, facts);
}

/** What is said alike however much is left out elsewhere. */
const factsOf = (product: Product) => {
  const { asked, assumed } = openGaps(product);
  return {
    glossary: writeGlossary(product),
    untold: asked.map(({ question }) => question),
    assumed,
    edges: edgeCasesOf(product),
  };
};

/** The document, however long it gets. */
export function writeWhole(product: Product, { glossary, untold, assumed, edges } = factsOf(product)): string {
  const written = writeSections(product, glossary, assumed, edges);
  const open = listUnder('Open questions', [
    ...[...product.clarifications, ...untold].map((text) => `[NEEDS CLARIFICATION: ${text}]`),
    // Of an outline each line has its place.
    ...(product.idea.isOutlined
      ? []
      : [...listUnused(product, written), ...listUnheard(product).slice(0, mostUnheard)]
    ).map((text) => `Not used so far, in your words: “${dropVague(text)}”.`),
  ]);
  return `${[written, open].filter(Boolean).join('\n\n')}\n`;
}

const mostUnheard = 8;
/** A document that nobody reads to its end helps nobody: what is said twice goes first, then the reasons of what is not a must. */
const mostWords = 1_750;
const wordsOfTypes = 100;
/** What was told since needs its room, or it would push out what was told before. */
const wordsOfFact = 90;
/** What of the description found no place in the requirements, in the user's words. */
export function unusedWords(product: Product): string[] {
  return product.idea.isOutlined ? [] : listUnused(product, writeSections(product));
}

function writeSections(
  product: Product,
  glossary = writeGlossary(product),
  assumed: string[] = [],
  edges: string[] = [],
): string {
  const { isOutlined } = product.idea;
  const told = [
    `# ${product.name}: requirements`,
    writeVision(product),
    writeUsers(product),
    listUnder('Who it is not for', product.notFor),
    writeJourneys(product),
    glossary,
    `## Features\n\n${[tellOrder(product), fill(howToRead, product.slots), tellNext(product.nextNumber)].filter(Boolean).join(' ')}\n\n${product.features.map((feature) => writeFeature(feature, product)).join('\n\n')}`,
    listUnder(
      'Qualities',
      product.qualities.map((text, index) => `**NFR-${product.qualityNumbers?.[index] ?? index + 1}** ${text}`),
    ),
    listUnder('Edge cases', edges),
    listUnder('What it will not do', [...product.nots, ...assumedNots(product).map((text) => `[ASSUMPTION] ${text}`)]),
    listUnder('Measures of success', tellMeasures(product)),
  ];
  const sections = [
    ...told,
    listUnder(
      'Decided so far',
      product.loose
        .filter(({ topic }) => !topic.startsWith(leftOut) && topic !== outlinedFact)
        .map((one) => (isOutlined ? { ...one, decision: unsaidOf(one.decision, told) } : one))
        .filter(({ decision }) => decision !== '')
        .map(({ topic, decision }) => `${topic.startsWith('Also: ') ? '' : `${quote(topic)}: `}${quote(decision)}.`),
    ),
    listUnder(
      'Assumptions',
      [...tellProposals(product), ...tellAdded(product), ...toldToAll(product), ...assumed, ...product.assumptions].map(
        (text) => `[ASSUMPTION] ${text}`,
      ),
    ),
  ];
  return agreeWithSingle(sections.filter(Boolean).join('\n\n'), product.idea.people);
}

/** The beginning of what is told of the order, which follows from the features alone. */
export const orderOpening = 'The smallest set that helps';

/** The features that are of use by themselves, and what they give. */
function tellOrder({ features, idea }: Product): string {
  const musts = features.filter(({ priority }) => priority.level === 'must');
  if (idea.isOutlined) {
    const later = features.filter((feature) => !musts.includes(feature));
    const few = later.length * 2 < musts.length;
    const ids = joinWords((few ? later : musts).map(({ id }) => id));
    const rest = later.length > 1 ? 'they come' : 'it comes';
    if (later.length === 0) return `${orderOpening} ${idea.client.many} already is all of it: no feature can wait.`;
    return `${orderOpening} ${idea.client.many} already is ${few ? `all but ${ids}; ${rest} after the others` : `${ids}; the others come after it`}.`;
  }
  const first = features.filter(({ priority }) => priority.level === 'must').slice(0, 4);
  const titles = first.map(({ title }) => lowerFirst(title));
  return `${orderOpening} ${idea.client.many} already is ${joinWords(first.map(({ id }) => id))}: ${joinWords(titles)}.`;
}

const mostActs = 4;
function writeVision(product: Product): string {
  const { idea, slots, name } = product;
  if (idea.isOutlined) return `## Vision\n\n${tellVision(product)}`;
  const what = idea.headline
    ? idea.headline.replace(/[.\s]+$/, '')
    : idea.told[0]?.kind === 'fragment' && !idea.told[0].not
      ? idea.told[0].text
      : undefined;
  const aim = idea.pattern.isOwn ? '' : `: ${fill(idea.pattern.aim, slots)}`;
  const first = `${name} is for ${nameUsers(product)}${aim}.${what && idea.pattern.isOwn ? ` In short: ${lowerArticle(what)}.` : ''}`;
  const acts = tellActs(product, mostActs);
  const told = [acts, tellRules(product, acts)].filter(Boolean).join(' ');
  const why = [fill(idea.pattern.problem, slots), tellGain(product)].filter(Boolean).join(' ');
  return [`## Vision\n\n${first}${told ? ` ${told}` : ''}`, why].filter(Boolean).join('\n\n');
}

/** What is different on an ordinary day once it works, by the last act of which somebody told what it is good for. */
function tellGain(product: Product): string {
  const { idea, features, name, excludes } = product;
  const acts = idea.told.filter(
    ({ kind, not, who, device, verb, phrase }) =>
      kind === 'act' &&
      !not &&
      !device &&
      typeof who === 'object' &&
      !excludes.some(({ inTitle }) => inTitle(`${verb} ${phrase}`)),
  );
  const open = acts.filter(({ phrase }) => !/^(?:that|it|this|them)\b/.test(phrase));
  const gained = open.findLast((told) => ownGainOf(told, idea));
  // Without a gain that somebody told, the last act is worth a sentence only where the vision has not told it yet.
  const last = gained ?? open.slice(mostActs).at(-1);
  if (!last || typeof last.who !== 'object') return '';
  const body = asOneBody(last.who);
  const doing = body
    ? `${body} ${doesOf(last)}`
    : `${last.who.many} ${[doOf(last), last.when].filter(Boolean).join(' ')}`;
  const title = titleOf(last);
  const home =
    features.find((feature) => feature.title === title) ??
    closestFeature(product, `${doOf(last)} ${last.when ?? ''}`) ??
    features[0];
  const gain = ownGainOf(last, idea);
  return `On an ordinary day with ${name}, ${doing}${gain ? `, so that ${gain}` : ''} (${home?.id ?? 'FR-1'}).`;
}

function lowerArticle(text: string): string {
  return /^(A|An|The) /.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

const jobsTitle = '## Users and the job they hire it for';

function writeUsers(product: Product): string {
  const { idea, slots, name } = product;
  if (idea.isOutlined) return [jobsTitle, ...usersOfOutline(product)].join('\n\n');
  const lines = [`**${capitalise(idea.client.many)}**: ${fill(idea.pattern.clientJob, slots)}`];
  if (idea.host && idea.pattern.hostJob)
    lines.push(`**${capitalise(idea.host.many)}**: ${fill(idea.pattern.hostJob, slots)}`);
  const served = idea.host && !idea.pattern.hostJob ? [idea.host] : [];
  for (const person of [...served, ...otherPeople(product)]) {
    const own = idea.told.filter(({ who }) => typeof who === 'object' && who.one === person.one);
    lines.push(
      `**${capitalise(asOneBody(person)?.replace(/^the /, '') ?? person.many)}**: ${jobOf(own, person, name, idea)}`,
    );
  }
  for (const told of idea.told) {
    const found = exceptionIn(told);
    if (found)
      lines.push(`**${capitalise(found.who)}**: ${capitalise(told.verb)} ${found.what}, which nobody else may.`);
  }
  return `${jobsTitle}\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

/** Who does something with each other is the same people by another name: players who are friends. */
const equals = /^(?:friend|mate|opponent|rival|peer|buddy|teammate|classmate)$/;

/** People with acts of their own who are neither of the two sides. */
function otherPeople({ idea }: Product): Noun[] {
  const known = new Set([idea.client.one, idea.host?.one]);
  return idea.people
    .filter(({ one }) => {
      const own = idea.acts.filter(({ who }) => typeof who === 'object' && who.one === one);
      return (
        !known.has(one) &&
        own.length > 0 &&
        !(equals.test(one) && own.every(({ phrase }) => /\beach other\b/.test(phrase)))
      );
    })
    .slice(0, 3);
}

function writeJourneys(product: Product): string {
  const { journeys, slots } = product;
  const now = product.idea.isOutlined ? undefined : wayOfToday(product, 'J-1');
  const today = now ? `Until now that means: ${now}. [ASSUMPTION]\n\n` : '';
  const told = journeys.map((journey, at) => {
    const { title, steps } = tellJourney(journey, slots);
    if (product.idea.isOutlined) return `### ${journey.id} ${title}\n\n${listWay(product, { ...journey, steps })}`;
    return `### ${journey.id} ${title}\n\n${at === 0 ? today : ''}${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`;
  });
  return `## Journeys\n\n${told.join('\n\n')}`;
}

/** One feature under its heading. */
export function writeFeature(feature: Feature, { assumed }: Pick<Product, 'assumed'>): string {
  const { id, title, says, wants, priority, journey, criteria, rules } = feature;
  const lines = criteria.map(
    (text, index) => `- **${criterionId(feature, index)}** ${text}${assumed.includes(text) ? ' [ASSUMPTION]' : ''}`,
  );
  const { level, reason } = priority;
  const weight = `${capitalise(level)}${reason && `: ${reason}`}. Serves ${journey}.`;
  return `### ${id} ${title}\n\n${[says, wants, weight].filter(Boolean).join(' ')}\n\n${[...lines, ...rules.map((line) => `- ${line}`)].join('\n')}`;
}
