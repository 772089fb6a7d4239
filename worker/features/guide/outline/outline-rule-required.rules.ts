import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { singularOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';

/** 'Bookings must be paid in advance by card': nobody is told to pay for the product. */
const paidFirst =
  /^(?:the |an? |each |every |all )?([\p{L}-]+(?: [\p{L}-]+)?) (?:must|has to|have to|should|needs? to|is to|are to) (?:always )?be paid ((?:in advance|up ?front|before|online|by card|at once)\b.*)$/iu;

/** What is asked for and taken: no people, and no sum of money. */
const isTaken = (noun: string): boolean =>
  kindOfNoun(singularOf(noun.toLowerCase())) !== 'person' &&
  !/\b(?:deposit|fee|invoice|bill|rent|price|amount|sum|salary|salarie|wage|due|debt|share)s?$/i.test(noun);
/** 'Runners under 18 need the consent of a parent': without it they can't go on. */
const needsOfSome =
  /^(?:all |the )?(\p{L}+s) ((?:who are |aged )?(?:under|over|below|above|younger than|older than) \d+(?: years)?) needs? ((?:the |an? )[^,;]{3,60})$/iu;

/**
 * What has to be there before something is taken, as the behaviour that is not wanted.
 * @param said the line in the third person, without its full stop.
 */
export function inRequiredForm(said: string): string | undefined {
  const [, owed, how] = paidFirst.exec(said) ?? [];
  if (owed && how && isTaken(owed))
    return `THE SYSTEM SHALL take no ${singularOf(owed.toLowerCase())} that is not paid ${how}.`;
  const [, left] = /^(?:the|an?) ([\p{L} -]{3,40}) (?:is|are) optional$/iu.exec(said) ?? [];
  if (left) return `THE SYSTEM SHALL take what is entered without the ${left} too.`;
  const [, whom, unasked] =
    /^([\p{L} -]{3,40}) needs? no (password|account|e-mail address|app|phone)$/iu.exec(said) ?? [];
  if (whom && unasked) return `THE SYSTEM SHALL ask ${whom.toLowerCase()} for no ${unasked}.`;
  const [, who, years, needed] = needsOfSome.exec(said) ?? [];
  if (who && years && needed && kindOfNoun(singularOf(who.toLowerCase())) === 'person')
    return `IF ${withArticle(singularOf(who.toLowerCase()))} ${years} has no ${needed.replace(/^(?:the|an?) /i, '')}, THEN THE SYSTEM SHALL refuse it, keep what was entered and say what is missing.`;
  return undefined;
}
