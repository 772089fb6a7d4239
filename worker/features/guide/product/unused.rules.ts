import { spellOut } from '#worker/features/guide/grammar/spelling-out.rules.ts';
import { escapeText, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { cleanIdea } from '#worker/features/guide/idea/cleaning.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const maximum = 3;
const empty = new Set(
  'about above after again all also always and another any anybody app application are around ask back because been before being both but can come could day did does doing done each else etc even ever every everybody everyone everything few find first for from get gets give good great had has have help here how idea into its just keep kind know last left let like little look lot made make makes many maybe mean might more most much must myself nearby need needs never new nice nobody not now off often once one only other our out over own page people platform please product program really right same see should show simple site small software some somebody someone something sometimes soon still such system take tell than that the their them then there these they thing things think this those thought through time together tool too two under until upon use used user users using very want wants was way website week well were what when where whether which while who whole whom whose why will with within without work works would year years you your'.split(
    ' ',
  ),
);
/** Where one thought ends and the next begins. */
export const breaks =
  /(?<=[.!?;:•\n])\s*|\s[-–—]+\s|,\s+(?:and |but |so |so that |or )?(?=(?:i|we|they|he|she|it|you|the|our|my|their|everyone|everybody|people|also|which|because|where|no|without|instead|with|plus|maybe|then)\b|[\p{L}-]+s\s)|\s(?:but|because|and(?= (?:the|we|they|it|i|my|our|you|there)\s)|so that|instead of|although|while)\s/giu;

/** How it is today and what annoys about it: the reason for the product, not a part of it. */
const background =
  /^(?:right now|at the moment|currently|today|nowadays|so far|until now|last (?:year|week|month|summer|winter)|because|calling)\b|\b(?:hate|annoy\w*|keeps? (?:dying|forgetting|losing|missing)|always (?:argue|forget)|(?:can )?never (?:know|agree|remember)|stop collecting|everyone taking)\b|^(?:i|we) (?:run|own|have|are|am|repair|teach|work)\b/i;
const stemOf = (word: string) => {
  const one = singularOf(word.toLowerCase());
  return one.slice(0, Math.max(4, Math.min(6, one.length - 1)));
};
/** The stems of a text, of each word once: a document says the same words again and again. */
const stemsOf = (text: string) =>
  [
    ...new Set(
      spellOut(text)
        .toLowerCase()
        .match(/[\p{L}]{3,}/gu) ?? [],
    ),
  ]
    .filter((word) => !empty.has(word) && !empty.has(singularOf(word)))
    .map(stemOf);

/** Clauses of the description of which less than half came into the text, at most three, in the user's words made harmless. */
export function listUnused(
  { told, idea, name, excludes }: Pick<Product, 'told' | 'idea' | 'name' | 'excludes'>,
  written: string,
): string[] {
  if (idea.language || idea.clarity === 'empty') return [];
  const known = new Set([...stemsOf(written), ...stemsOf(name)]);
  const clauses = cleanIdea(told)
    .replace(/\binstead of\b[^.,;!?\n]*/gi, '')
    .split(breaks)
    .map((clause) =>
      clause
        .trim()
        .replace(/^[-*•,\s]+|^(?:and|but|so|or) |[.,;:!?\s]+$/gi, '')
        .replace(/\s*\([^)]*$/, ''),
    )
    .filter((clause) => clause.split(/\s+/).length >= 3 && !background.test(clause))
    // What was revoked was not overlooked.
    .filter((clause) => !excludes.some(({ traces }) => traces.test(clause)));
  const found = clauses.flatMap((clause) => {
    const stems = [...new Set(stemsOf(clause))];
    const missing = stems.filter((stem) => !known.has(stem));
    return missing.length > 0 && missing.length * 2 >= stems.length && stems.length >= 1
      ? [{ clause, weight: missing.length }]
      : [];
  });
  const distinct = found.filter(({ clause }, index) => found.findIndex((other) => other.clause === clause) === index);
  const chosen = new Set(
    [...distinct]
      .sort((a, b) => b.weight - a.weight)
      .slice(0, maximum)
      .map(({ clause }) => clause),
  );
  return distinct
    .filter(({ clause }) => chosen.has(clause))
    .map(({ clause }) => escapeText(clause.replace(/["“”]/g, ''), 110));
}
