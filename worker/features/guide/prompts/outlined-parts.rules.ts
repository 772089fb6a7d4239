import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { quoteRule, rulesOf } from '#worker/features/guide/documents/outlined-hand.rules.ts';
import { valuesFor } from '#worker/features/guide/documents/rule-trials.rules.ts';
import { functionOf } from '#worker/features/guide/documents/terms.rules.ts';
import { stemsOfRule } from '#worker/features/guide/grammar/stems.rules.ts';
import { headOf, lowerFirst, nounIn, splitSentences } from '#worker/features/guide/grammar/words.rules.ts';
import { goesWrong } from '#worker/features/guide/product/journeys.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { tellTable } from '#worker/features/guide/prompts/touches.rules.ts';

const fewestShared = 2;

/** What a feature of an outline is for: its line, why it was told, where it stands on its way, and the measure that it counts towards. */
export function tellGoal(product: Product, feature: Feature): string {
  const act = listActs(product).find((one) => one.feature.id === feature.id);
  const why = act?.told.why ? `So that ${act.told.why}.` : '';
  const own = stemsOfRule(feature.says);
  const [aim] = product.measures
    .map((measure) => ({ measure, shared: [...stemsOfRule(measure.text)].filter((stem) => own.has(stem)).length }))
    .filter(({ shared }) => shared >= fewestShared)
    .toSorted((a, b) => b.shared - a.shared);
  const counts = aim
    ? `It counts towards ${aim.measure.id}: ${lowerFirst(aim.measure.text.replace(/[.\s]+$/, ''))}.`
    : '';
  return [feature.says, feature.wants || why, placeOnWay(product, feature), counts].filter(Boolean).join(' ');
}

/** 'It is step 3 of J-1, after “The miller enters a sack” and before “The baker releases a batch”.' */
function placeOnWay({ journeys }: Product, feature: Feature): string {
  const way = journeys.find(({ id }) => id === feature.journey);
  const steps = way?.steps.filter((step) => !step.startsWith(goesWrong)).map((step) => step.replace(/\.$/, '')) ?? [];
  const at = steps.findIndex((step) => feature.says.startsWith(step));
  if (!way || at < 0 || steps.length < 2) return '';
  const [before, after] = [steps[at - 1], steps[at + 1]];
  const around = [before ? `after “${before}”` : '', after ? `before “${after}”` : ''].filter(Boolean).join(' and ');
  return `It is step ${at + 1} of ${way.id}, ${around}.`;
}

const mostRules = 5;
/** What the owner said that this feature has to keep: its rules by the criterion that holds them, and who may see what of it. */
export function rulesFor(product: Product, feature: Feature): string[] {
  const rules = rulesOf(product, feature).map(({ text, id }) => `${text} (${id}).`);
  return [...rules.slice(0, mostRules), ...sightsOf(product, feature)];
}

/** The sentences on who sees what that name whoever acts here, or the record that it is about. */
function sightsOf(product: Product, feature: Feature): string[] {
  const act = listActs(product).find((one) => one.feature.id === feature.id);
  const told = product.loose.find(({ topic }) => topic === 'Who sees what')?.decision ?? '';
  const names = [act?.who && headOf(act.who), act?.record?.one].flatMap((name) => name ?? []);
  return splitSentences(told)
    .filter((sentence) => names.some((name) => nounIn(name, sentence)))
    .map((sentence) => `${sentence.replace(/[.\s]+$/, '')}.`);
}

const mostEdges = 4;
/** At which values the rules of a feature are tried, each under its criterion. */
export function ruleEdges(product: Product, feature: Feature): string[] {
  const call = `\`${functionOf(feature)}\``;
  return rulesOf(product, feature)
    .flatMap((rule) => {
      const values = valuesFor(rule.text);
      const fixed = /\b(?:never|cannot|can't|may not|must not|nobody|only)\b/i.test(rule.text);
      const { id } = rule;
      const quoted = quoteRule(rule);
      if (values) return [`${id}, ${quoted} → holds at each; test: ${call} ${values}.`];
      return fixed
        ? [`${id}, ${quoted} → refused, nothing is written, the answer says why; test: ${call} against it.`]
        : [];
    })
    .slice(0, mostEdges);
}

const mostTables = 3;
/** The tables that a feature reads and writes, with their columns and the values that were told. */
export function dataFor(product: Product, feature: Feature): string[] {
  const place = listPlaces(product).find((one) => one.feature.id === feature.id);
  return (place?.tables ?? []).slice(0, mostTables).map((table) => {
    const states = table.machine?.states ?? [];
    return `${tellTable(table)}${states.length > 1 ? `; state: ${states.join(', ')}` : ''}`;
  });
}
