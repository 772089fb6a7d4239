import { adjectives } from '#worker/features/guide/content/things.ts';
import { alsoNouns, isKnownVerb, particles, prepositionsOfVerb } from '#worker/features/guide/content/verbs.ts';
import { settleDenied } from '#worker/features/guide/grammar/denials.rules.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import {
  actsHere,
  clauseOf,
  hasVerb,
  peopleWords,
  settleUnknown,
} from '#worker/features/guide/grammar/unknown-verbs.rules.ts';
import { isPlural, lookUp } from '#worker/features/guide/grammar/words.rules.ts';

/** Marks words with a capital inside a sentence that otherwise has none: 'like Strava', 'sync with Mailchimp'. */
export function markNames(tokens: Token[]): void {
  const capital = (token: Token) => /^[A-Z][a-z]+$/.test(token.text);
  const inside = tokens.slice(1).filter(({ text }) => text !== ',');
  if (inside.filter(capital).length * 3 > inside.length) return;
  tokens.forEach((token, index) => {
    const before = tokens[index - 1];
    const likened = before?.lower === 'like' && /^(but|for)$/.test(tokens[index + 1]?.lower ?? '');
    if (likened && token.tag === 'noun') token.isName = true;
    if (!before || token.tag !== 'noun' || token.base) return;
    // 'two Postgres schemas': before another noun a name is a name in any number and after any article.
    const compound = tokens[index + 1]?.tag === 'noun' && !capital(tokens[index + 1] ?? token);
    if (!compound && (before.tag === 'det' || isPlural(token.lower))) return;
    if (capital(token) && !peopleWords.has(token.lower)) token.isName = true;
  });
}

/** Decides a word that can be noun and verb by its neighbours. */
export function settle(tokens: Token[], index: number): void {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (token && (disagrees(tokens, index) || isOwned(tokens, index) || standsBeforeBe(tokens, index)))
    token.tag = 'noun';
  // 'The packers in the back'.
  if (token?.lower === 'back' && before?.lower === 'the' && tokens[index - 2]?.tag === 'prep') token.tag = 'noun';
  if (token?.lower === 'that' && oneTime.test(after?.lower ?? '')) token.tag = 'det';
  settleDenied(tokens, index);
  // 'Does not like apps'.
  if (token?.lower === 'like' && before?.lower === 'not' && /^(?:do|does|did)$/.test(tokens[index - 2]?.lower ?? ''))
    Object.assign(token, { tag: 'frame', base: 'like' });
  if (token?.tag === 'frame' && !auxiliary.test(token.base ?? '')) settleFrame(token, tokens.slice(0, index), after);
  if (token?.tag === 'noun' && token.base === undefined) settleUnknown(tokens, index);
  if (token?.tag !== 'verb' || (token.base !== undefined && !isKnownVerb(token.base))) return;
  const gerund = /ing$/.test(token.lower) && token.base !== token.lower;
  const past = /ed$/.test(token.lower) && token.base !== token.lower;
  if (past) {
    token.tag = 'adj';
    return;
  }
  const startsObject =
    after !== undefined &&
    !/^(i|we|they|he|she)$/.test(after.lower) &&
    (['det', 'noun', 'pron', 'adj', 'verb', 'rel'].includes(after.tag) ||
      (after.tag === 'frame' &&
        /s$/.test(after.lower) &&
        !auxiliary.test(after.base ?? '') &&
        after.lower !== 'does')) &&
    after.text !== ',';
  if (gerund) {
    const afterNoun =
      before?.tag === 'noun' || before?.tag === 'verb' || before?.tag === 'det' || before?.tag === 'adj';
    if (afterNoun || !startsObject) token.tag = 'noun';
    return;
  }
  if (token.lower === 'run' && after?.lower === 'by') {
    token.tag = 'adj';
    return;
  }
  if (
    token.lower === 'match' &&
    /^(line-?ups?|results?|days?|reports?|fixtures?|dates?|times?|schedules?)$/.test(after?.lower ?? '')
  ) {
    token.tag = 'noun';
    return;
  }
  if (!alsoNouns.has(token.base ?? '') && !alsoNouns.has(token.lower)) {
    if (before?.tag === 'det' || before?.tag === 'adj') token.tag = 'noun';
    return;
  }
  token.tag = isVerbHere(token, before, after, tokens.slice(0, index), startsObject, tokens[index + 2])
    ? 'verb'
    : 'noun';
}

/** 'Comes that day'. */
const oneTime = /^(?:day|night|evening|morning|afternoon|week|weekend|month|year|time|moment|hour)$/;

/** 'The doctor's changes': what belongs to somebody is no verb. */
function isOwned(tokens: Token[], index: number): boolean {
  const [before, token] = [tokens[index - 1], tokens[index]];
  const isForm =
    /^(verb|frame)$/.test(token?.tag ?? '') && (token?.lower === token?.base || /s$/.test(token?.lower ?? ''));
  return isForm && before?.tag === 'noun' && /['’]s$/.test(before.text) && !auxiliary.test(token?.lower ?? '');
}

/** 'Low-risk changes are approved': right before 'are' and 'must' stands what it is said of. */
function standsBeforeBe(tokens: Token[], index: number): boolean {
  const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  const isForm = /^(verb|frame)$/.test(token?.tag ?? '') && token?.base !== undefined && !auxiliary.test(token.lower);
  const holdsNow = /^(?:is|are|was|were|has|must|should|may|can|shall)$/.test(after?.lower ?? '');
  return isForm && holdsNow && /^(noun|adj|det)$/.test(before?.tag ?? '') && /s$/.test(token?.lower ?? '');
}

/** 'writes down hours and travel': beside a verb in the third person a base form is none. */
function disagrees(tokens: Token[], index: number): boolean {
  const token = tokens[index];
  const isPlain = /^(verb|frame)$/.test(token?.tag ?? '') && token?.lower === token?.base;
  if (!isPlain || tokens[index - 1]?.tag !== 'conj') return false;
  const earlier = tokens.slice(0, index).findLast(({ tag }) => /^(verb|frame|modal|to|rel|pron)$/.test(tag));
  const after = tokens[index + 1];
  return (
    /^(verb|frame)$/.test(earlier?.tag ?? '') &&
    !auxiliary.test(earlier?.lower ?? '') &&
    earlier?.lower !== earlier?.base &&
    /s$/.test(earlier?.lower ?? '') &&
    (after === undefined || after.tag === 'conj' || after.tag === 'noun')
  );
}

const auxiliary = /^(be|is|are|was|have|has|had|do|does|did|would|should|could|might|can|will|shall|must|may)$/;
const openers = /^(the|a|an|my|our|your|their|his|her|its|this|no|each|every|some|\d+)$/;

/** 'at work', 'their needs' and 'a visit' are nouns, 'covered' is a state. */
function settleFrame(token: Token, earlier: Token[], after: Token | undefined): void {
  const before = earlier.at(-1);
  const many = /^(all|these|those|both|no)$/.test(before?.lower ?? '') && /s$/.test(token.lower);
  if (/ed$/.test(token.lower) && token.base !== token.lower) token.tag = 'adj';
  else if (before?.tag === 'det' && adjectives.has(token.lower) && /^(noun|adj|det|verb)$/.test(after?.tag ?? ''))
    token.tag = 'adj';
  else if (many && token.base !== token.lower) token.tag = 'noun';
  else if (/^leads?$/.test(token.lower) && before?.tag === 'noun') token.tag = 'noun';
  else if (!before && after?.lower === 'of') token.tag = 'noun';
  else if (!before && /s$/.test(token.lower) && token.base !== token.lower && after?.base !== undefined)
    token.tag = 'noun';
  else if (token.lower === 'care' && after?.tag === 'noun') token.tag = 'noun';
  else if (before?.tag === 'prep' && !/ing$/.test(token.lower)) token.tag = 'noun';
  else if (before?.tag === 'verb' && /s$/.test(token.lower)) token.tag = 'noun';
  else if (before?.tag === 'det' && openers.test(before.lower)) token.tag = 'noun';
  else if (
    before?.tag === 'adj' &&
    earlier.at(-2)?.tag !== 'noun' &&
    after?.tag !== 'to' &&
    !/^(able|due|ready)$/.test(before.lower)
  )
    token.tag = 'noun';
  else if (before?.tag === 'noun' && !isPlural(before.lower) && isCompound(token, earlier)) token.tag = 'noun';
}

/** 'take kitchen waste': after a verb and a noun in the singular a base form is the second half of a name. */
function isCompound(token: Token, earlier: Token[]): boolean {
  const clause = clauseOf(earlier);
  const open = clause.some(({ tag, lower }) => tag === 'rel' || /^(something|anything|nothing|it)$/.test(lower));
  return token.base === token.lower && token.lower !== 'live' && hasVerb(clause) && !open && !headBefore(earlier);
}

/** 'and each case': one thing that begins a clause. */
function isOneThing(earlier: Token[]): boolean {
  let start = earlier.length - 1;
  if (isPlural(earlier[start]?.lower ?? '') || timeWord.test(earlier[start]?.lower ?? '')) return false;
  while (['noun', 'adj'].includes(earlier[start - 1]?.tag ?? '')) start -= 1;
  const opener = earlier[start - 2];
  return /^(an?|each|every)$/.test(earlier[start - 1]?.lower ?? '') && (opener === undefined || opener.tag === 'conj');
}
const timeWord = /^(evening|morning|afternoon|night|day|week|month|year|quarter|hour|minute|season|time)$/;

/** The noun that 'of a museum' or 'with a car' belongs to, where a sentence begins with it. */
function headBefore(earlier: Token[]): Token | undefined {
  let at = earlier.length - 1;
  while (['noun', 'adj', 'det'].includes(earlier[at]?.tag ?? '')) at -= 1;
  return earlier[at]?.tag === 'prep' && earlier[at - 1]?.tag === 'noun' ? earlier[at - 1] : undefined;
}

function isVerbHere(
  token: Token,
  before: Token | undefined,
  after: Token | undefined,
  earlier: Token[],
  startsObject: boolean,
  next: Token | undefined,
): boolean {
  const thing = after?.tag === 'verb' && alsoNouns.has(after.base ?? '') && isPlural(after.lower);
  // 'Prints a readable diff': what the product does, told without naming it.
  if (!before && token.lower !== token.base && after && /^(a|an|the|its|two|three|each|all|any)$/.test(after.lower))
    return true;
  // 'Search by material': at the head of a line a verb with its own preposition.
  const own = (lookUp(prepositionsOfVerb, token.lower) ?? '').split(' ');
  if (!before && token.lower === token.base && after?.tag === 'prep' && own.includes(after.lower)) return true;
  // 'Report goes to the manager': a verb in the third person follows its subject.
  const isSubject = after?.tag === 'frame' && after.base !== after.lower && /s$/.test(after.lower);
  if (!before && isSubject && /^(?:to|prep|det|adv|adj)$/.test(next?.tag ?? '')) return false;
  if (!before)
    return (startsObject || particles.has(after?.lower ?? '')) && after?.tag !== 'verb' && token.lower === token.base;
  const takesObject = startsObject || (after !== undefined && (particles.has(after.lower) || after.tag === 'prep'));
  switch (before.tag) {
    case 'to':
    case 'modal':
    case 'pron':
      return true;
    case 'rel': {
      // 'Which books from the library are good': the verb comes later.
      const isAsked = before.lower === 'which' && isPlural(token.lower) && after?.tag === 'prep';
      return !isAsked;
    }
    case 'adv':
      return earlier.at(-2)?.tag !== 'det';
    case 'det':
    case 'adj':
    case 'prep':
    case 'verb':
      return false;
    case 'frame':
      return /^(let|help|make)/.test(before.base ?? '') && startsObject;
    case 'conj':
      return (
        (startsObject || particles.has(after?.lower ?? '')) &&
        (after?.tag !== 'verb' || thing) &&
        earlier.some(
          ({ tag, base }) => ['verb', 'to', 'modal'].includes(tag) || (tag === 'frame' && !auxiliary.test(base ?? '')),
        )
      );
    case 'noun': {
      const agrees =
        isPlural(before.lower) || before.lower === 'people' ? token.lower === token.base : token.lower !== token.base;
      const group = headBefore(earlier);
      const ofGroup = group !== undefined && isPlural(group.lower) && token.lower === token.base;
      const clause = clauseOf(earlier);
      const alone = after === undefined || after.tag === 'adv' || after.tag === 'conj';
      if (ofGroup && (startsObject || alone) && !hasVerb(clause)) return true;
      if (agrees && alone && isPlural(before.lower) && actsHere(before) && !hasVerb(clause)) return true;
      if (agrees && /^(out|off)$/.test(after?.lower ?? '')) return true;
      // 'Each case moves through milling': after 'each' and 'a' no plural ends the phrase.
      if (agrees && isOneThing(earlier) && takesObject && !/^(verb|frame|noun)$/.test(after?.tag ?? '')) return true;
      const strong = after !== undefined && ['det', 'pron', 'rel'].includes(after.tag);
      const noVerbYet = !clauseOf(earlier).some(({ tag }) => tag === 'verb');
      return (
        agrees &&
        takesObject &&
        (strong || isPlural(before.lower) || actsHere(before)) &&
        (strong || noVerbYet || startsObject)
      );
    }
    default:
      return false;
  }
}
