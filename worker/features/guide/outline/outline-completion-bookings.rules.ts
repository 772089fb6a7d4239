import { asNoun, patternOfNoun } from '#worker/features/guide/grammar/words.rules.ts';
import {
  areTold,
  type Crew,
  does,
  isDone,
  isOfSeveral,
  isTold,
  keep,
  making,
  needed,
  otherOf,
  type Step,
} from '#worker/features/guide/outline/outline-completion-crew.rules.ts';
import type { DraftedAct } from '#worker/features/guide/outline/outline-completion-noted.rules.ts';
import { kindOfThing } from '#worker/features/guide/outline/outline-completion-things.rules.ts';

const chooses = /^(?:book|hire|rent|reserve|choose|pick|take|select)$/;
/** What one alone holds, and what is there to be used again on another day. */
const ofOne = /^(?:shift|turn|slot|duty|stint|watch|appointment|date|lesson)$/;
const forDays = /^(?:rent|hire)$/;
const forHours = /\b(?:by the hour|hourly|for (?:an?|one|two|three|four|\d+) hours?)\b/i;
/** What is had for a whole day or night; all else is had for some hours. */
const wholeDay = /^(?:bed|hut|cabin|cottage|berth|campsite|tent|pitch|plot|stall|stand|caravan|flat|apartment)$/;

/** Whoever is booked, where a phrase names one of the people. */
const personIn = ({ one = '', who }: DraftedAct, { people }: Crew) =>
  people.find((noun) => noun.one !== who.one && (noun.one === one || noun.one.endsWith(` ${one}`)));

/**
 * Whether what somebody takes is there for others as well: a tour that many may book, a bed that is free on another day, a sitter. It is then
 * no state of that thing, and a booking of its own.
 */
export function isBooking(act: DraftedAct, crew: Crew): boolean {
  const { one, verb } = act;
  if (one === undefined || !chooses.test(verb) || act.state === undefined) return false;
  if (crew.acts.some((other) => other.way === 'make' && other.one === 'booking')) return false;
  const { isDated, isLasting } = kindOfThing(one);
  if (personIn(act, crew)) return crew.made.has('availability') || verb === 'book';
  if (isDated) return !ofOne.test(one) && act.who.one === crew.client.one;
  if (verb === 'book') return true;
  return isLasting === true && (forDays.test(verb) || (verb === 'reserve' && /\bfor\b/.test(act.phrase)));
}

/** A booking: of what, for which day, who hears of it, and how it is taken back. */
export function bookingSteps(act: DraftedAct, crew: Crew): Step[] {
  const { who, line, one = '', verb } = act;
  const person = personIn(act, crew);
  const other = person ?? otherOf(who, crew);
  // Where there is nobody else, whoever books a lane does not enter the lanes too.
  const isKept =
    person === undefined &&
    (other !== undefined || crew.made.has(one)) &&
    (crew.made.has(one) || isOfSeveral(one, crew.said));
  const about = isKept ? { about: one } : {};
  const before = isKept ? needed(one, other ?? who, crew) : [];
  const days =
    kindOfThing(one).isDated && isKept
      ? ['places']
      : forDays.test(verb) && !forHours.test(act.phrase)
        ? ['first day', 'last day']
        : person || wholeDay.test(one)
          ? ['day']
          : ['day', 'start', 'end'];
  const fields = [person?.one ?? one, ...days, 'note'];
  keep(crew, 'booking', { by: who, fields, ...about }, ['booked', 'cancelled']);
  const told = other ? (crew.side?.one === other.one || person ? isTold(other) : areTold(other)) : '';
  const isCancelled = isDone(crew, /^(?:cancel|withdraw|call-off)$/);
  return [
    ...before,
    { line: `${line} → ${making('booking', fields)}${told}`, rank: 0 },
    ...(isCancelled
      ? []
      : [{ line: `${does(who, 'cancel', 'a booking')} → booking is cancelled${told}`, rank: 2 } as const]),
  ];
}

/** Whether those for whom it is do something with a thing in the told acts, so that it is theirs. */
export const isHandledBy = ({ one: client }: Crew['client'], one: string, { acts }: Crew): boolean =>
  acts.some((act) => act.way !== 'show' && act.who.one === client && patternOfNoun(asNoun(one)).test(act.phrase));
