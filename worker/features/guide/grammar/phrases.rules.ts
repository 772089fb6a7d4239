import { adjectives } from '#worker/features/guide/content/things.ts';
import {
  baseOfParticiple,
  framingVerbs,
  irregularPasts,
  isKnownVerb,
  plainVerbs,
  verbFamily,
} from '#worker/features/guide/content/verbs.ts';
import { markActors, markThings } from '#worker/features/guide/grammar/actors.rules.ts';
import { numberWord } from '#worker/features/guide/grammar/numbers.rules.ts';
import { nameSamePeople } from '#worker/features/guide/grammar/same-people.rules.ts';
import { markNames, settle } from '#worker/features/guide/grammar/settling.rules.ts';
import { spellOut } from '#worker/features/guide/grammar/spelling-out.rules.ts';
import {
  nounsSaid,
  settleFields,
  settleNames,
  settleRow,
  settleStanding,
  settleStates,
} from '#worker/features/guide/grammar/standing.rules.ts';
import { lookUp } from '#worker/features/guide/grammar/words.rules.ts';

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
/**
 * `isPerson`: a word that no list knows as people, but that acts like one here; `isThing`: a tool or a game that is one of
 * many; `isName`: the name of a firm or a product; `isListed`: the
 * first word after a colon or a bracket; `isLine`: that of a line; `isWished`: that of a sentence which began with 'we want that'; `isPart`: that after a blank line; `isLead`: that of any line.
 */
export type Token = {
  text: string;
  lower: string;
  tag: Tag;
  base?: string;
  isPerson?: true;
  isThing?: true;
  isName?: true;
  isListed?: true;
  isLine?: true;
  isWished?: true;
  isPart?: true;
  isLead?: true;
};

const closed: Record<string, Tag> = {};
function declare(tag: Tag, words: string): void {
  for (const word of words.split(' ')) closed[word] = tag;
}
declare(
  'det',
  'a an the this that-one these those my your our their his her its each every all any some no both another which-one',
);
declare('det', numberWord.replaceAll('|', ' '));
declare(
  'pron',
  'i you we they he she it me us them him who-ever everyone everybody someone somebody anyone anybody nobody no-one neither people-who themselves themself myself itself himself herself yourself ourselves oneself others mine ours yours theirs hers',
);
declare('modal', 'can could will would shall should may might must ought cannot can-not');
declare(
  'prep',
  'of for with on in at by from about into onto through against before after during until between within without as per via near nearby-to around over under using towards than like since including among across beside beyond along except despite inside outside behind below above',
);
declare('conj', 'and or but nor plus then though although');
declare('rel', 'that which who whom whose where when while so if because what how why whenever once unless whether');
declare('to', 'to');
declare(
  'adv',
  'not either also just only even too very really always never often together easily quickly simply automatically again there here now soon later instead alone already still directly online ahead up out off back down away else maybe perhaps probably almost in-advance more most less least aloud afterwards such enough twice quite roughly rather otherwise ever beforehand anyway overnight meanwhile everywhere anywhere somehow altogether',
);

/** A word, an amount with its sign, or a comma. */
const aWord = /[£$€]?[\p{L}\p{N}][\p{L}\p{N}'’+∶․‚-]*(?: ?[€%](?![\p{L}\p{N}]))?|,/gu;

/** Stands where 'we want that' was taken out, so that it is known to be a wish. */
export const wishMark = '⚑';
/** Stands where a blank line was. */
export const partMark = '¶';

/** Reads text into sentences of tagged words. Pure, linear in the length of the text. */
export const tagText = (text: string): Token[][] => tagTexts([text]).flat();

/** The same for what was told at different times: the sentences of each, read with the words of all. */
export function tagTexts(texts: string[]): Token[][][] {
  const known = nounsSaid(texts.join('. '));
  const parts = texts.map((text) => cutSentences(text, known));
  const sentences = parts.flat();
  for (const [index, tokens] of sentences.entries()) settleFields(tokens, sentences[index - 1]);
  markThings(sentences);
  markActors(sentences);
  nameSamePeople(sentences);
  return parts;
}

const cutSentences = (text: string, known: ReturnType<typeof nounsSaid>): Token[][] =>
  liftAsides(spellOut(text))
    .replace(/(?<=\d):(?=\d\d)/g, '∶')
    .replace(/(?<=\d)\.(?=\d)|(?<=[\p{L}\d])\.(?=(?:js|io|net|com|org|dev|app|ai)(?![\p{L}\d]))/giu, '․')
    .replace(/(?<=\d),(?=\d)/g, '‚')
    .replace(/https?:\/\/\S+|[`*_#>|<~]+/g, ' ')
    .split(/(?<=[:(])|(?<=\n)|[.!?;•\r()]+|\s[-–—]+\s/)
    .flatMap((sentence, index, all) => {
      const tagged = cutLong((sentence.match(aWord) ?? []).filter((word) => word.length <= 40)).map((words) =>
        tagSentence(words, known),
      );
      const [first] = tagged[0] ?? [];
      const before = all[index - 1] ?? '\n';
      const isLine = before.endsWith('\n') && /^\s*[-–—]\s/.test(sentence);
      const lead = before.trim() === '' ? (all[index - 2] ?? '') : before;
      if (first && /[:(]$/.test(lead)) first.isListed = true;
      if (first && isLine) first.isLine = true;
      if (first && before.endsWith('\n')) first.isLead = true;
      if (first && sentence.includes(wishMark)) first.isWished = true;
      if (first && sentence.includes(partMark)) first.isPart = true;
      return tagged;
    })
    .filter((tokens) => tokens.length > 0);

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
      return lifted.length > 0
        ? `${rest.replace(/\s*[.!?;\n]?\s*$/, '. ')}${lifted.join('. ')}. ${/\n\s*$/.test(sentence) ? '\n' : ''}`
        : rest;
    })
    .join('');
}

/** More words than one breath has; a longer sentence is read in pieces, so that no text costs more than its length. */
const mostWords = 120;

/** A sentence as lists of words, cut after a comma where it is too long. */
function cutLong(words: string[]): string[][] {
  const pieces: string[][] = [];
  for (let start = 0; start < words.length; ) {
    const rest = words.length - start;
    const comma = rest > mostWords ? words.lastIndexOf(',', start + mostWords) : -1;
    const end = comma > start + mostWords / 2 ? comma + 1 : start + mostWords;
    pieces.push(words.slice(start, end));
    start = end;
  }
  return pieces;
}

function tagSentence(words: string[], known: ReadonlySet<string>): Token[] {
  const tokens: Token[] = words.map((text) => firstTag(text.replace(/’/g, "'").replace(/(?<=\p{L})․/gu, '.')));
  // 'Teachers request leave': days off, where they are asked for.
  for (const [at, token] of tokens.entries())
    if (token.lower === 'leave' && /^(?:request|approve)s?$/.test(tokens[at - 1]?.lower ?? ''))
      tokens[at] = { text: token.text, lower: token.lower, tag: 'noun' };
  markNames(tokens);
  settleNames(tokens);
  settleRow(tokens);
  settleStanding(tokens, known);
  for (let index = 0; index < tokens.length; index += 1) settle(tokens, index);
  settleStates(tokens);
  return tokens;
}

/** What a word is by itself; words that are both noun and verb are left as a verb with a base, for `settle`. */
function firstTag(text: string): Token {
  const lower = text
    .toLowerCase()
    .replace(/'s?$/, '')
    .replace(/^[£$€]/, '');
  if (text === ',') return { text, lower, tag: 'conj' };
  const fixed = lookUp(closed, lower);
  if (fixed) return { text, lower, tag: fixed };
  if (/^\d/.test(lower)) return { text, lower, tag: 'det' };
  const base = baseOfVerb(lower);
  if (irregularPasts.has(lower) && !framingVerbs.has(lower) && base !== lower) return { text, lower, tag: 'adj' };
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

/** The verb of which a word is the participle of the passive: 'kept' of 'keep', 'listed' of 'list'; undefined for any other word. */
export const baseOfPassive = (word: string): string | undefined => {
  const lower = word.toLowerCase();
  return baseOfParticiple(lower) ?? (/ed$/.test(lower) ? baseOfVerb(lower) : undefined);
};

/** The base form of a known verb: 'books', 'booked' and 'booking' give 'book'. */
export function baseOfVerb(word: string): string | undefined {
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
  return tries.find(isKnownVerb);
}
