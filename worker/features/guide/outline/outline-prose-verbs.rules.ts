import { alsoNouns, isKnownVerb } from '#worker/features/guide/content/verbs.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { verbal } from '#worker/features/guide/grammar/opening.rules.ts';
import { baseOfVerb, type Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { peopleWords } from '#worker/features/guide/grammar/unknown-verbs.rules.ts';
import { isPlural, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { baseOf } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { asVerb, markHead } from '#worker/features/guide/outline/outline-prose-heads.rules.ts';

const plainWord = /^\p{Ll}[\p{Ll}-]+$/u;
const toWhom = /^(?:it|them|him|her|us|me|everybody|everyone|somebody|someone)$/;
/** What stands for somebody of whom it was told, where a verb comes next. */
const standsForSomebody = /^(?:each|another|one|both|some|either|whoever|others)$/;
/** Of a phrase that goes on with one of these, the word before is no verb: 'the weights of the day'. */
const narrowing = /^(?:of|per|than|like)$/;

const particle = /^(?:out|up|off|down|over|back|away)$/;

/** Whether a word can be what somebody does to what comes after it. */
function takesObject(words: readonly Token[], at: number): boolean {
  const [word, after] = [words[at], words[at + 1]];
  if (!word || !plainWord.test(word.text) || peopleWords.has(singularOf(word.lower))) return false;
  const isKnown = isKnownVerb(baseOf(word.lower));
  if (!after || after.text === ',' || /^(?:and|or)$/.test(after.lower)) return false;
  if (after.tag === 'det' || toWhom.test(after.lower)) return true;
  // 'The buyer tastes one', 'parents cross out what nobody eats'.
  if (isPlural(word.lower) && after.lower === 'one') return true;
  if (particle.test(after.lower) && /^(?:det|rel)$/.test(words[at + 2]?.tag ?? '')) return true;
  // 'The shelter places kittens': two plurals are no name of one thing.
  const isRow = isPlural(word.lower) && after.tag === 'noun' && isPlural(after.lower);
  if (isPlural(word.lower) && /^(?:what|how|whether)$/.test(after.lower)) return true;
  if ((!isKnown && !isRow) || narrowing.test(after.lower)) return false;
  return after.tag === 'noun' || after.tag === 'prep' || after.tag === 'adv' || after.tag === 'rel';
}

/** What 'of …' before a verb hangs on, where the phrase behind it begins at `first`. */
function headBefore(words: readonly Token[], first: number, start: number): { first: number; head: Token } | undefined {
  const head = words[first - 2];
  if (!/^(?:of|in|at|from)$/.test(words[first - 1]?.lower ?? '') || head?.tag !== 'noun' || first - 2 < start)
    return undefined;
  let at = first - 2;
  while (at > start && /^(?:noun|adj|det)$/.test(words[at - 1]?.tag ?? '')) at -= 1;
  return at === start ? { first: at, head } : undefined;
}

/** Where the verb of a part without one stands: behind a head that agrees with it, 'the organist picks hymns', 'families weigh them'. */
function verbIn(words: readonly Token[], start: number, end: number): number | undefined {
  for (let at = start + 1; at < end; at += 1) {
    const [head, word] = [words[at - 1], words[at]];
    if (word?.tag !== 'noun' || head?.tag !== 'noun' || /['’]s$/.test(head.text)) continue;
    let first = at - 1;
    while (first > start && /^(?:noun|adj|det)$/.test(words[first - 1]?.tag ?? '')) first -= 1;
    // 'The seamstresses of our society sew'.
    const told = headBefore(words, first, start) ?? { first, head };
    const isOpen =
      told.first === start || /^(?:noun|adv)$/.test(words[first - 1]?.tag ?? '') || words[first]?.tag === 'det';
    const isMany = isPlural(told.head.lower);
    const isOne = !isMany && /^(?:the|an?|each|every|my|our|his|her|their)$/.test(words[told.first]?.lower ?? '');
    const agrees = isMany ? !isPlural(word.lower) : isOne && isPlural(word.lower);
    const isDoing = !isMany || kindOfNoun(told.head.lower) === 'person' || toWhom.test(words[at + 1]?.lower ?? '');
    if (isOpen && agrees && (isDoing || told.first === start) && takesObject(words, at)) return at;
  }
  return undefined;
}

/**
 * Where a description that begins with 'who' at `start` ends, because the verb of what is described comes: 'members who have a boat | pay',
 * 'whoever finds one | reports it'.
 */
export function describedUntil(words: Token[], start: number): number | undefined {
  const first = words.findIndex((word, at) => at >= start && verbal(word) && word.tag !== 'modal');
  if (first < 0) return undefined;
  if (words.slice(start, first).some(({ tag }) => !/^(?:adv|modal)$/.test(tag))) return undefined;
  // 'Those who do not pay', 'members who are not told'.
  const isHelping = /^(?:do|does|did|is|are|have|has|was|were)$/.test(words[first]?.lower ?? '');
  const next = words.findIndex(({ tag }, at) => at > first && tag !== 'adv');
  const isGroup = isHelping && (verbal(words[next]) || words[next]?.tag === 'adj');
  return describedFrom(words, isGroup ? next : first);
}

/** Where the next verb comes after the one at `first`. */
function describedFrom(words: Token[], first: number): number | undefined {
  for (let at = first + 1; at < words.length; at += 1) {
    const [before, word] = [words[at - 1], words[at]];
    if (!word || word.tag === 'conj' || word.tag === 'rel') return undefined;
    const isNext = verbal(before) || /^(?:one|it|them)$/.test(before?.lower ?? '');
    if (isNext && word.tag === 'noun' && isPlural(word.lower) && takesObject(words, at)) asVerb(word);
    if (verbal(word) && !/^(?:to|modal|det|adj|prep)$/.test(before?.tag ?? '')) return at;
  }
  return undefined;
}

/**
 * Makes verbs of the words that no list knows as such, in the parts of a sentence that have none: 'the organist picks hymns, the rest sew
 * them'. A word that stands for somebody ('each gets a share', 'another cuts') is made a pronoun.
 */
export function markVerbs(words: Token[]): void {
  for (let start = 0; start < words.length; ) {
    const comma = words.findIndex(
      ({ tag, text, lower }, at) => at >= start && tag === 'conj' && (text === ',' || /^(?:and|but|then)$/.test(lower)),
    );
    const end = comma < 0 ? words.length : comma;
    markPart(words, start, end);
    start = end + 1;
  }
}

function markPart(words: Token[], from: number, end: number): void {
  let start = from;
  while (start < end && words[start]?.tag === 'adv') start += 1;
  const [first, second] = [words[start], words[start + 1]];
  if (!first || start + 1 >= end) return;
  markHead(words, start, end);
  if (standsForSomebody.test(first.lower) && second && !/^(?:of|who)$/.test(second.lower)) {
    const isActed = second.tag === 'noun' && /s$/.test(second.lower) && baseOfVerb(second.lower) !== undefined;
    const after = words[start + 2];
    // After 'one' and 'each' no noun is in the plural.
    const isVerb =
      isActed &&
      after !== undefined &&
      (after.tag === 'det' || toWhom.test(after.lower) || /^(?:one|each|another)$/.test(first.lower));
    if (isVerb) asVerb(second);
    // 'Some report it' tells of somebody, 'one book' of a thing.
    const isSaid = verbal(second) && (/s$/.test(second.lower) || !alsoNouns.has(second.base ?? ''));
    if (isVerb || isSaid || second.tag === 'modal') first.tag = 'pron';
    return;
  }
  if (first.tag === 'rel' || first.tag === 'prep') {
    markLed(words, start, end);
    if (words.slice(start, end).some(verbal)) return;
  }
  const relative = words.findIndex(({ tag }, at) => at > start && at < end && (tag === 'rel' || tag === 'to'));
  const until = relative < 0 ? end : relative;
  if (words.slice(start, until).some(verbal)) return;
  // 'The rest sew them', 'the others sew them'.
  const isRest = first.lower === 'the' && /^(?:rest|others|other)$/.test(second?.lower ?? '');
  const found = isRest && takesObject(words, start + 2) ? start + 2 : verbIn(words, start, until);
  const word = found === undefined ? undefined : words[found];
  if (word) asVerb(word);
}

/** 'If too few come the captain picks another day': the verbs of what is led and of what comes after it. */
function markLed(words: Token[], start: number, end: number): void {
  for (let at = end - 2; at > start + 1; at -= 1) {
    const [counted, come] = [words[at - 2], words[at - 1]];
    if (words[at]?.tag !== 'det' || !come || /^(?:det|prep|to|rel)$/.test(come.tag)) continue;
    const isCounted = /^(?:few|fewer|many|enough|none|all|some)$/.test(counted?.lower ?? '');
    if (isCounted && come.tag === 'noun' && isKnownVerb(come.lower)) asVerb(come);
    const led = words.slice(at, end).some(verbal) ? undefined : verbIn(words, at, end);
    const verb = led === undefined ? undefined : words[led];
    if (verb) asVerb(verb);
  }
}
