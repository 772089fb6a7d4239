import { alsoNouns, isKnownVerb } from '#worker/features/guide/content/verbs.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { verbal } from '#worker/features/guide/grammar/opening.rules.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isPlural } from '#worker/features/guide/grammar/words.rules.ts';
import { baseOf } from '#worker/features/guide/outline/outline-lines.rules.ts';

const somebody = /^(?:someone|somebody|everyone|everybody|anyone|anybody|nobody|whoever)$/;
const several = /^(?:others|both|people)$/;
const placed = /^(?:before|after|ahead|behind|out)$/;
const whom = /^(?:it|them|him|her|us|me|everybody|everyone|somebody|someone)$/;

/** A word that no list knows made the verb of what somebody does. */
export const asVerb = (word: Token) => Object.assign(word, { tag: 'verb', base: baseOf(word.lower) });

/** Whether what is done may go on behind a word: with what it is done to, how, or not at all. */
const goesOn = (after: Token | undefined) =>
  after === undefined || /^(?:det|noun|adj|prep|adv|rel|conj|to)$/.test(after.tag) || whom.test(after.lower);

/** 'Help freelancers send invoices'. */
const causing = /^(?:help|let|make|have|see|hear|watch)$/;
const turn = ['whose', 'turn', 'it', 'is'];

/** Where behind 'someone', 'the other', 'the next one' and 'the one before' the verb stands; undefined where no such subject begins. */
function behindOne(words: readonly Token[], start: number): number | undefined {
  const [first, second] = [words[start], words[start + 1]];
  if (somebody.test(first?.lower ?? '')) return second?.lower === 'else' ? start + 2 : start + 1;
  const one = words.findIndex(({ lower }, at) => at >= start && at <= start + 2 && lower === 'one');
  const isOnly = one > start && words.slice(start, one).every(({ tag }) => tag !== 'conj' && tag !== 'prep');
  const isOne = isOnly && /^(?:the|last|next|first)$/.test(first?.lower ?? '');
  if (isOne && turn.every((word, at) => words[one + 1 + at]?.lower === word)) return one + 1 + turn.length;
  if (isOne) return placed.test(words[one + 1]?.lower ?? '') ? one + 2 : one + 1;
  return first?.lower === 'the' && second?.lower === 'other' ? start + 2 : undefined;
}

/** 'Someone mows the lawn', 'the other carries': what comes after one who is not named is what they do. */
function markOne(words: Token[], start: number, end: number): void {
  const at = behindOne(words, start);
  const word = at === undefined ? undefined : words[at];
  if (at === undefined || at >= end || !word) return;
  for (const inner of words.slice(start, at)) if (placed.test(inner.lower)) inner.tag = 'adv';
  if (/^(?:last|next|first)$/.test(words[start]?.lower ?? '')) Object.assign(words[start] ?? {}, { tag: 'adj' });
  const isThird = word.tag === 'noun' && isPlural(word.lower) && kindOfNoun(word.lower) !== 'person';
  // 'The other seats are free' tells of seats.
  const isFree = words[at - 1]?.lower !== 'other' || (isKnownVerb(baseOf(word.lower)) && !verbal(words[at + 1]));
  if (isThird && isFree && goesOn(words[at + 1])) asVerb(word);
}

/** 'Others rake the leaves', 'both sign a paper', 'people bid'. */
function markSeveral(words: Token[], start: number, end: number): void {
  const [first, word, after] = words.slice(start, start + 3);
  if (!first || !word || start + 1 >= end || !several.test(first.lower)) return;
  const isObject = after !== undefined && (after.tag === 'det' || whom.test(after.lower));
  const isWhole = start + 2 === end && !alsoNouns.has(word.lower);
  const isDone = word.tag === 'noun' && !isPlural(word.lower) && (isObject || isWhole || first.lower === 'others');
  if (isDone && kindOfNoun(word.lower) !== 'person') asVerb(word);
  if (first.lower === 'both' && verbal(word)) first.tag = 'pron';
}

/** 'When it is hot all get a message'. */
function markAll(words: Token[], start: number, end: number): void {
  for (let at = start + 3; at < end - 1; at += 1) {
    const [before, word, verb] = [words[at - 1], words[at], words[at + 1]];
    const isFree = before !== undefined && /^(?:noun|adj|adv|pron|verb|frame)$/.test(before.tag);
    if (!isFree || !word || !verb || !/^(?:all|both)$/.test(word.lower) || isPlural(verb.lower)) continue;
    const isDone = verb.tag === 'noun' && words[at + 2]?.tag === 'det';
    if (isDone) asVerb(verb);
    if (isDone || verbal(verb)) word.tag = 'pron';
  }
}

/** 'Lock keepers write', 'deposit is 20 euro', 'missing ones cost': verbs of the lists that open a part and are none there. */
function markOpening(words: Token[], start: number): void {
  const [first, second, third] = words.slice(start, start + 3);
  if (!first || !second || !/^(?:verb|frame)$/.test(first.tag) || causing.test(first.lower)) return;
  if (/^(?:is|are)$/.test(second.lower)) first.tag = 'noun';
  else if (second.lower === 'ones') first.tag = 'adj';
  else if (second.tag === 'noun' && isPlural(second.lower) && kindOfNoun(second.lower) !== 'thing' && verbal(third))
    if (!isPlural(third?.lower ?? '')) first.tag = 'noun';
}

/** The parts of a sentence between its joints. */
function partsOf(words: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const word of words)
    if (word.tag === 'conj') parts.push([]);
    else parts.at(-1)?.push(word);
  return parts.filter((part) => part.length > 0);
}

/** 'The warden counts, decides who gets what', 'the kid reads, a parent signs': no list of things, where every other part tells of a doing. */
function markBare(words: Token[], start: number, end: number): void {
  const [article, who, word] = words.slice(start, start + 3);
  if (!/^(?:the|an?|our|my)$/.test(article?.lower ?? '') || start + 3 !== end) return;
  if (who?.tag !== 'noun' || isPlural(who.lower) || word?.tag !== 'noun' || !isPlural(word.lower)) return;
  const parts = partsOf(words);
  const isTold = (part: Token[]) => part.some(verbal) || part.length === 3;
  const next = words[end + 1];
  const isNext = next?.tag === 'verb' && isPlural(next.lower);
  const isAmong = parts.length > 2 && parts.every(isTold) && kindOfNoun(who.lower) === 'person';
  if ((isNext || isAmong) && isKnownVerb(baseOf(word.lower))) asVerb(word);
}

/** 'Players get one, sign for it, and bring it back'. */
function markAgain(words: Token[], start: number): void {
  const [before, first, by, what] = words.slice(start - 1, start + 3);
  if (start === 0 || before?.tag !== 'conj' || first?.tag !== 'noun' || by?.tag !== 'prep') return;
  if (/^(?:it|them)$/.test(what?.lower ?? '') && !isPlural(first.lower) && isKnownVerb(first.lower)) asVerb(first);
}

/**
 * Settles which word of a part of a sentence is its verb, where somebody who is not named, or a word that is a verb elsewhere, opens it.
 * @param start the word with which the part begins; `end` the joint behind it.
 */
export function markHead(words: Token[], start: number, end: number): void {
  markOpening(words, start);
  if (/^(?:when|if|once|whenever|as)$/.test(words[start]?.lower ?? '')) markAll(words, start, end);
  markOne(words, start, end);
  markSeveral(words, start, end);
  markBare(words, start, end);
  markAgain(words, start);
}
