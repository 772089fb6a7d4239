import { outlinedFact } from '#worker/features/guide/decisions/swaps.rules.ts';
import { readForm } from '#worker/features/guide/decisions/told-forms.rules.ts';
import { capitalise, escapeText } from '#worker/features/guide/grammar/words.rules.ts';
import { criterionOfRule } from '#worker/features/guide/outline/outline-criteria.rules.ts';
import { inThird } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { closestFeature } from '#worker/features/guide/product/finding.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** How the whole is to be: on which devices, without what, how quick. */
const ofWhole =
  /\b(?:milliseconds?|ms|offline|without (?:a |an |any |the )?(?:connection|signal|internet|network)|voiceover|screen reader|talkback|wcag|languages?|gdpr|the eu|firefox|chrome|safari|edge|iphones?|ipads?|android|windows|macos|linux|tablets?|laptops?|utc|time ?zone)\b/i;

/** What an outline says that holds and what it counts as success: rules as criteria of the feature they speak of, else as qualities; aims as measures. */
export function withOutlinedFacts(product: Product): Product {
  const facts = product.loose.filter(({ topic }) => topic === outlinedFact).map(({ decision }) => decision);
  if (facts.length === 0) return product;
  const { idea, name } = product;
  const people = [idea.client, ...(idea.host ? [idea.host] : []), ...idea.people];
  const aims = facts.flatMap((fact) => {
    const form = readForm(fact);
    return form?.kind === 'success' ? [capitalise(escapeText(form.aim, 240))] : [];
  });
  const features = product.features.map((feature) => ({ ...feature, criteria: [...feature.criteria] }));
  const qualities: string[] = [];
  for (const fact of facts) {
    if (readForm(fact)?.kind === 'success') continue;
    const criterion = criterionOfRule(inThird(fact, undefined, idea.self ?? idea.client), { people, name });
    const near = ofWhole.test(fact) ? undefined : closestFeature(product, fact);
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
