import { headOf, nounIn, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { linkFor } from '#worker/features/guide/outline/outline-entry.rules.ts';
import {
  goesByText,
  isUnreached,
  unreached,
  unreachedOutside,
} from '#worker/features/guide/outline/outline-unreached.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { hasAccount, keeperOf } from '#worker/features/guide/product/row-keepers.rules.ts';

/**
 * A product in which a message that does not reach somebody without an account is shown to whoever answers for the row that it is about: they
 * have no place of their own in it, and the link in the message that did not arrive may be their only way in.
 */
export function withUnreachedPeople(product: Product): Product {
  if (!product.idea.isOutlined) return product;
  const acts = listActs(product);
  const tellings = product.features.map((feature) => {
    const act = acts.find((one) => one.feature === feature);
    return act ? tellingsOf(product, act) : [];
  });
  if (!tellings.flat().some(({ outside }) => outside)) return product;
  const said = new Set<string>();
  const features = product.features.map((feature, index) => {
    const own = tellings[index] ?? [];
    const had = feature.criteria.findIndex(isUnreached);
    // Each is said once, where the first message of its kind leaves.
    const fresh = [...(had >= 0 && own.length === 0 ? [{ words: '', outside: undefined }] : []), ...own].flatMap(
      ({ words, outside }) => {
        const text = outside ?? unreached(product.name);
        if (said.has(text)) return [];
        said.add(text);
        return [{ words, text }];
      },
    );
    if (fresh.length === 0 && had < 0) return feature;
    const last = feature.criteria.findLastIndex((text) => fresh.some(({ words }) => words && text.includes(words)));
    const at = had >= 0 ? had : last >= 0 ? last + 1 : feature.criteria.length;
    const criteria = feature.criteria.toSpliced(at, had >= 0 ? 1 : 0, ...fresh.map(({ text }) => text));
    return { ...feature, criteria };
  });
  return { ...product, features };
}

type Telling = {
  /** How the criterion words it that somebody is told something. */
  words: string;
  /** What becomes of the message where who gets it has no account. */
  outside: string | undefined;
};

/** Whom an act tells something, by another way than a text message, which has its own criterion. */
const tellingsOf = (product: Product, { told: { outcomes = [] }, record }: OutlinedAct): Telling[] =>
  outcomes.flatMap((outcome) => {
    if (outcome.way !== 'tell' || goesByText(outcome.text)) return [];
    const words = ` SHALL ${outcome.verb} ${outcome.whom}`;
    const { idea } = product;
    const noun = idea.people.find(
      (one) => nounIn(one.one, outcome.whom) !== null || nounIn(headOf(one), outcome.whom) !== null,
    );
    // 'The followers' are people by what they entered themselves, and come back by the link of it.
    const entries = noun ? [] : idea.people.flatMap((one) => linkFor(idea, one) ?? []);
    const entered = entries.find(({ one }) => nounIn(one, outcome.whom) !== null);
    const isOutside = entered !== undefined || (noun !== undefined && !hasAccount(product, noun));
    const keeper = isOutside ? keeperOf(product, record) : undefined;
    const called = (entered ?? noun)?.one;
    return [{ words, outside: called && keeper && unreachedOutside(withArticle(called), keeper) }];
  });
