import { tellingStems } from '#worker/features/guide/grammar/stems.rules.ts';

/** A word of the glossary and what it means. */
export type Term = { term: string; means: string };

const sayingLittle =
  /^(?:what|when|which|that|this|whom|with|from|about|each|their|they|have|name|title|note|time|date|belongs?|became|knows?)$/;

/**
 * Whether what is said of a word tells more than the word and the name of the product do: 'When a keeper works' and 'Has name and colour'
 * leave a reader where the word itself did.
 */
export function saysMore({ term, means }: Term, name: string): boolean {
  const own = tellingStems(`${term} ${name}`);
  const told = (means.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(
    (word) => !sayingLittle.test(word) && ![...tellingStems(word)].some((stem) => own.has(stem)),
  );
  return new Set(told).size > 2;
}
