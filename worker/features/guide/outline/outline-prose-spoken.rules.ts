import { tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { spellRelatives } from '#worker/features/guide/grammar/relatives.rules.ts';

/** '…, I guess.', '…, maybe.': how sure somebody is, at the end of what they say. */
const afterthought =
  /,\s*(?:(?:i|we) (?:guess|think|suppose|believe|reckon|hope|mean)|maybe|perhaps|honestly|probably)(?=\s*(?:[.,;!?]|$))/gi;
/** 'So I want them to send a request': what others are to do. */
const wantedThen =
  /,? (?:so|and|then) (?:I|we)(?: would|'d)?(?: really| also)? (?:want|need|like) (them) to (?=\p{L})/giu;

/** 'Students come and get it' get it. */
const comingTo = /(?<=\p{L} )(?:comes?|goes|go) and (?=(?:get|pick|collect|fetch|take|buy|see|check|look)s? )/giu;

/** A sentence without the words at its end that only say how sure its owner is. */
export const withoutAfterthought = (text: string): string => text.replace(afterthought, '');

/**
 * A sentence as clauses that can be parted: what hangs on by ', which' becomes a clause of its own or is left out as a mere comment, and what
 * others are wanted to do is their doing.
 */
export function asClauses(text: string): string {
  const plain = text
    .replace(wantedThen, ', and they ')
    .replace(comingTo, '')
    .replace(/((?:,|\band)) after (?:that|this),? (?=\p{L})/giu, '$1 then ');
  if (!/, which /i.test(plain)) return plain;
  const [tokens = [], ...more] = tagText(plain);
  const told = more.length === 0 ? spellRelatives(tokens) : tokens;
  if (told === tokens) return plain;
  const words = told.map(({ text: word }) => word).join(' ');
  return words.replace(/ (?=,)/g, '').replace(/, (?=(?:she|he|they|it|we|I|the) )/gi, ', and ');
}
