import { inDigits, timeUnit } from '#worker/features/guide/grammar/numbers.rules.ts';
import { lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { isKeptAtLeast } from '#worker/features/guide/outline/outline-deletions.rules.ts';
import { tellsLoad } from '#worker/features/guide/outline/outline-loads.rules.ts';

const money = '(?<coin>\\p{Sc} ?|\\p{Lu}{3} )?';
const number = `(?<number>[−-]?\\d{1,3}(?:,\\d{3})+|[−-]?\\d+(?:\\.\\d+)?)(?![\\d,.]*\\d)(?! ${timeUnit}\\b)`;
/** What is counted: no word that goes on with the sentence. */
const unit =
  '(?<unit>(?: (?!(?:in|and|or|is|are|the|a|at|of|on|for|with|without|within|until|may|can|must|per|nobody|somebody|anybody|everybody)\\b)[\\p{Ll}%°]+| per [\\p{L}]+| \\p{Lu}+\\b){0,3})';
const limits = [
  `\\b(?:at most|no more than|not more than|up to|(?:a )?maximum (?:of|is)|at least|more than|fewer than|less than|above|below|over|under|exceeds?) ${money}${number}(?!(?:st|nd|rd|th)\\b)${unit}`,
  `${money}${number}${unit} or (?:more|less|fewer|above|below)\\b`,
  `\\b(?:has|have|takes?) ${money}${number}${unit}`,
  `^(?:at|from) ${money}${number}(?<unit> ?(?:percent|per cent|%))`,
].map((pattern) => new RegExp(pattern, 'gu'));
const spans = new RegExp(`(?<![\\d.,])(\\d+(?:\\.\\d+)?) (${timeUnit})\\b`, 'i');
const monthDay = /\b(?:from|on|by|before|after) the (\d{1,2})(?:st|nd|rd|th)\b/i;

/** 'A grave may have six people in it': so many there can be, and no more is not said. */
const several = /\b(?:may|can) (?:have|hold|be (?:on|in|at)|belong to) (\d+)((?: (?!in\b|on\b|at\b)[\p{L}-]+){1,2})/u;
const bound = /\b(?:at most|only|no more|not more|up to|maximum|more than)\b/;
/** 'One every 4 seconds': how fast, and no time that passes. */
const rate = /\bone (?:every|per|in) (\d+) (seconds|minutes)\b/;

/** A criterion on how much there is. */
const carries = /\bcarry as much as there is\b/i;

/** What is tried of a rule, and what comes of it. */
type Trial = { values: string; after: string };

/** So long at most, as what is measured and no moment that comes: '5 days in a row', '10 minutes detour', '8 hours' rest'. */
const noMeasure =
  'after|ago|and|are|at|before|but|by|early|earlier|for|from|in|is|late|later|long|of|old|on|or|since|than|that|the|then|they|to|unless|until|when|with|without';
const lengths = [
  `\\b(?:at most|no more than|not more than|up to|at least|more than|fewer than|less than) (?<number>\\d+)(?<unit> ${timeUnit}(?: in a row| (?!(?:${noMeasure})\\b)\\p{Ll}{4,}))`,
  `\\b(?<number>\\d+)(?<unit> ${timeUnit}['’] (?!time\\b)\\p{Ll}+)`,
  `\\b(?:is|are|lasts?) (?<number>\\d+)(?<unit> ${timeUnit}) at most\\b`,
].map((pattern) => new RegExp(pattern, 'gu'));

const negated = /\b(?:never|nobody|no one|no|not|none|nothing|cannot)\b[^,;.]*$|n['’]t\b[^,;.]*$/i;
const mostBefore = 80;

/** What comes of the values around a number: which of them go through, or from which on the rule takes hold. */
function afterOf(limit: string, before: string, [low, at, high]: readonly string[]): string {
  if (/^(?:at most|no more|not more|up to|(?:a )?maximum)|at most$/.test(limit)) return through(low, at, high);
  if (/^more than/.test(limit) && negated.test(before)) return through(low, at, high);
  if (/^at least|['’]/.test(limit)) return `${low} is not enough, ${at} and ${high} are`;
  if (/^(?:more than|above|over|exceeds?)/.test(limit)) return `It takes hold at ${high}, not at ${low} or ${at}`;
  if (/^(?:fewer than|less than|below|under)/.test(limit)) return `It takes hold at ${low}, not at ${at} or ${high}`;
  if (/ or (?:more|above)$|^(?:at|from) /.test(limit)) return `It takes hold at ${at} and ${high}, not at ${low}`;
  if (/ or (?:less|fewer|below)$/.test(limit)) return `It takes hold at ${low} and ${at}, not at ${high}`;
  return each;
}
const through = (low = '', at = '', high = '') => `${low} and ${at} go through, ${high} does not`;
const each = 'The rule holds each time';

/** The numbers of a rule, each with one below and one above; those of one form of words, the first two. */
function numbersIn(text: string): Trial[] {
  const found = [...lengths, ...limits].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const { coin = '', number: told = '', unit: of = '' } = match.groups ?? {};
      if (told === '' || (coin === '' && of === '')) return [];
      const values = [-1, 0, 1].map((step) => `${coin}${stepped(told, step)}`);
      const [low, at, high] = values;
      const counted = of.replace(/ per \p{L}+$/u, '');
      const unit =
        coin !== '' ? '' : lengths.includes(pattern) ? of : (counted.split(/(?<=\S) (?=\S+ \S)/)[0] ?? counted);
      const after = afterOf(match[0], text.slice(Math.max(0, match.index - mostBefore), match.index), values);
      return [{ values: `with ${low}, ${at} and ${high}${unit}`, after, at: match.index, form: pattern.source }];
    }),
  );
  const [first] = found;
  const isOfOneForm = ({ form }: { form: string }) => /at most\|/.test(form) && /at most\|/.test(first?.form ?? '');
  return found
    .filter((one) => one === first || isOfOneForm(one))
    .toSorted((a, b) => a.at - b.at)
    .slice(0, 2);
}

/** How a rule is tried; none where it has no number. */
function trialsOf(rule: string): Trial[] {
  if (carries.test(rule)) return [{ values: 'with a store that holds so much', after: each }];
  if (tellsLoad(rule)) return [];
  const text = lowerFirst(inDigits(rule));
  const day = monthDay.exec(text)?.[1];
  const many = several.exec(text);
  if (many && !bound.test(text))
    return [{ values: `with 1, 2 and ${many[1]}${many[2]}, all of them kept`, after: 'Each of them is kept' }];
  const [, pace, unit] = rate.exec(text) ?? [];
  if (pace && unit)
    return [{ values: `with one every ${Number(pace) - 1}, ${pace} and ${Number(pace) + 1} ${unit}`, after: each }];
  const [, owed, of = ''] = /\b(?:owes?|earns?|gives?|counts?) (\d+) (\p{L}+)/iu.exec(text) ?? [];
  if (owed) {
    const isOwed = /\bowes? \d/i.test(text);
    return [
      {
        values: `with ${Number(owed) - 1}, ${owed} and ${Number(owed) + 1} ${of}`,
        after: isOwed ? `At ${Number(owed) - 1} 1 is missing, at ${owed} and ${Number(owed) + 1} none` : each,
      },
    ];
  }
  const numbers = numbersIn(text);
  if (numbers.length > 0) return numbers;
  if (day)
    return [
      { values: `on the day before the ${ordinal(day)}, on the ${ordinal(day)} and on the day after`, after: each },
    ];
  return spanIn(rule);
}

/** Somebody waits for it to be over, and is no wait of theirs that runs out: 'nobody comes within 3 minutes'. */
const runsOut =
  /\b(?:nobody|no one|nothing|never|not)\b[^,;.]{0,80} within\b|n['’]t\b[^,;.]{0,80} within\b|\bwithin \d+ \p{L}+ after\b/iu;

const lasts =
  /^(?:an? |the |each |every |all )?(?:videos?|clips?|recordings?|films?|voice messages?|audios?|stor(?:y|ies)|songs?|talks?)\b[^.;]*\b(?:max(?:imum)?|at most|no longer|or less)\b/iu;

function spanIn(rule: string): Trial[] {
  const text = lowerFirst(inDigits(rule));
  const [, length, span = ''] = spans.exec(text) ?? [];
  // 'A recording of 4 seconds' is so long, and nothing comes due.
  if (!length || new RegExp(`(?<!\\btimes? )\\bof ${length} seconds?`, 'i').test(text)) return [];
  // 'Video 30 seconds max': so long it may be, and nobody waits for it.
  if (/^(?:second|minute)/i.test(span) && lasts.test(text))
    return [
      {
        values: `with one of ${Number(length) - 1}, of ${length} and of ${Number(length) + 1} ${span.replace(/s?$/, 's')}`,
        after: `Up to ${length} ${span} it is kept, above that refused`,
      },
    ];
  const isWait =
    /^second/i.test(span) && /\b(?:lags?|delay(?:s|ed)?|waits?)\b[^.;]*\b(?:no more|less|not more) than\b/i.test(text);
  if (
    isWait ||
    (/^(?:second|minute)/i.test(span) && /\b(?:within|takes?|at most|under)\b/i.test(text) && !runsOut.test(text))
  )
    return [
      {
        values: `ten times, with the clock running: none takes more than ${length} ${span}`,
        after: `None takes more than ${length} ${span}`,
      },
    ];
  if (isKeptAtLeast(rule))
    return [
      {
        values: `with the clock set a day before ${length} ${span} are over: nothing has deleted it, and whoever tries is refused`,
        after: 'It is still there',
      },
    ];
  const step = /^year/i.test(span) ? 'a day' : 'a minute';
  return [
    {
      values: `with the clock set ${step} before and ${step} after ${length} ${span}`,
      after: /\b(?:deleted|erased|removed)\b/i.test(text)
        ? 'Gone after it, not before'
        : 'The rule holds on both sides of that moment',
    },
  ];
}

/**
 * The values at which a rule of the owner is tried: one below, at and one above each number that it names, or the moments around its
 * period. Undefined for a rule without a number.
 */
export function valuesFor(rule: string): string | undefined {
  const told = trialsOf(rule).map(({ values }) => values);
  return told.length > 0 ? told.join(', and ') : undefined;
}

/** What must be true after a rule was tried at its values: which of them go through, and what is there then. */
export const afterFor = (rule: string): string =>
  trialsOf(rule)
    .map(({ after }, at) => (at === 0 ? after : lowerFirst(after)))
    .join('; ');

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
