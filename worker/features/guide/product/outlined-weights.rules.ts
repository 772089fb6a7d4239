import { stemsOfRule } from '#worker/features/guide/grammar/stems.rules.ts';
import { namedBy } from '#worker/features/guide/grammar/told-fields.rules.ts';
import { isSight } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { isAside, isDoor, isTrouble } from '#worker/features/guide/product/outlined-branches.rules.ts';
import { isOfAim, withKept } from '#worker/features/guide/product/outlined-musts.rules.ts';
import { withNeeded } from '#worker/features/guide/product/outlined-needed.rules.ts';
import { isOn, type Way } from '#worker/features/guide/product/outlined-ways.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const fewestInThread = 3;

/** The features with what the first version cannot be without as musts, by the ways as they are told. */
export function weighedOn(product: Product, ways: Way[], acts: OutlinedAct[]): Feature[] {
  const features = product.features.map((feature) => ({ ...feature, priority: weightOf(feature, product, ways) }));
  return withNeeded(withKept(withLater(features, product, acts, ways[0]), product, acts, ways), product, acts);
}

/** What its owner calls a must; what only adds words to what is done can wait. */
const calledMust = /\b(?:must|has to|have to)\b/i;
const amends = /^(?:an? )?(?:notes?|remarks?|comments?)\b/i;
/** A rule by which somebody sees or does what others do not. */
const setsApart =
  /\bnever sees?\b|\bsees? (?:and \p{L}+ )?only\b|\bonly (?:his|her|their|its|my) own\b|\b(?:don't|doesn't|do not|does not|can't|cannot) see\b|\bonly \p{Lu}?[^,;]{2,40} (?:may|can) \p{L}+|\bto (?:anyone|anybody|everyone) but\b/iu;

const mostMusts = 0.75;
const canWait = /^(?:close|leave|export|delete|unsubscribe|archive|download|print)$/;
/** Where nearly all would be a must, what is only looked at, what goes wrong and how somebody leaves comes after what is used every day. */
function withLater(features: Feature[], { idea }: Product, acts: OutlinedAct[], main: Way | undefined): Feature[] {
  const musts = features.filter(({ priority }) => priority.level === 'must');
  if (musts.length <= features.length * mostMusts) return features;
  return features.map((feature) => {
    const act = acts.find((one) => one.feature === feature || one.feature.id === feature.id);
    const isLook = act && isAside(act) && !main?.acts.includes(act);
    const waits = act && (isLook || (isTrouble(act) && !isOfAim(act, idea)) || canWait.test(act.told.verb));
    return waits && feature.id !== features[0]?.id && !calledMust.test(feature.says) && !isMeasured(feature, idea)
      ? { ...feature, priority: { level: 'should', reason: '' } }
      : feature;
  });
}

const fewestMeasured = 2;
/** Whether what counts as success, or what somebody hires it for, speaks of what is done. */
function isMeasured({ title, says }: Feature, { outline, people }: Product['idea']): boolean {
  const names = stemsOfRule(people.map(({ many }) => many).join(' '));
  const own = stemsOfRule(`${title} ${says}`).difference(names);
  const jobs = (outline?.people ?? []).flatMap((line) => / wants? to (.+)$/i.exec(line)?.[1] ?? []);
  return [...(outline?.aims ?? []), ...jobs].some((aim) => stemsOfRule(aim).intersection(own).size >= fewestMeasured);
}

/** What is done on the first way, what follows one thing through its hands and what comes first comes before all that stands alone or takes back. */
function weightOf(feature: Feature, { idea, features }: Product, ways: Way[]): Feature['priority'] {
  const { key, criteria, priority, says } = feature;
  if (key === 'law') return priority;
  if (key === 'account') {
    const isApart =
      criteria.some(isSight) || idea.outline?.rules.some((rule) => setsApart.test(rule.replace('’', "'")));
    return {
      level: 'must',
      reason: isApart
        ? `what ${idea.people.length > 1 ? `${idea.client.many} and others` : 'somebody'} may see hangs on who they are`
        : 'each entry carries the name of whoever made it',
    };
  }
  const way = ways.find((one) => isOn(one, feature));
  const isLong = way !== undefined && !way.isTurn && !way.context && way.acts.length >= fewestInThread;
  const act = way && [...way.acts, ...way.branches, ...(way.before ?? [])].find((one) => one.feature === feature);
  const isBy = act !== undefined && (way?.isSide || way?.branches.includes(act)) ? !act.who : true;
  // Without what it belongs to nothing could be entered on the main way.
  const main = ways.flatMap(({ acts }) => acts.flatMap(({ record }) => record ?? []));
  const one = act && isDoor(act) ? act.record?.one : undefined;
  const isDoer = ways[0]?.acts.some(({ who }) => who?.one === one);
  if (one && (isDoer || main.some(({ fields }) => fields.some(({ name }) => namedBy(name) === one))))
    return { level: 'must', reason: '' };
  // What those come for whom it is for is no use later, and neither is what it is measured by.
  const isTheirs =
    way !== undefined &&
    way ===
      ways.find(
        ({ acts, isTurn, isSide }) => !isTurn && !isSide && acts.some(({ who }) => who?.one === idea.client.one),
      );
  if (isMeasured(feature, idea) && isBy) return { level: 'must', reason: '' };
  const entered = way?.before?.find((one) => one.feature === feature);
  // What has to be there before the main way can be gone, and what goes on with it, cannot come after it.
  if (entered && !isDoor(entered) && way === ways[0]) return { level: 'must', reason: '' };
  const isEntered = entered !== undefined;
  const isOnIt = (way === ways[0] || isLong || isTheirs) && isBy && !isEntered && !amends.test(act?.told.phrase ?? '');
  return { level: isOnIt || feature === features[0] || calledMust.test(says) ? 'must' : 'should', reason: '' };
}
