import { lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { refuse } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';

/** 'Who did not pay the fee can look but not reserve'. */
const looksOnly =
  /^(?:who(?:ever)?|members who|people who|those who) ([^,;]{3,60}?) (?:can|may) (?:only )?(?:look|see|watch|read)(?: it| them)?,? but (?:can )?not (\p{L}+(?: [^,;]+)?)$/iu;
/** 'Outside the club nobody sees anything'. */
const outsideSees =
  /^outside (?:of )?(?:the|our|my) ([\p{L}-]+),? (?:nobody|no one) (?:can )?sees? (?:anything|it|any of it)$/iu;
/** 'Phone numbers and dates of birth only coaches and the secretary'. */
const onlyThem =
  /^((?:the )?(?:phone numbers?|addresses|names|e-?mails?|dates? of birth|prices?|notes|costs?|birthdays)(?:(?:, | and )[\p{L} ]{3,30})*) only (?:for )?((?:the )?[\p{L}-]+(?:(?:, | and )(?:the )?[\p{L}-]+)*)$/iu;
/** 'Names of parties are confidential, only the bookers see them until an interpreter has the job'. */
const confidential =
  /^([\p{L}][\p{L} '-]{3,60}?) (?:is|are) (?:confidential|private|secret),? (?:and )?only ((?:the )?[\p{L}-]+(?: [\p{L}-]+)?) (?:can |may )?sees? (?:it|them)((?: until [^,;]+)?)$/iu;

/** 'Reserved plots look like empty grass to anyone but the sexton'. */
const looksLike =
  /^([^,;]{3,60}?) looks? like ([^,;]{3,40}) to ((?:anyone|anybody|everyone|everybody|all) (?:but|except|else)[^,;]*)$/iu;
/** 'Kids' surnames and phone numbers stay inside the club'. */
const staysIn =
  /^((?=[^,;]*(?:\b(?:names?|surnames|numbers?|addresses|photos?|pictures|data|notes|files)\b))[^,;]{3,60}?) (?:stays?|remains?) (?:inside|within) (?:the|our|my) (club|family|team|school|company|group|house|circle|society|office|firm|practice|clinic|class|crew)$/iu;
/** 'The emergency contact is for the shift lead during the shift and the office': whom somebody is reached by is theirs alone to read. */
const contactFor =
  /^((?:the |an? )?(?:[\p{L}-]+ )?(?:contacts?|phone numbers?|phones?|addresses|address|e-?mails?|numbers?)) (?:is|are) (?:only )?for ((?:the )[^,;]+)$/iu;

/**
 * What is shown to some alone, as whom else it is refused to: those outside, whoever may only look, and who is not named.
 * @param said the line in the third person, without its full stop.
 */
export function inHiddenForm(said: string): string | undefined {
  const [, whose = '', does = ''] = looksOnly.exec(said) ?? [];
  if (does)
    return refuse(
      `somebody who ${whose
        .replace(/^have\b/i, 'has')
        .replace(/^are\b/i, 'is')
        .replace(/^do\b/i, 'does')}`,
      does,
    );
  // 'Only he, the sister and the granddaughter see anything'.
  const [, alone = '', more = ''] =
    /^only ([^;]{2,60}?) (?:can |may )?sees? (?:anything|any of it|everything)(; .+)?$/i.exec(said) ?? [];
  if (alone)
    return refuse(
      `anybody but ${lowerFirst(alone)
        .replace(/^he\b/, 'him')
        .replace(/^she\b/, 'her')}`,
      'see any of it',
    ).replace(/\.$/, `${more}.`);
  const [, like = '', as = '', others = ''] = looksLike.exec(said) ?? [];
  if (others) return `THE SYSTEM SHALL show ${lowerFirst(like)} as ${as} to ${others}.`;
  const [, inner = '', house = ''] = staysIn.exec(said) ?? [];
  if (house) return refuse(`anybody outside the ${house}`, `see ${lowerFirst(inner)}`);
  const [, contact = '', whom = ''] = contactFor.exec(said) ?? [];
  if (whom) return `THE SYSTEM SHALL show ${lowerFirst(contact)} only to ${whom}.`;
  const [, club = ''] = outsideSees.exec(said) ?? [];
  if (club) return refuse(`anybody outside the ${club}`, 'see any of it');
  const [, things = '', readers = ''] = onlyThem.exec(said) ?? [];
  if (readers) return `THE SYSTEM SHALL show ${lowerFirst(things)} only to ${readers}.`;
  const [, secret = '', reader = '', open = ''] = confidential.exec(said) ?? [];
  if (reader)
    return refuse(`anybody but ${reader}`, `see ${lowerFirst(secret)}${open.replace(/^ until /i, ' before ')}`);
  return undefined;
}
