import { inDigits, timeUnit } from '#worker/features/guide/grammar/numbers.rules.ts';
import { lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { isKeptAtLeast } from '#worker/features/guide/outline/outline-deletions.rules.ts';
import { tellsLoad } from '#worker/features/guide/outline/outline-loads.rules.ts';

const money = '(?<coin>\\p{Sc} ?|\\p{Lu}{3} )?';
const number = `(?<number>[−-]?\\d{1,3}(?:,\\d{3})+|[−-]?\\d+(?:\\.\\d+)?)(?![\\d,.]*\\d)(?! ${timeUnit}\\b)`;
/** What is counted: no word that goes on with the sentence. */
const unit =
  '(?<unit>(?: (?!(?:in|and|or|is|are|the|a|at|of|on|for|with|without|within|until|may|can|must|per)\\b)[\\p{Ll}%°]+| per [\\p{L}]+| \\p{Lu}+\\b){0,3})';
const limits = [
  `\\b(?:at most|no more than|not more than|up to|(?:a )?maximum (?:of|is)|at least|more than|fewer than|less than|above|below|over|under|exceeds?) ${money}${number}(?!(?:st|nd|rd|th)\\b)${unit}`,
  `${money}${number}${unit} or (?:more|less|fewer|above|below)\\b`,
  `\\b(?:has|have|takes?) ${money}${number}${unit}`,
  `^(?:at|from) ${money}${number}(?<unit> ?(?:percent|per cent|%))`,
].map((pattern) => new RegExp(pattern, 'u'));
const spans = new RegExp(`(?<![\\d.,])(\\d+(?:\\.\\d+)?) (${timeUnit})\\b`, 'i');
const monthDay = /\b(?:from|on|by|before|after) the (\d{1,2})(?:st|nd|rd|th)\b/i;

/** 'A grave may have six people in it': so many there can be, and no more is not said. */
const several = /\b(?:may|can) (?:have|hold|be (?:on|in|at)|belong to) (\d+)((?: (?!in\b|on\b|at\b)[\p{L}-]+){1,2})/u;
const bound = /\b(?:at most|only|no more|not more|up to|maximum|more than)\b/;
/** 'One every 4 seconds': how fast, and no time that passes. */
const rate = /\bone (?:every|per|in) (\d+) (seconds|minutes)\b/;

/** A criterion on how much there is. */
const carries = /\bcarry as much as there is\b/i;

/**
 * The values at which a rule of the owner is tried: one below, at and one above the number that it names, or the moments around its
 * period. Undefined for a rule without a number.
 */
export function valuesFor(rule: string): string | undefined {
  if (carries.test(rule)) return 'with a store that holds so much';
  if (tellsLoad(rule)) return undefined;
  const text = lowerFirst(inDigits(rule));
  const day = monthDay.exec(text)?.[1];
  const many = several.exec(text);
  if (many && !bound.test(text)) return `with 1, 2 and ${many[1]}${many[2]}, all of them kept`;
  const [, pace, each] = rate.exec(text) ?? [];
  if (pace && each) return `with one every ${Number(pace) - 1}, ${pace} and ${Number(pace) + 1} ${each}`;
  const [, owed, of = ''] = /\b(?:owes?|earns?|gives?|counts?) (\d+) (\p{L}+)/iu.exec(text) ?? [];
  if (owed) return `with ${Number(owed) - 1}, ${owed} and ${Number(owed) + 1} ${of}`;
  for (const limit of limits) {
    const { coin = '', number: told = '', unit: of = '' } = limit.exec(text)?.groups ?? {};
    if (told === '' || (coin === '' && of === '')) continue;
    const [low, at, high] = [-1, 0, 1].map((step) => `${coin}${stepped(told, step)}`);
    return `with ${low}, ${at} and ${high}${coin === '' ? (of.split(/(?<=\S) (?=\S+ \S)/)[0] ?? of) : ''}`;
  }
  if (day) return `on the day before the ${ordinal(day)}, on the ${ordinal(day)} and on the day after`;
  const [, length, span = ''] = spans.exec(text) ?? [];
  // 'A recording of 4 seconds' is so long, and nothing comes due.
  if (!length || new RegExp(`(?<!\\btimes? )\\bof ${length} seconds?`, 'i').test(text)) return undefined;
  return /^(?:second|minute)/i.test(span) && /\b(?:within|takes?|at most|under)\b/i.test(text)
    ? `ten times, with the clock running: none takes more than ${length} ${span}`
    : isKeptAtLeast(rule)
      ? `with the clock set a day before ${length} ${span} are over: nothing has deleted it, and whoever tries is refused`
      : /^year/i.test(span)
        ? `with the clock set a day before and a day after ${length} ${span}`
        : `with the clock set a minute before and a minute after ${length} ${span}`;
}

/** '100,000' one step down is '99,999'; '62.5' is '62.4'. */
function stepped(told: string, step: number): string {
  const places = told.split('.')[1]?.length ?? 0;
  const value = Number(told.replace(/,/g, '').replace('−', '-')) + step / 10 ** places;
  const plain = Math.abs(value).toFixed(places);
  const grouped = told.includes(',') ? plain.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',') : plain;
  return `${value < 0 ? '−' : ''}${grouped}`;
}

const ordinal = (day: string) =>
  `${day}${/1\d$/.test(day) ? 'th' : (['th', 'st', 'nd', 'rd'][Number(day) % 10] ?? 'th')}`;
