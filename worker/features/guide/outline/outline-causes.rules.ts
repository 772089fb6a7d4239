import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { capitalise, isPlural, lowerFirst, nounIn, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { doesOf, oneOf, type Told, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import type { ActLink } from '#worker/features/guide/outline/outline-act-links.rules.ts';

const shall = 'THE SYSTEM SHALL';

/** 'Inspects a scaffold, marks defects and signs': a defect is only kept when defects are marked. */
export function causedByPart({ who, verb, phrase, cause }: Told, record: string): string | undefined {
  // 'Orders a piece and pays by card' makes the order by all of it: the order is its verb.
  if (typeof who !== 'object' || record === verb) return undefined;
  const parts = `${verb} ${phrase}`.split(/,? and (?:then )?|, /);
  const own = parts.filter((part) => nounIn(record.split(' ').at(-1) ?? record, part) !== null);
  const [first = '', ...rest] = own[0]?.split(' ') ?? [];
  const isEachDone = parts.every((part) => baseOfVerb(part.split(' ')[0] ?? '') === part.split(' ')[0]);
  if (parts.length < 2 || own.length !== 1 || !isEachDone || baseOfVerb(first) !== first || rest.length === 0)
    return undefined;
  const [subject] = cause?.split(new RegExp(` (?:${verb}|${thirdOf(verb)})\\b`)) ?? [];
  const isTold = subject !== undefined && subject !== '' && subject !== cause;
  const words = isTold ? subject : oneOf(who);
  const isMany = isPlural(words.split(' ').at(-1) ?? '');
  const does = isMany ? [first, ...rest].join(' ') : doesOf({ verb: first, phrase: rest.join(' ') });
  return `WHEN ${words} ${does}, ${shall} `;
}

const everyTime =
  /^every ((?:mon|tues|wednes|thurs|fri|satur|sun)day|day|week|month|quarter|year|hour)\b((?: (?:after|since|until|from|before) .+)?)$/iu;
const clock =
  /^(?:at|on|by) (\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m| o.clock)?|noon|midnight|(?:the )?\p{L}*day(?: (?:morning|noon|evening|night))?)[, ]+(.+)$/iu;
/**
 * What opens the criteria of a line that tells of no person: 'WHEN 14 days have passed, THE SYSTEM SHALL '. Where
 * something goes to somebody, that is upon what was done before it.
 */
export function causedBy(line: string, before: Told | undefined): string {
  const event = eventOf(line);
  // 'The report goes to the manager' tells what comes of what was done before it, all else is what happens.
  const led = /\bgoes to\b|^out comes\b/i.test(line) && typeof before?.who === 'object' ? before.cause : undefined;
  return `WHEN ${event ?? led ?? lowerFirst(line)}, ${shall} `;
}

/** What has happened by a line that tells a time, a condition or a name for it; undefined where the line itself is what happens. */
function eventOf(line: string): string | undefined {
  const [, each = '', since = ''] = everyTime.exec(line) ?? [];
  if (/\p{L}day$/iu.test(each)) return `it is ${capitalise(each.toLowerCase())}`;
  if (each) return `another ${each.toLowerCase()} has passed${since}`;
  const [, time, rest = ''] = clock.exec(`${line} `) ?? [];
  if (time) return `it is ${time}${/\b(?:is|are|has|have|was|were)\b/.test(rest) ? ` and ${rest.trim()}` : ''}`;
  const [, passed] = /^after ((?:\d+|\p{L}+) (?:minutes|hours|days|weeks|months|years))\b/iu.exec(line) ?? [];
  if (passed) return `${passed} have passed`;
  const [, met] = /^(?:when|whenever|if|once|as soon as) ([^,]+)/i.exec(line) ?? [];
  const [, named] = /^([^:]{3,80}): /.exec(line) ?? [];
  return met ?? (named && `there is ${lowerFirst(named)}`);
}

const reckons = /^(?:count|sum|total|calculate|compute|reckon|work|add)$/;
/**
 * 'Counts the balance for every place': anew with each row that belongs to one, and not with each place.
 * @returns the moment as a cause; undefined where nothing is reckoned for each of something.
 */
export function reckonedUpon({ verb, phrase }: Told, links: ActLink[]): string | undefined {
  const [, of = ''] = /\b(?:for|of) (?:each|every) (\p{L}+)/iu.exec(phrase) ?? [];
  const row = links.find(
    ({ way, record }) => way === 'make' && record?.fields.some(({ name }) => name.toLowerCase() === of.toLowerCase()),
  )?.record;
  return of && row && reckons.test(verb) ? `WHEN ${withArticle(row.one)} is entered or changed` : undefined;
}
