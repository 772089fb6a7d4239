import { finite } from '#worker/features/guide/grammar/told-lists.rules.ts';
import { isPlural } from '#worker/features/guide/grammar/words.rules.ts';

/** What somebody listed for a record: its word, the values that it may have, what each of several consists of, or a remark. */
export type ToldField = {
  name: string;
  choices?: string[];
  parts?: string[];
  remark?: string;
  /** The least and the most that a number may be. */
  range?: [number, number];
  isOptional?: true;
  /** A yes or no on which a rule hangs: leaving it open is no 'no'. */
  isAsked?: true;
  /** What a rule or a line works out, so that nobody types it. */
  isWorkedOut?: true;
};

/** What a field names in small letters: 'which room' names a room. */
export const namedBy = (field: string): string => field.toLowerCase().replace(/^which /, '');

/** 'Active or paused', 'loaded or empty' say how a thing is. */
const quality = /(?:ed|ing)$|^(?:open|closed|free|active|on|off|empty|full|new|used|live|public|private)$/i;
const mostWords = 5;

/** What a clause asks of a record is a field of it: 'who owns it' is the owner. */
const asked: [RegExp, string][] = [
  [/^who (?:it belongs to|(?:owns|has) (?:it|them))$/i, 'owner'],
  [/^(?:by )?who(?: (?:did|does) (?:it|them))?$/i, 'done by'],
  [/^who (made|built|signed|paid|checked|brought|found|entered|repaired|bought) (?:it|them)$/i, '$1 by'],
  [/^what (?:we|they|he|she|i|you|somebody) did\b.*$/i, 'what was done'],
  [/^what (?:we|they|he|she|i|you|somebody) (changed|used|paid|found|replaced|ordered|needed)\b.*$/i, 'what was $1'],
  [/^what (?:it|they) costs?$/i, 'cost'],
  [/^(?:what|how much) (?:it|they) weighs?$/i, 'weight'],
  [/^how many(?: of them)?(?: there are)?$/i, 'number'],
  [
    /^how many(?: of (?:it|them))?(?: (?:are|were|is|was|he|she|they|we|you|i))? (\p{L}+(?: \p{L}+){0,2})$/iu,
    'number $1',
  ],
  [/^how much(?: of it)?(?: (?:is|was|he|she|they|we|you|i))? (\p{L}+(?: \p{L}+){0,2})$/iu, 'amount $1'],
  [/^how long (?:it|they) (?:takes?|took|lasts?)$/i, 'duration'],
  [/^how heavy (?:it|they) (?:is|are)$/i, 'weight'],
  [/^how (?:big|large) (?:it|they) (?:is|are)$/i, 'size'],
  [/^how old (?:it|he|she|they) (?:is|are)$/i, 'age'],
  [/^where (?:it|they)(?:'s|'re| is| are)(?: \p{L}+)? (?:headed|heading|going|bound)(?: to| for)?$/iu, 'destination'],
  [/^where (?:it|they) (?:goes|go)(?: to)?$/iu, 'destination'],
  [/^where (?:it|they) (?:comes?|came)(?: from)?$/iu, 'origin'],
  [/^where (?:it|they)(?:'s|'re)? ?(?:is|are|stands?|lies?|lives?|hangs?|kept|stored)?$/i, 'place'],
  [
    /^(?:the |what )?(time|date|day|hour) (?:it|they|we|he|she)(?:'ll| will|'s going to| is going to| are going to) (\p{L}+(?: \p{L}+)?)$/iu,
    '$2 $1',
  ],
  [
    /^(?:the |what )?(time|date|day|hour) (?:it|they|he|she)(?:'s|'re| is| are| was| were) (\p{L}+(?: back)?(?: (?:by|on|for|at))?)$/iu,
    '$1 $2',
  ],
  [/^when (?:it|they) (?:is|are|was|were) (\p{L}+)$/iu, '$1 on'],
  [
    /^(?:the |what )?(time|date|day|hour) (?:it|they|he|she) (?:has|have|needs?|must|should) (?:to )?(?:be|get|come) (?:in|back|here|there|with|at|ready|returned|done|paid|finished|home)\b.*$/iu,
    'due $1',
  ],
];

/** A piece by its name: 'the least number we need' needs no clause on whose need it is. */
function namePiece(piece: string): string {
  return piece
    .replace(/ (?:if|when|where|unless|as long as) .+$/i, '')
    .replace(/ (?:that )?(?:we|i|they|he|she|you) (?:\p{L}+ ){0,4}\p{L}+$/iu, '');
}

/** 'Mail or phone', 'first name or nickname', 'pattern or limit': whichever of two is written down is the value, where 'ok or failed' are two values. */
const written =
  /^(?:(?:first|last|full) )?(?:e-?mail|mail|(?:tele)?phone|mobile|(?:nick)?name|surname|address|number|code|link|url|pattern|limit|date|time)$/i;
export const isEitherWritten = (told: string): boolean => {
  const both = told.trim().split(' or ');
  return both.length === 2 && both.every((one) => written.test(one));
};

const openEnded = /,? (?:etc\.?|and so on|and the like|and others?)$|(?:\.\.\.|…)$/i;

/** 'iced or boxed at sea' is one of two. */
const eitherWay = /^(\p{L}+(?:ed|en)) or (\p{L}+(?:ed|en)(?: \p{L}+){0,2})$/iu;

const fieldOfTwo = (clause: string): ToldField | undefined => {
  const two = eitherWay.exec(clause.replace(/^(?:it|they)(?:'s|'re| is| are| was| were) /i, ''));
  return two?.[1] && two[2] ? { name: two[0].toLowerCase(), choices: [two[1], two[2]] } : undefined;
};

/** 'whether it is paid' is a field 'paid' with yes and no. */
function fieldOfWhether(clause: string): ToldField | undefined {
  const two = fieldOfTwo(clause);
  if (two) return two;
  const name = clause
    .replace(/^(?:it|they|he|she)(?: is| are| has been| was| has|'s|'re)? /i, '')
    .replace(/ (?:is|are|was) /, ' ');
  return name.split(' ').length <= mostWords ? { name: plainName(name), choices: ['yes', 'no'] } : undefined;
}

const alternativesOf = (text: string) =>
  text
    .split(/,\s*(?:or )?|\s+or\s+|\s*[/|]\s*/)
    .map((one) => one.trim().replace(/^or /, ''))
    .flatMap(numbered)
    .filter(Boolean);

/** 'Soprano 1 and 2' are two. */
function numbered(one: string): string[] {
  const [, name, first, second] = /^(\p{L}[\p{L} ]*) (\d{1,2}) and (\d{1,2})$/u.exec(one) ?? [];
  return name ? [`${name} ${first}`, `${name} ${second}`] : [one];
}

const optional =
  /^(?:maybe|perhaps|possibly|optional(?:ly)?|sometimes|if (?:any|needed|there is one),?) |,? (?:if (?:they|we|he|she|you|there|any|it)\b.*|\(optional\)|optional)$/i;
const ranged = /^(.+?) (?:from |of )?(\d{1,4}) ?(?:to|-|–) ?(\d{1,4})$/iu;

/** 'diet (halal, veggie, none)', 'the trees (species, height)', 'urgent yes/no', 'whether it is paid'; undefined for what is no field. */
export function fieldOf(told: string): ToldField | undefined {
  const piece = told.trim().replace(/^and /i, '');
  const field = plainField(piece.replace(optional, ''));
  return field && optional.test(piece) ? { ...field, isOptional: true } : field;
}

function plainField(piece: string): ToldField | undefined {
  if (/^which one$/i.test(piece.trim())) return { name: 'which one' };
  const [, named, least, most] = ranged.exec(piece) ?? [];
  if (named && least && most) {
    const field = plainField(named);
    return field && { ...field, range: [Number(least), Number(most)] };
  }
  const told = fieldOfTwo(piece);
  if (told) return told;
  const whether = /^whether (?:or not )?(?:(?:the|an?) )?(.+?)(?: or not)?$/i.exec(piece.trim())?.[1];
  if (whether) return fieldOfWhether(whether);
  const form = asked.find(([signs]) => signs.test(piece.replace(/ \(.*$/, '')));
  const choices = / \((.+)\)$/.exec(piece)?.[1];
  if (form)
    return {
      name: piece.replace(/ \(.*$/, '').replace(...form),
      ...(choices ? { choices: alternativesOf(choices) } : {}),
    };
  const [, whole = '', inner] = /^([^()]+?)\s*(?:\(([^()]*)\))?$/.exec(piece.trim()) ?? [];
  const name = namePiece(whole)
    .replace(/^(?:an?|the|its|their|his|her|what|which|optional(?:ly)?) /i, '')
    .replace(/^(?:list|set|couple) of (?=\p{L}+s$)/iu, '')
    .replace(/ plus .*$/, '')
    .trim();
  const words = name.split(/\s+/);
  if (name === '' || /\d|[[\]{}<>]/.test(name) || words.length > mostWords || finite.test(name)) return undefined;
  const flag = /^(.+?) (?:yes\/no|yes or no|or not|ja\/nein|y\/n)$/i.exec(name)?.[1];
  if (flag) return { name: plainName(flag), choices: ['yes', 'no'] };
  const [, many, own] = /^([\p{L} ]+s),? (?:each )?with (?:its |their |an? )?([\p{L} ]+)$/iu.exec(name) ?? [];
  if (many && own && isPlural(many.split(' ').at(-1) ?? ''))
    return { name: plainName(many), parts: ['name', ...own.split(/ and (?:an? |its |their )?/)] };
  const two = isEitherWritten(name) ? null : /^([\p{L}]+)(?: ([\p{L}]+))? or ([\p{L}]+)$/iu.exec(name);
  // 'One hour or normal' is how soon, and no field 'one'.
  if (two?.[2] && /^(?:one|two|three|four|five|half|same|next)$/i.test(two[1] ?? ''))
    return { name: plainName(name), choices: [`${two[1]} ${two[2]}`.toLowerCase(), two[3] ?? ''] };
  if (two?.[2]) return { name: plainName(two[1] ?? ''), choices: [two[2], two[3] ?? ''] };
  if (two?.[1] && two[3]) return { name: quality.test(two[1]) ? 'state' : plainName(name), choices: [two[1], two[3]] };
  if (/\bor\b/.test(name)) return undefined;
  // 'Roundabouts, bay parking etc' names some, and leaves the others open.
  if (inner !== undefined && (openEnded.test(inner) || /^(?:e\.g\.|for example|such as|like)(?!\p{L})/iu.test(inner)))
    return { name: plainName(name), remark: inner };
  if (inner === undefined) return { name: plainName(name) };
  const within = alternativesOf(inner);
  // 'Doodle 2.5 hrs, chihuahua 45 mins' show what is entered for some.
  if (
    within.length > 1 &&
    within.every((one) =>
      /^(?!(?:up to|under|over|below|above|from|about|at|more|less) )\p{L}.* \d|^\d\S* \p{L}+ \p{L}/iu.test(one),
    )
  )
    return { name: plainName(name), remark: inner };
  const isList = within.length > 1 && within.every((one) => one.split(' ').length < 4);
  if (!isList || within.some((one) => /^(?:\.\p{L}{2,5}|pdf|jpe?g|png|csv|xlsx?|docx?)$/iu.test(one)))
    return { name: plainName(name), remark: inner };
  const isParts = isPlural(words.at(-1) ?? '') || within.some((one) => / (?:range|name|date|number|code)s?$/.test(one));
  if (/^(?:links?|files?|pdf)$/i.test(inner)) return { name: plainName(name), remark: inner };
  return isParts && !/\bor\b/.test(inner)
    ? {
        name: plainName(name),
        parts: within.map((one) => plainName(one.replace(/^(?:what|which|rough|an?|the) /i, ''))),
      }
    : { name: plainName(name), choices: within };
}

/** Without a capital that only stands at the beginning. */
const plainName = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()).trim();
