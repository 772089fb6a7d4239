import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { stemsOfRule } from '#worker/features/guide/grammar/stems.rules.ts';
import { namedBy } from '#worker/features/guide/grammar/told-fields.rules.ts';
import {
  capitalise,
  joinClauses,
  joinWords,
  lowerFirst,
  type Noun,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { oneOf, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import { personShown } from '#worker/features/guide/outline/outline-outcomes.rules.ts';
import { isSight } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';
import { beforeIt, goesWrong, type Journey, mayAlso } from '#worker/features/guide/product/journeys.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import {
  event,
  isAside,
  isAssumedSight,
  isDoor,
  isTrouble,
  replacedBy,
  stepOf,
} from '#worker/features/guide/product/outlined-branches.rules.ts';
import { faultsOn } from '#worker/features/guide/product/outlined-faults.rules.ts';
import { isOfAim, withKept } from '#worker/features/guide/product/outlined-musts.rules.ts';
import { withNeeded } from '#worker/features/guide/product/outlined-needed.rules.ts';
import {
  isHalting,
  isResuming,
  stateAwaited,
  statesSetBy,
  takesBack,
} from '#worker/features/guide/product/outlined-side-ways.rules.ts';
import { madeBy } from '#worker/features/guide/product/outlined-threads.rules.ts';
import { withLooksFirst } from '#worker/features/guide/product/outlined-way-order.rules.ts';
import { enteredBefore, stepsAndOptions } from '#worker/features/guide/product/outlined-way-parts.rules.ts';
import { type Way, waysOf } from '#worker/features/guide/product/outlined-ways.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const mostWays = 8;
const mostFaults = 4;
const fewestInThread = 3;

/** The product with the ways that its outline tells, and each feature with the one that it is a step of. Others as they are. */
export function withOutlinedJourneys(product: Product): Product {
  const acts = listActs(product);
  if (!product.idea.isOutlined || acts.length === 0) return product;
  const ways = withoutContained(prepared(waysOf(product.idea, withLooksFirst(acts)), acts)).slice(0, mostWays);
  const rules = faultsOn(product, ways, isOn);
  const journeys = ways.map((way, index): Journey => {
    const { steps: done, options } = stepsAndOptions(way);
    const gone = { ...way, acts: done };
    const first =
      index === 0 ? (way.before ?? []).map((act) => `${beforeIt}${inMiddle(act, product.idea.people)}`) : [];
    const tell = (act: OutlinedAct) =>
      `${inMiddle(act, product.idea.people).slice(0, -1)}${insteadOf(act, gone)}${tellsOf(act, product)}.`;
    const besides = [
      ...plainCase(done, product.idea.people).map((text) => `${mayAlso}${text}`),
      ...options.map((act) => `${mayAlso}${tell(act)}`),
      ...way.branches.map((act) => `${isMayAlso(act, way, acts) ? mayAlso : goesWrong}${tell(act)}`),
    ].toSorted((a, b) => Number(b.startsWith(mayAlso)) - Number(a.startsWith(mayAlso)));
    const wrong = besides.filter((text) => text.startsWith(goesWrong));
    const isTold = (fault: string) => wrong.some((text) => fault.startsWith(`${text.replace(/(?:; .*)?\.$/, '')}. `));
    const faults = (rules[index] ?? [])
      .filter((fault) => !isTold(fault))
      .slice(0, Math.max(1, mostFaults - wrong.length));
    const steps = [...first, ...stepsOf(gone, product), ...besides, ...faults];
    return { id: `J-${index + 1}`, title: titleOf(gone), steps, isHosts: false };
  });
  const features = product.features.map((feature) => {
    const at = ways.findIndex((way) => isOn(way, feature));
    return { ...feature, journey: `J-${Math.max(0, at) + 1}`, priority: weightOf(feature, product, ways) };
  });
  return {
    ...product,
    features: withNeeded(withKept(withLater(features, product, acts, ways[0]), product, acts, ways), product, acts),
    journeys,
  };
}

/** 'Clients pay by link before step 3; steps 3 to 5 fall away then': what the product does only because nobody has done a thing yet. */
function plainCase(steps: OutlinedAct[], people: Noun[]): string[] {
  return steps.flatMap((act, at) => {
    const states = statesSetBy(act);
    const waits = steps.flatMap((other, place) =>
      place < at && states.includes(stateAwaited(other)) ? [place + 1] : [],
    );
    const [first, last] = [waits[0], waits.at(-1)];
    if (first === undefined || first === 1 || !act.who) return [];
    const gone = first === last ? `step ${first} falls away` : `steps ${first} to ${last} fall away`;
    return [`${inMiddle(act, people).slice(0, -1)} before step ${first}; ${gone} then.`];
  });
}

/** The ways, each with what has to be entered before the first of them that needs it: that is no way of its own then. */
function prepared(ways: Way[], acts: OutlinedAct[]): Way[] {
  const taken: OutlinedAct[] = [];
  const isDoors = ({ acts: own, branches }: Way) => branches.length === 0 && own.every(isDoor);
  const sides = ways.flatMap(({ acts: own, branches, isSide }) => (isSide ? [...own, ...branches] : branches));
  const begun = ways.map((way) => {
    const before = isDoors(way)
      ? []
      : enteredBefore(way, acts, sides).filter((act) => !taken.includes(act) && (way === ways[0] || isDoor(act)));
    taken.push(...before);
    return before.length > 0 ? { ...way, before } : way;
  });
  const isEntry = ({ about, branches }: Way) => about !== undefined && branches.length === 0 && taken.includes(about);
  return begun.filter((way) => !isEntry(way) && (!isDoors(way) || !way.acts.every((act) => taken.includes(act))));
}

/** Whether what is done beside a way does not spoil it: somebody takes back their own, or does it to what was only entered for it. */
const isMayAlso = (act: OutlinedAct, { acts: steps, before = [] }: Way, acts: OutlinedAct[]): boolean => {
  const { who, record } = act;
  if (!who) return false;
  const isOfEntered = record !== undefined && before.some((one) => madeBy(one).includes(record));
  if (isHalting(act, acts) || acts.some((other) => isResuming(act, other))) return true;
  return takesBack(act, acts) || (isOfEntered && steps.every((one) => one.record !== record));
};

/** A way whose acts are all steps of a longer one is told there: 'put in the rehearsals' before somebody is absent from one. */
function withoutContained(ways: Way[]): Way[] {
  const isStep = ({ acts, branches }: Way, other: Way) =>
    branches.length === 0 && other.acts.length > acts.length && acts.every((act) => other.acts.includes(act));
  const gone = ways.filter((way) => ways.some((other) => isStep(way, other)));
  return ways
    .filter((way) => !gone.includes(way))
    .map((way) => (gone.some((one) => isStep(one, way)) ? { ...way, about: undefined } : way));
}

/** Whether a feature is done on a way; of a way that is told for one act, the others are only its context. */
const isOn = ({ acts, branches, about, before = [] }: Way, feature: Feature) =>
  [...(about ? [about] : acts), ...branches, ...before].some((act) => act.feature === feature);

/** An act behind a colon; a name keeps its capital. */
function inMiddle(act: OutlinedAct, people: Noun[]): string {
  const step = stepOf(act);
  const isKind = people.some(({ one, many }) =>
    [one, many].some((word) => new RegExp(`^${toPattern(word)}\\b`, 'i').test(step) && word === lowerFirst(word)),
  );
  return isKind || small.test(step) || event.test(step) ? lowerFirst(step) : step;
}

const small =
  /^(?:an?|the|if|when|unless|after|on|any(?:one|body)|every(?:one|body)|who(?:ever)?|all|both|each|nobody|another)\b/i;

/** Who gets to know of an act by what its line says that comes of it: '; Loaves tells the miller by e-mail'. */
function tellsOf({ told }: OutlinedAct, { name, idea }: Product, effect?: string): string {
  const isTelling = /^(?:tell|ask|remind|send)$/.test(told.verb);
  const said = (told.outcomes ?? []).flatMap((outcome) => {
    if (outcome.way === 'tell' && !isTelling)
      return [[`${outcome.verb}s`, outcome.whom, outcome.rest].filter(Boolean).join(' ')];
    if (outcome.way === 'show' && outcome.to) return [`shows ${personShown(outcome.to, outcome.what)}`];
    const isShownTo =
      outcome.way === 'do' &&
      idea.people.some(({ one }) => new RegExp(`^show the ${toPattern(one)}\\b`, 'i').test(outcome.text));
    return isShownTo ? [outcome.text.replace(/^show/i, 'shows')] : [];
  });
  const all = [...(effect ? [effect] : []), ...said];
  return all.length > 0 ? `; ${name} ${(effect ? joinClauses : joinWords)(all)}` : '';
}

/** ', in place of step 2' of an act that only some do, in place of one of the way. */
function insteadOf(act: OutlinedAct, { acts }: Way): string {
  const replaced = replacedBy(act, acts);
  return replaced ? `, in place of step ${acts.indexOf(replaced) + 1}` : '';
}

/** The steps of a way, each with who is told. What the product does by itself has with it what becomes of it; of a single one that is a step. */
function stepsOf({ acts }: Way, product: Product): string[] {
  const [alone, second] = acts;
  if (alone && !second) {
    const told = tellsOf(alone, product, effectOf(alone, product, true)).replace(/^; /, '');
    const [said] = effectsOf(alone);
    if (told || said)
      return [stepOf(alone), told ? `${capitalise(told)}.` : `${capitalise(product.name)} must ${said}`];
  }
  return acts.map((act, at) => {
    const effect = !act.who && tellsOf(act, product) === '' ? effectOf(act, product) : undefined;
    return `${stepOf(act).slice(0, -1)}${onlyWhere(act, acts[at - 1])}${tellsOf(act, product, effect)}.`;
  });
}

/** What the product does upon an act, by the criteria of its feature. */
const effectsOf = ({ feature }: OutlinedAct): string[] =>
  feature.criteria.flatMap((text) => /^WHEN .+?THE SYSTEM SHALL (.+)$/.exec(text)?.[1] ?? []);

/** 'Keeps a payout with month and amount': the first thing that the product does upon an act and that says more than the act itself. */
function effectOf(act: OutlinedAct, { name }: Product, isAlone = false): string | undefined {
  const step = stepOf(act);
  if (!isAlone && step.toLowerCase().startsWith(`${name.toLowerCase()} `)) return undefined;
  const told = stemsOfRule(`show ${step}`);
  const effect = effectsOf(act)
    .map((one) => one.replace(secondVerb, '').replace(/[.\s]+$/, ''))
    .find((one) => !/^(?:tell|ask|remind|send)\b/.test(one) && (isAlone || !stemsOfRule(one).isSubsetOf(told)));
  const [verb = '', ...rest] = effect?.split(' ') ?? [];
  return effect && baseOfVerb(verb) === verb ? [thirdOf(verb), ...rest].join(' ') : undefined;
}

/** What a criterion says besides, by a verb of its own. */
const secondVerb = /,? and (?:show|change|keep|tell|note|leave|say|set|look|ask|move|count)\b.*$/;

/** ', only where it is a class A kit' of an answer that the act before asks for in some cases, and gives itself in all others. */
function onlyWhere(act: OutlinedAct, before: OutlinedAct | undefined): string {
  const set = statesSetBy(act).flatMap((state) => state.split(' or '));
  const [kind] = (before?.told.outcomes ?? []).flatMap((outcome) =>
    outcome.way === 'state' && set.includes(outcome.state)
      ? (/^at once where it is no (.+)$/.exec(outcome.rest ?? '')?.[1] ?? [])
      : [],
  );
  return kind ? `, only where it is ${withArticle(kind)}` : '';
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
        ? 'what somebody may see hangs on who they are'
        : 'each entry carries the name of whoever made it',
    };
  }
  const way = ways.find((one) => isOn(one, feature));
  const isLong = way !== undefined && !way.isTurn && !way.about && way.acts.length >= fewestInThread;
  const act = way && [...way.acts, ...way.branches, ...(way.before ?? [])].find((one) => one.feature === feature);
  const isBy = act !== undefined && (way?.isSide || way?.branches.includes(act)) ? !act.who : true;
  // Without what it belongs to nothing could be entered on the main way.
  const main = ways.flatMap(({ acts }) => acts.flatMap(({ record }) => record ?? []));
  const one = act && isDoor(act) ? act.record?.one : undefined;
  if (one && main.some(({ fields }) => fields.some(({ name }) => namedBy(name) === one)))
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

/** 'A technician: enter a collection' where one kind of people does all, else from where to where it goes. */
function titleOf({ acts: all, isTurn, about }: Way): string {
  if (about) return `${about.who ? `${capitalise(oneOf(about.who))}: ` : ''}${lowerFirst(about.feature.title)}`;
  // A look that was only assumed is not what a way is about.
  const told = all.filter((act) => !isAssumedSight(act));
  const acts = told.length > 0 ? told : all;
  const [first, turn] = acts;
  const last = acts.at(-1);
  const actors = new Map(acts.flatMap(({ who }) => (who ? [[who.one, who] as const] : [])));
  const [actor] = actors.values();
  const [one, other] = [first, last].map((act) => lowerFirst(act?.feature.title ?? ''));
  if (isTurn && turn) return `When it comes to “${lowerFirst(turn.feature.title)}”`;
  return (actors.size > 1 || !first?.who) && one !== other
    ? `From “${one}” to “${other}”`
    : `${actor ? `${capitalise(oneOf(actor))}: ` : ''}${one}`;
}
