import { headOf, joinWords, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { criterionId, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const mostShown = 5;
/** How somebody is reached is shown only where a line says so. */
const personal = /\b(?:address|phone|e-?mail|mobile|birth|contact|bank|account)\b/i;

/**
 * A product in which a look says what it shows of each row where its criterion only repeats the act: 'show available coats, each with size and
 * photo'. What is reckoned or is a single number has no rows, and
 * people and how they are reached are told only where the act tells them.
 */
export function withShownFields(product: Product): Product {
  if (!product.idea.isOutlined) return product;
  const acts = listActs(product);
  const people = product.idea.people.map(({ one }) => one);
  const shown = new Map(
    listCriteria(product).flatMap(({ id, feature, cause, effect, isFault }): [string, string][] => {
      const [, what = ''] = /^show (.+)$/.exec(effect) ?? [];
      const act = acts.find((one) => one.feature.id === feature.id);
      const { record } = act ?? {};
      const isEcho = what !== '' && cause.toLowerCase().endsWith(what.toLowerCase());
      if (isFault || !isEcho || act?.way !== 'read' || !record || record.trace || oneNumber.test(what)) return [];
      // 'What is missing' may be of another thing.
      if (![record.one, headOf(record)].some((name) => nounIn(name, what) !== null)) return [];
      const fields = record.fields
        .map(({ name }) => name)
        .filter((name) => nounIn(name, what) === null && !personal.test(name) && !people.includes(name.toLowerCase()));
      return fields.length > 0 ? [[id, `, each with ${joinWords(fields.slice(0, mostShown))}`]] : [];
    }),
  );
  if (shown.size === 0) return product;
  const features = product.features.map((feature) => ({
    ...feature,
    criteria: feature.criteria.map((text, at) => {
      const more = shown.get(criterionId(feature, at));
      return more ? text.replace(/\.$/, `${more}.`) : text;
    }),
  }));
  return { ...product, features };
}

const oneNumber =
  /^(?:one|the|a) (?:number|total|sum|figure|balance|average)\b|^(?:whether|how (?:many|much|often|long))\b/i;
