import { baseOfParticiple } from '#worker/features/guide/content/verbs.ts';
import { readBuilding } from '#worker/features/guide/decisions/building.rules.ts';
import { outlinedFact } from '#worker/features/guide/decisions/swaps.rules.ts';
import { readForm } from '#worker/features/guide/decisions/told-forms.rules.ts';
import { inDigits } from '#worker/features/guide/grammar/numbers.rules.ts';
import { capitalise, escapeText, headOf, plainWords, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { criterionOfRule } from '#worker/features/guide/outline/outline-rule-criteria.rules.ts';
import { inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** How the whole is to be: on which devices, without what, how quick. */
const ofWhole =
  /\b(?:milliseconds?|ms|offline|without (?:a |an |any |the )?(?:connection|signal|internet|network)|voiceover|screen reader|talkback|wcag|languages?|gdpr|the eu|firefox|chrome|safari|edge|iphones?|ipads?|android|windows|macos|linux|tablets?|laptops?|utc|time ?zone|wi-?fi)\b/i;

/** What holds, told in a message: it can be kept or broken. */
const holds =
  /\b(?:must|never|only|cannot|can't|may not|can|at most|at least|no more than|maximum|minimum|nobody|nothing|always|until|unless|within|whatever|has to|have to|is not|are not)\b|^(?:when|if|after|before|once)\b/i;

/** What an outline says that holds and what it counts as success, and what was told since: rules as criteria of the feature they speak of, else as qualities; aims as measures. */
export function withOutlinedFacts(product: Product, told: string[]): Product {
  const { idea, name } = product;
  const outlined = product.loose.filter(({ topic }) => topic === outlinedFact).map(({ decision }) => decision);
  const later = told.filter(
    (fact) =>
      readForm(fact) !== undefined || (holds.test(fact) && readBuilding(fact).length === 0 && !isAct(fact, product)),
  );
  const facts = [...outlined, ...later];
  if (facts.length === 0) return product;
  const people = [idea.client, ...(idea.host ? [idea.host] : []), ...idea.people].toSorted(
    (a, b) => b.one.length - a.one.length,
  );
  const aims = facts.flatMap((fact) => {
    const form = readForm(fact);
    return form?.kind === 'success'
      ? [capitalise(escapeText(inThird(form.aim, undefined, idea.self ?? idea.client), 240))]
      : [];
  });
  const features = product.features.map((feature) => ({ ...feature, criteria: [...feature.criteria] }));
  const qualities: string[] = [];
  for (const fact of facts.filter((one) => readForm(one) === undefined).flatMap(partRule)) {
    const criterion = criterionOfRule(inThird(fact, undefined, idea.self ?? idea.client), { people, name });
    const near = ofWhole.test(fact) ? undefined : homeOf(product, fact);
    const home = features.find(({ id }) => id === near?.id);
    if (home) home.criteria.push(criterion);
    else qualities.push(criterion);
  }
  const measures = aims.length > 0 ? [...aims, ...product.measures.map(({ text }) => text)] : undefined;
  return {
    ...product,
    features,
    qualities: [...qualities, ...product.qualities],
    ...(measures ? { measures: measures.map((text, at) => ({ id: `SM-${at + 1}`, text })) } : {}),
  };
}

/** 'It may only read; if the host is the primary, it refuses' holds two things. */
function partRule(rule: string): string[] {
  const parts = rule.split(/;\s+/);
  return parts.every((part) => part.split(' ').length > 3) ? parts.map((part) => capitalise(part)) : [rule];
}

/** A sentence that became a feature of its own. */
const isAct = (fact: string, { idea }: Product) => {
  return idea.told.some(
    ({ line }) =>
      line !== undefined && plainWords(line) === plainWords(inThird(fact, undefined, idea.self ?? idea.client)),
  );
};

const common =
  /^(?:that|this|with|from|they|them|their|there|have|must|will|only|also|when|then|than|each|every|which|what|into|over|under|until|about|never|nobody|more|most|been|being|somebody|always|system|does|cannot|once|after|before|first|last|many|same|other|some|within|without|hours?|days?|minutes?|weeks?)$/;
/** The telling words of a sentence by their stems: 'issued' and 'issues' are one. */
export const stemsOf = (text: string): Set<string> =>
  new Set(
    (inDigits(text.toLowerCase()).match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !common.test(word))
      .map((word) =>
        singularOf(baseOfParticiple(word) ?? word)
          .replace(/(?:ion|ing|ed|er)$/, '')
          .slice(0, 5),
      ),
  );

/** The told words of each feature, and in how many features each stands. */
const wordsOf = oncePerProduct(({ features }) => {
  const own = features
    .filter(({ key }) => key !== 'account')
    .map((feature) => ({ feature, title: stemsOf(feature.title), words: stemsOf(`${feature.title} ${feature.says}`) }));
  const counts = new Map<string, number>();
  for (const { words } of own) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { own, counts };
});

/** The feature whose sentence shares the most telling words with a rule; that of whoever the rule begins with comes first. */
function homeOf(product: Product, rule: string): Feature | undefined {
  const { own, counts } = wordsOf(product);
  const named = stemsOf(product.name);
  const wanted = [...stemsOf(rule)].filter((word) => !named.has(word));
  const opening = rule.toLowerCase().split(' ').slice(0, 6).map(singularOf);
  const [best] = own
    .map(({ feature, title, words }) => ({
      feature,
      // One word in common says little, unless the feature is called so.
      isNear:
        wanted.filter((word) => words.has(word)).length > 1 ||
        wanted.some((word) => title.has(word) && counts.get(word) === 1),
      score:
        wanted.reduce(
          (sum, word) => sum + (words.has(word) ? (title.has(word) ? 1.5 : 1) / (counts.get(word) ?? 1) : 0),
          0,
        ) * (feature.actor && opening.includes(headOf(feature.actor)) ? 1.3 : 1),
    }))
    .toSorted((a, b) => b.score - a.score);
  return best?.isNear && best.score >= 0.3 ? best.feature : undefined;
}
