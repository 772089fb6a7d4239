import { withoutOutcomes } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { namingStems, stemsIn, tellingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { plainWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Numbered } from '#worker/features/guide/product/saved-text.rules.ts';

type Described = { key?: string; title: string; says: string; criteria: string[] };
type Pair = { left: number; right: number; score: number };

/** Under this two features are not the same one in other words. */
const leastAlike = 0.5;

/** Which feature on the left is which on the right: by title, key and words, the surest first, each once. */
export function matchFeatures(left: Described[], right: Described[]): Map<number, number> {
  const words = new Map([...left, ...right].map((told) => [told, wordsOf(told)]));
  const pairs = left.flatMap((one, leftAt) =>
    right.map((other, rightAt): Pair => {
      const alike = shareOf(words.get(one) ?? new Set(), words.get(other) ?? new Set());
      const sameKey = one.key !== undefined && one.key === other.key && !/\d$/.test(one.key);
      const sameTitle = plainWords(one.title) === plainWords(other.title);
      return { left: leftAt, right: rightAt, score: (sameTitle ? 2 : 0) + (sameKey ? 1 : 0) + alike };
    }),
  );
  const found = new Map<number, number>();
  const taken = new Set<number>();
  for (const { left: one, right: other, score } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (score < leastAlike || found.has(one) || taken.has(other)) continue;
    found.set(one, other);
    taken.add(other);
  }
  return found;
}

const stemsOf = (text: string) => new Set(stemsIn(text));

const wordsOf = ({ title, says, criteria }: Described) => stemsOf([title, says, ...criteria].join(' '));

/** So much of a line must stand in a sentence that it was made of. */
const leastTold = 0.6;

/**
 * Whether one of the sentences tells what a title or a criterion says.
 * @param line without the words that stand in every line of its kind.
 */
export function isToldIn(line: string, sentences: string[]): boolean {
  const stems = tellingStems(line);
  return (
    stems.size > 0 &&
    sentences.some((sentence) => stems.intersection(tellingStems(sentence)).size / stems.size >= leastTold)
  );
}

/** Whether a feature of an outline is what an act line tells, by the words before its arrow. */
export const tellsAct = ({ says }: Pick<Described, 'says'>, line: string): boolean =>
  namingStems(says.split('. ')[0] ?? '').symmetricDifference(namingStems(withoutOutcomes(line))).size === 0;

/** How much two sets of words have in common: 1 for the same, 0 for nothing. */
function shareOf(one: Set<string>, other: Set<string>): number {
  const both = [...one].filter((word) => other.has(word)).length;
  return both / Math.max(1, one.size + other.size - both);
}

/**
 * What a numbered list says next: what a person wrote or took out stays so, of the rest what is said `now` in place of `before`. Numbers
 * stay with their lines; a new line takes the next one.
 * @param stays whether a line that is not said now stays all the same.
 */
export function mergeNumbered(
  saved: Numbered[],
  before: string[],
  now: string[],
  stays: (text: string) => boolean = () => false,
): Numbered[] {
  const texts = new Set(saved.map(({ text }) => text));
  const added = now.filter((text) => !before.includes(text) && !texts.has(text));
  const kept = saved.flatMap(({ number, text }) => {
    if (now.includes(text) || !before.includes(text)) return [{ number, text }];
    const stems = stemsOf(text);
    const closest = added.find((other) => shareOf(stems, stemsOf(other)) >= leastAlike);
    if (closest === undefined) return stays(text) ? [{ number, text }] : [];
    added.splice(added.indexOf(closest), 1);
    return [{ number, text: closest }];
  });
  const last = Math.max(0, ...saved.map(({ number }) => number));
  return [...kept, ...added.map((text, index) => ({ number: last + 1 + index, text }))];
}
