import { stemsOfRule } from '#worker/features/guide/grammar/stems.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { capitalise, lowerFirst, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { oneOf } from '#worker/features/guide/idea/telling.rules.ts';
import { emptyOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { loadsIn } from '#worker/features/guide/outline/outline-loads.rules.ts';
import { isSight } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';
import { inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import { goesWrong, type Journey } from '#worker/features/guide/product/journeys.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** The acts of one way through, in told order; `isTurn`: it is what is done when something has to be taken back; `about`: the act for which it is told. */
type WayThrough = { acts: OutlinedAct[]; isTurn?: true; about?: OutlinedAct };

const mostSteps = 8;
const mostWays = 7;
const mostFaults = 2;
const fewestInThread = 3;

/** The product with the ways that its outline tells: each follows one thing through the hands of all who touch it. Others as they are. */
export function withOutlinedJourneys(product: Product): Product {
  const acts = listActs(product);
  if (!product.idea.isOutlined || acts.length === 0) return product;
  const ways = waysOf(product, acts).slice(0, mostWays);
  const rules = rulesOn(product, ways);
  const journeys = ways.map((way, index): Journey => {
    const faults = (rules[index] ?? []).slice(0, mostFaults).map((rule) => `${goesWrong}this rule decides, “${rule}”.`);
    return { id: `J-${index + 1}`, title: titleOf(way), steps: [...way.acts.map(stepOf), ...faults], isHosts: false };
  });
  const servedBy = (id: string) => ways.findIndex((way) => way.acts.some(({ feature }) => feature.id === id));
  const features = product.features.map((feature) => ({
    ...feature,
    journey: `J-${Math.max(0, servedBy(feature.id)) + 1}`,
    priority: weightOf(feature, ways[servedBy(feature.id)], ways[0]),
  }));
  return { ...product, features, journeys };
}

/** What follows one thing through its hands comes before what takes it back or stands alone; who may see what holds from the first day on. */
function weightOf(
  { key, criteria, priority }: Feature,
  way: WayThrough | undefined,
  first: WayThrough | undefined,
): Feature['priority'] {
  if (key === 'law') return priority;
  if (key === 'account')
    return criteria.some(isSight)
      ? { level: 'must', reason: 'what somebody may see hangs on who they are' }
      : { level: 'should', reason: '' };
  return {
    level: way && (way === first || (!way.isTurn && way.acts.length >= fewestInThread)) ? 'must' : 'should',
    reason: '',
  };
}

const stepOf = ({ told, feature }: OutlinedAct) => `${(told.line ?? feature.says).replace(/[.\s]+$/, '')}.`;

/** 'A technician: enter a collection' where one kind of people does all, else from where to where it goes. */
function titleOf({ acts, isTurn, about }: WayThrough): string {
  if (about) return `${about.who ? `${capitalise(oneOf(about.who))}: ` : ''}${lowerFirst(about.feature.title)}`;
  const [first] = acts;
  const last = acts.at(-1);
  const actors = new Map(acts.flatMap(({ who }) => (who ? [[who.one, who] as const] : [])));
  const [actor] = actors.values();
  const [one, other] = [first, last].map((act) => lowerFirst(act?.feature.title ?? ''));
  const [, turn] = acts;
  if (isTurn && turn)
    return turn.who ? `When it comes to “${lowerFirst(turn.feature.title)}”` : capitalise(turn.told.when ?? '');
  return (actors.size > 1 || !actor) && one !== other
    ? `From “${one}” to “${other}”`
    : `${actor ? `${capitalise(oneOf(actor))}: ` : ''}${one}`;
}

/** Acts that take back or stop what was done before. */
const undoes =
  /^(?:discard|reject|recall|cancel|refuse|remove|delete|withdraw|decline|return|block|void|dispute|revoke|undo|refund|excuse|correct|defer|exclude|suspend|write off|scrap|abort|stop)$/;
/** What only looks at things, and is no step on which another rests. */
const isAside = ({ way, told }: OutlinedAct) => way === 'read' || /^(?:print|export|download)$/.test(told.verb);

function waysOf(product: Product, acts: OutlinedAct[]): WayThrough[] {
  const { records } = product.idea;
  const threads = threadsOf(acts, records).map(preparedFirst);
  // What there is most of is what happens most; else what is kept first.
  const loads = loadsIn(product.idea.outline ?? emptyOutline(), product.idea.self ?? product.idea.client);
  const main =
    records.find(({ one }) => loads.some((load) => often.test(load) && nounIn(one, load) !== null)) ?? records[0];
  const isMain = (thread: OutlinedAct[]) => thread.some((act) => main !== undefined && namedIn(act, [main]).length > 0);
  const sorted = threads.toSorted((a, b) => Number(isMain(b)) - Number(isMain(a)));
  const ways: WayThrough[] = [];
  const left: OutlinedAct[] = [];
  for (const thread of sorted) {
    const turns = turnsOf(thread, records);
    const turned = new Set(turns.flatMap(({ acts: own }) => own.slice(1)));
    const chain = thread.filter((act) => !turned.has(act));
    const steps = chain.length > mostSteps ? chain.filter((act) => !isAside(act)) : chain;
    left.push(...chain.filter((act) => !steps.includes(act)));
    if (steps.length > 1 || (steps.length > 0 && turns.length > 0)) {
      const size = Math.ceil(steps.length / Math.ceil(steps.length / mostSteps));
      for (let at = 0; at < steps.length; at += size) ways.push({ acts: steps.slice(at, at + size) });
    } else left.push(...steps);
    ways.push(...turns);
  }
  return [...ways, ...besides(left, acts)];
}

const often = /\b(?:a|an|per|each|every|on an?) (?:\p{L}+day|day|night|week|month|year|hour)\b/iu;
/** What is brought in once, before anybody works with it. */
const prepares = /^(?:import|set up|configure|install)$/;

/** Acts in told order, but what makes a thing before what uses it: a firing is listed before a shelf in it is booked. */
function preparedFirst(thread: OutlinedAct[]): OutlinedAct[] {
  const order: OutlinedAct[] = [];
  for (const act of thread) {
    const made = act.way === 'make' ? act.record : undefined;
    const isFirst = made !== undefined && !order.some((other) => other.way === 'make' && other.record === made);
    const at = prepares.test(act.told.verb)
      ? order.findIndex(({ told }) => !prepares.test(told.verb))
      : isFirst
        ? order.findIndex((other) => uses(other, made))
        : -1;
    order.splice(at < 0 ? order.length : at, 0, act);
  }
  return order;
}

/** Whether an act makes or changes something that belongs to a record. */
const uses = ({ record, who }: OutlinedAct, of: ToldRecord) =>
  who !== undefined &&
  record !== undefined &&
  record !== of &&
  record.fields.some(({ name }) => name.toLowerCase() === of.one);

/** What belongs to no longer way, together for each kind of people. */
function besides(left: OutlinedAct[], acts: OutlinedAct[]): WayThrough[] {
  const kinds = [...new Set(left.map(({ who }) => who?.one))];
  return kinds.flatMap((one): WayThrough[] => {
    const own = acts.filter((act) => left.includes(act) && act.who?.one === one);
    const [about] = own;
    return about ? [own.length > 1 ? { acts: own } : { acts: withNeighbour(about, acts), about }] : [];
  });
}

/** An act that stands alone with the one that it comes after, or before: the one that shares the most words, the nearest first. */
function withNeighbour(alone: OutlinedAct, acts: OutlinedAct[]): OutlinedAct[] {
  const at = acts.indexOf(alone);
  const own = stemsOfRule(stepOf(alone));
  const [near] = acts
    .map((act, index) => ({
      act,
      shared: [...stemsOfRule(stepOf(act))].filter((stem) => own.has(stem)).length,
      away: index < at ? at - index : (index - at) * 2,
    }))
    .filter(({ act }) => act !== alone)
    .toSorted((a, b) => b.shared - a.shared || a.away - b.away);
  return near ? acts.filter((act) => act === alone || act === near.act) : [alone];
}

const namedIn = ({ told }: OutlinedAct, records: ToldRecord[]) =>
  records.filter(({ one }) => nounIn(one, `${told.phrase} ${told.when ?? ''}`));

/** Acts that belong together because they touch the same things; what the product does by itself follows the act before it. */
function threadsOf(acts: OutlinedAct[], records: ToldRecord[]): OutlinedAct[][] {
  const threads: { acts: OutlinedAct[]; touches: Set<ToldRecord> }[] = [];
  for (const [at, act] of acts.entries()) {
    const own = act.record && (act.who || namedIn(act, [act.record]).length > 0) ? [act.record] : [];
    const touched = act.who ? [...namedIn(act, records), ...own] : own;
    const before = threads.filter((thread) => thread.acts.includes(acts[at - 1] as OutlinedAct));
    const near = threads.filter(({ touches }) => touched.some((record) => touches.has(record)));
    const joined = act.who ? near : before.length > 0 ? before : near;
    const [first] = joined;
    const whole = {
      acts: [...joined.flatMap((thread) => thread.acts), act],
      touches: new Set([...joined.flatMap(({ touches }) => [...touches]), ...touched]),
    };
    threads.splice(first ? threads.indexOf(first) : threads.length, 1, whole);
    for (const thread of joined.slice(1)) threads.splice(threads.indexOf(thread), 1);
  }
  return threads.map((thread) => thread.acts.toSorted((a, b) => acts.indexOf(a) - acts.indexOf(b)));
}

const trouble =
  /^(?:when|if|as soon as) .*\b(?:not|no|nobody|nothing|fails?|failed|missing|late|lost|empty|without)\b|n't\b/i;
/** What the product does once something is not as it should be. */
const isTrouble = ({ who, told }: OutlinedAct) => !who && told.when !== undefined && trouble.test(told.when);

/** Each act of a thread that takes something back: after the act that it takes back, and before those that speak of it. */
function turnsOf(thread: OutlinedAct[], records: ToldRecord[]): WayThrough[] {
  const isTurn = (act: OutlinedAct) => (act.who ? undoes.test(act.told.verb) : isTrouble(act));
  return thread.flatMap((act, at): WayThrough[] => {
    if (!isTurn(act)) return [];
    const touched = namedIn(act, records);
    const steps = thread.slice(0, at).filter((other) => !isTurn(other) && !isAside(other));
    const before = act.who
      ? steps.findLast((other) => other.who && namedIn(other, touched).length > 0)
      : steps.findLast(({ who }) => who);
    const after = thread.slice(at + 1).filter(({ told }) => nounIn(act.told.verb, `${told.phrase} ${told.when ?? ''}`));
    return before ? [{ acts: [before, act, ...(act.who ? after : [])], isTurn: true }] : [];
  });
}

/** What stops somebody on the way, or asks more of them than a step says. */
const stops =
  /\b(?:never|cannot|can't|not|may|only|nobody|at most|at least|no more|above|below|over|under|rejects?|refused?|discard\w*|expires?|until|unless|late|without|missing)\b/i;
const leastShared = 2;

/** The rules of the owner that bite on each way: a rule stands on the one whose steps share the most words with it, the closest first. */
function rulesOn({ idea }: Product, ways: WayThrough[]): string[][] {
  const steps = ways.map((way) => stemsOfRule(way.acts.map(stepOf).join(' ')));
  const placed = (idea.outline?.rules ?? []).map((rule) => {
    const shared = steps.map((own) => [...stemsOfRule(rule)].filter((stem) => own.has(stem)).length);
    const most = Math.max(0, ...shared);
    return { rule, most, at: most < leastShared ? -1 : shared.indexOf(most) };
  });
  return ways.map((_, at) =>
    placed
      .filter((one) => one.at === at)
      .toSorted((a, b) => Number(stops.test(b.rule)) - Number(stops.test(a.rule)) || b.most - a.most)
      .map(({ rule }) => capitalise(inThird(rule.replace(/[.\s]+$/, ''), undefined, idea.self ?? idea.client))),
  );
}
