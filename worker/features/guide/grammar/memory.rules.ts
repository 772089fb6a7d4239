import { type Phrase, readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { wordFor } from '#worker/features/guide/grammar/reading.rules.ts';
import { secondObject } from '#worker/features/guide/grammar/standing.rules.ts';
import { asNoun, dropVague, isPlural, type Noun } from '#worker/features/guide/grammar/words.rules.ts';

/** Who or what a clause speaks of; see `Statement`. */
export type Subject = { who: Noun | 'product' | 'speaker' | 'client' | undefined; device: boolean; subject: string };

/** What of a clause is kept: the words before its verb, the verb, the words after, and of whom it speaks. */
type Remembered = { before: Token[]; rest: Token[]; subject: Subject | undefined; base: string };

/** What clauses before said, for 'they', 'it' and clauses without a subject. */
export type Memory = {
  subject: Subject | undefined;
  person: Noun | undefined;
  /** One of the writer's family who was spoken of last: 'he' after 'my dad' is him, whoever acted since. */
  kin: Noun | undefined;
  /** Whom 'they' can mean where one of the family acted last. */
  crowd: Subject | undefined;
  /** Several people who acted last, and whether somebody alone acted since: 'they' after 'the host seats them' are not the host. */
  group: Subject | undefined;
  isOne: boolean;
  /** Who acted before the one who acts now. */
  other: Noun | undefined;
  one: string | undefined;
  many: string | undefined;
};

export const linking = /^(be|am|is|are|was|were|been)$/;

const kin =
  /^(mother|father|mum|mom|dad|sister|brother|wife|husband|partner|aunt|uncle|grandma|grandpa|grandmother|grandfather|son|daughter|cousin)$/;

/** Whether somebody is one of the writer's family. */
export function isKin({ one }: Noun): boolean {
  return kin.test(one);
}

/** People that a piece without a clause of its own names: a later 'they' can mean them. */
export function notePeople(tokens: Token[], memory: Memory): void {
  for (let index = 0; index < tokens.length; index += 1) {
    const phrase = readPhrase(tokens, index);
    if (!phrase) continue;
    index = phrase.end - 1;
    if (phrase.kind === 'person') memory.person = phrase.noun;
  }
}

/** The first noun phrase that no preposition leads in. */
export function readFirstPhrase(tokens: Token[]): Phrase | undefined {
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens[index]?.tag === 'prep' && index > 0) return undefined;
    const phrase = readPhrase(tokens, index);
    if (phrase) return phrase;
  }
  return undefined;
}

/** What 'it' or 'them' at the beginning of what follows a verb stands for. */
export function meantBy(rest: Token[], memory: Memory): Noun | undefined {
  const pronoun = rest.slice(0, 2).find(({ lower }) => /^(it|them)$/.test(lower))?.lower;
  const name = pronoun === 'them' ? memory.many : pronoun === 'it' ? memory.one : undefined;
  return name ? asNoun(name) : undefined;
}

/** 'Says by radio': a means or a time is nothing that 'it' could be. */
const asides = /^(?:by|with|via|from|during|until|after|before|per|since)$/;

/** 'a message when it is done': what tells of something is seldom what 'it' means. */
const notices = /^(messages?|reminders?|notifications?|alerts?|alarms?|e-?mails?|texts?|calls?)$/;

/** Keeps of a clause what later ones can refer to. */
export function remember({ before, rest, subject: current, base: verb }: Remembered, memory: Memory): void {
  if (current && !/^(?:nobody|neither)\b/.test(current.subject)) memory.subject = current;
  if (typeof current?.who === 'object' && isKin(current.who)) memory.kin = current.who;
  else if (typeof current?.who === 'object' || current?.who === 'client') memory.crowd = current;
  noteGroup(current, memory);
  if (typeof current?.who === 'object' && !current.device && memory.person?.one !== current.who.one)
    memory.other = memory.person;
  if (typeof current?.who === 'object' && !current.device) memory.person = current.who;
  else notePeople(rest, memory);
  // 'We are a foundation' says who speaks and names nothing that 'it' could be.
  if (current?.who === 'speaker' && linking.test(verb)) return;
  const subject = readFirstPhrase(before);
  const start = rest.findIndex(({ tag, lower }) => tag !== 'adv' && tag !== 'prep' && !/^(?:me|us)$/.test(lower));
  const isAside = start > 0 && rest.slice(0, start).some(({ lower }) => asides.test(lower));
  const asked = rest[start]?.tag === 'rel';
  const whom = start < 0 || asked || isAside ? undefined : readPhrase(rest, start);
  const object = whom && (secondObject(rest, whom) ?? whom);
  for (const [phrase, last] of [
    [subject, before.findLast(({ tag }) => tag === 'noun')],
    [object, object && rest[object.end - 1]],
  ] as const) {
    // 'The boat says by radio what it brings': what speaks is not what is weighed.
    const speaks = phrase === subject && /^(?:say|tell|call)$/.test(verb);
    if (phrase?.kind !== 'thing' || notices.test(phrase.text) || speaks) continue;
    if (isPlural(last?.lower ?? '')) memory.many = phrase.text;
    else memory.one = phrase.text;
  }
  const which = asked && rest[start]?.lower === 'which' ? readPhrase(rest, start + 1) : undefined;
  if (asked) memory.one = which?.kind === 'thing' ? which.text : undefined;
}

function noteGroup(current: Subject | undefined, memory: Memory): void {
  const isSomebody =
    current !== undefined && !current.device && (typeof current.who === 'object' || current.who === 'client');
  if (!isSomebody) return;
  memory.isOne =
    /^(?:an?|the|each|every|one) /i.test(current.subject) && !isPlural(current.subject.split(' ').at(-1) ?? '');
  if (!memory.isOne) memory.group = current;
}

const female = /^(?:mother|mum|mom|sister|wife|aunt|grandma|grandmother|daughter)$/;
const male = /^(?:father|dad|brother|husband|uncle|grandpa|grandfather|son)$/;

/** 'My sister reads how he is': he is another one of the family, if one was told of. */
function nameOf(pronoun: string, { person, kin: last }: Pick<Memory, 'person'> & Partial<Memory>): string {
  const isOther = ({ one }: Noun) => (pronoun === 'he' ? female : male).test(one);
  const meant = [person, last].find((noun) => noun !== undefined && !isOther(noun));
  return meant ? `the ${meant.one}` : pronoun;
}

/** The words of tokens as one line: no empty praise, 'it' and 'them' named where what they mean is known. */
export function wordsIn(tokens: Token[], memory: Pick<Memory, 'one' | 'many' | 'person'>, keeps = false): string {
  const words = tokens.map((token, index) => {
    if (token.text === ',') return ',';
    const isCompound = tokens[index + 1]?.tag === 'noun' || /^(noun|adj)$/.test(tokens[index - 1]?.tag ?? '');
    if (/^users?$/.test(token.lower) && isCompound && tokens[index + 1]?.text !== ',') return token.lower;
    if (/^(he|she)$/.test(token.lower) && memory.person) return nameOf(token.lower, memory);
    const early = index <= 1 && !keeps && !(index > 0 && tokens[index - 1]?.tag === 'noun');
    const against = token.lower === 'them' && /^(against|from|into|about|of)$/.test(tokens[index - 1]?.lower ?? '');
    if (token.lower === 'them' && (early || (against && !keeps)) && memory.many) return `the ${memory.many}`;
    if (token.lower === 'it' && early && memory.one) return `the ${memory.one}`;
    return wordFor(token);
  });
  return dropVague(
    words
      .join(' ')
      .replace(/ ,/g, ',')
      .replace(/[\s,]+$|^[\s,]+/g, ''),
  )
    .replace(/(?:\s+(?:and|or|but|then|to)|(?<!\b(?:say|says|saying|do|does|doing|think|thinks))\s+so)$/i, '')
    .trim();
}
