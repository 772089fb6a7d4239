import { capitalise, isPlural } from '#worker/features/guide/grammar/words.rules.ts';
import { thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';

/** A line of a draft and the heading below which it stands. */
export type ProseLine = { section: keyof Outline; line: string };

/**
 * Who there is in an idea, as words of a line: those whom it is for, all who do something, whoever runs it, who 'somebody' is, and all kinds;
 * `actors` are the words for people that no list knows.
 */
export type ProseCast = {
  clients: string;
  all: string;
  runner?: string;
  somebody: string;
  kinds?: string[];
  actors?: ReadonlySet<string>;
};

/**
 * What the lines before told, for 'they', 'she', 'it', 'them' and 'one': the last person, the last one alone and the one before, the last
 * several with the sentence in which they were told of, the last thing, the last one of many and the last several of a kind, and the line of
 * the last doing with its sentence.
 */
export type ProseMemory = {
  person?: string;
  single?: string;
  otherSingle?: string;
  several?: string;
  severalAt?: number;
  turn?: number;
  act?: ProseLine;
  actAt?: number;
  thing?: string;
  one?: string;
  oneAt?: number;
  many?: string;
  manyAt?: number;
};

/** Words as a sentence has them, without those that are not there. */
export const joinWords = (...words: (string | undefined)[]): string =>
  words
    .filter(Boolean)
    .join(' ')
    .replace(/\s+([,;])/g, '$1');

/** A sentence with what stands before its subject. */
export const withLead = (lead: string, text: string): string =>
  lead === '' ? capitalise(text) : `${capitalise(lead)}, ${text}`;

/** A line with its full stop. */
export const ended = (text: string): string => `${text.replace(/[.,;\s]+$/, '')}.`;

/** Whether a subject is spoken of as several. */
export const isSeveral = (subject: string): boolean =>
  /\band\b/.test(subject) ||
  /^(?:I|we)$/i.test(subject) ||
  isPlural(
    subject
      .split(/ (?:of|in|at|from|with|on|for|who) /)[0]
      ?.split(' ')
      .at(-1) ?? '',
  );

/** 'Parents', 'a parent', 'the editor' as the subject of a verb in its base form. */
export const doing = (subject: string, verb: string, rest: string): string =>
  joinWords(subject, isSeveral(subject) ? verb : thirdOf(verb), rest);
