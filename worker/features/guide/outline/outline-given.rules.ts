import { fileWords } from '#worker/features/guide/content/file-kinds.ts';
import { participleOf } from '#worker/features/guide/content/verbs.ts';
import type { Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { type ActLink, namesField } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { readFields } from '#worker/features/guide/outline/outline-records.rules.ts';

/** A day or an hour without a word for what it is of. */
export const moment = /^(?:date|time|day|hour)(?: and (?:date|time|hour))?$/;

/** 'Who steps in' and 'who pays' is chosen; 'who is there' and 'who has it' is seen. */
const whoDoes = /^who (?!is\b|was\b|has\b)\p{L}+s\b/u;

/** Whether nobody types a field: the day on which something is done, and who does it. */
export const isGiven = (name: string, who: Noun | undefined): boolean =>
  moment.test(name) ||
  /(?:ed|en|one|ade|old) (?:on|at|by)$/.test(name) ||
  (/^who\b/.test(name) && !whoDoes.test(name)) ||
  (who !== undefined && (who.one === name || who.one.endsWith(` ${name}`)));

/** What is noted as it happens has the day of its entry; what is planned begins with its day, which somebody types. */
const noted = /^(?:log|note|record|report|tick|measure|scan|export|upload|check|weigh|read|say|tell|ask)$/;
/** 'New rehearsal: date, place' begins with its day: its hour is typed with it. */
const hour = /^(?:time|hour)$/;

/** Whoever types hours of a day types the day. */
const ofDay = /^(?:start|end|from|to)(?: time)?$/;

/** Whether the day or the hour of what an act makes is of what is to come or was, so that somebody types it. */
export function isPlanned({ told, outcome }: Pick<ActLink, 'told' | 'outcome'>, name: string): boolean {
  if (outcome?.way !== 'make') return false;
  const listed = readFields(outcome.fields).map((field) => field.name);
  // 'Lesson: teacher, day, start', and the day of a check that was listed beside the moment of its entry.
  if (name === 'day' && (listed.some((one) => ofDay.test(one)) || !listed.some((one) => hour.test(one))))
    return listed.includes(name);
  if (noted.test(told.verb)) return false;
  // An appointment has its hour, wherever it stands in the list.
  if (name === 'date and time') return listed.includes(name);
  // Whoever names a period names its day.
  if (name === 'date' && listed.includes('period')) return true;
  // 'New wish: day, reason' is for a day; 'day, time' is the moment of what happens.
  if (name === 'day') return listed[0] === name && !listed.some((one) => hour.test(one));
  return listed[0] === 'date' && (name === 'date' || hour.test(name));
}

const whoDid = /^(?:who (\p{L}+)(?: (?:it|them))?|(\p{L}+) by)$/u;
/** Whether a field says who did something: 'who reported it', 'reported by'. */
export const saysWho = (name: string): boolean => whoDid.test(name);
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

const broughtWith = / with (.+)$/i;
/** What somebody brings along as they act, as the line says it behind 'with': 'a checklist and a photo'. */
const broughtAlong = (phrase: string): string => broughtWith.exec(` ${phrase}`)?.[1] ?? '';
/** What comes with a state by what stands behind an arrow: 'the time' of 'game is solved, with the time'. */
const setWith = (outcome: ActLink['outcome']): string =>
  outcome?.way === 'state' ? broughtAlong(outcome.rest ?? '') : '';
/** Whether somebody brings along what a field keeps, or it comes with the state that they set: a bill as photo is brought as a bill. */
export const isBroughtWith = (
  { told: { phrase }, outcome }: Pick<ActLink, 'told' | 'outcome'>,
  name: string,
): boolean => [broughtAlong(phrase), setWith(outcome)].some((text) => namesField(text, name.split(' as ')[0] ?? name));
const uploads = /^(?:upload|attach)$/;

/**
 * Whether an act brings a file along by its own words: 'announces what is broken with a photo' and 'uploads a recording' cannot do without
 * one, where a photo that is only listed may be added later.
 */
export function bringsFile(
  { told: { verb, phrase }, outcome }: Pick<ActLink, 'told' | 'outcome'>,
  name: string,
): boolean {
  const listed = outcome?.way === 'make' ? readFields(outcome.fields) : [];
  // Of a letter that is uploaded its scan is.
  if (uploads.test(verb) && listed.find((field) => fileWords.test(field.name))?.name === name) return true;
  const brought = uploads.test(verb) ? phrase : broughtAlong(phrase);
  return fileWords.test(name) && namesField(brought, name);
}
