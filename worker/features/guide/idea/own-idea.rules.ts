import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';
import { trackingPattern } from '#worker/features/guide/content/patterns/tracking.ts';
import { demandPeople, placeStaff, supplyPeople } from '#worker/features/guide/content/people.ts';
import type { Act } from '#worker/features/guide/grammar/acts.rules.ts';
import { linking } from '#worker/features/guide/grammar/memory.rules.ts';
import { danglers } from '#worker/features/guide/grammar/reading.rules.ts';
import type { Statement } from '#worker/features/guide/grammar/statements.rules.ts';
import { asNoun, capitalise, headOf, lookUp, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { itemOf, nearerItem } from '#worker/features/guide/idea/item.rules.ts';
import { buildable, ownPattern } from '#worker/features/guide/idea/own-pattern.rules.ts';
import {
  asFamily,
  asOurs,
  asPlainPeople,
  isAnybody,
  isOwnHost,
  isSameBody,
  named,
  whoDoesItToday,
} from '#worker/features/guide/idea/sides.rules.ts';
import { type Speaker, writerOf } from '#worker/features/guide/idea/speaker.rules.ts';
import { withSuppliers } from '#worker/features/guide/idea/suppliers.rules.ts';
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
export function withoutSides(pattern: Pattern, said: string): Pattern {
  // Reviewers who score an application play no game.
  const isKept = strict.includes(pattern.id) && (pattern.id !== 'game' || playing.test(said));
  const { host: _, ...rest } = isKept ? pattern : trackingPattern;
  return rest;
}
const playing =
  /\b(?:games?|gaming|play(?:s|ed|er|ers|ing)?|puzzles?|quiz\w*|trivia|riddles?|chess|cards?|duels?|opponents?|high-?scores?)\b/i;

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
export function ownIdea(idea: Idea, said: Statement[], speaker: Speaker): Idea {
  const writer = writerOf(speaker, idea.said);
  const isCrowd = hasCrowd(said, speaker);
  const siblings = idea.said.toLowerCase().match(/\bmy (?:sister|brother|son|daughter|aunt|uncle)\b/g);
  const isFamily = new Set(siblings).size > 1 && !speaker.self && !speaker.place;
  const own = (isCrowd || speaker.self ? said.map(asOurs) : said).map((one) =>
    isFamily ? asFamily(one) : asPlainPeople(one, said),
  );
  const { statements, supplier, taker } = withSuppliers(idea.pattern.id === 'game' ? own.map(asPlayed) : own);
  const actors = distinctNouns(
    statements.flatMap(({ who, device, kind }) =>
      kind === 'act' && typeof who === 'object' && !device && !isAnybody(who) ? [who] : [],
    ),
  );
  const speaks = statements.some(({ who, kind }) => who === 'speaker' && kind === 'act');
  const self =
    speaker.self ??
    (speaker.side === 'host' && idea.host?.one !== 'organiser' && isOwnHost(idea, speaker, said)
      ? idea.host
      : undefined) ??
    supplier ??
    (speaker.side === 'host' ? writer : undefined) ??
    (/\bmy (grand\w+|mother|father|sister|brother|son|daughter|aunts?|uncle)\b/i.test(idea.said)
      ? asNoun('family member')
      : undefined);
  const others = actors.filter((noun) => noun.one !== self?.one);
  const persons = others.filter((noun) => lookUp(placeStaff, noun.one) === undefined);
  const anybody = statements.some(
    ({ who, kind }) => kind === 'act' && (who === 'client' || (typeof who === 'object' && isAnybody(who))),
  );
  const demand =
    persons.find((noun) => noun.one !== 'staff member' && !supplyPeople.has(headOf(noun))) ??
    (anybody ? undefined : (persons[0] ?? others[0]));
  const nearest = idea.client.one === self?.one ? asNoun(idea.pattern.client) : idea.client;
  const offered = taker && !(demandPeople.has(headOf(nearest)) && named(nearest, idea.said)) ? taker : nearest;
  const served = demand === undefined && anybody && (supplier || speaker.side === 'host') ? offered : undefined;
  const today = whoDoesItToday(said);
  // 'Scan out at the laser': told to nobody by name, it is for those who do the work today.
  const isUnnamed = !statements.some(
    ({ who, kind, subject }) =>
      kind === 'act' && who === 'client' && /^(?:the |all )?(?:people|every|any|user|person)/i.test(subject),
  );
  const client =
    idea.reading?.client ??
    demand ??
    (anybody && isUnnamed && !self && !supplier ? today : undefined) ??
    (isCrowd ? asNoun('person') : undefined) ??
    served ??
    (speaks && self
      ? self
      : (idea.clientKnown && named(idea.client, idea.said) && !(anybody && supplyPeople.has(headOf(idea.client)))) ||
          /^(devtool|game)$/.test(idea.pattern.id)
        ? idea.client
        : (self ?? asNoun('person')));
  const isNamed =
    others.some((noun) => noun.one !== client.one) && self?.one === writer.one && saysOnlyWhoItIs(statements);
  // 'People phone me': they and the writer are two sides.
  const asked = statements.some(
    ({ who, text }) => (who === 'client' || (typeof who === 'object' && isAnybody(who))) && /\{speakers\}/.test(text),
  );
  // 'It stops me booking': the writer takes part without a deed of their own.
  const isMet =
    others.length > 0 && statements.some(({ kind, phrase }) => kind === 'act' && /\{speakers\}/.test(phrase));
  const found =
    (speaks || isMet || (speaker.side === 'host' && !isNamed)) &&
    client.one !== (self?.one ?? writer.one) &&
    (others.length > 0 || asked || isCrowd || supplier || speaker.side === 'host')
      ? (self ?? writer)
      : (others.find(
          (noun) => noun.one !== client.one && (noun.one === 'staff member' || !demandPeople.has(headOf(noun))),
        ) ??
        others.find((noun) => noun.one !== client.one) ??
        [idea.host, today].find((noun) => noun && named(noun, idea.said) && !isSameBody(noun, client)));
  const host = idea.reading ? idea.reading.host : found;
  const told = settleStatements(statements, {
    client,
    host,
    speaker:
      (speaks || isMet) && host && !speaker.isServed && (self === undefined || host.one === self.one)
        ? host
        : (self ?? client),
  });
  const acts = buildable(told);
  if (acts.length === 0)
    return { ...idea, told, extra: [], nots: distinct([...idea.nots, ...notsOf(told, idea.name, idea.nots)]) };
  const item = idea.reading?.item ?? playedItem(acts) ?? nearerItem(itemOf(acts, idea), acts, idea);
  const pattern = ownPattern(idea.pattern, told, { client, host, item, name: idea.name });
  const ownActs = acts
    .flatMap((one) => actOf(one))
    .filter(({ phrase }) => !danglers.test(phrase.split(' ').at(-1) ?? ''));
  // The sentences as a whole were read before it was known that the writer is another side.
  const isOwnSide = speaks && speaker.side !== 'host' && host !== undefined && host.one === (self ?? writer).one;
  const { host: _, ...rest } = idea;
  return {
    ...rest,
    host,
    pattern,
    client,
    clientKnown: idea.clientKnown || idea.reading !== undefined || demand !== undefined || speaks,
    hostKnown: host !== undefined,
    item,
    deal: asNoun(pattern.deal),
    acts: isOwnSide || tellsMore(ownActs, idea.acts) ? ownActs : idea.acts,
    told,
    extra: [],
    nots: distinct([...idea.nots, ...notsOf(told, idea.name, idea.nots)]),
  };
}

/** 'We are drivers … the people shall see their road': those who write and those whom they serve are two sides. */
function hasCrowd(said: Statement[], { self }: Speaker): boolean {
  return (
    self !== undefined &&
    !isAnybody(self) &&
    !demandPeople.has(headOf(self)) &&
    said.some(({ kind, not, subject }) => kind === 'act' && !not && /^(?:the |all )?people\b/i.test(subject))
  );
}

/** Whether the clauses tell acts that the sentences as a whole did not. */
function tellsMore(own: Act[], read: Act[]): boolean {
  const verbs = new Set(read.map(({ verb }) => verb));
  return own.length > read.length || (own.length === read.length && own.some(({ verb }) => !verbs.has(verb)));
}

/** What a figure of a game gets into is a means; what is kept are the rounds. */
function playedItem(acts: Told[]): Noun | undefined {
  return acts.some(({ verb, family }) => verb === 'let' && family === 'play') ? asNoun('round') : undefined;
}

/** 'A cat jumps over roofs' in a game: the players let it. */
function asPlayed(statement: Statement): Statement {
  const { kind, who, device, not, subject, verb, phrase, text } = statement;
  const isFigure = (device || (kind === 'rule' && who === undefined)) && !not && /^(?:an?|the) /.test(subject);
  if (!isFigure || linking.test(verb) || /^(have|has|need|last|cost|mean)$/.test(verb)) return statement;
  const { object: _, ...rest } = statement;
  const figure = subject.replace(/^an? /, 'the ');
  return {
    ...rest,
    kind: 'act',
    device: false,
    who: 'client',
    verb: 'let',
    text: text.startsWith(subject) ? text : `${subject} ${text}`,
    phrase: `${figure} ${verb} ${phrase}`.trim(),
    family: 'play',
  };
}

/** 'We are a foundation': the writer says who they are and takes no part by name. */
function saysOnlyWhoItIs(statements: Statement[]): boolean {
  const own = statements.filter(({ who }) => who === 'speaker');
  return own.length > 0 && own.every(({ verb }) => linking.test(verb));
}

function distinctNouns(nouns: Noun[]): Noun[] {
  return nouns.filter(({ one }, index) => nouns.findIndex((other) => other.one === one) === index);
}

function distinct(texts: string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) === index);
}

/** A clause as the act that the other documents tell. */
function actOf(told: Told): Act[] {
  if (told.kind !== 'act' || told.not || told.who === undefined) return [];
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

/** 'Nobody has to count it by hand', 'the lead did not know it': what gets better, and how it was, are no limits. */
const relief =
  /\b(?:did|could|was|were|had|would) ?(?:not|n.t|never)\b|\b(?:nobody|no[- ]one) (?:has|had|needs|came|knew|knows)\b/i;

/** What the clauses rule out: 'no bookings', 'it gives no advice', 'nobody signs in'. */
export function notsOf(told: Told[], name: string, known: string[] = []): string[] {
  return told.flatMap(({ not, text, kind, who, verb, phrase }) => {
    if (!not || isLimit(text) || kind === 'background' || relief.test(text)) return [];
    if (known.some((line) => text.toLowerCase().includes(line.replace(/^No |\.$/g, '').toLowerCase()))) return [];
    if (/\bsigns? (in|up)\b/.test(text)) return [`No accounts or sign-in: ${text}.`];
    if (kind === 'fragment') return [`${capitalise(text)}.`];
    if (who === 'product' && /^no /.test(phrase)) return [`${capitalise(phrase)}: ${name} never does that.`];
    return verb === '' ? [] : [`${capitalise(text)}.`];
  });
}
