import { baseOfParticiple } from '#worker/features/guide/content/verbs.ts';
import { inDigits } from '#worker/features/guide/grammar/numbers.rules.ts';
import { singularOf } from '#worker/features/guide/grammar/words.rules.ts';

/** Words that join and point: any sentence has them, whatever it is about. */
const joining = new Set(
  'a all also am an and any are as at be because been being both but by can cannot could do does each every for from had has have he her here him his how i if in into is it its just may me might must my no none nor not of on onto one or our out own per shall she should so some than that the their them then there these they this those to too us via was we were what when where which while who whom whose why will with would yet you your'.split(
    ' ',
  ),
);
/** Words that tell how many, when, how long and in which order: what is bounded by them is told by others. */
const bounding = new Set(
  'about after always before day first hour last many minute month more most never nobody once only other over same somebody system under until week within without year'.split(
    ' ',
  ),
);
/** Words of talk on a product, whichever it is: people like it, look at a page, have a problem, and would use something simple. */
const ofTalk = new Set(
  'able above actually again almost another anybody anyone anything app application around ask asked back below better between came clear clearer come comes didn doesn doing done dont down earlier early easier easy else etc even ever everybody everyone everything faster feel feels felt few find found full gave get give given goes going gone good got great half hard hardly help helped helps idea keep kept kind knew know late later least left less let like little long longer look looked lot loved made make making maybe mean might morning much myself name nearby need new next nice nothing now off often old open page part people person place platform please problem product program put quite rather really right said saw say screen second see seem seemed seen several show showed shown simple since site slow slower small software someone something sometimes soon still stop such sure take taken tell thank thing think thought three through time today together told took tool toward twice two understand understood up upon use used useful user using very want wanted way website well went whether whole wish wonder work worked working wrong yes'.split(
    ' ',
  ),
);

const isIn = (words: Set<string>, word: string) => words.has(word) || words.has(singularOf(word));
const isSmall = (word: string) => isIn(joining, word) || isIn(bounding, word);

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

const stemsOf = (text: string, shortest: number, isLeftOut: (word: string) => boolean): Set<string> =>
  new Set(
    // Each word once: a whole document says most of its words again and again.
    [...new Set(text.toLowerCase().match(/\p{L}+/gu))]
      .filter((word) => word.length >= shortest && !isLeftOut(word))
      .map(stemOf),
  );

/** The words that tell what a sentence is about, by their stems: of four letters at least, without small words and numbers. */
export const tellingStems = (text: string): Set<string> => stemsOf(text, 4, isSmall);

/** The words of which a name is made, by their stems: 'bed', and 'under' and 'month' too, without those that join them. */
export const namingStems = (name: string): Set<string> => stemsOf(name, 3, (word) => isIn(joining, word));

/** The words that tell what somebody's remark, question or wish is about, by their stems: without those of any talk on a product. */
export const remarkStems = (text: string): Set<string> =>
  stemsOf(text, 3, (word) => isSmall(word) || isIn(ofTalk, word));

/** Numbers count with what they bound: 'above 250000' is another thing than 'up to 250000'. */
const bounded = /\b(above|over|below|under|up to|at least|at most|more than|less than) [^\d\s]{0,4}(\d{2,})\b/g;
const plain = (text: string) => inDigits(text.toLowerCase()).replace(/(?<=\d),(?=\d{3})/g, '');

/** What a rule is about: its telling stems, and its numbers with what they bound. */
export function stemsOfRule(rule: string): Set<string> {
  const said = plain(rule);
  return tellingStems(said).union(new Set([...said.matchAll(bounded)].map(([, how, number]) => `${how} ${number}`)));
}
