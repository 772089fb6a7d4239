import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { handingOf } from '#worker/features/guide/grammar/handing.rules.ts';
import { spanTold } from '#worker/features/guide/grammar/numbers.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { isSingle, lowerFirst, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { doOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import type { ActLink } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { splitAt } from '#worker/features/guide/outline/outline-choices.rules.ts';
import { unreached } from '#worker/features/guide/outline/outline-unreached.rules.ts';

const shall = 'THE SYSTEM SHALL';
const clock = '(?:\\d{1,2}(?:[:.]\\d{2})?(?: ?[ap]m| o.clock)?|noon|midnight)';
const thatDay = '(?:(?:on |of )?(?:the )?(?:next|same|following) (?:working )?(?:day|morning|evening))';
const weekday = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const byTime = new RegExp(
  `,?( (?:on )?the same day)? (?:until|till|by|before|no later than|not later than) ((?:${clock}(?: ${thatDay})?|${thatDay}(?: at ${clock})?|the end of the (?:day|shift|week|month)|${weekday}))$`,
  'i',
);
const within = new RegExp(`,? within (${spanTold})$`, 'i');
const sameDay = /,? (?:on )?the same (day|evening)$/i;
const owed = /^(?:report|answer|reply|pay|submit|deliver|settle|repay|inform|notify)$/;
const reporting = /^(?:report|announce|declare)$/;

/** What happens without its time, upon what it has to be done, and by when: 'by 19:00 on the same day', 'within 2 hours'. */
type Deadline = { cause: string; upon?: string; bound: string };

/** Reads until when somebody has to do what a line tells; what may be done until then, or goes on until then, has no deadline. */
export function deadlineOf(told: Told): Deadline | undefined {
  const { verb, when = '', cause = '', line = '' } = told;
  const upon = /^(?:when|if|once|as soon as) (.+)$/i.exec(when)?.[1];
  const isDuty =
    upon !== undefined || owed.test(verb) || handingOf(told) === 'back' || /\b(?:must|has to|have to)\b/i.test(line);
  if (!isDuty || /\b(?:otherwise|or else|can|could|may)\b/i.test(line)) return undefined;
  const plain = upon ? cause.replace(` ${when}`, '').replace(`${upon} and `, '') : cause;
  const [timed, onDay = '', time] = byTime.exec(plain) ?? [];
  const [lasting, span] = within.exec(plain) ?? [];
  const [daily, day] = sameDay.exec(plain) ?? [];
  const found = timed ?? lasting ?? daily;
  if (found === undefined) return undefined;
  const bound = time
    ? `by ${time}${onDay && ' on the same day'}`
    : span
      ? `within ${span}`
      : `by the end of that ${day}`;
  return { cause: plain.slice(0, -found.length), ...(upon ? { upon } : {}), bound };
}

const seldom =
  /^(?:on |at )?((?:the )?(?:first|last|second|third|1st|\d{1,2}(?:st|nd|rd|th)) (?:[\p{L}]+ )?of (?:the|each|every|a) (?:month|quarter|year))$/iu;

/** 'On the first Monday of the month we count all the cabinets': who has to do it is asked to on that day. */
export function criteriaOfDuty(told: Told): string[] {
  const day = seldom.exec(told.when ?? '')?.[1];
  if (!day || typeof told.who !== 'object') return [];
  const who = isSingle(told.who) ? `the ${told.who.one}` : told.who.many;
  return [`WHEN it is ${day}, ${shall} ask ${who} to ${doOf(told)} and show that as open until it is done.`];
}

const isLate = (state: string) => /^(?:late|overdue|delayed)\b/.test(state);

/**
 * What a deadline asks for beside the act itself: that it is asked for upon its condition, and what is so when the time has passed.
 * @param links all lines, for those of whom another line tells a time of their own.
 */
export function criteriaOfDeadline(told: Told, { cause, upon, bound }: Deadline, links: ActLink[]): string[] {
  const { who, verb } = told;
  if (typeof who !== 'object') return [];
  const link = links.find((one) => one.told === told);
  const late = link?.record && handingOf(told) === 'back' ? statesOf(link.record).find(isLate) : undefined;
  const then = late && link?.record ? `set the ${link.record.one} to “${late}”` : 'show it as late';
  if (upon)
    return [
      `WHEN ${upon}, ${shall} ask ${askedOf(cause, told)} to ${doOf(told)}.`,
      `IF that is not done ${bound}, THEN ${shall} ${then}.`,
    ];
  if (reporting.test(verb) && bound.startsWith('within '))
    return [
      `IF that comes more than ${bound.replace('within ', '')} after it happened, THEN ${shall} keep it all the same and show beside it how late it came.`,
    ];
  const [subject = '', isOne] = splitAt(cause, verb);
  const [, ...rest] = cause.slice(subject.length).split(' ');
  const apart = links.flatMap((other) =>
    other !== link &&
    other.record === link?.record &&
    other.told.verb === verb &&
    other.who?.one.endsWith(` ${who.one}`)
      ? [`the ${other.who.one} has a time of their own`]
      : [],
  );
  const aside = apart[0] ? ` (${apart[0]})` : '';
  return [
    `IF ${subject.trim()}${aside} ${isOne ? 'has' : 'have'} not ${participleOf(verb)} ${rest.join(' ')} ${bound}, THEN ${shall} ${then}.`,
  ];
}

const askedOf = (cause: string, { verb }: Told) => splitAt(cause, verb)[0].trim().replace(/^an? /, 'the ');

const followUp =
  /^(?:(?:when|if|once|as soon as) ([^,]+), |[^,]+, and )?((?:the|an?|each|every) [^,]+?) (?:has to|have to|must|needs to|need to) be (\p{L}+) (?:with)?in (\d+ (?:working )?(?:hours?|days?|weeks?|months?))(?: (?:after|of) (?:it|that))?$/iu;
/** What the product does itself, and what is no work but the life of a thing. */
const noWork = /^(?:kept|stored|used|eaten|drunk|consumed|thawed|deleted|erased|shown|found|listed|sent|sold)$/i;

/** 'When a set is lost, the lock change has to be done within 3 days': work that is seen until it is done, and late after that. */
export function criteriaOfFollowUp(rule: string): { upon: string | undefined; criteria: string[] } | undefined {
  const [, upon, named = '', done = '', span = ''] = followUp.exec(rule.replace(/[.\s]+$/, '')) ?? [];
  if (span === '' || noWork.test(done)) return undefined;
  const thing = lowerFirst(named);
  const open = upon
    ? `WHEN ${upon}, ${shall} show ${thing} as to be ${done} within ${span}, until somebody marks it as ${done}.`
    : `WHILE ${thing} is not ${done}, ${shall} show it as open, with how much of the ${span} is left.`;
  const after = upon ? ' after that' : '';
  return {
    upon,
    criteria: [open, `IF ${thing} is not ${done} within ${span}${after}, THEN ${shall} show it as late.`],
  };
}

const atTime = /^(?:and )?((?:the |an? |our )?\p{L}[\p{L} '-]*?) ((?:at|after) \d.*)$/u;

/** 'A message at 19:00, the team leader at 20:00, and the owner at 08:00': what each of them gets, and when. */
export function sendingsOf(first: string, phrase: string): string[] | undefined {
  const [own = '', ...others] = phrase.split(/, (?:and )?(?=(?:the|an?|our) )/);
  const [, what, time] = atTime.exec(own) ?? [];
  const further = others.map((one) => atTime.exec(one));
  if (!what || !time || others.length === 0 || further.some((one) => one === null)) return undefined;
  return [`${first} ${what} ${time}`, ...further.map((one) => `${one?.[1]} ${what} ${one?.[2]}`)];
}

const coming =
  /^after ((?:\d+|\p{L}+) (?:working )?(?:hours?|days?|weeks?|months?)),? (?:the|an?|each|every) (.+?) (?:comes|goes|passes|moves|is passed|is shown) to (.+)$/iu;

/**
 * 'After 14 days the breakdown comes to the manager': they are told, and see it until it is done with. It counts from the first told state
 * of the record, or from when it was entered.
 */
export function criteriaOfComing(line: string, records: ToldRecord[], name: string): string[] | undefined {
  const [, span = '', thing = '', whom = ''] = coming.exec(line.replace(/[.\s]+$/, '')) ?? [];
  const record = records.find(({ one }) => one === thing.toLowerCase());
  if (!record) return undefined;
  const states = statesOf(record);
  const [first, last] = [states[0], states.at(-1)];
  const since =
    first && last && first !== last
      ? `${withArticle(record.one)} became “${first}” and it is not “${last}”`
      : `${withArticle(record.one)} was entered`;
  const until = first && last && first !== last ? `, until it is “${last}”` : '';
  return [
    `WHEN ${span} ${/^(?:an?|one|1) /i.test(span) ? 'has' : 'have'} passed since ${since}, ${shall} tell ${whom} and show it to ${whom} in a list${until}.`,
    unreached(name),
  ];
}
