import { amountTold } from '#worker/features/guide/grammar/numbers.rules.ts';
import { lowerFirst, singularOf } from '#worker/features/guide/grammar/words.rules.ts';

const span = `${amountTold} (?:seconds?|minutes?|hours?)`;
const longer = new RegExp(`^(?:take|last|need|cost)s?(?: .+?)? (?:longer|more) than (${span})$`, 'i');

/**
 * 'An exchange must not take longer than one minute' is a time that is measured, and nobody is refused who is slow: its criterion.
 * `says` is the verb in its base form with what follows it.
 */
export function timeLimit(subject: string, says: string): string[] | undefined {
  const most = longer.exec(says.trim())?.[1];
  if (!most || subject === '' || /^(?:it|this|that|they)$/i.test(subject)) return undefined;
  return [
    `WHEN somebody begins ${lowerFirst(subject)
      .replace(/^(?:one|each|every|the) /, 'an ')
      .replace(
        /^an (?=[bcdfghjklmnpqrstvwxyz])/i,
        'a ',
      )}, THE SYSTEM SHALL let them end it within ${most}, measured from the first screen to the saved entry.`,
  ];
}

const pays = /\b(?:pay|charged|billed|fined|invoiced)\b(?<what> for .+?)?(?= from | because | by |$)/i;

/**
 * 'The driver must not be made to pay' is a promise to people and no step that could be refused: it stays as it was told, with NEVER.
 * Undefined where somebody does something, which can be refused.
 */
export function neverDone(subject: string, says: string, when?: string): string[] | undefined {
  const done =
    /^be ((?:made|forced|asked|told|pushed|blamed|punished|fined|charged|billed|judged|ranked|shamed) ?.*)$/i.exec(
      says.trim(),
    )?.[1];
  if (!done || subject === '' || /^(?:nobody|no one|no|it|this|that)\b/i.test(subject)) return undefined;
  const one = lowerFirst(subject).replace(/^(?:any|every|each) /, 'a ');
  const person = one.replace(/^(?:the|an?) /, '');
  const owed = pays.exec(done);
  return [
    `THE SYSTEM SHALL never let ${one} be ${done.trim()}${when ? ` ${when}` : ''}.`,
    ...(owed ? [`THE SYSTEM SHALL hold no amount that a ${singularOf(person)} owes${owed.groups?.what ?? ''}.`] : []),
  ];
}
