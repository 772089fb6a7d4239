import { participleOf } from '#worker/features/guide/content/verbs.ts';
import type { Noun } from '#worker/features/guide/grammar/words.rules.ts';
import type { ActLink } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { readFields } from '#worker/features/guide/outline/outline-records.rules.ts';

/** A day or an hour without a word for what it is of. */
const moment = /^(?:date|time|day|hour)(?: and (?:date|time|hour))?$/;

/** Whether nobody types a field: the day on which something is done, and who does it. */
export const isGiven = (name: string, who: Noun | undefined): boolean =>
  moment.test(name) ||
  /(?:ed|en|one|ade|old) (?:on|at|by)$|^who\b/.test(name) ||
  (who !== undefined && (who.one === name || who.one.endsWith(` ${name}`)));

/** What is noted as it happens has the day of its entry; what is planned begins with its day, which somebody types. */
const noted = /^(?:log|note|record|report|tick|measure|scan|export|upload|check|weigh|read|say|tell|ask)$/;
/** 'New rehearsal: date, place' begins with its day: its hour is typed with it. */
const hour = /^(?:time|hour)$/;

/** Whether the day or the hour of what an act makes is of what is to come, so that somebody types it. */
export function isPlanned({ told, outcome }: Pick<ActLink, 'told' | 'outcome'>, name: string): boolean {
  if (outcome?.way !== 'make' || noted.test(told.verb)) return false;
  const listed = readFields(outcome.fields).map((field) => field.name);
  // An appointment has its hour, wherever it stands in the list.
  if (name === 'date and time') return listed.includes(name);
  return listed[0] === 'date' && (name === 'date' || hour.test(name));
}

const whoDid = /^(?:who (\p{L}+)(?: (?:it|them))?|(\p{L}+) by)$/u;
/** Whoever makes a row has entered it, whatever the line calls that. */
const entered = /^(?:entered|made|added|created|recorded|noted)$/;

/**
 * Whether the clock or the session gives a field as its row is made: the day of what is noted, and 'who reported it' of what somebody
 * reports. Such a field is there from the first, and no other column says the same.
 */
export function isGivenAtFirst(first: Pick<ActLink, 'told' | 'who' | 'outcome'>, name: string): boolean {
  if (!first.who || first.told.isDoerAssumed) return false;
  const [, who, by] = whoDid.exec(name) ?? [];
  const did = who ?? by;
  if (did) return did === participleOf(first.told.verb) || entered.test(did);
  return moment.test(name) && !isPlanned(first, name);
}

/** Whether a line tells who somebody else was: 'enters who was there' has them beside whoever enters it. */
export const isSomebodyElse = ({ told }: Pick<ActLink, 'told'>, name: string): boolean =>
  name === 'who' && /\bwho\b/i.test(told.phrase);
