import { capitalise, lowerFirst, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { oneOf } from '#worker/features/guide/idea/telling.rules.ts';

/** 'The landlord notes that a tenant moves out': a line that nobody in the product does, with whoever notes it. */
export const asNoted = (doer: Noun, line: string): string =>
  `${capitalise(oneOf(doer))} notes that ${lowerFirst(line)}`;

/** The same line without whoever notes it. */
export const withoutNoting = (line: string): string => line.replace(/^.{2,40}? notes that /, '');
