import { finite } from '#worker/features/guide/grammar/told-lists.rules.ts';
import { isPlural } from '#worker/features/guide/grammar/words.rules.ts';

/** What somebody listed for a record: its word, the values that it may have, what each of several consists of, or a remark. */
export type ToldField = { name: string; choices?: string[]; parts?: string[]; remark?: string };

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
  [/^how long (?:it|they) (?:takes?|took|lasts?)$/i, 'duration'],
  [/^how heavy (?:it|they) (?:is|are)$/i, 'weight'],
  [/^how (?:big|large) (?:it|they) (?:is|are)$/i, 'size'],
  [/^how old (?:it|he|she|they) (?:is|are)$/i, 'age'],
  [/^where (?:it|they) (?:is|are|stands?|lies?|lives?|hangs?)$/i, 'place'],
  [/^when (?:it|they) (?:is|are|was|were) (\p{L}+)$/iu, '$1 on'],
];

/** A piece by its name: 'the least number we need' needs no clause on whose need it is. */
function namePiece(piece: string): string {
  return piece
    .replace(/ (?:if|when|where|unless|as long as) .+$/i, '')
    .replace(/ (?:that )?(?:we|i|they|he|she|you) (?:\p{L}+ ){0,4}\p{L}+$/iu, '');
}

/** 'whether it is paid' is a field 'paid' with yes and no. */
function fieldOfWhether(clause: string): ToldField | undefined {
  const name = clause
    .replace(/^(?:it|they|he|she)(?: is| are| has been| was| has|'s|'re)? /i, '')
    .replace(/ (?:is|are|was) /, ' ');
  return name.split(' ').length <= mostWords ? { name: plainName(name), choices: ['yes', 'no'] } : undefined;
}

const alternativesOf = (text: string) =>
  text
    .split(/,\s*(?:or )?|\s+or\s+|\s*[/|]\s*/)
    .map((one) => one.trim().replace(/^or /, ''))
    .filter(Boolean);

/** 'diet (halal, veggie, none)', 'the trees (species, height)', 'urgent yes/no', 'whether it is paid'; undefined for what is no field. */
export function fieldOf(piece: string): ToldField | undefined {
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
  const two = /^([\p{L}]+)(?: ([\p{L}]+))? or ([\p{L}]+)$/iu.exec(name);
  if (two?.[2]) return { name: plainName(two[1] ?? ''), choices: [two[2], two[3] ?? ''] };
  if (two?.[1] && two[3]) return { name: quality.test(two[1]) ? 'state' : plainName(name), choices: [two[1], two[3]] };
  if (/\bor\b/.test(name)) return undefined;
  if (inner === undefined) return { name: plainName(name) };
  const within = alternativesOf(inner);
  const isList = within.length > 1 && within.every((one) => one.split(' ').length < 4);
  if (!isList) return { name: plainName(name), remark: inner };
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
