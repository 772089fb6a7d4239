import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';
import { trackingPattern } from '#worker/features/guide/content/patterns/tracking.ts';
import { placeStaff, supplyPeople } from '#worker/features/guide/content/people.ts';
import type { Act } from '#worker/features/guide/grammar/acts.rules.ts';
import { danglers } from '#worker/features/guide/grammar/reading.rules.ts';
import type { Statement } from '#worker/features/guide/grammar/statements.rules.ts';
import { asNoun, capitalise, lookUp, type Noun, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { buildable, ownPattern } from '#worker/features/guide/idea/own-pattern.rules.ts';
import type { Speaker } from '#worker/features/guide/idea/speaker.rules.ts';
import { doOf, isLimit, settleStatements, type Told, titleOf } from '#worker/features/guide/idea/telling.rules.ts';

const strict = [
  'devtool',
  'game',
  'order',
  'store',
  'booking',
  'community',
  'publishing',
  'exchange',
  'learning',
  'intake',
  'generator',
];

/** The nearest shape without the people it would bring along: an idea names its own. */
export function withoutSides(pattern: Pattern): Pattern {
  const { host: _, ...rest } = strict.includes(pattern.id) ? pattern : trackingPattern;
  return rest;
}

const feeling = /^(be|am|is|are|become|feel|live|have)$/;

/** Whether an idea names an act or a thing; 'I want to be happy' does neither. */
export function statesProduct(statements: Statement[], things: Noun[]): boolean {
  if (
    statements.some(
      ({ kind, phrase, object, not }) => kind === 'act' && !not && (object || phrase.split(' ').length > 1),
    )
  )
    return true;
  const wished = statements
    .filter(({ kind, verb }) => kind !== 'fragment' && feeling.test(verb))
    .map(({ phrase }) => phrase.toLowerCase());
  return things.some(
    ({ one, many }) =>
      !wished.some((phrase) => phrase.split(' ').length < 3 && (phrase.includes(one) || phrase.includes(many))),
  );
}

/** An idea that a shape fits, with its clauses; those that no feature of the shape covers are named. */
export function tellIdea(idea: Idea, statements: Statement[], speaker: Speaker): Idea {
  const told = settleStatements(statements, {
    client: idea.client,
    host: idea.host,
    speaker: speaker.side === 'host' && idea.host ? idea.host : idea.client,
  });
  const covered = new Set(idea.pattern.features.flatMap(({ covers }) => covers));
  const extra = buildable(told).filter(
    ({ kind, device, family, when, who }) =>
      kind === 'rule' || device || !covered.has(family) || (who === 'product' && when !== undefined),
  );
  return { ...idea, told, extra, nots: distinct([...idea.nots, ...notsOf(told, idea.name, idea.nots)]) };
}

/** An idea that no shape fits: people, thing and acts are its own, and so is its shape. */
export function ownIdea(idea: Idea, statements: Statement[], speaker: Speaker): Idea {
  const actors = distinctNouns(
    statements.flatMap(({ who, device, kind }) =>
      kind === 'act' && typeof who === 'object' && !device && !isAnybody(who) ? [who] : [],
    ),
  );
  const speaks = statements.some(({ who, kind }) => who === 'speaker' && kind === 'act');
  const self =
    speaker.self ??
    (speaker.side === 'host' ? idea.host : undefined) ??
    (/\bmy (grand\w+|mother|father|sister|brother|son|daughter|aunts?|uncle)\b/i.test(idea.said)
      ? asNoun('family member')
      : undefined);
  const others = actors.filter((noun) => noun.one !== self?.one);
  const persons = others.filter((noun) => lookUp(placeStaff, noun.one) === undefined);
  const demand = persons.find((noun) => !supplyPeople.has(headOf(noun))) ?? persons[0] ?? others[0];
  const anybody = statements.some(
    ({ who, kind }) => kind === 'act' && (who === 'client' || (typeof who === 'object' && isAnybody(who))),
  );
  const offered = idea.client.one === self?.one ? asNoun(idea.pattern.client) : idea.client;
  const served = demand === undefined && anybody && speaker.side === 'host' ? offered : undefined;
  const client =
    demand ??
    served ??
    (speaks && self
      ? self
      : idea.clientKnown && named(idea.client, idea.said)
        ? idea.client
        : (self ?? asNoun('person')));
  const host =
    (speaks || speaker.side === 'host') &&
    client.one !== (self?.one ?? 'organiser') &&
    (others.length > 0 || speaker.side === 'host')
      ? (self ?? asNoun('organiser'))
      : (others.find((noun) => noun.one !== client.one) ??
        (idea.host && named(idea.host, idea.said) && idea.host.one !== client.one ? idea.host : undefined));
  const told = settleStatements(statements, {
    client,
    host,
    speaker: speaks && host && (self === undefined || host.one === self.one) ? host : (self ?? client),
  });
  const acts = buildable(told);
  if (acts.length === 0)
    return { ...idea, told, extra: [], nots: distinct([...idea.nots, ...notsOf(told, idea.name, idea.nots)]) };
  const item = itemOf(acts, idea);
  const pattern = ownPattern(idea.pattern, told, { client, host, item, name: idea.name });
  const ownActs = acts
    .flatMap((one) => actOf(one))
    .filter(({ phrase }) => !danglers.test(phrase.split(' ').at(-1) ?? ''));
  const { host: _, ...rest } = idea;
  return {
    ...rest,
    host,
    pattern,
    client,
    clientKnown: idea.clientKnown || demand !== undefined || speaks,
    hostKnown: host !== undefined,
    item,
    deal: asNoun(pattern.deal),
    acts: tellsMore(ownActs, idea.acts) ? ownActs : idea.acts,
    told,
    extra: [],
    nots: distinct([...idea.nots, ...notsOf(told, idea.name, idea.nots)]),
  };
}

/** Whether the clauses tell acts that the sentences as a whole did not. */
function tellsMore(own: Act[], read: Act[]): boolean {
  const verbs = new Set(read.map(({ verb }) => verb));
  return own.length > read.length || (own.length === read.length && own.some(({ verb }) => !verbs.has(verb)));
}

/** Whether a person of an idea stands in its text. */
function named({ one, many }: Noun, said: string): boolean {
  return new RegExp(`\\b(?:${toPattern(one)}|${toPattern(many)})\\b`, 'i').test(said);
}

function isAnybody({ one }: Noun): boolean {
  return /^(person|people|user|someone|everyone)$/.test(one);
}

function headOf({ one }: Noun): string {
  return singularOf(one.split(' ').at(-1) ?? '').toLowerCase();
}

function distinctNouns(nouns: Noun[]): Noun[] {
  return nouns.filter(({ one }, index) => nouns.findIndex((other) => other.one === one) === index);
}

function distinct(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) === index);
}

const small =
  /^(message|alarm|code|button|date|percent|card|link|e-mail|number|text|book|notification|reminder|turn|bluetooth|word|lot|time|account)$/;

/** What it is all about: what is named most often among the objects of acts, the first of those. */
function itemOf(acts: Told[], idea: Idea): Noun {
  const objects = acts.flatMap(({ object }) => (object ? [object] : []));
  const weight = ({ one, many }: Noun) =>
    idea.said.toLowerCase().split(new RegExp(`\\b(?:${toPattern(one)}|${toPattern(many)})\\b`, 'i')).length;
  const ranked = objects.filter(({ one }) => !small.test(one)).sort((a, b) => weight(b) - weight(a));
  return ranked[0] ?? idea.things.find(({ one }) => !small.test(one)) ?? objects[0] ?? idea.item;
}

function toPattern(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, '.');
}

/** A clause as the act that the other documents tell. */
function actOf(told: Told): Act[] {
  if (told.kind !== 'act' || told.who === undefined) return [];
  const phrase = [told.phrase, told.when].filter(Boolean).join(' ');
  const title = titleOf(told).replace(/^\S+ ?/, '');
  return [
    {
      who: told.who,
      verb: told.verb,
      family: told.family,
      phrase,
      heading: told.device ? doOf(told) : title,
      ...(told.object ? { object: told.object } : {}),
    },
  ];
}

/** What the clauses rule out: 'no bookings', 'it gives no advice', 'nobody signs in'. */
export function notsOf(told: Told[], name: string, known: string[] = []): string[] {
  return told.flatMap(({ not, text, kind, who, verb, phrase }) => {
    if (!not || isLimit(text) || kind === 'background') return [];
    if (known.some((line) => text.toLowerCase().includes(line.replace(/^No |\.$/g, '').toLowerCase()))) return [];
    if (/\bsigns? (in|up)\b/.test(text)) return [`No accounts or sign-in: ${text}.`];
    if (kind === 'fragment') return [`${capitalise(text)}.`];
    if (who === 'product' && /^no /.test(phrase)) return [`${capitalise(phrase)}: ${name} never does that.`];
    return verb === '' ? [] : [`${capitalise(text)}.`];
  });
}
