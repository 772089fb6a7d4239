import { stemsOfRule } from '#worker/features/guide/grammar/stems.rules.ts';
import { capitalise, joinWords, lowerFirst, type Noun, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { oneOf } from '#worker/features/guide/idea/telling.rules.ts';
import { isEntrance } from '#worker/features/guide/outline/outline-entrance.rules.ts';
import { tellsLoad } from '#worker/features/guide/outline/outline-loads.rules.ts';
import { personShown } from '#worker/features/guide/outline/outline-outcomes.rules.ts';
import { isSight } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';
import { inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import { goesWrong, type Journey } from '#worker/features/guide/product/journeys.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import {
  event,
  isAside,
  isDoor,
  isTrouble,
  replacedBy,
  stepOf,
} from '#worker/features/guide/product/outlined-branches.rules.ts';
import { withNeeded } from '#worker/features/guide/product/outlined-needed.rules.ts';
import { type Way, waysOf } from '#worker/features/guide/product/outlined-ways.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { partRule } from '#worker/features/guide/product/rule-clauses.rules.ts';
import { featureOfRule } from '#worker/features/guide/product/rule-features.rules.ts';

const mostWays = 8;
const mostFaults = 4;
const fewestInThread = 3;

/** The product with the ways that its outline tells, and each feature with the one that it is a step of. Others as they are. */
export function withOutlinedJourneys(product: Product): Product {
  const acts = listActs(product);
  if (!product.idea.isOutlined || acts.length === 0) return product;
  const ways = withoutContained(waysOf(product.idea, acts)).slice(0, mostWays);
  const rules = faultsOn(product, ways);
  const journeys = ways.map((way, index): Journey => {
    const branches = way.branches.map(
      (act) =>
        `${goesWrong}${inMiddle(act, product.idea.people).slice(0, -1)}${insteadOf(act, way)}${tellsOf(act, product.name)}.`,
    );
    const faults = (rules[index] ?? []).slice(0, Math.max(1, mostFaults - branches.length));
    const steps = [...stepsOf(way, product.name), ...branches, ...faults];
    return { id: `J-${index + 1}`, title: titleOf(way), steps, isHosts: false };
  });
  const features = product.features.map((feature) => {
    const at = ways.findIndex((way) => isOn(way, feature));
    return { ...feature, journey: `J-${Math.max(0, at) + 1}`, priority: weightOf(feature, product, ways) };
  });
  return { ...product, features: withNeeded(withLater(features, product, acts), product, acts), journeys };
}

/** A way of one act that is a step of another way is told there: 'put in the rehearsals' before somebody is absent from one. */
function withoutContained(ways: Way[]): Way[] {
  const isStep = ({ acts, branches }: Way, other: Way) =>
    acts.length === 1 &&
    branches.length === 0 &&
    other.acts.length > 1 &&
    acts.every((act) => other.acts.includes(act));
  const gone = ways.filter((way) => ways.some((other) => isStep(way, other)));
  return ways
    .filter((way) => !gone.includes(way))
    .map((way) => (gone.some((one) => isStep(one, way)) ? { ...way, about: undefined } : way));
}

/** Whether a feature is done on a way; of a way that is told for one act, the others are only its context. */
const isOn = ({ acts, branches, about }: Way, feature: Feature) =>
  [...(about ? [about] : acts), ...branches].some((act) => act.feature === feature);

/** An act behind a colon; a name keeps its capital. */
function inMiddle(act: OutlinedAct, people: Noun[]): string {
  const step = stepOf(act);
  const isKind = people.some(({ one, many }) =>
    [one, many].some((word) => new RegExp(`^${toPattern(word)}\\b`, 'i').test(step) && word === lowerFirst(word)),
  );
  return isKind || small.test(step) || event.test(step) ? lowerFirst(step) : step;
}

const small =
  /^(?:an?|the|if|when|unless|after|on|any(?:one|body)|every(?:one|body)|who(?:ever)?|all|both|each|nobody)\b/i;

/** Who gets to know of an act by what its line says that comes of it: '; Loaves tells the miller by e-mail'. */
function tellsOf({ told }: OutlinedAct, name: string): string {
  if (/^(?:tell|ask|remind|send)$/.test(told.verb)) return '';
  const said = (told.outcomes ?? []).flatMap((outcome) =>
    outcome.way === 'tell'
      ? [[`${outcome.verb}s`, outcome.whom, outcome.rest].filter(Boolean).join(' ')]
      : outcome.way === 'show' && outcome.to
        ? [`shows ${personShown(outcome.to, outcome.what)}`]
        : [],
  );
  return said.length > 0 ? `; ${name} ${joinWords(said)}` : '';
}

/** ', in place of step 2' of an act that only some do, in place of one of the way. */
function insteadOf(act: OutlinedAct, { acts }: Way): string {
  const replaced = replacedBy(act, acts);
  return replaced ? `, in place of step ${acts.indexOf(replaced) + 1}` : '';
}

/** The steps of a way. A single one has before it how somebody comes to look, or after it what the product does upon it. */
function stepsOf({ acts, about }: Way, name: string): string[] {
  const steps = acts.map((act) => `${stepOf(act).slice(0, -1)}${tellsOf(act, name)}.`);
  if (steps.length > 1 || !about) return steps;
  if (isAside(about) && about.who) return [`${capitalise(oneOf(about.who))} opens ${name}.`, ...steps];
  const effect = about.feature.criteria[0]?.split('THE SYSTEM SHALL ')[1];
  return effect ? [...steps, `${capitalise(name)} must ${effect}`] : steps;
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
function withLater(features: Feature[], { idea }: Product, acts: OutlinedAct[]): Feature[] {
  const musts = features.filter(({ priority }) => priority.level === 'must');
  if (musts.length <= features.length * mostMusts) return features;
  return features.map((feature) => {
    const act = acts.find((one) => one.feature === feature || one.feature.id === feature.id);
    const waits = act && (isAside(act) || isTrouble(act) || canWait.test(act.told.verb));
    return waits && feature.id !== features[0]?.id && !calledMust.test(feature.says) && !isMeasured(feature, idea)
      ? { ...feature, priority: { level: 'should', reason: '' } }
      : feature;
  });
}

const fewestMeasured = 2;
/** Whether what counts as success speaks of what is done. */
function isMeasured({ title, says }: Feature, { outline, people }: Product['idea']): boolean {
  const names = stemsOfRule(people.map(({ many }) => many).join(' '));
  const own = stemsOfRule(`${title} ${says}`).difference(names);
  return (outline?.aims ?? []).some((aim) => stemsOfRule(aim).intersection(own).size >= fewestMeasured);
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
        ? 'what somebody may see hangs on who they are'
        : 'each entry carries the name of whoever made it',
    };
  }
  const way = ways.find((one) => isOn(one, feature));
  const isLong = way !== undefined && !way.isTurn && !way.about && way.acts.length >= fewestInThread;
  const act = way && [...way.acts, ...way.branches].find((one) => one.feature === feature);
  const isBy = act !== undefined && way?.branches.includes(act) ? !act.who : true;
  // Without what it belongs to nothing could be entered on the main way.
  const main = ways.flatMap(({ acts }) => acts.flatMap(({ record }) => record ?? []));
  const one = act && isDoor(act) ? act.record?.one : undefined;
  if (one && main.some(({ fields }) => fields.some(({ name }) => name.replace(/^which /, '') === one)))
    return { level: 'must', reason: '' };
  // What those come for whom it is for is no use later, and neither is what it is measured by.
  const isTheirs =
    way !== undefined &&
    way === ways.find(({ acts, isTurn }) => !isTurn && acts.some(({ who }) => who?.one === idea.client.one));
  if (isMeasured(feature, idea) && isBy) return { level: 'must', reason: '' };
  const isOnIt = (way === ways[0] || isLong || isTheirs) && isBy && !amends.test(act?.told.phrase ?? '');
  return { level: isOnIt || feature === features[0] || calledMust.test(says) ? 'must' : 'should', reason: '' };
}

/** 'A technician: enter a collection' where one kind of people does all, else from where to where it goes. */
function titleOf({ acts, isTurn, about }: Way): string {
  if (about) return `${about.who ? `${capitalise(oneOf(about.who))}: ` : ''}${lowerFirst(about.feature.title)}`;
  const [first, turn] = acts;
  const last = acts.at(-1);
  const actors = new Map(acts.flatMap(({ who }) => (who ? [[who.one, who] as const] : [])));
  const [actor] = actors.values();
  const [one, other] = [first, last].map((act) => lowerFirst(act?.feature.title ?? ''));
  if (isTurn && turn) return `When it comes to “${lowerFirst(turn.feature.title)}”`;
  return (actors.size > 1 || !actor) && one !== other
    ? `From “${one}” to “${other}”`
    : `${actor ? `${capitalise(oneOf(actor))}: ` : ''}${one}`;
}

/** What stops somebody on the way, or asks more of them than a step says. */
const stops =
  /\b(?:never|cannot|can't|must not|mustn't|may not|may only|not|only|nobody|at most|at least|no more|above|below|over|under|rejects?|refused?|discard\w*|expires?|until|unless|late|without|missing)\b/i;
const leastShared = 3;
const mostOfIt = 0.6;
const fewestWords = 2;

/** What can go wrong on each way by the rules of the owner: each stands where the feature is done that it bounds. */
function faultsOn(product: Product, ways: Way[]): string[][] {
  const { idea, name } = product;
  const steps = ways.map(({ acts }) => stemsOfRule(acts.map(stepOf).join(' ')));
  const placed = (idea.outline?.rules ?? [])
    .filter((rule) => !tellsLoad(rule) && !isEntrance(rule))
    .map((rule) => {
      const feature = featureOfRule(product, rule);
      const shared = steps.map((own) => [...stemsOfRule(rule)].filter((stem) => own.has(stem)).length);
      const most = Math.max(0, ...shared);
      const at = feature ? ways.findIndex((way) => isOn(way, feature)) : most < leastShared ? -1 : shared.indexOf(most);
      const parts = partRule(rule);
      const [found] = feature
        ? [rule, ...(parts.length > 1 ? parts : [])].flatMap((part) => faultIn(feature, part, name) ?? [])
        : [];
      const quoted = capitalise(inThird(rule.replace(/[.\s]+$/, ''), undefined, idea.self ?? idea.client));
      const told = /^(?:if|when) /i.test(quoted) ? `${lowerFirst(quoted)}.` : `this rule decides, “${quoted}”.`;
      const text = found ?? (stops.test(rule) || /^if /i.test(rule) ? told : undefined);
      return { at, text, isFound: found !== undefined, most };
    });
  return ways.map((_, at) =>
    placed
      .filter((one) => one.at === at)
      .toSorted((a, b) => Number(b.isFound) - Number(a.isFound) || b.most - a.most)
      .flatMap(({ text }) => (text ? [`${goesWrong}${text}`] : [])),
  );
}

/** The unwanted behaviour of a feature that says what a rule says, as a fault and what becomes of it. */
function faultIn({ criteria }: Feature, rule: string, name: string): string | undefined {
  const told = [...stemsOfRule(rule)];
  if (told.length < fewestWords) return undefined;
  const text = criteria.find((one) => {
    const own = stemsOfRule(one);
    const isStock = /^IF .+ (?:(?:is|are) missing|already|there is nothing to show yet), THEN /.test(one);
    return /^IF /.test(one) && !isStock && told.filter((stem) => own.has(stem)).length >= told.length * mostOfIt;
  });
  const [, cause = '', effect = ''] = /^IF (.+?), THEN THE SYSTEM SHALL (.+)$/.exec(text ?? '') ?? [];
  return cause ? `${cause}. ${name} must then ${effect}` : undefined;
}
