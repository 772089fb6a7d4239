import { firstNames } from '#worker/features/guide/content/first-names.ts';
import { demandPeople, otherPeople, supplyPeople } from '#worker/features/guide/content/people.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { nounFor, peopleAndThing, tellReading } from '#worker/features/guide/decisions/people-and-thing.rules.ts';
import { readRenaming } from '#worker/features/guide/decisions/renaming.rules.ts';
import { resolveAlone, resolveSides } from '#worker/features/guide/decisions/sides.rules.ts';
import { insteadOf } from '#worker/features/guide/decisions/swaps.rules.ts';
import { kindOfNoun, readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import { tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import {
  asNoun,
  headOf,
  isPlural,
  type Noun,
  patternOfNoun,
  singularOf,
} from '#worker/features/guide/grammar/words.rules.ts';
import { isSameNoun, type Reading, readingOf } from '#worker/features/guide/idea/corrected.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';

/** What a text puts right: the decisions that follow, and the parts of it that name neither people nor a thing. */
export type Corrected = { decisions: Decision[]; unread: string[] };

const leads =
  /^(?:(?:no|nope|not (?:quite|really|exactly)|sorry|well|actually|almost|nearly|rather|instead|wait|hm+|ok(?:ay)?|yes|but|and|so|please|i (?:meant?|think)|you (?:misread|misunderstood|got) (?:it|that|me)(?: wrong)?|that(?:'s| is) (?:wrong|not (?:right|it)))[,:;.!\s]+)+/i;
const byThing = [
  /^(?:the |its |our |my )?(?:main |real |actual )?(?:thing|subject|topic|object)(?: here| of it)?(?: (?:is|are|should be|must be|would be)|:)\s+(?:about )?(.+)$/i,
  /^(?:(?:it|this|that|everything|all(?: of it)?|the (?:app|product|idea|tool|site))(?:'s| is| are| should be)? )?(?:(?:really|mainly|mostly|all|only|just|rather) )*about (.+)$/i,
  /^(.+) (?:is|are) the (?:main |real |actual )?(?:thing|subject|topic)(,? not .+)?$/i,
];
const turned =
  /^(?:(?:it|this|that)(?:'s| is) )?not (?:about )?(.+?)(?:,? but|,? it(?:'s| is)|,) (?:rather )?(?:about )?(.+)$/i;
const byPeople = [
  /^(?:(?:it|this|that|the (?:app|product|idea|tool|site))(?:'s| is| should be) )?(?:(?:meant|made|mainly|mostly|really) )*(only |just )?for (only |just )?(.+)$/i,
  /^(?:the |its |our )?(?:users|people)(?: who use it| of it)? (?:are|should be)(?: (only|just))?( )?(.+)$/i,
  /^(?:it(?:'s| is) )?used( only)? (?:only )?by (only |just )?(.+)$/i,
  /^(only |just )?()(.+?) (?:will |would |should )?uses? (?:it|this|the (?:app|product|tool|site))$/i,
];
const notForPeople =
  /^(?:(?:it|this|that|the (?:app|product|idea|tool|site))(?:'s| is) )?not (?:meant |made )?for (?:the |our |my )?(.{2,60})$/i;
const otherWayRound =
  /^(?:the other way round[:,]? )?(?<clients>[^;,.]{2,60}) use it[;,] (?:and )?(?<hosts>[^;,.]{2,60}) serve them or decide$/i;
const alone =
  /^(?:(?:it|this)(?:'s| is) )?(?:(?:only|just)(?: for)? (?:me|myself|i)|(?:for )?(?:me|myself)(?: only| alone)?|for (?:only |just )?(?:me|myself)|only i (?:will )?use (?:it|this)|nobody (?:else )?(?:but me )?uses (?:it|this)|i use it alone)$/i;
/** A message without any of these corrects nothing. */
const signs =
  /\b(?:thing|subject|topic|about|for|called|named|known as|call|rename|word|term|use it|uses it|used by|users|people|me|myself)\b/i;
const mostRead = 400;

/** Whether a message can put the reading right at all; told without reading the idea. */
export function mayCorrect(text: string): boolean {
  return text.length <= mostRead && signs.test(text);
}

/**
 * Reads who uses the product and what it is about out of a message, against the idea as it is read so far.
 * @param isAnswer whether it answers the question about the reading, so that bare nouns count: 'florists and offices; bouquets'.
 */
export function readCorrection(text: string, idea: Idea, isAnswer: boolean): Corrected {
  const plain = text.replace(/[’‘]/g, "'").replace(/["“”]/g, '').trim();
  if (plain.length > mostRead || plain.endsWith('?') || !(isAnswer || (signs.test(plain) && !idea.isWish)))
    return { decisions: [], unread: [plain] };
  const before = readingOf(idea);
  const found: Found = { reading: before, renames: [], unread: [], asides: isAnswer ? [] : undefined };
  const whole = otherWayRound.exec(plain.replace(/[.!]+$/, ''))?.groups;
  if (isAnswer && whole) setSides(found, idea, [whole.clients ?? '', whole.hosts ?? '']);
  else if (isAnswer) {
    const clauses = sentencesOf(plain).flatMap(cutAbout).map(bare).filter(Boolean);
    for (const [at, clause] of clauses.entries())
      if (
        !readClause(clause, idea, found) &&
        !readBare(clause, { isFirst: at === 0, isOnly: clauses.length === 1 }, idea, found)
      )
        found.unread.push(clause);
    found.isRead = clauses.length > found.unread.length;
  } else for (const sentence of sentencesOf(plain)) readSentence(sentence, idea, found);
  const told = tellReading(found.reading);
  const decisions = [
    ...(found.isRead || told !== tellReading(before) ? [{ topic: peopleAndThing, decision: told }] : []),
    ...(found.asides ?? []).map((aside) => ({
      topic: `Also: ${aside.split(' ').slice(0, 6).join(' ')}`.slice(0, 90),
      decision: aside,
    })),
    ...found.renames.map(({ from, to }) => ({ topic: `${insteadOf}${from}`, decision: `${to}, not ${from}` })),
  ];
  return { decisions, unread: found.unread };
}

type Found = {
  reading: Reading;
  renames: { from: string; to: string }[];
  unread: string[];
  /** What an answer tells of its people besides; without a list, such a text is no correction but a fact. */
  asides: string[] | undefined;
  isThingSaid?: boolean;
  /** Something of it was understood, be it only what stood before. */
  isRead?: boolean;
};

const sentencesOf = (text: string) => text.split(/[;\n]+|(?<=[.!])\s+| [-–—/|] /).filter((part) => part.trim());

/** A sentence that corrects does so as a whole: 'write a haiku about frogs' says nothing of the product. */
function readSentence(sentence: string, idea: Idea, found: Found): void {
  const tried: Found = { ...found, renames: [...found.renames] };
  const clauses = cutAbout(bare(sentence)).filter(Boolean);
  const isRead = clauses.every((clause, at) => (at > 0 || !/^about /i.test(clause)) && readClause(clause, idea, tried));
  if (isRead && clauses.length > 0) Object.assign(found, tried, { isRead: tried.renames.length === 0 });
  else found.unread.push(sentence.trim());
}

const bare = (clause: string) =>
  clause
    .trim()
    .replace(leads, '')
    .replace(/[.!,\s]+$/, '')
    .trim();

/** 'for nurses, about shifts' are two things said; 'it is about shifts' is one. */
function cutAbout(clause: string): string[] {
  const [, people, about] = /^(.{3,120}?),? (?:and )?(?:(?:it is|it's|all) )?(about .+)$/i.exec(clause) ?? [];
  const isOne =
    /^(?:\S+[,.]? )*?(?:it|this|that|it's|that's|this is|is|are|all|everything|not|really|mainly|mostly|just|only|topic|thing)$/i.test(
      people?.trim() ?? '',
    );
  return people && about && !isOne ? [people, about] : [clause];
}

function readClause(clause: string, idea: Idea, found: Found): boolean {
  if (alone.test(clause)) {
    found.reading = resolveAlone(found.reading, idea);
    return true;
  }
  const renaming = readRenaming(clause);
  if (renaming) return rename(renaming.from, renaming.to, idea, found);
  const [, wrong, right] = turned.exec(clause) ?? [];
  if (wrong && right && setThing(right, wrong, idea, found)) return true;
  for (const pattern of byThing) {
    const [, said = '', more = ''] = pattern.exec(clause) ?? [];
    const [, thing = '', not = ''] = /^(.+?)(?:,? (?:and |but )?not (?:about )?(.+))?$/i.exec(`${said}${more}`) ?? [];
    if (thing && setThing(thing, not, idea, found)) return true;
  }
  const [, nobody] = notForPeople.exec(clause) ?? [];
  if (nobody && denyPeople(nobody, idea, found)) return true;
  for (const pattern of byPeople) {
    const [, only, justly, said = ''] = pattern.exec(clause) ?? [];
    if (said && setPeople(said, Boolean(only?.trim() || justly?.trim()), idea, found)) return true;
  }
  return false;
}

/** 'It is not for bosses': they are no side of it, and who else was read takes their place. */
function denyPeople(text: string, idea: Idea, found: Found): boolean {
  const nouns = nounsOf(text, idea);
  if (!nouns?.every((one) => isPeople(one, idea))) return false;
  const isDenied = (one: Noun | undefined) => nouns.some((other) => isSameNoun(other, one));
  const { client, host, others } = found.reading;
  const [first = client, second, ...more] = [client, host, ...others].filter((one) => one && !isDenied(one)) as Noun[];
  found.reading = { ...found.reading, client: first, host: second, others: more };
  return true;
}

/** 'nurses and their ward manager', 'charities, not colleagues'; where a refused word is nobody's who was read, a swap of words is meant. */
function setPeople(text: string, isOnly: boolean, idea: Idea, found: Found): boolean {
  const [, said = text, not = ''] = /^(.+?),? (?:and |but )?not (?:for )?(.+)$/i.exec(text) ?? [];
  const nouns = nounsOf(said, idea, found.asides);
  if (!nouns?.every((one) => isPeople(one, idea))) return false;
  const { client, host } = found.reading;
  if (not && !nounsOf(not, idea)?.every((one) => isSameNoun(one, client) || isSameNoun(one, host))) return false;
  const theirs = /\b(?:and|with) (?:their|his|her|its|the) /i.test(said) ? nouns.at(-1) : undefined;
  found.reading = resolveSides(found.reading, nouns, { isOnly, theirs });
  return true;
}

/** Those who use it and those who serve them, as somebody has said who is which. */
function setSides(found: Found, idea: Idea, sides: [string, string]): void {
  const [client, host] = sides.map((side) => nounsOf(side, idea)?.[0]);
  if (client && host) found.reading = { ...found.reading, client, host };
  else found.unread.push(sides.join(', '));
}

/** An answer in bare nouns: people first and the thing after them, or either alone. */
function readBare(
  clause: string,
  { isFirst, isOnly }: { isFirst: boolean; isOnly: boolean },
  idea: Idea,
  found: Found,
): boolean {
  const [, right = clause, wrong = ''] = /^(.+?),? (?:and |but )?not (.+)$/i.exec(clause) ?? [];
  if (isFirst && setPeople(clause, false, idea, found)) return true;
  const nouns = nounsOf(right, idea);
  if (!isFirst || isOnly || wrong || !nouns) return setThing(right, wrong, idea, found);
  found.reading = resolveSides(found.reading, nouns, { isOnly: false, theirs: undefined });
  return true;
}

function setThing(text: string, not: string, idea: Idea, found: Found): boolean {
  const [item, ...more] = nounsOf(text, idea) ?? [];
  if (!item || more.length > 1 || found.isThingSaid || isKnownPeople(item, idea)) return false;
  const isNamed =
    patternOfNoun(item).test(idea.said) ||
    /^(?:the|an?|my|our|each|every) /i.test(text) ||
    isPlural(text.split(' ').at(-1) ?? '');
  if (!isNamed) return false;
  const before = found.reading;
  // What was only guessed may well be a thing of the idea: no records are kept of what its owner denies, and of nothing else.
  const refused = [...before.refused, ...(nounsOf(not, idea) ?? [])].filter(
    (noun, at, all) => !isSameNoun(noun, item) && all.findIndex((other) => isSameNoun(other, noun)) === at,
  );
  found.reading = { ...before, item, refused: refused.slice(-3) };
  found.isThingSaid = true;
  return true;
}

function rename(from: string, to: string, idea: Idea, found: Found): boolean {
  const [old] = nounsOf(from, idea) ?? [];
  const [noun, ...more] = nounsOf(to.replace(/,? (?:and )?not .+$/i, ''), idea) ?? [];
  if (!old || !noun || more.length > 0) return false;
  const { client, host, item } = found.reading;
  const isClient = isSameNoun(old, client) || /^(?:user|customer|client|people|person)$/.test(singularOf(old.one));
  if (isSameNoun(old, item)) return setThing(noun.many, '', idea, found);
  if (isSameNoun(old, host)) found.reading = { ...found.reading, host: noun };
  else if (isClient) found.reading = { ...found.reading, client: noun };
  else if ([...idea.people, ...idea.things, ...idea.places].some((known) => isSameNoun(known, old)))
    found.renames.push({ from: old.many, to: noun.many });
  else return false;
  return true;
}

const around =
  /^(?:(?:the|an?|all|my|our|your|their|its|his|her|each|every|other|both|only|just|also|some|any|mainly) )+/i;
const noun = /^\p{L}[\p{L}'-]*(?: [\p{L}'-]+){0,3}$/u;
/** Words that no name of people or of a thing holds. */
const notInNoun =
  /\b(?:is|are|was|be|can|could|should|will|would|must|may|do|does|don't|not|no|never|i|we|you|they|it|them|this|that|what|how|who|which|when|if|because|to|by|at|from|until|before|after|on|for|me|my|myself|free|example|now|sure|yes|ok|good|fine|time)\b/i;

/** The nouns that a text lists; undefined where it says anything besides. */
function nounsOf(said: string, idea: Idea, asides?: string[]): Noun[] | undefined {
  const text = said.replace(/\bme, the (?=[\p{L}])/giu, '');
  const [, before, more, after] = asides ? (/^(.{2,80}?),? who (.+?)(?:,? and ([^,]{2,40}))?$/i.exec(text) ?? []) : [];
  const words = (before ? [before, after].filter(Boolean).join(', ') : text)
    .split(/\s*,\s*(?:and |or )?|\s+(?:and|or|as well as|plus|with)\s+|\s*[&+]\s*/i)
    .map((part) =>
      part
        .trim()
        .replace(/^for /i, '')
        .replace(around, '')
        .replace(/ of (?:the|our|my|their|an?) .+$/i, ''),
    )
    .filter((part) => part && !firstNames.has(part));
  if (words.length === 0 || words.some((word) => !noun.test(word) || notInNoun.test(word))) return undefined;
  if (before && more) asides?.push(`${before.replace(/^.* /, '')} ${more}`);
  return words.map((word) => nounFor(/^\p{Lu}\p{Ll}/u.test(word) ? word.toLowerCase() : word, idea));
}

function isKnownPeople(one: Noun, { client, host, people }: Idea): boolean {
  const lists = [demandPeople, supplyPeople, otherPeople];
  return (
    [client, host, ...people].some((other) => isSameNoun(other, one)) || lists.some((list) => list.has(headOf(one)))
  );
}

/** Whether a noun names people, or the place where they work. */
function isPeople({ one, many }: Noun, { client, host, people, places, item, things }: Idea): boolean {
  const is = (other: Noun | undefined) => other?.one === one;
  if ([client, host, ...people, ...places].some(is)) return true;
  if (is(item) || things.some(is)) return false;
  const [tokens] = tagText(many);
  const kind = tokens && readPhrase(tokens, 0)?.kind;
  return [kind, kindOfNoun(asNoun(many).many.split(' ').at(-1) ?? '')].some(
    (each) => each === 'person' || each === 'place',
  );
}
