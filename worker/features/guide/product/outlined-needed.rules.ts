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
export const isReport = (told: Told): boolean =>
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

/** What a feature in which somebody only looks has to do with, as its criteria tell. */
const shownBy = ({ criteria }: Feature): string => criteria.map((text) => splitCriterion(text, '').effect).join('. ');

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
    if (act.way === 'read' && isMeasured(act)) return true;
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
  const isMeasured = ({ told, feature, way }: OutlinedAct) => {
    const names = stemsOfRule(idea.people.map(({ many }) => many).join(' '));
    const own = stemsOfRule(
      `${feature.says} ${told.line ?? ''} ${(told.outcomes ?? []).map(({ text }) => text).join(' ')} ${way === 'read' ? shownBy(feature) : ''}`,
    );
    // 'The year's costs done in one hour' hangs on the list of the costs.
    const counted = idea.records.filter(({ one }) => nounIn(one, told.phrase) !== null);
    return (idea.outline?.aims ?? []).some(
      (aim) =>
        (way === 'read' || isReport(told)) &&
        (stemsOfRule(aim).intersection(own.difference(names)).size >= fewestMeasured ||
          (isReport(told) && counted.some(({ one }) => nounIn(one, aim) !== null))),
    );
  };
  const raised = new Set(features.filter((feature) => feature.priority.level === 'should' && isNeeded(feature)));
  // Whatever writes the figures that are shown then, and makes what its rows belong to.
  for (let size = -1; size !== raised.size; ) {
    size = raised.size;
    for (const feature of features)
      if (feature.priority.level === 'should' && [...musts, ...raised].some((one) => feeds(feature, one, acts)))
        raised.add(feature);
  }
  return features.map((feature) =>
    raised.has(feature) ? { ...feature, priority: { level: 'must', reason: '' } } : feature,
  );
}

const addsTo = /THE SYSTEM SHALL add (?:the )?([\p{L} -]+?) to (?:the |their |each )/u;

/** Whether a feature adds up what another one shows, or makes what a new row of the other one belongs to. */
function feeds(feature: Feature, other: Feature, acts: OutlinedAct[]): boolean {
  const [act, needing] = [feature, other].map(({ id }) => acts.find((one) => one.feature.id === id));
  const isAdded = feature.criteria.some((text) => {
    const [, added] = addsTo.exec(text) ?? [];
    return needing?.way === 'read' && added !== undefined && nounIn(singularOf(added), shownBy(other)) !== null;
  });
  const made = act?.way === 'make' ? act.record?.one : undefined;
  return (
    isAdded ||
    (needing?.way === 'make' &&
      made !== undefined &&
      needing.record?.fields.some(({ name }) => name.toLowerCase() === made) === true)
  );
}
