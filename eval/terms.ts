import type { Idea } from './ideas/idea.ts';
import { maskWords } from './masks.ts';

const small =
  /^(?:about|after|also|because|before|been|being|each|every|everyone|from|have|into|just|know|like|make|many|more|most|much|must|need|only|other|over|same|should|some|such|than|that|their|them|then|there|these|they|this|those|want|what|when|where|which|while|will|with|without|would|your)$/;
const fewestIdeas = 3;
const commonShare = 0.2;

const ending = /(?<=.{3})(?:ations?|ings?|ies|ers?|ed|es|s|y|e)$/;

/** A word without its endings, so that `baker`, `bakes` and `baking` are one. */
const stemOf = (word: string) => word.replace(ending, '').replace(ending, '').slice(0, 8);

/** The stems of the words of four letters or more. */
function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.filter((word) => !small.test(word)).map(stemOf));
}

type Said = Pick<Idea, 'key' | 'description' | 'inEnglish' | 'answers' | 'secondThoughts'>;
type Decision = { topic: string; decision: string };

/** The stems of what a person said of an idea: the description and the answers of their own. */
const readOwnStems = ({ description, inEnglish = '', answers = {}, secondThoughts = '' }: Said) =>
  stemsOf([description, inEnglish, ...Object.values(answers), secondThoughts].join(' '));

/**
 * @returns what takes an idea's own words out of a masked sentence: one mark for each run of them. Words of decisions are taken out too,
 * for an option of the guide's that somebody chose is filled in like the rest.
 */
export function moulderOf(idea: Said, decisions: Decision[]): (masked: string) => string {
  const decided = stemsOf(decisions.flatMap(({ topic, decision }) => [topic, decision]).join(' '));
  const own = readOwnStems(idea).union(decided);
  return (masked) => maskWords(masked, (word) => word.length > 3 && own.has(stemOf(word)));
}

/**
 * The words by which a text is about an idea: of its description and its answers, without those that many ideas have.
 * @returns by the key of the idea.
 */
export function readTerms(ideas: Said[]): Map<string, Set<string>> {
  const all = ideas.map((idea) => ({ key: idea.key, stems: readOwnStems(idea) }));
  const counts = new Map<string, number>();
  for (const { stems } of all) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const most = Math.max(fewestIdeas, all.length * commonShare);
  return new Map(
    all.map(({ key, stems }) => [key, new Set([...stems].filter((stem) => (counts.get(stem) ?? 0) <= most))]),
  );
}

/** Whether a sentence uses one of the terms. */
export function usesTerm(sentence: string, terms: Set<string>): boolean {
  return [...stemsOf(sentence)].some((stem) => terms.has(stem));
}

/**
 * The share of the words of an idea's description that a text has too, outside of quotations: low where most of the idea was left out
 * or read as another.
 */
export function coverageOf(text: string, { description, inEnglish }: Omit<Said, 'key'>): number {
  const [own, found] = [stemsOf(inEnglish ?? description), stemsOf(text.replace(/“[^“”]*”/g, ' '))];
  return own.size === 0 ? 0 : [...own].filter((stem) => found.has(stem)).length / own.size;
}
