import { anyPlaces, fieldPlaces, shapePlaces } from '#worker/features/guide/content/meeting-places.ts';
import { termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { fill } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Three places where the first people are met: what the idea names, then those of its field, then those of its shape. */
export function placesOf(product: Product): string[] {
  const { idea } = product;
  const terms = termsOf(product);
  // Where the people of an outline are, its owner knows: a field of business is only a guess.
  if (idea.isOutlined)
    return [
      ...(idea.ownPlace ? [`the ${idea.ownPlace.one}`] : []),
      'the {clients} you know by name',
      ...(idea.host ? ['the {hosts} you know by name'] : []),
      'a forum in which {clients} ask each other',
    ]
      .slice(0, 3)
      .map((place) => fill(place, terms));
  const named = idea.ownPlace ?? idea.places.find(({ one }) => one !== idea.item.one);
  const own =
    idea.category === 'internal tool' ? fieldPlaces.work : idea.domain ? fieldPlaces[idea.domain.id] : undefined;
  const family =
    isAmongKnown(product) && !idea.ownPlace && idea.category !== 'internal tool'
      ? ['the table of your own family', 'a second family with the same need', 'the club or street of {clients}']
      : undefined;
  if (family) return family.map((place) => fill(place, terms));
  return [
    ...(named ? [`the ${named.one}`] : []),
    ...(own ?? []),
    ...(idea.pattern.isOwn ? anyPlaces : shapePlaces[idea.pattern.id]),
  ]
    .map((place) => fill(place, terms))
    .filter(
      (place, index, all) =>
        all.indexOf(place) === index && !(named && index > 0 && /^the shop itself|^the club’s/.test(place)),
    )
    .slice(0, 3);
}

/** Whether the first people are known by name: a family, a firm, a house. */
export function isAmongKnown({ idea }: Product): boolean {
  return (
    idea.category === 'internal tool' ||
    /\b(my (family|sister|brother|aunts?|grand\w+|wife|husband|kids?|flatmates)|our (family|company|school|choir|band|club|team|church)|of our family)\b/i.test(
      idea.said,
    )
  );
}

/** Whether there are many of those who serve: somebody who tells of 'my flats' or 'our museum' is the only one. */
export function hasManyHosts({ idea }: Product): boolean {
  return (
    idea.host !== undefined &&
    !idea.ownPlace &&
    idea.category !== 'internal tool' &&
    !/\b(I|we|my|our|us)\b/.test(idea.said)
  );
}
