import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { completeOutline } from '#worker/features/guide/outline/outline-completion.rules.ts';
import { readRecordLines } from '#worker/features/guide/outline/outline-records.rules.ts';

/** More lines than this can't be read at a glance. */
const mostActs = 22;

const isBare = (line: string) => !line.includes(' → ') || line.endsWith(' → ?');
/** A side of the product says what it hires it for. */
const aiming = /: wants? to /;
/** 'Chores share', of 'chores in a flat share', is done by nobody: neither a side of the product nor a word for people. */
function isOfPeople(line: string, { people }: Outline): boolean {
  const words = line
    .toLowerCase()
    .replace(/^(?:on|at|in|after|before|during) [^,]{2,30}, /, '')
    .replace(/^(?:the|an?|our|my) /, '')
    .split(' ')
    .slice(0, 3)
    .map(singularOf);
  const sides = people
    .filter((one) => aiming.test(one))
    .map((one) => singularOf(one.split(/[:(]/)[0]?.trim().toLowerCase() ?? ''));
  // 'I get a list', 'the office sends an invoice'.
  if (/^(?:i|we|the|each|every) /i.test(line)) return true;
  return words.some((word) => kindOfNoun(word) === 'person') || sides.some((side) => words.join(' ').startsWith(side));
}
/** Who uses it, without what they hire it for; whoever is on the other side runs it. */
function namesOf({ people }: Outline): string[] {
  const names = people.map((line) => line.split(':')[0] ?? line);
  const [, host] = people.flatMap((line, at) => (aiming.test(line) ? [at] : []));
  return names.some((name) => / \((?:me|us)\)$/.test(name))
    ? names
    : names.map((name, at) => (at === host ? `${name} (us)` : name));
}
const plain = (line: string) => (line.split(' → ')[0] ?? line).replace(/[.\s]+$/, '');
const nameOf = (record: string) => readRecordLines([record])[0]?.one;

/**
 * An idea of a known kind of which its owner told more than the kind has lines for, as bookings beside reports of damage: what is left
 * bare is completed by what such acts need.
 * @param read what was read of the idea, without proposals.
 * @param ofKind the same with the lines of its kind.
 * @param sentences the sentences of the description.
 */
export function completeRest(idea: Idea, read: Outline, ofKind: Outline, sentences: string[]): Outline {
  // 'The lead checks what comes back' beside the same line of its kind.
  const said = (line: string) =>
    plain(line)
      .toLowerCase()
      .replace(/^(?:the|an?) /, '');
  const told = ofKind.acts.filter((line) => !isBare(line)).map(said);
  const proposed = { ...ofKind, acts: ofKind.acts.filter((line) => !isBare(line) || !told.includes(said(line))) };
  const rest = proposed.acts.filter((line) => read.acts.includes(line) && isBare(line) && isOfPeople(line, proposed));
  if (rest.length === 0) return proposed;
  const completed = completeOutline(
    idea,
    { ...read, people: namesOf(proposed), acts: rest, rules: [], records: [], aims: [] },
    sentences,
  );
  const known = new Set(proposed.records.map(nameOf));
  const isApart = completed?.records.every((record) => !known.has(nameOf(record)));
  if (!completed || !isApart) return proposed;
  // What nothing is known to come of stays a line to fill in.
  const left = completed.today.filter((line) => !read.today.includes(line)).map(plain);
  const done = rest.filter((line) => !left.includes(plain(line)));
  const place = proposed.acts.findIndex((line) => done.includes(line));
  const others = proposed.acts.filter((line) => !done.includes(line));
  if (done.length === 0 || others.length + completed.acts.length > mostActs) return proposed;
  return {
    ...proposed,
    acts: others.toSpliced(place, 0, ...completed.acts),
    records: [...proposed.records, ...completed.records],
    rules: [...proposed.rules, ...completed.rules.filter((line) => !proposed.rules.includes(line))],
  };
}
