import { properNoun, readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isPlural } from '#worker/features/guide/grammar/words.rules.ts';

/** Words that were read, the index after them, and which of them stood for 'it' or 'them'. */
export type Part = { words: string[]; end: number; meant?: string };

const timeWord =
  /^(evening|morning|afternoon|night|day|week|month|year|quarter|hour|minute|second|today|tomorrow|tonight|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday|lunchtime)s?$/;
const askers =
  /^(see|tell|know|say|show|check|ask|remember|confirm|get|remind|record|note|write|track|log|choose|set|mark)$/;
export const questionWords = /^(what|when|how|who|where|which|whether|if|why)$/;

/** Words that leave a wording open at its end. */
export const danglers =
  /^(a|an|the|my|our|your|their|and|or|but|to|of|for|with|on|in|at|by|from|about|into|as|than|is|are|was|were|be|can|could|will|would|shall|should|must|may|not|i|we|so|that|which|also|just|only|even|very|too|more|most|each|every|all|some|no|based|what|when|how|who|where|whether|if|why)$/;

export function startsPhrase(token: Token | undefined): boolean {
  return token !== undefined && ['det', 'adj', 'noun'].includes(token.tag) && token.text !== ',';
}

/** Whether a clause with its own subject starts here: 'parents pay', 'a coach with a team can see'. */
export function startsClause(tokens: Token[], start: number): boolean {
  let index = start;
  while (tokens[index]?.tag === 'adv') index += 1;
  const first = tokens[index];
  if (first?.tag === 'pron' && !/^(it|them|me|us|him|themselves|myself|itself|others)$/.test(first.lower)) return true;
  if (first?.lower === 'it' && ['verb', 'modal', 'frame'].includes(tokens[index + 1]?.tag ?? '')) return true;
  const phrase = readPhrase(tokens, index);
  if (!phrase) return false;
  index = phrase.end;
  while (tokens[index]?.tag === 'prep') {
    const inner = /^(us|them|you)$/.test(tokens[index + 1]?.lower ?? '')
      ? index + 2
      : readPhrase(tokens, index + 1)?.end;
    if (inner === undefined) break;
    index = inner;
  }
  // 'A sitter nearby takes it': what describes somebody may stand after them.
  while (tokens[index]?.tag === 'adv' || /^(nearby|available|free|responsible)$/.test(tokens[index]?.lower ?? ''))
    index += 1;
  const verb = tokens[index];
  // 'Without me or the deputy saying so'.
  const isDoing = /ing$/.test(verb?.lower ?? '') && verb?.base !== undefined && verb.base !== verb.lower;
  return ['verb', 'modal', 'frame'].includes(verb?.tag ?? '') && !isDoing;
}

export function isTimeAt(tokens: Token[], start: number, end: number): boolean {
  return timeWord.test(tokens[end - 1]?.lower ?? '') && tokens[start] !== undefined;
}

/** Whether a question depends on the verb: 'see what to bake', not 'pay when they come'. */
export function isQuestion(token: Token, verb: string, tokens: Token[], index: number): boolean {
  if (!questionWords.test(token.lower)) return false;
  if (/^(what|who|how|whether)$/.test(token.lower)) return true;
  return askers.test(verb) || (token.lower === 'which' && tokens[index + 1]?.tag === 'noun');
}

/** 'what to bake', 'who has not answered', 'how they feel and what they did': up to where the next thought starts. */
export function readQuestion(tokens: Token[], start: number): Part | undefined {
  const words: string[] = [];
  let index = start;
  let doing = false;
  for (; index < tokens.length && words.length < 18; index += 1) {
    const token = tokens[index];
    if (!token) break;
    if (token.tag === 'conj') {
      const wide = token.text === ',' && tokens[index + 1]?.lower === 'and' ? 2 : 1;
      const again = /^(what|how|who|whether|which)$/.test(tokens[index + wide]?.lower ?? '');
      const another =
        again &&
        doing &&
        readQuestion(tokens.slice(0, Math.min(tokens.length, index + 12)), index + wide) !== undefined;
      if (another && wide === 2) index += 1;
      const list = doing && token.text === ',' ? readVerbs(tokens, index) : undefined;
      if (list) words.push(...list.words);
      if (list) index = list.end;
      if (!another) break;
      if (wide === 2) words.push(',', 'and');
    } else if (index > start && token.tag === 'rel' && words.length > 1 && tokens[index - 1]?.tag !== 'conj') {
      if (!/^(who|whom|what)$/.test(token.lower) || (tokens[index + 1] && tokens[index + 1]?.tag !== 'conj')) break;
    }
    if (token.tag === 'conj' && words.at(-1) === 'and') continue;
    if (token.tag === 'prep' && /^(instead|without|before|after|until|since)$/.test(token.lower)) break;
    if (['verb', 'frame', 'modal'].includes(token.tag) || /ed$/.test(token.lower)) doing = true;
    if (token.tag === 'adj' && index > start + 1) doing = true;
    words.push(
      token.lower === 'who' && index > start + 1 && !['verb', 'frame', 'modal'].includes(tokens[index + 1]?.tag ?? '')
        ? 'whom'
        : wordFor(token),
    );
  }
  const narrowed = tokens[index]?.tag === 'rel';
  while (narrowed && /^(in|on|at|for|with|to|from|by|of)$/.test(words.at(-1) ?? '')) words.pop();
  const whole = index >= tokens.length || words.length < 18;
  return whole && doing && words.length >= 2 && !/^(and|or|the|a|of|to|i|we|can)$/.test(words.at(-1) ?? '')
    ? { words: agree(words), end: index }
    : undefined;
}

/** ', sow and harvest' after 'to water'. */
function readVerbs(tokens: Token[], start: number): Part | undefined {
  const [one, and, two] = [tokens[start + 1], tokens[start + 2], tokens[start + 3]];
  const plain = (token: Token | undefined) => token !== undefined && ['verb', 'noun', 'frame'].includes(token.tag);
  return plain(one) && and?.lower === 'and' && plain(two) && !tokens[start + 4]
    ? { words: [',', one?.lower ?? '', 'and', two?.lower ?? ''], end: start + 4 }
    : undefined;
}

/** 'I am' has become '{speakers} am'. */
function agree(words: string[]): string[] {
  return words.map((word, index) =>
    words[index - 1] === '{speakers}' ? (word === 'am' ? 'are' : word === 'was' ? 'were' : word) : word,
  );
}

export function wordsOf(tokens: Token[], start: number, end: number): string[] {
  return tokens.slice(start, end).map(wordFor).filter(Boolean);
}

/** A noun phrase as a title names it: without 'their', with 'the' for the one there is. */
export function headingOf(tokens: Token[], start: number, end: number): string[] {
  const words = wordsOf(tokens, start, end);
  const counted =
    !/s$/.test(words.at(-1) ?? '') && /^(the|their|\{their\})$/.test(words[0] ?? '') && !isPlural(words.at(-1) ?? '');
  if (counted) return ['the', ...words.slice(1)];
  while (/^(the|their|all|this|these|those|\{their\})$/.test(words[0] ?? '')) words.shift();
  return words;
}

/** 'my' and 'we' become slots that are settled when it is known who speaks. Words are letters only, so a slot can't be forged. */
export function wordFor(token: Token): string {
  if (/^(my|our)$/.test(token.lower)) return '{their}';
  if (/^(your|his)$/.test(token.lower)) return 'their';
  if (/^(i|we|me|us)$/.test(token.lower)) return '{speakers}';
  if (/^(you|users?)$/.test(token.lower)) return '{clients}';
  if (/^(myself|yourself|ourselves)$/.test(token.lower)) return 'themselves';
  if (/^[a-z]+day$/.test(token.lower) && timeWord.test(token.lower) && !/^(to)?day$/.test(token.lower))
    return token.lower.charAt(0).toUpperCase() + token.lower.slice(1);
  if (/[∶․‚]/.test(token.text)) return token.text.replaceAll('∶', ':').replaceAll('․', '.').replaceAll('‚', ',');
  if (properNoun.test(token.text)) return token.text;
  return /^[A-Z][a-z]+$/.test(token.text) && token.tag !== 'noun' ? token.lower : token.text;
}
