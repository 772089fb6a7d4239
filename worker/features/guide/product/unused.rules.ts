import { spellOut } from '#worker/features/guide/grammar/spelling-out.rules.ts';
import { remarkStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { escapeText } from '#worker/features/guide/grammar/words.rules.ts';
import { cleanIdea } from '#worker/features/guide/idea/cleaning.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const maximum = 3;
/** Where one thought ends and the next begins. */
export const breaks =
  /(?<=[.!?;:•\n])\s*|\s[-–—]+\s|,\s+(?:and |but |so |so that |or )?(?=(?:i|we|they|he|she|it|you|the|our|my|their|everyone|everybody|people|also|which|because|where|no|without|instead|with|plus|maybe|then)\b|[\p{L}-]+s\s)|\s(?:but|because|and(?= (?:the|we|they|it|i|my|our|you|there)\s)|so that|instead of|although|while)\s/giu;

/** How it is today and what annoys about it: the reason for the product, not a part of it. */
const background =
  /^(?:right now|at the moment|currently|today|nowadays|so far|until now|last (?:year|week|month|summer|winter)|because|calling)\b|\b(?:hate|annoy\w*|keeps? (?:dying|forgetting|losing|missing)|always (?:argue|forget)|(?:can )?never (?:know|agree|remember)|stop collecting|everyone taking)\b|^(?:i|we) (?:run|own|have|are|am|repair|teach|work)\b/i;
const stemsOf = (text: string) => remarkStems(spellOut(text));

/** Clauses of the description of which less than half came into the text, at most three, in the user's words made harmless. */
export function listUnused(
  { told, idea, name, excludes }: Pick<Product, 'told' | 'idea' | 'name' | 'excludes'>,
  written: string,
): string[] {
  if (idea.language || idea.clarity === 'empty') return [];
  const known = stemsOf(written).union(stemsOf(name));
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
    const stems = stemsOf(clause);
    const missing = stems.difference(known);
    return missing.size > 0 && missing.size * 2 >= stems.size ? [{ clause, weight: missing.size }] : [];
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
