import type { Act } from '#worker/features/guide/guide-acts.rules.ts';
import { kindOfNoun } from '#worker/features/guide/guide-nouns.rules.ts';
import { actSentence, type Feature, type Product, quote } from '#worker/features/guide/guide-product.rules.ts';
import { capitalise, fill, joinWords, type Noun } from '#worker/features/guide/guide-words.rules.ts';

/** The requirements document of a product, as DESIGN section 7 wants it. */
export function writeRequirements(product: Product): string {
  const sections = [
    `# ${product.name}: requirements`,
    writeVision(product),
    writeUsers(product),
    writeJourneys(product),
    writeGlossary(product),
    `## Features\n\n${product.features.map(writeFeature).join('\n\n')}`,
    writeList('What it will not do', product.nots),
    writeList(
      'Measures of success',
      product.idea.pattern.measures.map((text, index) => `**SM-${index + 1}** ${fill(text, product.slots)}`),
    ),
    writeList(
      'Decided so far',
      product.loose.map(
        ({ topic, decision }) => `${topic.startsWith('Also: ') ? '' : `${quote(topic)}: `}${quote(decision)}.`,
      ),
    ),
    writeList(
      'Assumptions',
      product.assumptions.map((text) => `[ASSUMPTION] ${text}`),
    ),
    writeList(
      'Open questions',
      product.clarifications.map((text) => `[NEEDS CLARIFICATION: ${text}]`),
    ),
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function writeList(title: string, lines: string[]): string {
  return lines.length > 0 ? `## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}` : '';
}

/** Who it is for, in one breath: 'bakeries and their customers', 'neighbours and tool owners'. */
export function nameUsers({ idea }: Product): string {
  const place = idea.places.find(({ one }) => one !== idea.client.one && one !== idea.item.one);
  if (place && idea.host && idea.pattern.id !== 'store') return `${place.many} and their ${idea.client.many}`;
  return joinWords([...new Set([idea.client.many, ...(idea.host ? [idea.host.many] : [])])]);
}

/** The acts of the idea as sentences; acts of the same people are joined. */
export function tellActs({ idea, slots }: Product, maximum: number): string {
  const sentences: { who: string; parts: string[] }[] = [];
  for (const act of idea.acts.slice(0, maximum)) {
    const told = actSentence(act, slots).replace(/\.$/, '');
    const who = subjectOfSentence(told, act, slots);
    const rest = told.slice(who.length + 1);
    const last = sentences.at(-1);
    if (last?.who === who && last.parts.length < 2) last.parts.push(rest);
    else sentences.push({ who, parts: [rest] });
  }
  return sentences.map(({ who, parts }) => `${who} ${joinWords(parts)}.`).join(' ');
}

function subjectOfSentence(told: string, act: Act, slots: Product['slots']): string {
  const subject =
    act.who === 'product'
      ? String(slots.name)
      : capitalise(typeof act.who === 'object' ? act.who.many : (slots.client as Noun).many);
  return told.startsWith(subject) ? subject : (told.split(' ')[0] ?? '');
}

function writeVision(product: Product): string {
  const { idea, slots } = product;
  const first = fill(`{name} is for ${nameUsers(product)}: ${idea.pattern.aim}.`, slots);
  const told = tellActs(product, 3);
  const measure = fill(idea.pattern.measures[0] ?? '', slots);
  const start = /^[A-Z][a-z ]/.test(measure) ? measure.charAt(0).toLowerCase() + measure.slice(1) : measure;
  return `## Vision\n\n${first}${told ? ` ${told}` : ''}\n\n${fill(idea.pattern.problem, slots)} The first version has done its work when SM-1 is met: ${start}`;
}

function writeUsers(product: Product): string {
  const { idea, slots } = product;
  const lines = [`**${capitalise(idea.client.many)}**: ${fill(idea.pattern.clientJob, slots)}`];
  if (idea.host && idea.pattern.hostJob)
    lines.push(`**${capitalise(idea.host.many)}**: ${fill(idea.pattern.hostJob, slots)}`);
  for (const person of otherPeople(product)) {
    const own = idea.acts.filter(({ who }) => typeof who === 'object' && who.one === person.one);
    lines.push(
      `**${capitalise(person.many)}**: they ${joinWords(own.slice(0, 3).map((act) => `${act.verb} ${fill(act.phrase, slots)}`.trim()))}.`,
    );
  }
  return `## Users and the job they hire it for\n\n${lines.map((line) => `- ${line}`).join('\n')}`;
}

/** People with acts of their own who are neither of the two sides. */
function otherPeople({ idea }: Product): Noun[] {
  const known = new Set([idea.client.one, idea.host?.one]);
  return idea.people
    .filter(({ one }) => !known.has(one) && idea.acts.some(({ who }) => typeof who === 'object' && who.one === one))
    .slice(0, 3);
}

function writeJourneys({ idea, slots }: Product): string {
  const told = idea.pattern.journeys.map(
    ({ title, steps }) =>
      `### ${capitalise(fill(title, slots))}\n\n${steps.map((step, index) => `${index + 1}. ${capitalise(fill(step, slots))}`).join('\n')}`,
  );
  return `## Journeys\n\n${told.join('\n\n')}`;
}

function writeGlossary({ idea, slots }: Product): string {
  const about = (noun: Noun) => idea.acts.find(({ object }) => object?.one === noun.one);
  const itemAct = about(idea.item);
  const itemWho =
    itemAct &&
    typeof itemAct.who === 'object' &&
    fill(itemAct.phrase, slots).startsWith(itemAct.object?.one.slice(0, 3) ?? ' ')
      ? `; ${itemAct.who.many} ${itemAct.verb} it`
      : '';
  const terms: [string, string][] = [
    [idea.item.one, `${fill('What {a deal} is about', slots)}${itemWho}.`],
    [idea.deal.one, fill(idea.pattern.dealMeans, slots)],
  ];
  if (idea.host)
    terms.push([
      idea.host.one,
      `The person who runs ${idea.name} on the side of ${idea.places[0]?.many ?? `those who offer ${idea.item.many}`}.`,
    ]);
  for (const thing of idea.things) {
    const act = about(thing);
    if (
      !act?.phrase.toLowerCase().startsWith(thing.many.slice(0, 4)) ||
      terms.length >= 7 ||
      terms.some(([term]) => term === thing.one) ||
      kindOfNoun(thing.one) !== 'thing' ||
      thing.one.endsWith(idea.item.one)
    )
      continue;
    const who = typeof act.who === 'object' ? act.who.many : idea.client.many;
    terms.push([
      thing.one,
      act.who === 'product'
        ? `Something that ${idea.name} deals with for ${idea.client.many}.`
        : `Something that ${who} ${act.verb}.`,
    ]);
  }
  return `## Glossary\n\n${terms.map(([term, means]) => `- **${capitalise(term)}**: ${means}`).join('\n')}`;
}

function writeFeature(feature: Feature): string {
  const lines = [...feature.criteria, ...feature.rules].map((line) => `- ${line}`);
  return `### ${feature.id} ${feature.title}\n\n${feature.says}\n\n${lines.join('\n')}`;
}
