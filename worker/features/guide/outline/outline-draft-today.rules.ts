import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { capitalise, type Noun, pluralOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { kindOfThing } from '#worker/features/guide/outline/outline-completion-things.rules.ts';
import type { DraftedAround } from '#worker/features/guide/outline/outline-draft-is.rules.ts';

/** Signs of how something is done today or what is wrong with it; all else that is told around it are circumstances. */
const troubled =
  /\b(?:forget|forgets|forgot|forgotten|lose|loses|lost|nobody|no one|never|always|too|phone|paper|notebook|whatsapp|chats?|excel|spreadsheets?|e-?mails?|mails?|messages?|by hand|manually|mess|chaos|hard|difficult|argue|complain|wait|late|wrong|twice|missing|today|right now|at the moment|currently|so far|until now|board|whiteboard|list|calls?|slips?)\b|n't\b/i;

const makesOf = ({ outcomes = [] }: Told) => outcomes.flatMap((one) => (one.way === 'make' ? [one] : []));

/** 'Fallen trees' of 'report fallen trees on our trails'. */
function reportedIn({ phrase }: Told): string | undefined {
  const [, what] =
    /^((?:\p{L}+ ){0,2}?\p{L}+s)(?= (?:on|in|at|off|along|near|of|from|to|with|they|he|she)\b|$)/iu.exec(phrase) ?? [];
  return what && !/^(?:what|which|where|who|their|our|the)\b/i.test(what) ? capitalise(what) : undefined;
}

/** What somebody is told to see, as a question. */
const asked = (acts: Told[]) =>
  acts.flatMap(({ verb, phrase }) =>
    /^(?:see|know|view)$/.test(verb) && /^(?:which|who|when|where|how) (?!to\b)[^,]{5,60}$/i.test(phrase)
      ? [phrase]
      : [],
  )[0];

const noting = /^(?:count|weigh|measure|note|track|log|record|document|write|write-down|test|check)$/;
/** What is noted again and again. */
const noted = /^(?:count|weighing|measurement|entry|log|reading|check|inspection|test|feeding|watering)$/;

/** How what is told first is done before there is a product for it, as it is anywhere. */
function usualFor(acts: Told[], people: Noun[]): string | undefined {
  const [first] = acts.flatMap((act) => makesOf(act).map(({ record }) => ({ act, record })));
  const handled = handedOn(acts);
  const passedOn = handled && `Each step is passed on by phone, and nobody sees how far each ${handled} is.`;
  if (!first) return passedOn;
  const { act, record } = first;
  const unknown = asked(acts);
  const many = pluralOf(record);
  if (people.some(({ one }) => one === record)) return undefined;
  if (/^(?:report|sighting|problem|fault|defect|damage)$/.test(record) && !noting.test(act.verb)) {
    const what = reportedIn(act);
    const then = unknown ? `nobody knows for sure ${unknown}` : 'some are forgotten';
    return what
      ? `${what} are reported by phone or not at all, and ${then}.`
      : `${capitalise(many)} come by phone and in passing, and ${then}.`;
  }
  const all = acts.flatMap(makesOf).map((one) => one.record);
  if (all.includes('registration')) return 'Sign-ups come by phone and message, and nobody knows for sure who comes.';
  if (all.includes('booking')) return 'Bookings come by phone and message, and now and then two are for the same time.';
  const isReply = acts.flatMap(makesOf).some((one) => /\breply yes or no\b/.test(one.fields));
  if (all.includes('availability') || isReply)
    return 'Who comes and who does not stands in messages, and somebody has to ask again and again.';
  if (/^(?:order|request|question)$/.test(record))
    return `${capitalise(many)} come by phone and message, and nobody sees how far they are.`;
  if (passedOn && !noted.test(handled ?? '')) return passedOn;
  if (kindOfThing(record).isDated)
    return `The ${many} stand in a chat group or on paper, and not everybody hears of a change.`;
  const isNoted = noting.test(act.verb);
  if (isNoted || noted.test(record))
    return `What is ${participleOf(isNoted ? act.verb.replace(/^write-down$/, 'write') : 'note')} stands on paper, and nobody sees all of it together.`;
  if (/^(?:list|enter|plan|add|write|draft)$/.test(act.verb))
    return `The ${many} stand on a sheet of paper, and not everybody sees the latest one.`;
  const doers = new Set(acts.flatMap(({ who }) => (typeof who === 'object' ? [who.one] : [])));
  return doers.size > 1
    ? 'What has to be done is passed on by phone and message, and now and then something is forgotten.'
    : undefined;
}

/** The thing with which several people do something, one after the other. */
function handedOn(acts: Told[]): string | undefined {
  const steps = acts.flatMap(({ outcomes = [], who }) =>
    outcomes.flatMap((one) =>
      one.way === 'state' && typeof who === 'object' ? [{ one: one.record, by: who.one }] : [],
    ),
  );
  return steps.find(({ one, by }) => steps.some((other) => other.one === one && other.by !== by))?.one;
}

/**
 * How it is done today, where nobody told it, as a line that its owner changes: who hears of what by phone, on paper or in a chat group. What was told
 * of the circumstances stays beside it.
 */
export function todayFor(today: string[], { acts, people }: DraftedAround): string[] {
  if (today.some((line) => troubled.test(line))) return today;
  const usual = usualFor(acts, people);
  return usual ? [...today, usual] : today;
}
