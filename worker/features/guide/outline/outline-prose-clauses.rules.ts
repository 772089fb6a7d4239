import { alsoNouns, isKnownVerb } from '#worker/features/guide/content/verbs.ts';
import { kindOfNoun, readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import { opensClause, verbal } from '#worker/features/guide/grammar/opening.rules.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { startsClause } from '#worker/features/guide/grammar/reading.rules.ts';
import { spellOut } from '#worker/features/guide/grammar/spelling-out.rules.ts';
import { isPlural, lookUp } from '#worker/features/guide/grammar/words.rules.ts';
import { describedUntil } from '#worker/features/guide/outline/outline-prose-verbs.rules.ts';
import { type Word, wordsIn } from '#worker/features/guide/outline/outline-prose-words.rules.ts';

/**
 * One doing of one doer, in the words of its sentence: what stands before ('Each week'), who, the words between who and the verb ('can
 * only'), the verb, and all that follows. `subject` is empty where the sentence begins with its verb; `head` are the words of the subject.
 */
export type ProseClause = {
  lead: string;
  subject: string;
  head: Token[];
  modals: string;
  verb: Token;
  rest: string;
};

/** A longer sentence is left as it stands. */
const mostLetters = 600;
const leading =
  /^(?:when|whenever|if|once|as|after|before|until|while|where|at|on|in|every|each|from|within|for|during|by|per|then|later|afterwards|finally|first)$/;
const conditional = /^(?:when|whenever|if|once|as|after|before|until|while|where)$/;
/** After these a clause stands, and no mere time. */
const clausal = /^(?:when|whenever|if|once|as|while|where)$/;
const asked = /^(?:what|which|who|whom|whose|where|how|whether|that|when|if|so|because|why|unless|until|while|once)$/;
const mostTime = 5;
/** What is done without an object: 'guests reply and choose a menu' are two doings. */
const alone = /^(?:reply|answer|register|enrol|enroll|vote|pay|apply|join|approve|confirm|agree|decide)$/;
const purpose = /^(?:so|because|unless)$/;
const joint = /^(?:,|and|but|then|so|also|afterwards|finally|plus)$/;
const joined = /^(?:then|so|also|afterwards|finally)$/;
const between = (word: Token | undefined) => word !== undefined && /^(?:adv|modal)$/.test(word.tag);

/** The index of the word with which the main clause begins, behind 'Each week' or 'where they differ'. */
function mainAt(words: Word[]): number {
  const [first] = words;
  if (isElse(words, 0)) return first?.lower === 'if' ? 2 : 1;
  if (!first || !leading.test(first.lower) || (startsClause(words, 0) && !conditional.test(first.lower))) {
    // 'Each week somebody makes': 'each week' is no subject of 'somebody'.
    if (!/^(?:each|every)$/.test(first?.lower ?? '')) return 0;
  }
  const isCondition = clausal.test(first?.lower ?? '');
  // 'Each week' is short; 'every practical that has a hazard' is no time.
  const most = /^(?:each|every)$/.test(first?.lower ?? '') ? mostTime : words.length - 1;
  for (let at = 2; at < Math.min(most, words.length - 1); at += 1) {
    const word = words[at];
    if (!word || (isCondition && !words.slice(1, at).some(verbal))) continue;
    const isParted = words[at - 1]?.text === ',';
    const isOpen = word.tag === 'pron' || word.tag === 'det' || (isParted && subjectEnd(words, at) !== undefined);
    const isFree = isParted || !/^(?:prep|conj|to|det|rel)$/.test(words[at - 1]?.tag ?? '');
    if (isOpen && isFree && (startsClause(words, at) || isOthers(words, at) || isOneOf(words, at))) return at;
    const before = words[at - 1]?.lower ?? '';
    const isTimed = first?.tag === 'prep' && (timeEnd.test(before) || kindOfNoun(before) === 'place');
    if (isTimed && kindOfNoun(word.lower) === 'person' && startsClause(words, at)) return at;
  }
  return 0;
}

/** 'If not the next one does it', 'otherwise the office decides'. */
const isElse = (words: Word[], at: number) =>
  (words[at]?.lower === 'if' && words[at + 1]?.lower === 'not' && openerAt(words, at + 2)) ||
  (/^(?:otherwise|else)$/.test(words[at]?.lower ?? '') && openerAt(words, at + 1));

/** 'The others are asked', 'the other carries'. */
const isOthers = (words: Word[], at: number) =>
  words[at]?.lower === 'the'
    ? /^others?$/.test(words[at + 1]?.lower ?? '') && verbal(words[at + 2])
    : words[at]?.lower === 'others' && verbAfter(words, at + 1) !== undefined;

/** 'One of us writes it down'. */
const isOneOf = (words: Word[], at: number) =>
  /^(?:each|all|some|both|one)$/.test(words[at]?.lower ?? '') &&
  words[at + 1]?.lower === 'of' &&
  /^(?:us|them|you)$/.test(words[at + 2]?.lower ?? '') &&
  verbAfter(words, at + 3) !== undefined;

/** A time behind which somebody begins: 'on the day helpers check them in'. */
const timeEnd = /^(?:day|evening|morning|afternoon|night|end|week|month|year|weekend)$/;

/** Where the subject that begins at `start` ends: 'Members of a choir', 'two volunteers', 'my wife and I'. */
function subjectEnd(words: Word[], start: number): number | undefined {
  const first = words[start];
  if (isOthers(words, start)) return words[start]?.lower === 'the' ? start + 2 : start + 1;
  if (isOneOf(words, start)) return start + 3;
  const isThose = /^(?:those|anyone|anybody|everyone|everybody|somebody|someone|whoever)$/.test(first?.lower ?? '');
  let end =
    first &&
    (first.tag === 'pron' || (isThose && words[start + 1]?.lower === 'who')) &&
    !/^(?:me|us|him|them|themselves|myself)$/.test(first.lower)
      ? start + 1
      : readPhrase(words, start)?.end;
  if (end === undefined) return undefined;
  // 'The one before brings it over', 'the one whose turn it is clears'.
  if (words[end - 1]?.lower === 'one') {
    if (/^(?:before|after|ahead|out)$/.test(words[end]?.lower ?? '')) return end + 1;
    if (isTurn(words, end)) return end + turnWords;
  }
  // 'Whoever finds one reports it', 'members who have a boat pay a fee'.
  const described = isDescribed(words, start, end)
    ? describedUntil(words, first?.lower === 'whoever' ? end : end + 1)
    : undefined;
  if (described !== undefined) return described;
  // 'A sitter nearby takes it'.
  if (/^(?:nearby|online|abroad|upstairs|downstairs)$/.test(words[end]?.lower ?? '')) end += 1;
  while (words[end]?.tag === 'prep') {
    const isOur = /^(?:us|them|you)$/.test(words[end + 1]?.lower ?? '');
    const inner: number | undefined = isOur ? end + 2 : readPhrase(words, end + 1)?.end;
    if (inner === undefined) break;
    end = inner;
  }
  // 'For rehearsals and concerts and I see': nobody sees something together with concerts.
  const isOwn = /^(?:i|we)$/.test(words[end + 1]?.lower ?? '') && kindOfNoun(words[end - 1]?.lower ?? '') === 'thing';
  if (/^(?:and|or)$/.test(words[end]?.lower ?? '') && !isOwn) {
    const other = subjectEnd(words, end + 1);
    if (other !== undefined && verbAfter(words, other) !== undefined) return other;
  }
  return end;
}

const turnWords = 4;
/** 'Whose turn it is'. */
const isTurn = (words: Word[], at: number) =>
  words
    .slice(at, at + turnWords)
    .map(({ lower }) => lower)
    .join(' ') === 'whose turn it is';

/** Whether what is said of somebody comes before what they do. */
const isDescribed = (words: Word[], start: number, end: number) =>
  words[start]?.lower === 'whoever' || words[end]?.lower === 'who' || isTurn(words, end);

/** The index of the verb that comes next but for 'can', 'also' and 'want to'. */
function verbAfter(words: Word[], start: number): number | undefined {
  let at = start;
  while (between(words[at])) at += 1;
  const isWanting = /^(?:want|wants|need|needs|like|have|has|able|allowed|wish|try|tries)$/.test(
    words[at]?.lower ?? '',
  );
  if (/^(?:is|are|be)$/.test(words[at]?.lower ?? '') && /^(?:able|allowed)$/.test(words[at + 1]?.lower ?? '')) at += 2;
  else if (isWanting && words[at + 1]?.tag === 'to') at += 1;
  if (words[at]?.tag === 'to') at += 1;
  while (words[at]?.tag === 'adv') at += 1;
  const word = words[at];
  return word && verbal(word) && word.tag !== 'modal' ? at : undefined;
}

const bases: Readonly<Record<string, string>> = {
  has: 'have',
  does: 'do',
  is: 'be',
  are: 'be',
  am: 'be',
  was: 'be',
  were: 'be',
};

const isThird = (word: Token) => {
  const base = lookUp(bases, word.lower) ?? word.base;
  return base !== undefined && base !== word.lower;
};

/** Whether at a joint a clause with a doer of its own begins, or another doing of the same one. */
function opensAt(words: Word[], at: number, start: number, verb: number): 'other' | 'same' | undefined {
  let next = at;
  while (
    joint.test(words[next]?.text.toLowerCase() ?? '') &&
    (next === at || words[next]?.tag === 'conj' || joined.test(words[next]?.lower ?? ''))
  )
    next += 1;
  const word = words[next];
  const isComma = words[at]?.text === ',';
  const since = words.slice(verb + 1, at);
  // 'Pick, pack and ship orders' is one doing of one thing.
  const isDoing = ({ lower }: Word, index: number) => since[index - 1]?.tag === 'conj' && isKnownVerb(lower);
  const isOpen = since.every((one, index) => /^(?:conj|verb|frame)$/.test(one.tag) || isDoing(one, index));
  // 'The warden counts, decides how many' and 'approves and sends it': the first is done to what was told before.
  const isAlone = since.length === 0 && (alone.test(words[verb]?.base ?? '') || words[next + 1]?.tag === 'rel');
  if (!word || since.some(({ lower }) => purpose.test(lower))) return undefined;
  if (isElse(words, next)) return 'other';
  const isInside = since.some(({ lower }, index) =>
    conditional.test(lower) || lower === 'until' ? startsClause(words, verb + index + 2) : asked.test(lower),
  );
  const isLed = word.tag === 'prep' && mainAt(words.slice(next)) > 0 && words[next + 1]?.tag !== 'rel';
  // 'Which words were hard and choose the next': what is asked is whole.
  const isWhole =
    isInside &&
    /^(?:is|are|was|were)$/.test(since.findLast(verbal)?.lower ?? '') &&
    word.base !== 'be' &&
    word.tag === 'verb';
  // 'Sees how many bowls to cook and can close a day': what is asked ends with 'to cook'.
  const isEnded = word.tag === 'modal' && since.at(-2)?.tag === 'to';
  // 'The boatman checks it when they come back and reports damage': who reports is not who comes.
  const inner = since.findLast(verbal);
  const isBack =
    since.some(({ lower }) => conditional.test(lower)) && isThird(word) && inner !== undefined && !isThird(inner);
  if (isInside && !isComma && !isLed && !isWhole && !isEnded && !isBack) return undefined;
  const isSpliced = isComma && clausal.test(word.lower) && !isInside;
  const lead = conditional.test(word.lower) && (next > at + 1 || isSpliced) ? mainAt(words.slice(next)) : 0;
  if (lead > 0) return 'other';
  if (asked.test(word.lower)) return undefined;
  const isOpener =
    opensClause(words, next) ||
    isOthers(words, next) ||
    isDescribed(words, next, readPhrase(words, next)?.end ?? next + 1);
  if (isOpener && openerAt(words, next)) return 'other';
  const own = words[verb];
  if (word.tag === 'modal' && verbAfter(words, next) !== undefined && (!isInside || isEnded)) return 'same';
  // 'Their name, phone number and age': a bare word in the singular is no object of a verb.
  const object = words[next + 1];
  const isBare = !isBack && object?.tag === 'noun' && !isPlural(object.lower) && alsoNouns.has(word.base ?? '');
  if (isOpen && !isAlone) return undefined;
  const isVerb = (word.tag === 'verb' || word.tag === 'frame') && word.base !== 'be' && object !== undefined && !isBare;
  return isVerb && own && isThird(word) === isThird(own) && start < verb && verbal(word) ? 'same' : undefined;
}

/** Whether who stands there has its verb behind it: 'at the end the time goes', 'parents say'. */
function openerAt(words: Word[], start: number): boolean {
  const rest = words.slice(start);
  const main = mainAt(rest);
  const end = subjectEnd(rest, main);
  return end !== undefined && verbAfter(rest, end) !== undefined;
}

/**
 * The doings of a sentence, each with its doer: 'Parents say which days they can drive, and everyone sees who picks up whom' are two. No
 * word but the joints is lost.
 * @returns undefined where some part of it has no doer with a verb, so that it can't be parted safely.
 */
export function clausesIn(sentence: string): ProseClause[] | undefined {
  const text = spellOut(sentence)
    .replace(/\s+/g, ' ')
    .replace(/[.!;,\s]+$/, '')
    .trim();
  const words = text.length > mostLetters ? undefined : wordsIn(text);
  if (!words || words.length < 2) return undefined;
  const clauses: ProseClause[] = [];
  for (let start = 0; start < words.length; ) {
    while (words[start] && joint.test(words[start]?.text.toLowerCase() ?? '')) start += 1;
    const rest = words.slice(start);
    if (rest.length === 0) break;
    const shared = clauses.at(-1);
    const isSame = shared !== undefined && /^(?:verb|frame|modal)$/.test(rest[0]?.tag ?? '') && !openerAt(words, start);
    const main = isSame ? 0 : mainAt(rest);
    const end = isSame ? 0 : subjectEnd(rest, main);
    const verb = end === undefined ? undefined : isSame ? (verbAfter(rest, 0) ?? 0) : verbAfter(rest, end);
    const found = verb === undefined ? undefined : rest[verb];
    if (end === undefined || verb === undefined || !found) return undefined;
    let stop = verb + 1;
    while (stop < rest.length) {
      const isJoint = rest[stop]?.tag === 'conj';
      if (isJoint && opensAt(rest, stop, isSame ? -1 : main, verb)) break;
      stop += 1;
    }
    const last = rest[stop - 1];
    const until = stop < rest.length ? (rest[stop]?.at ?? text.length) : text.length;
    const slice = (from: Word | undefined, to: Word | undefined) =>
      from && to ? text.slice(from.at, to.at).replace(/,?\s*$/, '') : '';
    clauses.push({
      lead: main > 0 ? slice(rest[0], rest[main]) : '',
      subject: isSame ? shared.subject : slice(rest[main], rest[end]),
      head: isSame ? shared.head : rest.slice(main, end),
      modals: isSame && verb === 0 ? shared.modals : slice(rest[end], found),
      verb: { ...found, base: lookUp(bases, found.lower) ?? found.base ?? found.lower },
      rest: last
        ? text
            .slice(found.end, until)
            .trim()
            .replace(/[,;\s]+$/, '')
        : '',
    });
    start += stop;
  }
  return clauses.length > 0 ? clauses : undefined;
}
