import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { completeOutline } from '#worker/features/guide/outline/outline-completion.rules.ts';
import { readRecordLines } from '#worker/features/guide/outline/outline-records.rules.ts';

/** More lines than this can't be read at a glance. */
const mostActs = 22;

const isBare = (line: string) => !line.includes(' → ') || line.endsWith(' → ?');
/** 'Chores share', of 'chores in a flat share', is done by nobody: neither a side of the product nor a word for people. */
function isOfPeople(line: string, { people }: Outline): boolean {
  const words = line
    .toLowerCase()
    .replace(/^(?:the|an?|our|my) /, '')
    .split(' ')
    .slice(0, 3)
    .map(singularOf);
  const sides = people
    .filter((one) => /: wants? to /.test(one))
    .map((one) => singularOf(one.split(/[:(]/)[0]?.trim().toLowerCase() ?? ''));
  if (/^(?:i|we) /i.test(line)) return true;
  return words.some((word) => kindOfNoun(word) === 'person') || sides.some((side) => words.join(' ').startsWith(side));
}
const plain = (line: string) => (line.split(' → ')[0] ?? line).replace(/[.\s]+$/, '');
const nameOf = (record: string) => readRecordLines([record])[0]?.one;

/**
 * An idea of a known kind of which its owner told more than the kind has lines for, as bookings beside reports of damage: what is left
 * bare is completed by what such acts need.
 * @param read what was read of the idea, without proposals.
 * @param proposed the same with the lines of its kind.
 * @param sentences the sentences of the description.
 */
export function completeRest(idea: Idea, read: Outline, proposed: Outline, sentences: string[]): Outline {
  const rest = proposed.acts.filter((line) => read.acts.includes(line) && isBare(line) && isOfPeople(line, proposed));
  if (rest.length === 0) return proposed;
  const completed = completeOutline(idea, { ...read, acts: rest, rules: [], records: [], aims: [] }, sentences);
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
