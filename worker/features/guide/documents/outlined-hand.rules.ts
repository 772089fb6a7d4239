import { type OwnerRule, ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { valuesFor } from '#worker/features/guide/documents/rule-trials.rules.ts';
import { lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { personFor } from '#worker/features/guide/idea/cast.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** The rules of the owner that a criterion of a feature says; those with a number to try come first. */
export const rulesOf = (product: Product, feature: Feature): OwnerRule[] =>
  ownerRules(product)
    .filter(({ criteria }) => criteria.some((criterion) => criterion.feature.id === feature.id))
    .toSorted((a, b) => weightOf(b.text) - weightOf(a.text));

const refusal = /\b(?:never|nobody|no one|cannot|can't|must not|may not|only|not)\b/i;
const weightOf = (rule: string) => (valuesFor(rule) ? 2 : refusal.test(rule) ? 1 : 0);

/** A rule as it is quoted: its first part where it is long, under the criterion that holds it. */
export function quoteRule({ text, criteria }: OwnerRule, feature: Feature): string {
  const [first = text] = text.split(/; /);
  const id = criteria.find((criterion) => criterion.feature.id === feature.id)?.id ?? feature.id;
  return `“${text.length > mostQuoted ? first : text}” (${id})`;
}
const mostQuoted = 110;

/** How a rule is tried: at the values around its number, or by going against it; undefined for what can only be looked at. */
export function trialOf(rule: OwnerRule, feature: Feature): string | undefined {
  const values = valuesFor(rule.text);
  if (values) return `try ${quoteRule(rule, feature)} ${values}`;
  return refusal.test(rule.text) ? `try to go against ${quoteRule(rule, feature)}` : undefined;
}

const mostTrials = 2;

/** How to see a feature of an outline with one's own eyes: who does it, what is then there, and its strictest rules tried at their values. */
export function tellOutlinedHand(
  product: Product,
  feature: Feature,
  bringAbout: (fault: Criterion) => string | undefined,
): string {
  const criteria = listCriteria(product).filter((criterion) => criterion.feature.id === feature.id);
  const plain = criteria.filter(({ isFault }) => !isFault);
  const good = plain.find(({ cause }) => !/^anybody uses /.test(cause)) ?? plain[0];
  const who = listActs(product).find((act) => act.feature.id === feature.id)?.who;
  const does = who
    ? `as ${personFor(product.idea, who.one)} (${who.one}), ${lowerFirst(feature.title)}`
    : good && !/^anybody uses /.test(good.cause)
      ? `see to it that ${good.cause}`
      : `look at “${feature.title}”`;
  const trials = rulesOf(product, feature).flatMap((rule) => trialOf(rule, feature) ?? []);
  const fault = criteria.find((criterion) => criterion.isFault && bringAbout(criterion) !== undefined);
  const then =
    trials.length > 0
      ? `; then ${trials.slice(0, mostTrials).join('; then ')}`
      : fault
        ? `; after that, ${bringAbout(fault)}: it must ${fault.effect} (${fault.id})`
        : '';
  return `${does}${good ? `: ${product.name} must ${good.effect} (${good.id})` : ''}${then}.`;
}
