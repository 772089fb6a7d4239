import { baseOfParticiple } from '#worker/features/guide/content/verbs.ts';
import { inDigits } from '#worker/features/guide/grammar/numbers.rules.ts';
import { singularOf } from '#worker/features/guide/grammar/words.rules.ts';

/** Words that join, point, count or tell when: any sentence has them, whatever it is about. */
const small = new Set(
  'a able about above after all also always an and any anybody are as at be because been before being below both but by can cannot could day do does each every everybody few first for from get had has have her here him his hour how i if in into is it its just last least less let like many may me minute month more most must my need never nobody none nor not nothing now of off often on once one only onto or other our out over own per put same shall she should so some somebody something soon still such system than that the their them then there these they this those to too two under until up upon us very via want was we week were what when where which while who whom whose why will with within without would year yet you your'.split(
    ' ',
  ),
);
/** Words of talk on a product, whichever it is: people like it, look at a page, have a problem, and would use something simple. */
const ofTalk = new Set(
  'actually again almost another anyone anything app application around ask asked back better between came clear clearer come comes doing done dont didn doesn down early earlier easier easy else etc even ever everyone everything faster feel feels felt find found full gave give given goes going gone good got great half hard hardly help helped helps idea keep kept kind knew know late later left little long longer look looked lot loved made make making maybe mean might morning much myself name nearby new next nice old open page part people person place platform please problem product program quite rather really right said saw say screen second see seem seemed seen several show showed shown simple since site slow slower small software someone sometimes stop sure take taken tell thank thing think thought three through time today together told took toward tool twice understand understood use used useful user using wanted way website well went whether whole wish wonder work worked working wrong yes'.split(
    ' ',
  ),
);

const isSmall = (word: string) => small.has(word) || small.has(singularOf(word));

const longest = 6;
/** What forms of a word end in, in the order in which it is taken off, each where enough of the word is left. */
const endings = [
  /(?<=\p{L}{5})at(?:ion|ed|ing|e|or)$/u,
  /(?<=\p{L}{5})ion$|(?<=\p{L}{3})(?:ment|ing|ed)$/u,
  /(?<=\p{L}{3})(?:ery|er|e)$/u,
  /(?<=(\p{L}))\1$/u,
];

/**
 * What the forms of a word have in common: 'issues', 'issued' and 'issuing' are 'issu', 'alteration' and 'alter' are 'alt'. Endings come off
 * and six letters stay (a light stemmer as in Harman, How effective is suffixing?, 1991).
 */
export function stemOf(word: string): string {
  const one = singularOf(word.toLowerCase());
  return endings.reduce((text, ending) => text.replace(ending, ''), baseOfParticiple(one) ?? one).slice(0, longest);
}

/** Every word and number of a text by its stem, in its order: for whether two sentences say the same. */
export const stemsIn = (text: string): string[] => (text.match(/[\p{L}\p{N}]{2,}/gu) ?? []).map(stemOf);

/**
 * The words that tell what a text is about, by their stems: without small words and numbers.
 * @param shortest how many letters a word has at least; names of fields are shorter than what a sentence is about.
 */
export const tellingStems = (text: string, shortest = 4): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}+/gu) ?? [])
      .filter((word) => word.length >= shortest && !isSmall(word))
      .map(stemOf),
  );

/** The words that tell what somebody's remark, question or wish is about, by their stems: without those of any talk on a product. */
export const remarkStems = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? [])
      .filter((word) => !isSmall(word) && !ofTalk.has(word) && !ofTalk.has(singularOf(word)))
      .map(stemOf),
  );

/** Numbers count with what they bound: 'above 250000' is another thing than 'up to 250000'. */
const bounded = /\b(above|over|below|under|up to|at least|at most|more than|less than) [^\d\s]{0,4}(\d{2,})\b/g;
const plain = (text: string) => inDigits(text.toLowerCase()).replace(/(?<=\d),(?=\d{3})/g, '');

/** What a rule is about: its telling stems, and its numbers with what they bound. */
export function stemsOfRule(rule: string): Set<string> {
  const said = plain(rule);
  return tellingStems(said).union(new Set([...said.matchAll(bounded)].map(([, how, number]) => `${how} ${number}`)));
}
