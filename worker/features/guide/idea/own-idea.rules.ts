import type { Pattern } from '#worker/features/guide/content/patterns/pattern.ts';
import { trackingPattern } from '#worker/features/guide/content/patterns/tracking.ts';
import type { Act } from '#worker/features/guide/grammar/acts.rules.ts';
import { danglers } from '#worker/features/guide/grammar/reading.rules.ts';
import type { Statement } from '#worker/features/guide/grammar/statements.rules.ts';
import { asNoun, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { thingOf } from '#worker/features/guide/idea/effect-of-act.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { itemOf, nearerItem } from '#worker/features/guide/idea/item.rules.ts';
import { buildable, ownPattern } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { readSides } from '#worker/features/guide/idea/own-sides.rules.ts';
import { withNots } from '#worker/features/guide/idea/ruled-out.rules.ts';
import { isPlayed } from '#worker/features/guide/idea/shape.rules.ts';
import type { Speaker } from '#worker/features/guide/idea/speaker.rules.ts';
import { doOf, settleStatements, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import { titleOf } from '#worker/features/guide/idea/telling-titles.rules.ts';

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
  const isKept = strict.includes(pattern.id) && (pattern.id !== 'game' || isPlayed(said));
  const { host: _, ...rest } = isKept ? pattern : trackingPattern;
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
  return { ...idea, told, extra, nots: withNots(idea, told) };
}

/** An idea that no shape fits: people, thing and acts are its own, and so is its shape. */
export function ownIdea(idea: Idea, said: Statement[], speaker: Speaker): Idea {
  const { told: read, client, clientKnown, host, isOwnSide } = readSides(idea, said, speaker);
  const told = idea.pattern.id === 'game' ? read : read.map(outOfPlay).map((one) => withThing(one, idea));
  const nots = withNots(idea, told);
  const acts = buildable(told);
  if (acts.length === 0) return { ...idea, told, extra: [], nots };
  const item = idea.reading?.item ?? playedItem(acts) ?? nearerItem(itemOf(acts, idea), acts, idea);
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
    clientKnown,
    hostKnown: host !== undefined,
    item,
    deal: asNoun(pattern.deal),
    acts: isOwnSide || tellsMore(ownActs, idea.acts) ? ownActs : idea.acts,
    told,
    extra: [],
    nots,
  };
}

/** Who solves or scores something outside of a game makes no move: it is an entry that the others see. */
const outOfPlay = (one: Told): Told => (one.family === 'play' && !one.device ? { ...one, family: 'submit' } : one);

const taking = /^(?:tick|solve|climb|borrow|reserve|rate)$/;
const joinedIn = /^(?:up |in |on )?(?:for|to) (?:the |their |an? )?((?:[a-z]+ )[a-z]+s)$/;

/** 'Tick the problems they climbed', 'sign up for work days': what people take from a list is a thing, whatever else its word means. */
function withThing(one: Told, idea: Idea): Told {
  const { kind, not, device, who, verb, phrase, object, family } = one;
  if (kind !== 'act' || not || device || object || typeof who !== 'object') return one;
  const joined = family === 'join' ? joinedIn.exec(phrase)?.[1] : undefined;
  const found = joined
    ? asNoun(joined.replace(/s$/, ''))
    : taking.test(verb)
      ? thingOf(one, { before: undefined, item: idea.item })
      : undefined;
  return found && !idea.people.some((person) => person.one === found.one) ? { ...one, object: found } : one;
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

/** A clause as the act that the other documents tell. */
export function actOf(told: Told): Act[] {
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
