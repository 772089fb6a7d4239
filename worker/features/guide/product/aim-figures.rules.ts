import { hasNumber } from '#shared/document-check/prose.ts';
import { inDigits } from '#worker/features/guide/grammar/numbers.rules.ts';
import { capitalise, pluralOf } from '#worker/features/guide/grammar/words.rules.ts';
import { finite } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';

const figure =
  /\b(?:no|none|nobody|never|not|zero|half|all|every|each|without)\b|\b(?:an?|one) (?:second|minute|hour|day|week|month)s?\b/i;
const isCounted = (part: string) => /\d/.test(inDigits(part)) || figure.test(part);
/** What leans on the figure before it: 'with 25 euros on average', 'none typed in afterwards'. */
const leans = /^(?:it|they|he|she|that|this|these|those|none|with|without|but|so|or|nobody \p{L}+s it)\b/iu;
const opensWithNone = /^(?:zero|no|not one|not a single|not more than|no more than|fewer than|less than|half) /i;

const isOwn = (part: string) =>
  part.split(' ').length > 2 && isCounted(part) && !leans.test(part) && (finite.test(part) || hasOwnVerb.test(part));
/** A subject and what it does or takes: 'three teams use it', '9 of 10 order an album'. */
const hasOwnVerb =
  /^(?:[\p{L}\d'%-]+ ){1,7}?(?:\p{L}{3,}s|use|order|answer|take|fall|stand|hand|sign|pay|read|know|hear|can) \S/u;

/**
 * What counts as success as its single figures: 'no CDs burnt. And 30 of 38 have listened', 'answered in 2 days, payroll through in an hour,
 * zero paper from January on'.
 * @returns the aim alone where it has one figure, or figures of which one says nothing without the other.
 */
export function partAims(aim: string): string[] {
  const parts = aim
    .replace(/[.\s]+$/, '')
    .split(/(?<=[\p{L}\d)%])[.;] +(?:and )?(?=\p{L}|\d)/iu)
    .map((part) => part.trim());
  if (parts.length > 1 && parts.every((part) => part.split(' ').length > 2 && isCounted(part)))
    return parts.flatMap((part) => partCommas(capitalise(part)));
  const [one = aim] = parts;
  const figures = parts.length > 1 ? [] : partCommas(one);
  return figures.length > 1 ? figures : [aim];
}

/** One sentence in its figures, parted at commas alone where each part stands for itself. */
function partCommas(sentence: string): string[] {
  const [first = '', ...others] = sentence.split(/, and /);
  const halves = [first, ...others];
  const isWhole = (part: string) => isOwn(part) || (isCounted(part) && opensWithNone.test(part));
  if (halves.length > 1 && isCounted(first) && halves.slice(1).every(isWhole))
    return halves.flatMap((part) => partCommas(capitalise(part)));
  const pieces = sentence.split(/, /);
  const isZero = (part: string) => /^(?:zero|no|not one|not a single) \p{L}/iu.test(part);
  return pieces.length > 1 &&
    pieces.every((part) => isCounted(part) && (finite.test(part) || isZero(part)) && !leans.test(part))
    ? pieces.map(capitalise)
    : [sentence];
}

const none =
  /^(?:no|none|nobody|never)\b(?! (?:more|later|longer|fewer|less) than)|\b(?:not (?:a single|one)|without a single|no more(?! than))\b/i;
const inOne = /\b(in|within|than|under) (?:an?|one) (?=second|minute|hour|day|week|month|year)/gi;
const oneIn: Readonly<Record<string, number>> = { second: 2, third: 3, fourth: 4, fifth: 5, tenth: 10 };
const everyFew = new RegExp(`\\bevery (${Object.keys(oneIn).join('|')}) (\\p{L}+)`, 'giu');

/**
 * An aim with a figure: 'not a single double booking: 0 counted', 'through in 1 hour', '1 of 3 visitors uses it', 'every game has a referee:
 * 100 % counted'. One that has a number stays as it was told, and so has one of which none can be read.
 */
export function asCount(aim: string): string {
  const counted = (how: string) => `${aim.replace(/[.\s]+$/, '')}: ${how} counted`;
  if (hasNumber(aim.replace(/\bnot one\b/i, ''))) return aim;
  const told = aim
    .replace(inOne, '$1 1 ')
    .replace(/\b(more than|most) one\b/gi, '$1 1')
    .replace(everyFew, (_, few: string, noun: string) => `1 of ${oneIn[few.toLowerCase()]} ${pluralOf(noun)}`);
  if (told !== aim) return capitalise(told);
  if (none.test(aim)) return counted('0');
  return /^(?:every|each|all)\b/i.test(aim) ? counted('100 %') : aim;
}
