import { demandPeople, placeStaff, supplyPeople } from '#worker/features/guide/content/people.ts';
import { linking } from '#worker/features/guide/grammar/memory.rules.ts';
import type { Statement } from '#worker/features/guide/grammar/statements.rules.ts';
import { asNoun, headOf, lookUp, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import {
  asFamily,
  asOurs,
  asPlainPeople,
  comesToUs,
  isAnybody,
  isOwnHost,
  isSameBody,
  named,
  whoDoesItToday,
} from '#worker/features/guide/idea/sides.rules.ts';
import { type Speaker, writerOf } from '#worker/features/guide/idea/speaker.rules.ts';
import { withSuppliers } from '#worker/features/guide/idea/suppliers.rules.ts';
import { settleStatements, type Told } from '#worker/features/guide/idea/telling.rules.ts';

/** The people of an idea by what its clauses say; `isOwnSide` where the writer turned out to be the host. */
type Sides = { told: Told[]; client: Noun; clientKnown: boolean; host: Noun | undefined; isOwnSide: boolean };

/** Whoever plays; friends who help to make a game are named beside it. */
const playing = ({ client, pattern }: Idea): Noun =>
  pattern.id === 'game' &&
  !demandPeople.has(headOf(client)) &&
  !/^(?:child|kid|pupil|student|teenager)$/.test(headOf(client))
    ? asNoun(pattern.client)
    : client;

const ourKin =
  /\{their\} (?:grand\w+|mother|father|mum|mom|dad|sister|brother|son|daughter|aunts?|uncle|wife|husband)\b/;

/** Who takes part in an idea that no shape fits, and its clauses as told by them. */
export function readSides(idea: Idea, said: Statement[], speaker: Speaker): Sides {
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
    // Who makes a game and draws it has no part in it.
    (speaker.side === 'host' && idea.pattern.id !== 'game' ? writer : undefined) ??
    (said.some(({ kind, text }) => kind !== 'background' && ourKin.test(text)) ? asNoun('family member') : undefined);
  const others = actors.filter((noun) => noun.one !== self?.one);
  const persons = others.filter((noun) => lookUp(placeStaff, noun.one) === undefined);
  const anybody = statements.some(
    ({ who, kind }) => kind === 'act' && (who === 'client' || (typeof who === 'object' && isAnybody(who))),
  );
  // Whoever is told of beside a game, those who use it play it.
  const demand =
    idea.pattern.id === 'game'
      ? undefined
      : (persons.find((noun) => noun.one !== 'staff member' && comesToUs(noun, idea.said)) ??
        persons.find((noun) => noun.one !== 'staff member' && !supplyPeople.has(headOf(noun))) ??
        (anybody ? undefined : (persons[0] ?? others[0])));
  const nearest = idea.client.one === self?.one ? asNoun(idea.pattern.client) : playing(idea);
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
        ? playing(idea)
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
  const runner =
    (speaks || isMet || (speaker.side === 'host' && !isNamed)) &&
    client.one !== (self?.one ?? writer.one) &&
    (others.length > 0 || asked || isCrowd || supplier || speaker.side === 'host')
      ? (self ?? writer)
      : (others.find(
          (noun) => noun.one !== client.one && (noun.one === 'staff member' || !demandPeople.has(headOf(noun))),
        ) ??
        others.find((noun) => noun.one !== client.one) ??
        [idea.host, today].find((noun) => noun && named(noun, idea.said) && !isSameBody(noun, client)));
  const found = idea.pattern.id === 'game' && runner?.one === writer.one ? undefined : runner;
  const host = idea.reading ? idea.reading.host : found;
  const told = settleStatements(statements, {
    client,
    host,
    speaker:
      (speaks || isMet) && host && !speaker.isServed && (self === undefined || host.one === self.one)
        ? host
        : (self ?? client),
  });
  return {
    told,
    client,
    clientKnown: idea.clientKnown || idea.reading !== undefined || demand !== undefined || speaks,
    host,
    // The sentences as a whole were read before it was known that the writer is another side.
    isOwnSide: speaks && speaker.side !== 'host' && host !== undefined && host.one === (self ?? writer).one,
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
