import { amountTold, numberWord } from '#worker/features/guide/grammar/numbers.rules.ts';

const unit = '(?:minute|hour|day|night|week|month|quarter|year|season)';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
const amount = `(?:\\d+|${numberWord})`;
const repeated = new RegExp(`\\b(?:every|each|once (?:a|every|per)|per) (${amount} )?(${unit})s?\\b`, 'i');
const onDay = new RegExp(`\\b(?:every|each|on) (${weekday})s?\\b`, 'i');
const atEnd = new RegExp(
  `\\bat the (end|beginning|start) of (?:the|each|every|a) (${unit}|term|round|game|match)\\b`,
  'i',
);
const onDate = new RegExp(
  `\\bon (the (?:last|first|\\d+(?:st|nd|rd|th)) (?:working )?(?:day )?of (?:the|each|every) ${unit})\\b`,
  'i',
);
const clock = /\bat (midnight|noon|night|christmas|\d{1,2}(?::\d\d)?(?: ?[ap]m)?|six|seven|eight|nine|ten|eleven)\b/i;
const partOfDay = /\bin the (morning|afternoon|evening)\b|\b(?:every|each) (morning|afternoon|evening)\b/i;
const ofWhole = /\bat (\d+ ?(?:%|percent|per cent) of (?:the|its|their) [a-z]+(?: [a-z]+)?)\b/i;
const perThing = /\bfor (?:each|every) ([a-z]+)\b/i;

/** 'each month', 'at midnight', 'for each page': the moment that words name, as a cause; undefined where they name none. */
export function momentIn(text: string): string | undefined {
  const share = ofWhole.exec(text)?.[1];
  if (share) return `WHEN ${share} is reached`;
  const [, edge, of] = atEnd.exec(text) ?? [];
  if (edge && of) return `WHEN the clock reaches the ${edge.toLowerCase()} of the ${of.toLowerCase()}`;
  const dated = onDate.exec(text)?.[1];
  if (dated) return `WHEN it is ${dated.toLowerCase()}`;
  const day = onDay.exec(text)?.[1];
  if (day) return `WHEN the clock reaches the morning of a ${day.charAt(0).toUpperCase()}${day.slice(1).toLowerCase()}`;
  const part = partOfDay.exec(text)?.slice(1).find(Boolean);
  if (part) return `WHEN the clock reaches the hour set for the ${part.toLowerCase()}`;
  const [, count, span] = repeated.exec(text) ?? [];
  if (span)
    return `WHEN ${count ? `${count.trim()} ${span}s have` : `${/^hour/i.test(span) ? 'an' : 'a'} ${span} has`} passed since the last time`;
  const time = clock.exec(text)?.[1]?.toLowerCase();
  if (time)
    return time === 'night' ? 'WHEN the clock reaches the hour set for the night' : `WHEN the clock reaches ${time}`;
  const thing = perThing.exec(text)?.[1];
  return thing ? `WHEN one more ${thing} is recorded` : undefined;
}

/** A text without the words that name its moment, where that has been said already. */
export const withoutMoment = (text: string): string =>
  [atEnd, onDate, onDay, partOfDay, repeated, clock]
    .reduce((left, moment) => left.replace(moment, ''), text)
    .replace(/\s+/g, ' ')
    .trim();

/** '30 days' of 'after 30 days', '90 seconds' of 'a race is 90 seconds'. */
export const spanIn = (text: string): string | undefined =>
  new RegExp(`\\b(${amountTold} (?:working )?(?:second|minute|hour|day|night|week|month|year)s?)\\b`, 'i').exec(
    text,
  )?.[1];
