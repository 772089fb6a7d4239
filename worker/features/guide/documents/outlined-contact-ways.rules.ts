import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { contactOf, inWords, toldBy } from '#worker/features/guide/documents/outlined-contacts.rules.ts';
import { joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const toldWay = /\b(?:text messages?|sms|by (?:text|e-?mail)|e-?mailed|mailed)\b/i;

/** By which way people without an account hear of what they are told, where no line says it: a sentence for each kind of them. */
export function tellWays(product: Product): string[] {
  const needs = listNeeds(product).filter(({ part }) => /^(?:text-message|mail)$/.test(part.key));
  const { acts = [], rules = [] } = product.idea.outline ?? {};
  if ([...acts, ...rules].some((line) => toldWay.test(line))) return [];
  return product.idea.people.flatMap((noun) => {
    const contact = contactOf(product, noun);
    const ids = product.features.flatMap((feature) =>
      needs.some(({ features }) => features.includes(feature)) &&
      toldBy(product, feature).some(({ one }) => one === noun.one)
        ? [feature.id]
        : [],
    );
    return contact && ids.length > 0
      ? [`Nobody told by which way ${noun.many} hear of it; it is ${inWords[contact]} (${joinWords(ids)}).`]
      : [];
  });
}
