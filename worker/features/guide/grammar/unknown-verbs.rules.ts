import { demandPeople, otherPeople, placeStaff, supplyPeople } from '#worker/features/guide/content/people.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isPlural, lookUp, singularOf } from '#worker/features/guide/grammar/words.rules.ts';

export const peopleWords = new Set([...demandPeople, ...supplyPeople, ...otherPeople]);

const objects = /^(it|them|us|me|him|her|themselves|each)$/;
const definite = /^(the|an?|its|their|his|her|my|our|your|this|these|those)$/;
const plainWord = /^[a-z][a-z-]*[a-z]$/;

/** Makes a verb of a word that no list knows where only a verb can stand: 'vets vaccinate herds', 'they vaccinate', ', map its columns', 'a cat jumps over'. */
export function settleUnknown(tokens: Token[], index: number): void {
  const token = tokens[index];
  const after = tokens[index + 1];
  if (token?.lower === 'one' && /^(noun|adj)$/.test(after?.tag ?? '')) token.tag = 'det';
  if (token?.tag !== 'noun' || token.isName || !plainWord.test(token.text) || peopleWords.has(singularOf(token.lower)))
    return;
  let at = index - 1;
  while (tokens[at]?.tag === 'adv') at -= 1;
  const before = tokens[at];
  if (!before) return;
  const several = isPlural(token.lower);
  const takesDefinite = after !== undefined && (definite.test(after.lower) || objects.test(after.lower));
  let lead = at - 1;
  while (tokens[lead]?.tag === 'adv') lead -= 1;
  const opens = (tokens[lead]?.tag ?? 'conj') === 'conj' || tokens[lead]?.tag === 'rel';
  const plain =
    (before.tag === 'modal' && at > 0) ||
    (/^(they|we|i|you)$/.test(before.lower) && opens) ||
    (before.tag === 'to' && at > 0 && takesDefinite) ||
    (before.tag === 'conj' &&
      takesDefinite &&
      tokens.slice(0, at).some(({ tag }) => /^(verb|frame|modal)$/.test(tag))) ||
    followsPeople(tokens, index, at) ||
    followsThings(tokens, index, at, takesDefinite);
  const alike = tokens
    .slice(0, at)
    .some(({ tag, base, lower }) => tag === 'verb' && base !== lower && /s$/.test(lower));
  const third =
    (/^(it|he|she)$/.test(before.lower) && opens) ||
    followsOne(tokens, index, at) ||
    leadsOthers(tokens, index, at) ||
    (before.tag === 'noun' && at === index - 1 && !isPlural(before.lower) && actsHere(before) && takesDefinite) ||
    (before.tag === 'noun' && at === index - 1 && takesPronoun(tokens, index)) ||
    (before.tag === 'conj' && alike && (takesDefinite || after?.tag === 'adj'));
  if (several ? third : plain)
    Object.assign(token, { tag: 'verb', base: several ? singularOf(token.lower) : token.lower });
}

/** 'The dean settles it': a noun in the singular after an article, then a pronoun that no clause of its own begins with ('the boots it needs'). */
function takesPronoun(tokens: Token[], index: number): boolean {
  const [head, pronoun, after] = [tokens[index - 1], tokens[index + 1], tokens[index + 2]];
  return (
    head !== undefined &&
    !isPlural(head.lower) &&
    /^(the|an?|each|every)$/.test(tokens[index - 2]?.lower ?? '') &&
    /^(it|them|us|me|him)$/.test(pronoun?.lower ?? '') &&
    !/^(verb|frame|modal)$/.test(after?.tag ?? '') &&
    !hasVerb(clauseOf(tokens.slice(0, index)))
  );
}

/** 'vets vaccinate herds': people in the plural that begin a clause, and something after the word that can be its object. */
function followsPeople(tokens: Token[], index: number, at: number): boolean {
  const [people, after] = [tokens[at], tokens[index + 1]];
  const isSomebody = peopleWords.has(singularOf(people?.lower ?? '')) || kindOfNoun(people?.lower ?? '') === 'person';
  if (people?.tag !== 'noun' || !isPlural(people.lower) || !isSomebody) return false;
  if (!after || !['noun', 'det', 'adj'].includes(after.tag) || after.text === ',') return false;
  let start = at;
  while (['noun', 'adj', 'det'].includes(tokens[start - 1]?.tag ?? '')) start -= 1;
  const opener = tokens[start - 1];
  return opener === undefined || ['conj', 'rel'].includes(opener.tag);
}

/** 'flags target a percentage': a plural that begins the sentence, then a word before an article, and no other verb as far as the next comma. */
function followsThings(tokens: Token[], index: number, at: number, takesDefinite: boolean): boolean {
  const [thing] = tokens;
  if (at !== 0 || index !== 1 || thing?.tag !== 'noun' || !isPlural(thing.lower) || !takesDefinite) return false;
  const end = tokens.findIndex(({ tag }, later) => later > index && tag === 'conj');
  return !hasVerb(tokens.slice(index + 1, end < 0 ? tokens.length : end));
}

/** 'The agent tails files, drops lines and posts them': what goes on in the third person began so. */
function leadsOthers(tokens: Token[], index: number, at: number): boolean {
  const [article, head] = tokens;
  if (at !== 1 || index !== 2 || !/^(the|an?|each|every)$/.test(article?.lower ?? '')) return false;
  if (head?.tag !== 'noun' || isPlural(head.lower) || tokens[3]?.tag !== 'noun') return false;
  const end = tokens.findIndex(({ tag }, later) => later > index && tag === 'conj');
  const next = end < 0 ? undefined : tokens.slice(end).find(({ tag }) => tag !== 'conj' && tag !== 'adv');
  return (
    !hasVerb(tokens.slice(3, Math.max(end, 3))) &&
    next !== undefined &&
    /^(verb|frame)$/.test(next.tag) &&
    next.lower !== next.base &&
    /s$/.test(next.lower)
  );
}

/** 'a cat jumps over': after 'a' and 'each' no plural can end the phrase. */
function followsOne(tokens: Token[], index: number, at: number): boolean {
  const [head, after] = [tokens[at], tokens[index + 1]];
  if (head?.tag !== 'noun' || isPlural(head.lower) || at !== index - 1) return false;
  if (after && ['noun', 'adj', 'verb', 'frame'].includes(after.tag)) return false;
  let start = at;
  while (['noun', 'adj'].includes(tokens[start - 1]?.tag ?? '')) start -= 1;
  return /^(an?|each|every)$/.test(tokens[start - 1]?.lower ?? '');
}

/** The words since the last comma or 'and'. */
export function clauseOf(earlier: Token[]): Token[] {
  return earlier.slice(earlier.findLastIndex(({ tag }) => tag === 'conj') + 1);
}

export const hasVerb = (tokens: Token[]) => tokens.some(({ tag }) => tag === 'verb' || tag === 'frame');

/** Whether a noun is somebody, or a place whose people act. */
export function actsHere({ lower }: Token): boolean {
  const one = singularOf(lower);
  return peopleWords.has(one) || lookUp(placeStaff, one) !== undefined;
}
