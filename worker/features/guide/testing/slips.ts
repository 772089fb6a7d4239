import { readLines } from '#shared/document-check/lines.ts';

export type Slip = { fault: string; line: number; text: string };

const slips: [fault: string, RegExp][] = [
  [
    'a placeholder is not filled',
    /\{\{?[a-z][\w ]*\}?\}|\$\{|<(?!br>)[a-z]+(?: [a-z]+)*>|\[(?:insert|your|name|todo|tbd)\b[^\]]*\]|\b(?:TODO|TBD|lorem ipsum)\b/i,
  ],
  ['a value is missing', /\bundefined\b|\bNaN\b|\[object Object\]|(?<![\w-]|not |is )null(?![\w-])/],
  ['a word is doubled', /(?<![\p{L}\p{N}’'-])(?!that that|had had)(\p{L}{2,}) \1(?![\p{L}\p{N}’'-])/iu],
  ['two articles', /\b(?:an?|the) (?:an?|the)\b(?!-)/i],
  [
    'a before a vowel',
    /\ba (?=[aeiou])(?!(?:eu|uni(?!n)|us[aeiu]|ur[aeil]|ui\b|uk\b|ux\b|us\b|uti|ubi|one\b|once\b|ouija|u-))\p{L}{2,}/iu,
  ],
  [
    'an before a consonant',
    /\ban (?![aeiouAEIO]|hour|heir|honest|honou?r|npm|[FHLMNRSX](?:[A-Z\d.-]|\b)|x-|8|11\b|18)[\p{L}\d]/u,
  ],
  ['a space before a mark', / [,;:.](?=\s|$)/],
  ['two marks', /,,|;;|(?<!\.)\.\.(?!\.)|[.,;:] ?,(?=\s)|\.;|,\./],
  ['empty brackets or quotes', /\(\s*\)|“\s*”|"\s*"|‘\s*’/],
];

/** What is no slip in a text of anybody's, but one in the guide's. */
const strictSlips: typeof slips = [
  ['two blanks', / {2,}\S/],
  ['two endings', /ss'?s\b/],
  ['markup', /(?<!\\)<(?!br)\w/],
];

/**
 * What templates with slots leave behind and a reader stumbles over, line by line. Code and what somebody is quoted with is left out, unless
 * it is `strict`: for texts of which nothing comes from a person.
 */
export function findSlips(content: string, { strict = false } = {}): Slip[] {
  const rules = strict ? [...slips, ...strictSlips] : slips;
  return readLines(content)
    .filter(({ kind }) => kind !== 'hidden' && (strict || kind !== 'code'))
    .flatMap(({ text, number }) => {
      const bare = text.replace(/`[^`]*`/g, '`code`').replace(/https?:\/\/\S+/g, 'address');
      const prose = strict ? bare : bare.replace(/“[^“”]*\p{L}[^“”]*”/gu, 'said');
      return rules.filter(([, slip]) => slip.test(prose)).map(([fault]) => ({ fault, line: number, text }));
    });
}
