import { agreeing, denying } from '#worker/features/guide/content/verbs.ts';
import { stemsOfRule } from '#worker/features/guide/grammar/stems.rules.ts';
import { nounIn, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { makesReport, thingOf } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { saysNo } from '#worker/features/guide/outline/outline-given-on.rules.ts';
import { splitCriterion } from '#worker/features/guide/product/criteria.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { isAside } from '#worker/features/guide/product/outlined-branches.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** What is made as a report, and a list that somebody gets as a file. */
const isReport = (told: Told): boolean =>
  makesReport(told) ||
  (told.verb === 'get' && (told.outcomes ?? []).some(({ text }) => /\b(?:list|report|PDF|Excel|CSV)\b/i.test(text)));

/** Whether somebody agrees to what they were asked. */
export const isYes = ({ told }: OutlinedAct) =>
  agreeing.has(told.verb) || (told.verb === 'say' && /^yes\b/i.test(told.phrase));
/** Whether somebody refuses what they were asked. */
export const isNo = ({ told }: OutlinedAct) => denying.has(told.verb) || saysNo(told);

/** What a rule counts down from: somebody has to have set it. */
const drawsOn = /\b(?:left|remaining|allowance|balance|quota|budget|credit)\b/i;
const sets = /^(?:set|grant|give|allot|allocate|load|assign)$/;
const shows = /^(?:show|send|open) /;
const fewestMeasured = 2;

/**
 * The features with those as musts that another must cannot do without: the no beside a yes, what is shown by one and made up in another,
 * what is set where a rule counts down from it, and the report by which success is shown.
 */
export function withNeeded(features: Feature[], { idea }: Pick<Product, 'idea'>, acts: OutlinedAct[]): Feature[] {
  const actOf = ({ id }: Feature) => acts.find((act) => act.feature.id === id);
  const musts = features.filter(({ priority }) => priority.level === 'must');
  const done = musts.flatMap((feature) => actOf(feature) ?? []);
  const criteria = musts.flatMap((feature) => (feature.key === 'account' ? [] : feature.criteria));
  const said = criteria.map((text) => splitCriterion(text, '').effect);
  const isNeeded = (feature: Feature): boolean => {
    const act = actOf(feature);
    if (!act?.who) return false;
    const { told, who, record } = act;
    const isOther = (other: OutlinedAct) =>
      other.who?.one === who.one && (record === undefined || other.record === record);
    if (isNo(act)) return done.some((other) => isOther(other) && (isYes(other) || told.verb === 'say'));
    const thing = thingOf(told.phrase);
    if (isAside(act) && thing !== '' && idea.records.every(({ one }) => one !== thing))
      return said.some((effect) => shows.test(effect) && nounIn(thing, effect) !== null) || isMeasured(act);
    if (isReport(told)) return isMeasured(act);
    const head = singularOf(thing.split(' ').at(-1) ?? '');
    return sets.test(told.verb) && criteria.some((text) => drawsOn.test(text) && nounIn(head, text) !== null);
  };
  const isMeasured = ({ told, feature }: OutlinedAct) => {
    const names = stemsOfRule(idea.people.map(({ many }) => many).join(' '));
    const own = stemsOfRule(
      `${feature.says} ${told.line ?? ''} ${(told.outcomes ?? []).map(({ text }) => text).join(' ')}`,
    );
    return (idea.outline?.aims ?? []).some(
      (aim) => isReport(told) && stemsOfRule(aim).intersection(own.difference(names)).size >= fewestMeasured,
    );
  };
  return features.map((feature) =>
    feature.priority.level === 'should' && isNeeded(feature)
      ? { ...feature, priority: { level: 'must', reason: '' } }
      : feature,
  );
}
