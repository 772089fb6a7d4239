import { firstNames } from '#worker/features/guide/content/first-names.ts';
import { isKin } from '#worker/features/guide/grammar/memory.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { capitalise, singularOf } from '#worker/features/guide/grammar/words.rules.ts';

/** Names of persons with the role that a text gives them, without an article. */
export type PersonNames = ReadonlyMap<string, string>;

const name = String.raw`(?:(?:Mrs?|Ms|Miss|Dr|Mx) )?\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?`;
const role = String.raw`((?:\p{Ll}[\p{L}-]* ){0,2}?\p{Ll}[\p{L}-]+)`;
/** 'My outworker Callum', 'Mrs Okafor, our technician', 'a student called Priya', 'our treasurer (Ana)'. */
const roleFirst = [
  new RegExp(String.raw`\b(?:[Mm]y|[Oo]ur|[Tt]he) ${role}, (${name})(?=[,.;)\n]|$)`, 'gu'),
  new RegExp(String.raw`\b(?:[Mm]y|[Oo]ur) ${role} (${name})(?![\p{L}-])`, 'gu'),
  new RegExp(String.raw`\b(?:an?|the|my|our) ${role},? (?:called|named) (${name})(?![\p{L}-])`, 'giu'),
  new RegExp(String.raw`\b(?:[Mm]y|[Oo]ur|[Tt]he) ${role} \((${name})[,)]`, 'gu'),
  new RegExp(String.raw`\b(?:[Mm]y |[Oo]ur |[Tt]he )?(\p{L}[\p{L}-]+) \((${name})[,)]`, 'gu'),
];
const inBrackets = new RegExp(String.raw` \((${name})(?:,[^()]*)?\)`, 'gu');
const nameFirst = [
  new RegExp(
    String.raw`(?<![\p{L}-])(${name}),? (?:who is |is |= ?)?(?:my|our|the) ${role}(?=[,.;:)\n]| (?:who|and|does|has)\b|$)`,
    'gu',
  ),
];
/** Somebody of whom it is only told that the writer does it with them, or that they are a person. */
const beside = [
  new RegExp(String.raw`\b(?:me|I) (?:and|or) (${name})(?![\p{L}-])`, 'gu'),
  new RegExp(String.raw`(?<![\p{L}-])(${name}) (?:and|or) (?:me|I)\b`, 'gu'),
  /(?<![\p{L}-])((?:Mrs?|Ms|Miss|Dr|Mx) \p{Lu}\p{Ll}+)/gu,
];
const plainName = new RegExp(String.raw`(?:^|[.!?\n]\s*)(\p{Ll}{3,}) is (?:the|my|our) ${role}(?=[,.;:\n]|$)`, 'gu');
const trade = /(?:[a-z]{3}(?:er|or|ist|ian|eer)|mate|man|woman)$/;
const unknown = 'helper';

/** Whether words name what somebody is: 'outworker', 'brother in law', 'weekend student'. */
function isRole(words: string): boolean {
  const head = singularOf(words.split(' ').at(-1) ?? '').toLowerCase();
  return (
    kindOfNoun(head) === 'person' ||
    isKin({ one: head, many: '' }) ||
    trade.test(head) ||
    kin.test(head) ||
    otherRoles.test(head)
  );
}
const kin = /^(?:nephew|niece|cousin|in law|grandson|granddaughter|boyfriend|girlfriend|fiancée?|assistant)$/;
const otherRoles = /^(?:technician|student|assistant|matron|porter|intern|apprentice)$/;

const unTitled = (text: string) => text.replace(/\b(Mrs?|Ms|Dr|Mx)\. (?=\p{Lu})/gu, '$1 ');

/**
 * Finds the persons that a text calls by name.
 * @param product the name of the product, which is none of a person.
 * @returns each name with the role that was told of it, 'helper' where none was.
 */
export function readNames(said: string, product = ''): PersonNames {
  const text = unTitled(said);
  const found = new Map<string, string>();
  const note = (who: string | undefined, what: string | undefined) => {
    if (who && what && isRole(what) && !found.has(who)) found.set(who, what.toLowerCase());
  };
  for (const pattern of roleFirst) for (const [, what, who] of text.matchAll(pattern)) note(who, what);
  for (const pattern of nameFirst) for (const [, who, what] of text.matchAll(pattern)) note(who, what);
  // 'sheila is the manager' of somebody who writes no capitals.
  for (const [, who = '', what] of text.matchAll(plainName)) if (firstNames.has(capitalise(who))) note(who, what);
  for (const pattern of beside)
    for (const [, who = ''] of text.matchAll(pattern)) if (!found.has(who) && isName(who)) found.set(who, unknown);
  for (const [who] of text.matchAll(/(?<![\p{L}\p{N}'’-])\p{Lu}\p{Ll}+(?![\p{L}-])/gu))
    if (firstNames.has(who) && !found.has(who)) found.set(who, unknown);
  for (const word of product.split(' ')) found.delete(word);
  return found;
}

/** No word that is written small elsewhere, no day and no month. */
const isName = (who: string) =>
  !/^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|The|We|They|It|He|She|You|If|When|Then)$/.test(
    who,
  );

/**
 * Says of persons what they are instead of what they are called, so that no name becomes a role, a record or a feature.
 * @returns the text without the names.
 */
export function withRoles(said: string, names: PersonNames): string {
  if (names.size === 0) return said;
  // 'Our IT (Fergal)': beside what is no role a name says nothing.
  let text = unTitled(said).replace(inBrackets, (all, who: string) => (names.has(who) ? '' : all));
  for (const [who, what] of [...names].sort(([one], [other]) => other.length - one.length)) {
    const article = isKin({ one: what, many: '' }) || kin.test(what) ? 'my' : 'the';
    text = text
      .replace(new RegExp(String.raw`\b(${what}),? (?:called |named )?\(?${who}\)?(?![\p{L}-])`, 'giu'), '$1')
      .replace(new RegExp(String.raw`(?<![\p{L}-])${who},? (?=(?:my|our|the) ${what}\b)`, 'gu'), '')
      .replace(
        new RegExp(String.raw`(^|[.!?:\n]\s*)${who}(?![\p{L}-])`, 'gu'),
        `$1${article === 'my' ? 'My' : 'The'} ${what}`,
      )
      .replace(new RegExp(String.raw`(?<![\p{L}-])${who}(?![\p{L}-])`, 'gu'), `${article} ${what}`);
  }
  return text
    .replace(/(^|[.!?\n]\s*)(?:my|our|the) ([\p{L} ]+?) is (?:my|our|the) \2(?![\p{L}-])[.!,]?\s*/giu, '$1')
    .replace(/\b(t)he helper(?:, the helper)*,? and the helper\b/gi, '$1he helpers');
}
