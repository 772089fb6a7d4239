import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isPlural } from '#worker/features/guide/grammar/words.rules.ts';
import { thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import { opensNoun } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** Whether a word of a clause behind its first is a verb that stands behind a noun. */
export const hasVerb = (text: string) =>
  text
    .split(' ')
    .some(
      (word, at, all) =>
        at > 0 &&
        !opensNoun.test(all[at - 1] ?? '') &&
        all[at + 1] !== 'of' &&
        /[^s]s$|^\p{Ll}+$/u.test(word) &&
        baseOfVerb(word) !== undefined &&
        !/(?:ed|ing)$/.test(word),
    );

/** 'must never show' as 'can never show', 'must be weighed' as 'is weighed', 'members must pay' as 'members pay'. */
export const ensured = (text: string) =>
  text
    .replace(/\b(?:must|may|should|shall)(?:n't| not| never)(?: ever)?\b/i, 'can never')
    .replace(
      /^((?:(?:\d[\d,.]*|[^\s,]+) ){1,9}?)(must|should|shall|has to|have to|needs to|need to) (?:always )?((?:(?:only|then|also|still|first|ever|both|each|all|at least|at most) )*)(\p{L}+)/iu,
      (_, subject: string, duty: string, aside: string, verb: string) =>
        `${subject}${aside}${dutyAs(subject, duty.toLowerCase(), verb)}`,
    );

/** A duty as what holds: the verb in the number of its subject. */
function dutyAs(subject: string, duty: string, verb: string): string {
  const head =
    subject
      .trim()
      .split(/ (?:of|in|on|for|from|with|at|who|that) /)[0]
      ?.split(' ')
      .at(-1) ?? '';
  const isMany = /^ha/.test(duty)
    ? duty === 'have to'
    : /^need/.test(duty)
      ? duty === 'need to'
      : isPlural(head) || /^(?:people|they|we|you|both|all)$/i.test(head);
  if (verb === 'be') return isMany ? 'are' : 'is';
  return isMany ? verb : thirdOf(verb);
}
