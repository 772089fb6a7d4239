import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { stemsOfRule } from '#worker/features/guide/grammar/stems.rules.ts';
import {
  capitalise,
  joinClauses,
  joinWords,
  lowerFirst,
  type Noun,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import { personShown } from '#worker/features/guide/outline/outline-outcomes.rules.ts';
import { beforeIt, goesWrong, type Journey, mayAlso } from '#worker/features/guide/product/journeys.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { event, isDoor, replacedBy, stepOf } from '#worker/features/guide/product/outlined-branches.rules.ts';
import { faultsOn } from '#worker/features/guide/product/outlined-faults.rules.ts';
import {
  isHalting,
  isResuming,
  stateAwaited,
  statesSetBy,
  takesBack,
} from '#worker/features/guide/product/outlined-side-ways.rules.ts';
import { madeBy } from '#worker/features/guide/product/outlined-threads.rules.ts';
import { gathered } from '#worker/features/guide/product/outlined-way-joins.rules.ts';
import { withLooksFirst } from '#worker/features/guide/product/outlined-way-order.rules.ts';
import { enteredBefore, stepsAndOptions } from '#worker/features/guide/product/outlined-way-parts.rules.ts';
import { titleOf } from '#worker/features/guide/product/outlined-way-titles.rules.ts';
import { isOn, ownOf, type Way, waysOf } from '#worker/features/guide/product/outlined-ways.rules.ts';
import { weighedOn } from '#worker/features/guide/product/outlined-weights.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const mostWays = 8;
const mostFaults = 4;

/** The product with the ways that its outline tells, and each feature with the one that it is a step of. Others as they are. */
export function withOutlinedJourneys(product: Product): Product {
  const acts = listActs(product);
  if (!product.idea.isOutlined || acts.length === 0) return product;
  const told = withoutContained(prepared(waysOf(product.idea, withLooksFirst(acts)), acts));
  const weighed = weighedOn(product, told.slice(0, mostWays), acts);
  const isMust = ({ feature }: OutlinedAct) =>
    weighed.some(({ id, priority }) => id === feature.id && priority.level === 'must');
  const ways = gathered(told, acts, product.idea, isMust).slice(0, mostWays);
  const rules = faultsOn(product, ways, isOn);
  const journeys = ways.map((way, index): Journey => {
    const { steps: done, options } = stepsAndOptions(way);
    const gone = { ...way, acts: done };
    const first = (way.before ?? []).map((act) => `${beforeIt}${inMiddle(act, product.idea.people)}`);
    const tell = (act: OutlinedAct) =>
      `${inMiddle(act, product.idea.people).slice(0, -1)}${insteadOf(act, gone)}${tellsOf(act, product)}.`;
    const besides = [
      ...plainCase(done, product.idea.people).map((text) => `${mayAlso}${text}`),
      ...[...options, ...(way.besides ?? [])].map((act) => `${mayAlso}${tell(act)}`),
      ...way.branches.map((act) => `${isMayAlso(act, way, acts) ? mayAlso : goesWrong}${tell(act)}`),
    ].toSorted((a, b) => Number(b.startsWith(mayAlso)) - Number(a.startsWith(mayAlso)));
    const wrong = besides.filter((text) => text.startsWith(goesWrong));
    const isTold = (fault: string) => wrong.some((text) => fault.startsWith(`${text.replace(/(?:; .*)?\.$/, '')}. `));
    const faults = (rules[index] ?? [])
      .filter((fault) => !isTold(fault))
      .slice(0, Math.max(1, mostFaults - wrong.length));
    const steps = [...first, ...stepsOf(gone, product), ...besides, ...faults];
    return { id: `J-${index + 1}`, title: titleOf(gone, product.idea), steps, isHosts: false };
  });
  // The first way can't be gone without a step that came to it.
  const added = ways.slice(0, 1).flatMap(({ acts: steps }) => steps.filter((act) => !told[0]?.acts.includes(act)));
  const features = weighed.map((feature): Feature => {
    const at = ways.findIndex((way) => isOn(way, feature));
    const isAdded = added.some((act) => act.feature.id === feature.id);
    return {
      ...feature,
      journey: `J-${Math.max(0, at) + 1}`,
      ...(isAdded && feature.priority.level !== 'must' ? { priority: { level: 'must', reason: '' } } : {}),
    };
  });
  return { ...product, features, journeys };
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
  const isEntry = (way: Way) =>
    way.context !== undefined && way.branches.length === 0 && ownOf(way).every((act) => taken.includes(act));
  return begun.filter((way) => !isEntry(way) && (!isDoors(way) || !way.acts.every((act) => taken.includes(act))));
}

/** What is put right or moved is no harm to whoever goes a way. */
const setsRight = /^(?:correct|change|edit|move|reschedule|postpone)$/;

/** Whether what is done beside a way does not spoil it: somebody takes back their own, or does it to what was only entered for it. */
const isMayAlso = (act: OutlinedAct, { acts: steps, before = [] }: Way, acts: OutlinedAct[]): boolean => {
  const { who, record, told } = act;
  if (!who) return false;
  const isOfEntered = record !== undefined && before.some((one) => madeBy(one).includes(record));
  if (setsRight.test(told.verb) || isHalting(act, acts) || acts.some((other) => isResuming(act, other))) return true;
  return takesBack(act, acts) || (isOfEntered && steps.every((one) => one.record !== record));
};

/** A way whose acts are all steps of a longer one is told there: 'put in the rehearsals' before somebody is absent from one. */
function withoutContained(ways: Way[]): Way[] {
  const isStep = ({ acts, branches }: Way, other: Way) =>
    branches.length === 0 && other.acts.length > acts.length && acts.every((act) => other.acts.includes(act));
  const gone = ways.filter((way) => ways.some((other) => isStep(way, other)));
  return ways
    .filter((way) => !gone.includes(way))
    .map((way) => (gone.some((one) => isStep(one, way)) ? { ...way, context: undefined } : way));
}

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

const reaching = /^(tell|send|mail|text|warn|remind|show) (?!no\b|nothing\b)(.+)$/i;

/** Who gets to know of an act by what its line says that comes of it: '; Loaves tells the miller by e-mail'. */
function tellsOf({ told, feature, who }: OutlinedAct, { name, idea }: Product, effect?: string): string {
  const isTelling = /^(?:tell|ask|remind|send)$/.test(told.verb);
  const said = (told.outcomes ?? []).flatMap((outcome) => {
    if (outcome.way === 'tell' && !isTelling)
      return [[`${outcome.verb}s`, outcome.whom, outcome.rest].filter(Boolean).join(' ')];
    if (outcome.way === 'show' && outcome.to) return [`shows ${personShown(outcome.to, outcome.what)}`];
    if (outcome.way !== 'do') return [];
    const [, verb = '', rest = ''] = reaching.exec(outcome.text) ?? [];
    const isShown =
      /^show$/i.test(verb) &&
      !idea.people.some(({ one }) => new RegExp(`^(?:the )?${toPattern(one)}\\b`, 'i').test(rest));
    return verb && !isShown && !isTelling ? [`${thirdOf(verb.toLowerCase())} ${rest}`] : [];
  });
  const given =
    said.length > 0 || !who
      ? []
      : feature.criteria.flatMap((text) => /THE SYSTEM SHALL (give it to .+?)\.$/.exec(text)?.[1] ?? []);
  const all = [...(effect ? [effect] : []), ...said, ...given.map((text) => text.replace('give', 'gives'))];
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
