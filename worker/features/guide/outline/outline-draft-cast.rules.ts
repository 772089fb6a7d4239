import {
  asNoun,
  capitalise,
  type Noun,
  patternOfNoun,
  singularOf,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import type { Unit } from '#worker/features/guide/idea/reading-lines.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import type { ProsePeople } from '#worker/features/guide/outline/outline-prose.rules.ts';
import {
  distinctKinds,
  inPlural,
  isSameKind,
  kindNamed,
} from '#worker/features/guide/outline/outline-prose-people.rules.ts';
import { type KeptList, thingsOfLines } from '#worker/features/guide/outline/outline-prose-records.rules.ts';
import { tellRecordLine } from '#worker/features/guide/outline/outline-records.rules.ts';
import { peopleNamed, thingsNamed } from '#worker/features/guide/outline/outline-sorting.rules.ts';

type Draft = {
  idea: Idea;
  units: Unit[];
  isSure: boolean;
  outline: Outline;
  people: ProsePeople;
  /** What whoever tells it is called, if they run it. */
  self: string | undefined;
  description: string;
  kept: KeptList[];
};

/** Whether a kind of people does something in some line, or is told of something behind an arrow. */
const isIn = (kind: string, { acts, rules }: Outline) =>
  acts.some((line) => patternOfNoun(asNoun(kind.toLowerCase())).test(line)) ||
  rules.some(
    (line) =>
      line
        .toLowerCase()
        .replace(/^(?:the|each|every|an?) /, '')
        .startsWith(singularOf(kind.toLowerCase())) && !/ have no /.test(line),
  );

/** The lines on who uses it: whoever tells it, and those who do something or are told of something, each kind once. */
export function castLines({ idea, units, isSure, outline, people, self, description }: Omit<Draft, 'kept'>): string[] {
  const told = outline.acts.flatMap((line) => {
    const [, who = ''] = /→ (.+?) (?:is|are) (?:told|reminded)\b/.exec(line) ?? [];
    return who && !/\b(?:I|we)$/i.test(who) ? [kindNamed(who)] : [];
  });
  const known = isSure ? peopleOf(idea).map((one) => `${capitalise(one.many)}${mark(one, idea, units)}`) : [];
  const named = isSure ? known : peopleNamed({ people: idea.people, description });
  const plain = named.filter((line) => !/ \((?:me|us)\)$|^Me$/.test(line));
  const spoken = named.find((line) => / \((?:me|us)\)$|^Me$/.test(line));
  // 'Landlords (me)' says more than 'Owner (me)'.
  const isPlain = !self || (/^Owners? /.test(self) && spoken !== undefined && !nameless.test(spoken));
  const own = isPlain ? spoken : self;
  const kinds = distinctKinds([...people.kinds, ...told].map(inPlural)).filter((kind) => isIn(kind, outline));
  // Who is only spoken of does nothing with it, unless nobody else is known.
  const others = plain.filter((line) => (kinds.length === 0 && !self) || isActing(line, outline));
  const speaks =
    own !== undefined && (self !== undefined || kinds.length + others.length === 0 || isSpoken(own, outline));
  const all = distinctKinds([...kinds, ...others]).filter((kind) => !(speaks && own && isSelf(kind, own)));
  // Whom it is for comes first, and whoever runs it after them.
  const client = capitalise(idea.client.many);
  const sorted = all.toSorted((one, other) => Number(isSameKind(other, client)) - Number(isSameKind(one, client)));
  const speaker = speaks && own ? [own] : [];
  const isClient = own !== undefined && named[0] === own && self === undefined;
  const lines = isClient ? [...speaker, ...sorted] : [...sorted, ...speaker];
  return (lines.length > 0 ? lines : [capitalise(idea.client.many)]).map((line) => asOnlyOne(line, description));
}

const kin =
  /^(?:mom|mum|mother|dad|father|grandma|grandmother|grandpa|grandfather|wife|husband|partner|daughter|son|sister|brother|aunt|uncle|girlfriend|boyfriend|boss)s?$/i;

/** 'My mom' is one, and not 'moms'. */
function asOnlyOne(line: string, description: string): string {
  if (!kin.test(line)) return line;
  const one = singularOf(line.toLowerCase());
  const isOne =
    new RegExp(`\\bmy ${one}\\b`, 'i').test(description) && !new RegExp(`\\b${line}\\b`, 'i').test(description);
  return isOne ? `My ${one}` : line;
}

/** Names for whoever tells it that say nothing. */
const nameless = /^(?:organi[sz]ers?|staff|people|persons?|users?|managers?|me|family)\b/i;

/** Whether a line begins with a kind of people. */
const isActing = (kind: string, { acts, rules }: Outline) =>
  [...acts, ...rules].some((line) =>
    line
      .toLowerCase()
      .replace(/^(?:the|each|every|an?|our|my) /, '')
      .startsWith(singularOf(kind.toLowerCase())),
  );

/** Whether a kind is whoever tells it: 'owners' of dogs are not the 'Kennel owner (me)'. */
function isSelf(kind: string, own: string): boolean {
  const plain = own.replace(/ \((?:me|us)\)$/, '');
  return /\bowners?$/i.test(plain) ? kind.toLowerCase() === plain.toLowerCase() : isSameKind(kind, plain);
}

/** Whether whoever tells it does something in a line. */
const isSpoken = (own: string, { acts }: Outline) =>
  acts.some((line) => /\b(?:I|[Ww]e)\b/.test(line) || line.startsWith(own.replace(/ \((?:me|us)\)$/, '')));

/** The lines on what is kept: what was told with its fields, what lines make or show, and what it is named to be about. */
export function keptLines({
  idea,
  isSure,
  outline,
  kept,
  description,
}: Pick<Draft, 'idea' | 'isSure' | 'outline' | 'kept' | 'description'>): string[] {
  const listed = kept.map(({ one, fields }) => `${capitalise(one)}: ${fields.join(', ')}`);
  const things = thingsOfLines(outline.acts, outline.rules);
  const main = { one: idea.item.one, fields: [], ways: [] };
  const isTold = patternOfNoun(asNoun(main.one)).test([...outline.acts, ...outline.rules].join('\n'));
  const isMissing = isSure && isTold && isNamed(idea) && !idea.records.some(({ one }) => one === main.one);
  const told = (isMissing ? [main, ...idea.records] : idea.records).filter(
    ({ fields, ways }) => fields.length + ways.length > 0 || things.length + kept.length === 0,
  );
  const named = !isSure && things.length === 0 ? thingsNamed(description) : [];
  const lines = [...told.map(tellRecordLine), ...listed, ...things, ...named];
  return lines.filter((line, at) => {
    const one = nameOf(line);
    const isSame = (other: string) =>
      nameOf(other) === one || one.endsWith(` ${nameOf(other)}`) || nameOf(other).endsWith(` ${one}`);
    return lines.findIndex(isSame) === at;
  });
}

const nameOf = (line: string) => (line.split(':')[0] ?? '').toLowerCase();

/** Whether what it is about is in the words of the idea. */
const isNamed = ({ item, said }: Idea) => item.one.split(' ').some((word) => patternOfNoun(asNoun(word)).test(said));

/** ' (me)' behind those who speak: they do what a sentence tells of 'I' or 'we'. */
function mark({ one, many }: Noun, { said }: Idea, units: Unit[]): string {
  if (patternOfNoun({ one, many }).test(said)) return '';
  const own = units.find(({ told }) => told.some(({ who }) => typeof who === 'object' && who.one === one))?.raw ?? '';
  return /\bI\b|\bmy\b/.test(own) ? ' (me)' : /\b(?:we|us|our)\b/i.test(own) ? ' (us)' : '';
}

/** The two sides as far as the idea names them, and whoever else does something. */
function peopleOf({ client, host, hostKnown, told }: Idea): Noun[] {
  const all = [
    client,
    ...(host && hostKnown ? [host] : []),
    ...told.flatMap(({ who, device, kind }) => (typeof who === 'object' && !device && kind === 'act' ? [who] : [])),
  ];
  return all.filter(({ one }, at) => all.findIndex((other) => other.one === one) === at);
}
