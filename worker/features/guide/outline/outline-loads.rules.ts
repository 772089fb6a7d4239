import { inDigits } from '#worker/features/guide/grammar/numbers.rules.ts';
import { capitalise, isPlural } from '#worker/features/guide/grammar/words.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { inThird, type Self } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** What bounds, orders or comes upon something: no mere count. */
const binds =
  /\b(?:must|may|can|cannot|should|shall|will|has to|have to|never|only|nobody|no more|at (?:most|least)|up to|limit|maximum|minimum|within|until|unless|before|after|if|when|once|allowed|enough|by (?:the|next|this)|for \d+ (?:days|weeks|months|years)|per cent|percent|between)\b|n't\b|[%€£$?]/i;
const about = '(?:(?:about|around|roughly|some|usually|nearly|almost|over|more than|typically) )?';
const number = '(\\d{1,3}(?:[,. ]\\d{3})+|\\d+)(?![\\d.:%/-])(?: or so)?';
/** What is counted, up to four words; a length of time, a sum or a measure is none. */
const thing =
  '(?!(?:or|and|to|of|seconds?|minutes?|hours?|days?|weeks?|months?|years?|times?|degrees|percent|am|pm|dollars?|euros?|pounds?|francs?|cents?|metres?|cm|mm|m|kg|points?)\\b)((?:[\\p{L}-]+ ){0,3}?)([\\p{L}-]+)';
const often =
  '(?:a|an|per|each|every|in an?) (?:day|night|week|weekend|month|quarter|year|season|session|evening|morning|hour|minute|monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const on = 'on an? (?:\\p{L}+ )?(?:\\p{L}+day|weekend|day)|in (?:\\p{Lu}\\p{Ll}+|month|(?:a )?season)';
const having =
  "(?:(?:we|i|they) (?:(?:now|usually|also) )?(?:see|have(?: got)?|get|handle|receive|run|do|count|own|serve|maintain|fly|hold|make|sell)|there are|it(?:'s| is| are)|(?:the|our|my) [\\p{L}-]+(?: [\\p{L}-]+)? (?:has|have|holds?|contains?|counts?|is an? [\\p{L} -]{2,30} (?:with|of)))";
const being = '(?:lie|stand|hang|live|work|come|arrive|happen|sit|are kept|are (?=in |on |at ))';
const bare = new RegExp(
  `^${about}${number} ${thing}(?: ${being}\\b.*|(?:,|(?: and| in| a| an| per| on| of| each| every)\\b).*)?$`,
  'iu',
);
const had = new RegExp(`^${having} ${about}${number} ${thing}\\b`, 'iu');
const frequent = new RegExp(`\\b(?:${often}|${on})\\b`, 'iu');
const verb =
  /\b(?:is|are|was|has|have|gets?|goes|go|takes?|needs?|costs?|counts?|lasts?|pays?|means?|makes?|comes? to)\b/i;
/** From so many on it is a load; fewer are how a thing is made: 'a match has 4 periods'. */
const leastOften = 5;
const leastAtAll = 20;

/**
 * Whether a line only tells how much there is: '95 breakdowns a month', '640 graves', 'the register has 463 pumps'. No limit and no period;
 * what is built has to carry it.
 */
export function tellsLoad(line: string): boolean {
  const text = inDigits(line.replace(/[’‘]/g, "'").replace(/[.\s]+$/, ''));
  const told = text
    .replace(/,? (?:but )?(?:twice|three times|half) (?:that|as many|of (?:it|them)) .*$/i, '')
    .replace(/ (?:before|after) the \p{L}+$/iu, '');
  if (binds.test(told)) return false;
  const [, count, , counted = ''] = had.exec(told) ?? bare.exec(told) ?? [];
  if (!count || !isCounted(told, counted)) return false;
  if (!had.test(told) && verb.test(told.replace(new RegExp(being, 'i'), ''))) return false;
  const isOften = frequent.test(told) && !/^(?:the|our|my) /i.test(told);
  return Number(count.replace(/[,. ]/g, '')) >= (isOften ? leastOften : leastAtAll);
}

/** Several of something: the word itself, or one behind it ('340 donors', '1 300 exchanges', '2 kind of pallets'). */
const isCounted = (text: string, counted: string) =>
  isPlural(counted.toLowerCase()) ||
  text
    .slice(text.indexOf(counted))
    .split(' ')
    .slice(0, 4)
    .some((word) => isPlural(word.replace(/\P{L}/gu, '')));

/** A load without who tells it: 'About 95 breakdowns a month' of 'We see about 95 breakdowns a month'. */
export const loadIn = (line: string): string =>
  capitalise(
    line
      .replace(new RegExp(`^${having} `, 'iu'), (found) => (/^(?:the|our|my) /i.test(found) ? found : ''))
      .replace(/[.\s]+$/, ''),
  );

/** 'The inscriptions are typed up in Word': what is there already, and where. */
export const tellsExisting = (line: string): boolean =>
  /^(?:the|all|our|my|their) [\p{L} -]+? (?:is|are|lies?|sits?|stands?) (?:(?:all|already|now|still) )*(?:(?:typed|written|kept|stored|listed|noted|recorded|entered|saved|filed)(?: up| down)? )?(?:in|on) (?:(?:an?|our|my|the|one|two|three|four|old|big) )*(?:word|excel|access|filemaker|spreadsheets?|csv|cards?|index cards|notebooks?|(?:ring )?binders?|google sheets?|pdfs?|ledgers?|folders?)\b/iu.test(
    line,
  ) && !binds.test(line);

/** How much there is, as an outline tells it under what it is, how it is today and what holds. */
export const loadsIn = ({ is, today, rules }: Outline, self: Self): string[] =>
  [...is, ...today, ...rules].filter(tellsLoad).map((line) => inThird(loadIn(line), undefined, self));
