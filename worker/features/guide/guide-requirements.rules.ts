import { anyHostMeans, hostMeans, itemMeans } from '#worker/features/guide/content/glossary.ts';
import { particles } from '#worker/features/guide/content/verbs.ts';
import type { Act } from '#worker/features/guide/guide-acts.rules.ts';
import { kindOfNoun } from '#worker/features/guide/guide-nouns.rules.ts';
import {
  actSentence,
  type Feature,
  type Product,
  quote,
  subjectOf,
} from '#worker/features/guide/guide-product.rules.ts';
import { staffOf } from '#worker/features/guide/guide-staff.rules.ts';
import { listUnused } from '#worker/features/guide/guide-unused.rules.ts';
import {
  capitalise,
  dropVague,
  fill,
  isPlural,
  joinWords,
  type Noun,
} from '#worker/features/guide/guide-words.rules.ts';

/** Said once, for those who have never read such a document. */
const howToRead =
  'Each feature has a number, FR-1 and so on, and sentences that can be checked: WHEN something happens, THE SYSTEM SHALL do what is written.';

/** The requirements document of a product, as DESIGN section 7 wants it. */
export function writeRequirements(product: Product): string {
  const written = writeSections(product);
  const open = writeList('Open questions', [
    ...product.clarifications.map((text) => `[NEEDS CLARIFICATION: ${text}]`),
    ...listUnused(product, written).map((text) => `Not used so far, in your words: “${dropVague(text)}”.`),
  ]);
  return `${[written, open].filter(Boolean).join('\n\n')}\n`;
}

/** What of the description found no place in the requirements, in the user's words. */
export function unusedWords(product: Product): string[] {
  return listUnused(product, writeSections(product));
}

function writeSections(product: Product): string {
  const sections = [
    `# ${product.name}: requirements`,
    writeVision(product),
    writeUsers(product),
    writeJourneys(product),
    writeGlossary(product),
    `## Features\n\n${howToRead}\n\n${product.features.map(writeFeature).join('\n\n')}`,
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
  ];
  return sections.filter(Boolean).join('\n\n');
}

function writeList(title: string, lines: string[]): string {
  return lines.length > 0 ? `## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}` : '';
}

/** Who it is for, in one breath: 'bakeries and their customers', 'neighbours and tool owners'. */
export function nameUsers({ idea }: Product, addressed = false): string {
  if (idea.ownPlace && addressed && idea.host) return `${idea.client.many} and your ${idea.ownPlace.one}`;
  const acting = new Set(idea.acts.map(({ who }) => (typeof who === 'object' ? who.one : '')));
  const place = idea.ownPlace
    ? undefined
    : idea.places.find(
        ({ one }) => one !== idea.client.one && one !== idea.item.one && one !== idea.host?.one && !acting.has(one),
      );
  const kind = place && new RegExp(`\\b(${place.many}|(?:for|an?) (?:[a-z]+ )?${place.one})\\b`, 'i').test(idea.said);
  const runs = kind && staffOf(place)?.one === idea.host?.one;
  if (place && runs && idea.host && idea.pattern.id !== 'store') return `${place.many} and their ${idea.client.many}`;
  return joinWords([...new Set([idea.client.many, ...(idea.host ? [idea.host.many] : [])])]);
}

/** The acts of the idea as sentences; acts of the same people are joined. */
export function tellActs({ idea, slots }: Product, maximum: number): string {
  const sentences: { who: string; parts: string[] }[] = [];
  for (const act of idea.acts.slice(0, maximum)) {
    const before = sentences.at(-1);
    const same = act.meant !== undefined && names(before?.parts.at(-1) ?? '', act.meant);
    const told = actSentence(same ? withPronoun(act) : act, slots).replace(/\.$/, '');
    const who = subjectOf(act, slots);
    const rest = told.slice(who.length + 1);
    const last = sentences.at(-1);
    const fits = last?.who === who && last.parts.length < 3 && [...last.parts, rest].join('').length < 130;
    const plain = !last?.parts.some((part) => / and |, /.test(part)) || last.parts.length < 2;
    if (last && fits && plain && !/^(see|tell|say) (what|if|when|who|where)\b.* and /.test(last.parts.at(-1) ?? '')) {
      last.parts.push(rest);
    } else sentences.push({ who, parts: [rest] });
  }
  return sentences
    .map(({ who, parts }, index) => {
      const again = sentences[index - 1]?.who === who && who !== String(slots.name);
      return `${again ? 'They' : who} ${joinParts(parts)}.`;
    })
    .join(' ');
}

/** Whether a wording names the thing, or stands for it already. */
function names(text: string, thing: string): boolean {
  const head = thing.split(' ').at(-1) ?? '';
  return text.includes(head) || /\b(it|them)\b/.test(text);
}

/** Parts with an 'and' of their own are set apart by a comma. */
function joinParts(parts: string[]): string {
  const wide = parts.slice(0, -1).some((part) => / and /.test(part));
  return wide ? `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}` : joinWords(parts);
}

function withPronoun(act: Act): Act {
  const meant = act.meant ?? '';
  const plural = kindOfNoun(meant) !== 'product' && isPlural(meant.split(' ').at(-1) ?? '');
  const pronoun = plural ? 'them' : 'it';
  const [first = '', ...rest] = act.phrase.split(' ');
  const turned = particles.has(first) && rest.join(' ').startsWith(meant);
  const phrase = turned ? `${meant} ${first}${rest.join(' ').slice(meant.length)}` : act.phrase;
  return { ...act, phrase: phrase.replace(meant, pronoun) };
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
  const served = idea.host && !idea.pattern.hostJob ? [idea.host] : [];
  for (const person of [...served, ...otherPeople(product)]) {
    const own = idea.acts.filter(({ who }) => typeof who === 'object' && who.one === person.one);
    const acts = own.slice(0, 3).map((act) => `${act.verb} ${fill(act.phrase, slots)}`.trim());
    if (acts.length === 0) acts.push(fill('look after {name} for {clients}', slots));
    lines.push(`**${capitalise(person.many)}**: they ${joinParts(acts)}.`);
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
  const terms: [string, string][] = [
    [idea.item.one, fill(itemMeans[idea.pattern.id], slots)],
    [idea.deal.one, fill(idea.pattern.dealMeans, slots)],
  ];
  if (idea.host)
    terms.push([
      idea.host.one,
      idea.ownPlace
        ? `Someone of the ${idea.ownPlace.one} who looks after ${idea.name} from day to day.`
        : fill(hostMeans[idea.pattern.id] ?? anyHostMeans, slots),
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
