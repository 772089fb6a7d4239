import { demandPeople, otherPeople, supplyPeople } from '#worker/features/guide/content/people.ts';
import { adjectives } from '#worker/features/guide/content/things.ts';
import {
  alsoNouns,
  framingVerbs,
  irregularPasts,
  particles,
  plainVerbs,
  verbFamily,
} from '#worker/features/guide/content/verbs.ts';
import { isPlural, lookUp } from '#worker/features/guide/grammar/words.rules.ts';

/** Part of speech, as coarse as the reading of an idea needs. */
type Tag =
  | 'det'
  | 'pron'
  | 'modal'
  | 'prep'
  | 'conj'
  | 'rel'
  | 'to'
  | 'frame'
  | 'verb'
  | 'noun'
  | 'adj'
  | 'adv'
  | 'stop';
export type Token = { text: string; lower: string; tag: Tag; base?: string };

const closed: Record<string, Tag> = {};
function declare(tag: Tag, words: string): void {
  for (const word of words.split(' ')) closed[word] = tag;
}
declare(
  'det',
  'a an the this that-one these those my your our their his her its each every all any some no both another which-one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty sixty hundred',
);
declare(
  'pron',
  'i you we they he she it me us them him who-ever everyone everybody someone somebody anyone anybody nobody no-one people-who themselves themself myself itself others',
);
declare('modal', 'can could will would should may might must cannot can-not');
declare(
  'prep',
  'of for with on in at by from about into onto through against before after during until between within without as per via near nearby-to around over under using towards than like including among across beside beyond along except despite',
);
declare('conj', 'and or but nor plus then');
declare('rel', 'that which who whom whose where when while so if because what how why whenever once unless whether');
declare('to', 'to');
declare(
  'adv',
  'not also just only even too very really always never often together easily quickly simply automatically again there here now soon later instead alone already still directly online ahead up out off back down away else maybe perhaps probably almost in-advance more most less least aloud afterwards such',
);

const contractions: [RegExp, string][] = [
  [/\b(do|does|did|is|are|was|were|has|have|had|would|should|could)n'?t\b/gi, '$1 not'],
  [/\b(?:can'?t|cannot)\b/gi, 'can not'],
  [/\bwon'?t\b/gi, 'will not'],
  [/\bi'?m\b/gi, 'I am'],
  [/\bu\b(?![.'’-])/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\b(i|we|you|they)'(?:d|ll)\b/gi, '$1 would'],
  [/\b(i|we|you|they)'ve\b/gi, '$1 have'],
  [/\b(we|you|they)'re\b/gi, '$1 are'],
  [/\b(it|he|she|who|that|what|where|there)'s\b/gi, '$1 is'],
];

/** Spells out what is run together or left out in haste: 'dont', 'I'm', 'there dog'. */
export function spellOut(text: string): string {
  const plain = text
    .replace(/[’‘]/g, "'")
    .replace(
      /\b(to|walk|choose|see|take|book|pick|bring|share|use|keep|enter|in|from|with|of) there (?=[a-z])/gi,
      '$1 their ',
    )
    .replace(/\b(in|with) (simple|easy) (words|language|terms)\b/gi, '$1 plain $3')
    .replace(/\bkeep(s?) track of\b/gi, 'track$1')
    .replace(/\b(e\.g|i\.e|etc)\.,?/gi, ' ');
  return contractions.reduce((spelt, [pattern, by]) => spelt.replace(pattern, by), plain);
}

/** Reads text into sentences of tagged words. Pure, linear in the length of the text. */
export function tagText(text: string): Token[][] {
  return liftAsides(spellOut(text))
    .replace(/(?<=\d):(?=\d\d)/g, '∶')
    .replace(/https?:\/\/\S+|[`*_#>|<~]+/g, ' ')
    .split(/[.!?;:•\n\r()]+|\s[-–—]+\s/)
    .map((sentence) => tagSentence(sentence))
    .filter((tokens) => tokens.length > 0);
}

/** What stands in brackets inside a sentence comes after it, so that both stay whole; an amount stays where it is. */
function liftAsides(text: string): string {
  if (!text.includes('(')) return text;
  return text
    .split(/(?<=[.!?;\n])/)
    .map((sentence) => {
      const lifted: string[] = [];
      const rest = sentence.replace(/\s*\(([^()]{1,300})\)(?=\s*[\p{L}\p{N},])/gu, (_, aside: string) => {
        if (/^\s*[£$€]?\d/.test(aside)) return ` ${aside}`;
        lifted.push(aside);
        return '';
      });
      return lifted.length > 0 ? `${rest.replace(/\s*[.!?;\n]?\s*$/, '. ')}${lifted.join('. ')}. ` : rest;
    })
    .join('');
}

function tagSentence(sentence: string): Token[] {
  const words = sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’+∶-]*|,/gu) ?? [];
  const tokens: Token[] = words.filter((word) => word.length <= 40).map((text) => firstTag(text.replace(/’/g, "'")));
  for (let index = 0; index < tokens.length; index += 1) settle(tokens, index);
  return tokens;
}

/** What a word is by itself; words that are both noun and verb are left as a verb with a base, for `settle`. */
function firstTag(text: string): Token {
  const lower = text.toLowerCase().replace(/'s?$/, '');
  if (text === ',') return { text, lower, tag: 'conj' };
  const fixed = lookUp(closed, lower);
  if (fixed) return { text, lower, tag: fixed };
  if (/^\d/.test(lower)) return { text, lower, tag: 'det' };
  const base = baseOfVerb(lower);
  if (irregularPasts.has(lower) && !framingVerbs.has(lower)) return { text, lower, tag: 'adj' };
  if (base && (framingVerbs.has(base) || plainVerbs.has(base)) && !verbFamily.has(base))
    return { text, lower, tag: 'frame', base };
  if (base && !/'/.test(text)) return { text, lower, tag: 'verb', base };
  if (adjectives.has(lower)) return { text, lower, tag: 'adj' };
  if (/ly$/.test(lower) && !/^(family|fly|supply|reply|assembly|butterfly)$/.test(lower))
    return { text, lower, tag: 'adv' };
  if (/[a-z]{3}ed$/.test(lower) && !/(need|seed|feed|speed|weed|hundred|breed|bleed|greed|steed)$/.test(lower))
    return { text, lower, tag: 'adj' };
  if (/(ful|ous|able|ible|less|ish)$/.test(lower) && lower.length > 5 && !/^(vegetable|table)$/.test(lower))
    return { text, lower, tag: 'adj' };
  return { text, lower, tag: 'noun' };
}

/** The base form of a known verb: 'books', 'booked' and 'booking' give 'book'. */
export function baseOfVerb(word: string): string | undefined {
  const known = (stem: string) => verbFamily.has(stem) || framingVerbs.has(stem) || plainVerbs.has(stem);
  const tries = [word];
  if (/ies$/.test(word)) tries.push(`${word.slice(0, -3)}y`);
  if (/es$/.test(word)) tries.push(word.slice(0, -2));
  if (/s$/.test(word)) tries.push(word.slice(0, -1));
  for (const end of ['ing', 'ed']) {
    if (!word.endsWith(end) || word.length < end.length + 2) continue;
    const stem = word.slice(0, -end.length);
    tries.push(stem, `${stem}e`);
    if (/(.)\1$/.test(stem)) tries.push(stem.slice(0, -1));
    if (/i$/.test(stem)) tries.push(`${stem.slice(0, -1)}y`);
  }
  return tries.find(known);
}

/** Decides a word that can be noun and verb by its neighbours. */
function settle(tokens: Token[], index: number): void {
  const token = tokens[index];
  const before = tokens[index - 1];
  const after = tokens[index + 1];
  if (token?.tag === 'frame' && !auxiliary.test(token.base ?? '')) settleFrame(token, before, after);
  if (token?.tag !== 'verb') return;
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
  token.tag = isVerbHere(token, before, after, tokens.slice(0, index), startsObject) ? 'verb' : 'noun';
}

const peopleWords = new Set([...demandPeople, ...supplyPeople, ...otherPeople]);
const auxiliary = /^(be|is|are|was|have|has|had|do|does|did|would|should|could|might|can|will|must|may)$/;
const openers = /^(the|a|an|my|our|your|their|his|her|its|this|no|each|every|some|\d+)$/;

/** 'at work', 'their needs' and 'a visit' are nouns, 'covered' is a state. */
function settleFrame(token: Token, before: Token | undefined, after: Token | undefined): void {
  if (/ed$/.test(token.lower) && token.base !== token.lower) token.tag = 'adj';
  else if (/^leads?$/.test(token.lower) && before?.tag === 'noun') token.tag = 'noun';
  else if (!before && /s$/.test(token.lower) && token.base !== token.lower && after?.base !== undefined)
    token.tag = 'noun';
  else if (token.lower === 'care' && after?.tag === 'noun') token.tag = 'noun';
  else if (before?.tag === 'prep' && !/ing$/.test(token.lower)) token.tag = 'noun';
  else if (before?.tag === 'verb' && /s$/.test(token.lower)) token.tag = 'noun';
  else if (before?.tag === 'det' && openers.test(before.lower)) token.tag = 'noun';
  else if (before?.tag === 'adj' && after?.tag !== 'to' && !/^(able|due|ready)$/.test(before.lower)) token.tag = 'noun';
}

function isVerbHere(
  token: Token,
  before: Token | undefined,
  after: Token | undefined,
  earlier: Token[],
  startsObject: boolean,
): boolean {
  const thing = after?.tag === 'verb' && alsoNouns.has(after.base ?? '') && isPlural(after.lower);
  // 'Prints a readable diff': what the product does, told without naming it.
  if (!before && token.lower !== token.base && after && /^(a|an|the|its|two|three|each|all|any)$/.test(after.lower))
    return true;
  if (!before)
    return (startsObject || particles.has(after?.lower ?? '')) && after?.tag !== 'verb' && token.lower === token.base;
  const takesObject = startsObject || (after !== undefined && (particles.has(after.lower) || after.tag === 'prep'));
  switch (before.tag) {
    case 'to':
    case 'modal':
    case 'pron':
    case 'rel':
      return true;
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
      if (agrees && /^(out|off)$/.test(after?.lower ?? '')) return true;
      const strong = after !== undefined && ['det', 'pron', 'rel'].includes(after.tag);
      const noVerbYet = !earlier.some(({ tag }) => tag === 'verb');
      return (
        agrees &&
        takesObject &&
        (strong || isPlural(before.lower) || peopleWords.has(before.lower)) &&
        (strong || noVerbYet || startsObject)
      );
    }
    default:
      return false;
  }
}
