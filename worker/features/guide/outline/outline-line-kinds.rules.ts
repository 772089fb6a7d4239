import { amountTold } from '#worker/features/guide/grammar/numbers.rules.ts';
import { withoutOutcomes } from '#worker/features/guide/grammar/outcomes.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { denial, leading, plain } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { type Cast, subjectOf } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** 'Taking takes five seconds, not more': how long something may last is a bound on it, and no act. */
const howLong = new RegExp(
  `^(?:the )?\\p{L}+ing\\b[^,.]{0,40}? (?:takes?|lasts?|needs?|costs?) (?:at most |no more than |only |about )?${amountTold}\\b`,
  'iu',
);

/** Whether a line says what must not be, or how something is: it holds, and nobody does it. */
export function isRuleLine(line: string, cast: Cast): boolean {
  const text = plain(withoutOutcomes(line));
  const rest = text.replace(leading, '');
  if (howLong.test(rest)) return true;
  if (/^(?:nobody|no one|no-one|nothing|none|neither|no |only |never |at most|at least|not )/i.test(rest)) return true;
  const subject = subjectOf(rest, cast, undefined);
  return subject !== undefined && (denial.test(subject.rest) || /^only /i.test(subject.rest));
}

/** An outline whose lines on what happens are acts: how long one lasts stands with what always holds. */
export function withBoundsAsRules(outline: Outline): Outline {
  const bounds = outline.acts.filter((line) => howLong.test(line));
  if (bounds.length === 0) return outline;
  return {
    ...outline,
    acts: outline.acts.filter((line) => !bounds.includes(line)),
    rules: [...outline.rules, ...bounds],
  };
}

/** Whether a line only lists the states of something: 'It goes: planned, running, finished'. */
export const listsStates = (line: string): boolean =>
  /^[^.:;]{0,40}\b(?:goes|moves|(?<!\bsees the )states(?: are)?): [^.:;,]+(?:, [^.:;,]+)+[.\s]*$/i.test(line);
