import { namesProduct } from '#worker/features/guide/grammar/moods.rules.ts';
import { clausesIn, type ProseClause } from '#worker/features/guide/outline/outline-prose-clauses.rules.ts';
import { doerOf } from '#worker/features/guide/outline/outline-prose-people.rules.ts';

/** The clauses of a sentence, and the words before them in which no doing was found. */
export type ToldClauses = { unread?: string; clauses: ProseClause[] };

const fewestWords = 3;
const mostCommas = 8;
/** What only says when, on what condition or about what something is told. */
const leading =
  /^(?:when|whenever|if|once|as|after|before|until|while|where|at|on|in|every|each|from|within|for|during|by|per|with|without|because|since|so|also|then|and|but|i|we|my|our|there|it|this|that|no|not|an?)\b/i;

/**
 * The clauses of a sentence; where its beginning can't be read, those behind the first comma with which somebody begins to do something, so
 * that one clause does not take the others with it.
 * @returns undefined where no clause of it can be read.
 */
export function toldClauses(sentence: string): ToldClauses | undefined {
  const whole = clausesIn(sentence);
  if (whole) return { clauses: whole };
  if (leading.test(sentence) || namesProduct(sentence) || /[:;]/.test(sentence)) return undefined;
  const commas = [...sentence.matchAll(/,(?=\s)/g)].slice(0, mostCommas);
  for (const { index } of commas) {
    const unread = sentence.slice(0, index).trim();
    if (unread.split(/\s+/).length < fewestWords) continue;
    const clauses = clausesIn(sentence.slice(index + 1).replace(/^\s*(?:(?:and|but|then) )*/i, ''));
    const [first] = clauses ?? [];
    if (clauses && first && /^(?:person|they|all|somebody)$/.test(doerOf(first))) return { unread, clauses };
  }
  return undefined;
}
