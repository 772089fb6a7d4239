import type { Family } from '#worker/features/guide/content/pattern.ts';
import { particles, verbFamily } from '#worker/features/guide/content/verbs.ts';
import { kindOfNoun, type Phrase, readPhrase } from '#worker/features/guide/guide-nouns.rules.ts';
import { baseOfVerb, type Token } from '#worker/features/guide/guide-phrases.rules.ts';
import { asNoun, dropVague, isPlural, type Noun } from '#worker/features/guide/guide-words.rules.ts';

/** Somebody (or the product itself) does something to something. `phrase` is the user's wording after the verb, made safe. */
export type Act = {
  who: Noun | 'product' | 'speaker' | undefined;
  verb: string;
  family: Family;
  object?: Noun;
  phrase: string;
};

const stopRelatives = new Set([
  'that',
  'which',
  'who',
  'where',
  'so',
  'while',
  'because',
  'if',
  'whose',
  'unless',
  'once',
]);

type Walk = { lastPerson: Noun | undefined; lastObject: string; previous: Act['who']; hasPrevious: boolean };

/** Reads the acts of all sentences in order. */
export function readActs(sentences: Token[][]): Act[] {
  const walk: Walk = { lastPerson: undefined, lastObject: '', previous: undefined, hasPrevious: false };
  return sentences.flatMap((tokens) => readSentence(tokens, walk));
}

function readSentence(tokens: Token[], walk: Walk): Act[] {
  const acts: Act[] = [];
  let latest: Phrase | undefined;
  walk.hasPrevious = false;
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) break;
    if (token.tag === 'verb' && token.base) {
      const act = readAct(tokens, index, latest, walk);
      if (act) acts.push(act);
      continue;
    }
    const phrase = readPhrase(tokens, index);
    if (!phrase) continue;
    if (phrase.kind === 'person' || phrase.kind === 'place') walk.lastPerson = phrase.noun;
    if (phrase.kind !== 'empty') latest = phrase;
    index = phrase.end - 1;
  }
  return acts;
}

function readAct(tokens: Token[], index: number, latest: Phrase | undefined, walk: Walk): Act | undefined {
  const base = tokens[index]?.base ?? '';
  const passive = base === 'get' ? baseOfVerb(tokens[index + 1]?.lower ?? '') : undefined;
  const family = (passive && verbFamily.get(passive)) || verbFamily.get(base);
  if (!family) return undefined;
  let before = index - 1;
  while (
    ['adv', 'modal', 'frame'].includes(tokens[before]?.tag ?? '') &&
    !/^(not|never)$/.test(tokens[before]?.lower ?? '')
  )
    before -= 1;
  const cue = tokens[before];
  if (cue && /^(not|never|no)$|n't$/.test(cue.lower)) return undefined;
  const asked = cue?.tag === 'to' && tokens[before - 1]?.tag === 'rel';
  const going = base === 'keep' && /ing$/.test(tokens[index + 1]?.lower ?? '');
  if (asked || going) return undefined;
  const who = subjectOf(cue, tokens, before, latest, walk);
  const { phrase, object } = readRest(tokens, index + 1, walk);
  if (object && kindOfNoun(object.split(' ').at(-1) ?? '') === 'product' && who === undefined) return undefined;
  walk.previous = who;
  walk.hasPrevious = true;
  if (object) walk.lastObject = object;
  const objectKind = object ? kindOfNoun(object.split(' ').at(-1) ?? '') : 'empty';
  return { who, verb: base, family, phrase, ...(object && objectKind === 'thing' ? { object: asNoun(object) } : {}) };
}

function subjectOf(
  cue: Token | undefined,
  tokens: Token[],
  before: number,
  latest: Phrase | undefined,
  walk: Walk,
): Act['who'] {
  const spoken =
    latest?.kind === 'person' || latest?.kind === 'place'
      ? latest.noun
      : latest?.kind === 'product'
        ? 'product'
        : undefined;
  if (!cue) return undefined;
  if (cue.tag === 'pron') {
    if (/^(they|he|she)$/.test(cue.lower)) return walk.lastPerson;
    return cue.lower === 'it' ? 'product' : /^(i|we)$/.test(cue.lower) ? 'speaker' : undefined;
  }
  if (cue.tag === 'conj' && walk.hasPrevious) return walk.previous;
  if (cue.tag === 'to' && walk.hasPrevious && tokens[before - 1]?.tag !== 'noun') return walk.previous;
  if (cue.tag === 'to') return spoken === 'product' ? undefined : (spoken ?? walk.lastPerson);
  const third = tokens[before + 1]?.lower !== tokens[before + 1]?.base;
  if (
    cue.tag === 'rel' &&
    /^(that|which)$/.test(cue.lower) &&
    third &&
    latest &&
    isPlural(tokens[before - 1]?.lower ?? '')
  )
    return 'product';
  if (cue.tag === 'rel' || cue.tag === 'noun') return spoken ?? (cue.tag === 'rel' ? 'product' : walk.lastPerson);
  return walk.hasPrevious ? walk.previous : undefined;
}

/** The wording after a verb up to where the next thought starts, and the noun that it is about. */
function readRest(tokens: Token[], start: number, walk: Walk): { phrase: string; object?: string } {
  const words: string[] = [];
  let object: string | undefined;
  let clause = false;
  let index = start;
  for (; index < tokens.length && words.length < 11; index += 1) {
    const token = tokens[index];
    if (
      !token ||
      (clause
        ? stopRelatives.has(token.lower) || (token.tag === 'conj' && startsClause(tokens, index + 1))
        : isBoundary(tokens, index, words.length))
    )
      break;
    if (token.tag === 'rel' && /^(what|when|how)$/.test(token.lower)) clause = true;
    const noun = ['det', 'adj', 'noun'].includes(token.tag) ? readPhrase(tokens, index) : undefined;
    if (noun && !object && !clause && noun.kind !== 'empty' && noun.text) object = noun.text;
    if (noun) {
      for (let inner = index; inner < noun.end; inner += 1) words.push(wordFor(tokens[inner]));
      index = noun.end - 1;
    } else if (token.tag === 'pron' && /^(it|them)$/.test(token.lower) && walk.lastObject && !object) {
      const particle = tokens[index + 1];
      const beyond = tokens[index + 2]?.tag ?? 'stop';
      if (particle && particles.has(particle.lower) && !['noun', 'det', 'adj'].includes(beyond)) {
        words.push(particle.lower);
        index += 1;
      }
      words.push(walk.lastObject);
      object = walk.lastObject;
    } else words.push(wordFor(token));
  }
  const kept = dropVague(words.filter(Boolean).join(' ').replace(/ ,/g, ',')).split(' ');
  while (
    kept.length > 0 &&
    /^(and|or|but|to|of|for|with|on|in|at|by|from|the|a|an|their|before|after|when|what|how|as|,|via|into|during|until|than|about|can|will|also|then|is|are)$/.test(
      kept.at(-1)?.replace(/,$/, '') ?? '',
    ) &&
    !(kept.length < 3 && particles.has(kept.at(-1) ?? '')) &&
    !/^(evening|day|night|week|month|hour|minutes?|days|hours) (before|after)$/.test(kept.slice(-2).join(' '))
  )
    kept.pop();
  return { phrase: kept.join(' ').replace(/,$/, ''), ...(object ? { object } : {}) };
}

/** Whether a noun phrase with its verb starts here: a new thought, not one more thing of a list. */
function startsClause(tokens: Token[], start: number): boolean {
  const following = tokens[readPhrase(tokens, start)?.end ?? tokens.length]?.tag;
  return following === 'verb' || following === 'modal' || following === 'frame';
}

function isBoundary(tokens: Token[], index: number, length: number): boolean {
  const token = tokens[index];
  if (!token) return true;
  if (stopRelatives.has(token.lower)) return true;
  if (token.tag === 'modal' || token.tag === 'frame') return true;
  if (token.tag === 'pron' && /^(i|we|they|he|she|you)$/.test(token.lower)) return true;
  if (token.tag === 'to' && tokens[index + 1]?.tag === 'verb') return tokens[index - 1]?.tag !== 'rel';
  if (token.tag === 'verb') return tokens[index - 1]?.tag !== 'to';
  if (token.tag !== 'conj') return false;
  if (length > 6) return true;
  let next = index + 1;
  while (tokens[next]?.tag === 'conj' || tokens[next]?.tag === 'adv') next += 1;
  if (
    tokens[next]?.tag === 'verb' ||
    tokens[next]?.tag === 'pron' ||
    tokens[next]?.tag === 'rel' ||
    tokens[next]?.tag === 'modal'
  )
    return true;
  return startsClause(tokens, next);
}

/** 'my' becomes 'their', 'me' the slot of those who use it. Words are letters only, so a slot can't be forged. */
function wordFor(token: Token | undefined): string {
  if (!token) return '';
  if (/^(my|our|your)$/.test(token.lower)) return 'their';
  if (/^(me|us|you|users?)$/.test(token.lower)) return '{clients}';
  if (/^(myself|yourself|ourselves)$/.test(token.lower)) return 'themselves';
  return /^[A-Z][a-z]+$/.test(token.text) && token.tag !== 'noun' ? token.lower : token.text;
}
