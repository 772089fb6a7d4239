import type { Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { joinWords, pluralOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { eachOf } from '#worker/features/guide/product/each-of.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What can go wrong where one act makes a row for each of several: there are none, it is done a second time, one of them is nobody's. */
export function eachEdges(product: Product, place: Place, call: string): string[] {
  const each = eachOf(product, place.feature);
  const [made] = place.written;
  if (!each || !made) return [];
  const key = made.uniques[0];
  const owner = place.tables
    .find(({ record }) => record === each)
    ?.columns.find(({ references, may, name }) => references === 'accounts' && may && !/_by_id$/.test(name));
  return [
    `No ${each} at all → no \`${made.name}\` row, and the answer says so; test: ${call} with no ${pluralOf(each)}.`,
    ...(key
      ? [
          `A second run for the same ${joinWords(key.filter((name) => !name.startsWith(each)).map((name) => `\`${name}\``))} → the rows that are there stay as they are, only missing ones are made; test: ${call} twice, with one more ${each} in between.`,
        ]
      : []),
    ...(owner
      ? [
          `${withArticle(each).replace(/^a/, 'A')} whose \`${owner.name}\` is empty → the run goes on, nobody is told of that one, and the answer names it.`,
        ]
      : []),
  ];
}
