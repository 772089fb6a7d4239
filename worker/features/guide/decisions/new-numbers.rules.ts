import { readBuilding } from '#worker/features/guide/decisions/building.rules.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { peopleAndThing } from '#worker/features/guide/decisions/people-and-thing.rules.ts';
import { toldAnew } from '#worker/features/guide/decisions/told-anew.rules.ts';
import { firstWords } from '#worker/features/guide/grammar/sentences.rules.ts';
import { capitalise } from '#worker/features/guide/grammar/words.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { openingOf } from '#worker/features/guide/outline/outline-message.rules.ts';
import {
  type Amount,
  aboutOf,
  amountsIn,
  boundAt,
  placesOf,
  readRenumbering,
  renumber,
} from '#worker/features/guide/outline/outline-numbers.rules.ts';

/** The decision that a new number comes to, or the lines of which any could be meant. */
export type NewNumber = { decision: Decision } | { either: string[] };

/** A line that states a number; `entry` where it stands in an answer. */
type Stated = { line: string; amount: Amount; section?: keyof Outline; entry?: Decision };

/** Says that what follows puts something else in the place of what stands. */
const marks =
  /^(?:no|from now on|actually|sorry|wait|oh|hm+|rather|instead|correction|on (?:reflection|second thoughts?)|(?:i|we) (?:meant?|changed (?:my|our) minds?))\b|\b(?:instead|from now on|after all|now|is better)\W*$/i;
const orders =
  /^(?:(?:please|then|so|and|let(?:['’]s| us)|can you|could you|we|i)\b[,\s]+)*(?:make|set|change|raise|lower|increase|reduce|extend|shorten|cut|put|keep) (?!sure\b)|^(?:it|that|this|the [^,.;]{2,40}|our [^,.;]{2,40}) (?:should|must|has to|have to|ought to)(?: now| rather)? be\b/i;
const orderedBehind =
  /[,;] (?=(?:(?:so|please|then|better|let's) )*(?:make|set|put|change|lower|raise|reduce|cut) (?:it|that|them) )/i;
/** What orders and bounds a number, and says nothing of what it counts. */
const fillers =
  /\b(?:make|set|change|raise|lower|increase|reduce|extend|shorten|cut|put|keep|let['’]?s?|us|it|that|this|them|to|should|must|has|have|ought|be|is|are|now|instead|rather|please|better|best|enough|mean|meant|do|we|i|you|can|could|say|no|not|only|just|about|from now on|after all|at (?:most|least)|up|down|maximum|minimum|limit|of|than|more|less|fewer|the|our|a|an|each|every|per|for|in|total|all|then|so|and|actually|sorry|wait|oh|hm+|correction|on (?:reflection|second thoughts?)|changed|my|minds?|before(?:hand)?|ahead|advance|week|day|month|year)\b/gi;
const timeUnit = /^(?:minute|hour|day|week|month|year)$/;
/** 'A week', 'each': of what a number is counted anew. */
const spans = /\b(?:each|every|per)\b(?: \p{L}+)?|\ban? (?:hour|day|week|month|year)\b/iu;
const mostWords = 14;

/** How a number is bounded: 'up to' and 'no more than' are 'at most', and 'set it to' bounds nothing. */
function boundOf(text: string, amount: Amount): string {
  const said = boundAt(text, amount);
  if (said === 'to' || said === 'by') return '';
  return /^(?:up to|than|maximum)$/.test(said) ? 'most' : said;
}

/**
 * 'Make that 6 months', 'actually 48 hours', 'no, at most 5 each': a number alone, or one that is said to hold instead, in the place of the
 * one that is stated of the same.
 * @param lately what was said last, by either side: of several lines that could be meant it is the one spoken of there.
 * @returns undefined where a sentence changes no number that stands.
 */
export function readNewNumber(
  sentence: string,
  outline: Outline,
  decisions: Decision[],
  lately: string,
): NewNumber | undefined {
  const said = sentence.replace(/[’‘]/g, "'").trim();
  if (said.split(/\s+/).length > mostWords || /\?\W*$/.test(said)) return undefined;
  // 'I have five hours a week for it' is told of whoever builds it.
  if (readBuilding(said).length > 0) return undefined;
  const parts = said.split(orderedBehind);
  const renumbered = readRenumbering(parts, outline);
  if (renumbered && renumbered.either.length > 1) return { either: renumbered.either };
  // 'Two days is too long, make it one': two sentences, as which it is kept.
  if (renumbered && parts.length > 1)
    return { decision: { topic: `Also: ${firstWords(said)}`, decision: parts.map(capitalise).join('. ') } };
  if (renumbered) return undefined;
  const text = said.slice(openingOf(said).length);
  const [now, ...more] = amountsIn(text);
  if (!now || more.length > 0) return undefined;
  const beside = `${text.slice(0, now.at)} ${text.slice(now.at + now.text.length).replace(/^[ -]?[\p{L}%'-]+/u, (word) => (now.unit === '' ? word : ' '))}`;
  const about = aboutOf(beside.replace(fillers, ' '));
  const isOrder = orders.test(said) || orders.test(text);
  const stated = statedOf(outline, decisions);
  const isToldAnew = about.length > 0 && !isOrder && !marks.test(said);
  const told = isToldAnew ? stated.filter((one) => tellsTheSame(one, now, text, about)) : [];
  const found = isToldAnew ? told : narrow(stated, now, text, about, isOrder);
  const [place, ...others] = found.length > 1 && !isToldAnew ? lastSpoken(found, decisions, lately) : found;
  if (!place || (isToldAnew && others.length > 0)) return undefined;
  if (others.length > 0) return { either: [...new Set([place, ...others].map(({ line }) => line))] };
  return { decision: changed(place, now, decisions) };
}

const isAnswer = ({ topic }: Decision) => !topic.startsWith('Also: ') && topic !== toldAnew && topic !== peopleAndThing;

const statedOf = (outline: Outline, decisions: Decision[]): Stated[] => [
  ...placesOf(outline),
  ...decisions
    .filter(isAnswer)
    .flatMap((entry) => amountsIn(entry.decision).map((amount) => ({ line: entry.decision, amount, entry }))),
];

/** 'They can cancel until 2 days before': names nothing that the line does not, and bounds it alike. */
function tellsTheSame({ line, amount }: Stated, now: Amount, text: string, about: string[]): boolean {
  const own = aboutOf(line);
  const bound = boundOf(text, now);
  const isCounted = amount.unit === now.unit || (timeUnit.test(amount.unit) && timeUnit.test(now.unit));
  const [each, its] = [spans.exec(text)?.[0].toLowerCase(), spans.exec(line)?.[0].toLowerCase()];
  return (
    bound !== '' &&
    boundOf(line, amount) === bound &&
    amount.value !== now.value &&
    isCounted &&
    (each === undefined || each === its) &&
    about.every((stem) => own.includes(stem))
  );
}

/** The places whose number counts the same, about what is said besides, and bounded alike. */
function narrow(all: Stated[], now: Amount, text: string, about: string[], isOrder: boolean): Stated[] {
  const bound = boundOf(text, now);
  const differs = all.filter(({ amount }) => amount.value !== now.value);
  const isNamed = ({ amount }: Stated) =>
    amount.unit !== '' && aboutOf(amount.unit).some((stem) => about.includes(stem));
  const isLimit = /\b(?:limit|maximum)\b/i.test(text);
  const alike = differs.filter((one) => {
    if (now.unit !== '') return one.amount.unit === now.unit;
    const stands = boundOf(one.line, one.amount);
    return bound === '' ? isOrder && (isNamed(one) || (isLimit && stands === 'most')) : stands === bound;
  });
  const times = timeUnit.test(now.unit) ? differs.filter(({ amount }) => timeUnit.test(amount.unit)) : [];
  const counted = alike.length > 0 ? alike : times;
  const share = ({ line }: Stated) => aboutOf(line).filter((stem) => about.includes(stem)).length;
  const best = Math.max(0, ...counted.map(share));
  if (about.length > 0 && best === 0) return isOrder && counted.length === 1 ? counted : [];
  if (!isOrder && best * 2 < about.length) return [];
  return [
    (one: Stated) => share(one) === best,
    (one: Stated) => bound === '' || boundOf(one.line, one.amount) === bound,
    (one: Stated) => !spans.test(text) || spans.test(one.line),
    // What counts as success follows from what holds.
    ({ section }: Stated) => section !== 'aims' && section !== 'is',
  ].reduce((left, fits) => {
    const kept = left.filter(fits);
    return kept.length > 0 ? kept : left;
  }, counted);
}

const figure = ({ text, unit }: Amount) => new RegExp(`(?<![\\d.,])${text}[ -]?${unit}`, 'i');

/** Of several the one whose number was told or shown last, where it is one. */
function lastSpoken(found: Stated[], decisions: Decision[], lately: string): Stated[] {
  const last = decisions.findLast(({ topic }) => topic.startsWith('Also: '))?.decision ?? '';
  const spoken = [last, lately]
    .map((text) => found.filter(({ amount }) => figure(amount).test(text)))
    .find((some) => some.length === 1);
  return spoken ?? found;
}

/** The number in the decision that told it, else the line with it and the one that holds no more. */
function changed(place: Stated, now: Amount, decisions: Decision[]): Decision {
  const { line, amount, entry } = place;
  if (entry) return { topic: entry.topic, decision: renumber(place, now) };
  const about = aboutOf(line);
  const told = decisions.findLast(
    ({ topic, decision }) =>
      topic.startsWith('Also: ') &&
      figure(amount).test(decision) &&
      about.filter((stem) => aboutOf(decision).includes(stem)).length * 2 > about.length,
  );
  const old =
    told && amountsIn(told.decision).find(({ value, unit }) => value === amount.value && unit === amount.unit);
  if (told && old) return { topic: told.topic, decision: renumber({ line: told.decision, amount: old }, now) };
  const behind = line.slice(amount.at + amount.text.length);
  const unit = amount.unit === '' ? '' : (/^[ -]?(?:%|\p{L}[\p{L}'-]*)/u.exec(behind)?.[0] ?? '');
  const next = renumber(place, now);
  const end = next.length - (behind.length - unit.length);
  const after =
    next
      .slice(end)
      .split(' → ')[0]
      ?.replace(/[.\s]+$/, '') ?? '';
  const decision = `${next.slice(0, end)}, not ${amount.text}${unit}${after && !/^[,;]/.test(after) ? ',' : ''}${after}`;
  return { topic: `Also: ${firstWords(decision)}`, decision: capitalise(decision) };
}
