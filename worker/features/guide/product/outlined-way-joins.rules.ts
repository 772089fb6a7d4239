import { stemsOfRule } from '#worker/features/guide/grammar/stems.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { type Noun, nounIn, pluralOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import {
  isAside,
  isAssumedSight,
  isDoor,
  isUpkeep,
  stepOf,
} from '#worker/features/guide/product/outlined-branches.rules.ts';
import { isReport } from '#worker/features/guide/product/outlined-needed.rules.ts';
import { isUnwanted, statesSetBy, takesBack } from '#worker/features/guide/product/outlined-side-ways.rules.ts';
import { madeBy, touchedBy, uses } from '#worker/features/guide/product/outlined-threads.rules.ts';
import { broughtTo, isChange, isLeftOut } from '#worker/features/guide/product/outlined-visits.rules.ts';
import { ownOf, type Way } from '#worker/features/guide/product/outlined-ways.rules.ts';

const mostSteps = 10;
/** A way with so many steps takes another one only where both follow the same thing. */
const long = 6;
const fewestSteps = 3;
const fewestShared = 2;

type Around = { acts: OutlinedAct[]; idea: Idea; told: OutlinedAct[]; isMust: (act: OutlinedAct) => boolean };

/**
 * The ways with each that is told for a single act joined to the nearest: the one on the same thing, on what belongs to it, by the same people,
 * or told beside it. It is a step there in told order where it carries the way on, else what may also happen; what is left with few steps
 * goes on with what its people are told of by others.
 * @param acts what happens, in told order
 * @param isMust whether the first version has a step; only such steps come at the end of the first way
 */
export function gathered(ways: Way[], acts: OutlinedAct[], idea: Idea, isMust: (act: OutlinedAct) => boolean): Way[] {
  const around: Around = { acts, idea, told: acts.filter((act) => !isDoor(act)), isMust };
  let left = ways.flatMap((way) => withoutStray(way, ways, around).flatMap((part) => partsOf(part, around)));
  const alone = left.filter((way) => isSingle(way) && !isAimedAt(way, around)).toSorted(byLooks);
  for (const act of alone.flatMap(ownOf)) {
    const [main] = left;
    // Another one may have come to it by now.
    const small = left.find((way) => isSingle(way) && ownOf(way)[0] === act);
    if (!small || small === main) continue;
    const others = left.filter((way) => way !== small && !way.isTurn && !way.isSide);
    const [near = main] = others
      .map((way) => ({ way, score: nearness(way, small, around) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score || others.indexOf(a.way) - others.indexOf(b.way))
      .map(({ way }) => way);
    left = left
      .filter((way) => way !== small)
      .map((way) => (way === near ? joined(way, small, { ...around, isMain: way === main }) : way));
  }
  return left.map((way) => withHeard(withoutLastSights(way), around));
}

const isSingle = (way: Way) => !way.isTurn && !way.isSide && ownOf(way).length === 1;
/** What is only looked at comes to what is done, and is joined after it. */
const byLooks = (a: Way, b: Way) => Number(ownOf(a).every(isAside)) - Number(ownOf(b).every(isAside));

/** A way on which different people only change what there is or look at it is none: each act is one of its own. */
function partsOf(way: Way, { told }: Around): Way[] {
  const own = ownOf(way);
  const isLoose =
    !way.isTurn &&
    !way.isSide &&
    own.length > 1 &&
    own.every((act) => isAside(act) || isChange(act) || !act.who) &&
    own.some(isChange);
  if (!isLoose) return [way];
  const nearest = (branch: OutlinedAct) =>
    own.toSorted((a, b) => distance(a, branch, told) - distance(b, branch, told))[0];
  return own.map((act) => ({
    acts: [act],
    branches: way.branches.filter((branch) => nearest(branch) === act),
    context: [],
  }));
}

/** A way whose last look shows what another way brings about, without it: who lacks hours is no end of the rents. */
function withoutStray(way: Way, ways: Way[], around: Around): Way[] {
  const last = way.acts.at(-1);
  if (!last || way.isTurn || way.isSide || way.context || !isAside(last) || way.acts.length < fewestSteps) return [way];
  const by = broughtBy(last, around);
  const isElsewhere = by && !way.acts.includes(by) && ways.some((other) => ownOf(other).includes(by));
  return isElsewhere
    ? [
        { ...way, acts: way.acts.slice(0, -1) },
        { acts: [last], branches: [], context: [] },
      ]
    : [way];
}

/** The act that brings about what somebody looks at, by what both say of what is kept. */
const broughtBy = (look: OutlinedAct, { acts, idea }: Around): OutlinedAct | undefined =>
  broughtTo(
    look,
    acts.filter((act) => act !== look && !isAside(act)),
    idea,
  )[0];

const distance = (a: OutlinedAct, b: OutlinedAct, told: OutlinedAct[]) => Math.abs(told.indexOf(a) - told.indexOf(b));

/** Whether what counts as success speaks of what somebody looks at or gets as a report: that is a goal of its own. */
function isAimedAt(way: Way, { idea }: Around): boolean {
  const [act] = ownOf(way);
  const isLook = act !== undefined && (isAside(act) || isReport(act.told));
  if (!isLook || way.acts.length < fewestShared) return false;
  const names = stemsOfRule(idea.people.map(({ many }) => many).join(' '));
  const own = stemsOfRule(`${stepOf(act)} ${saidOf(act)}`).difference(names);
  const shown = idea.records.filter(({ one }) => isReport(act.told) && nounIn(one, act.told.phrase) !== null);
  return (idea.outline?.aims ?? []).some(
    (aim) =>
      stemsOfRule(aim).intersection(own).size >= fewestShared || shown.some(({ one }) => nounIn(one, aim) !== null),
  );
}

const saidOf = ({ told }: OutlinedAct) => (told.outcomes ?? []).map(({ text }) => text).join('. ');

/** What an act has to do with: what it touches, and what comes of it by its line. */
function thingsOf(act: OutlinedAct, { records }: Idea): ToldRecord[] {
  const also = (act.also ?? []).flatMap(({ record }) => record ?? []);
  const said = records.filter(({ one }) => nounIn(one, saidOf(act)) !== null);
  return [...touchedBy(act, records), ...also, ...said];
}

const belongsTo = ({ fields }: ToldRecord, { one }: ToldRecord) =>
  fields.some(({ name }) => [one, pluralOf(one)].includes(name.toLowerCase()));

/** How near a way is to one that is told for a single act; 0 where nothing joins them. */
function nearness(way: Way, small: Way, around: Around): number {
  const { idea, told } = around;
  const own = ownOf(way);
  const [act] = ownOf(small);
  if (!act) return 0;
  const things = thingsOf(act, idea);
  const theirs = own.flatMap((one) => thingsOf(one, idea));
  const made = own.flatMap(madeBy);
  const isSame = things.some((one) => made.includes(one));
  const isShared = things.some((one) => theirs.includes(one));
  const isPart = things.some((one) => theirs.some((other) => belongsTo(one, other) || belongsTo(other, one)));
  const isTheirs = own.some(({ who }) => who !== undefined && who.one === act.who?.one);
  const isTheirsAlone = isTheirs && own.length > 1 && own.every(({ who }) => !who || who.one === act.who?.one);
  const isTold = own.some((one) => (act.who && hears(one, act.who)) || (one.who && hears(act, one.who)));
  const isBeside = own.some((one) => distance(one, act, told) === 1);
  const thing = isSame ? 4 : isShared ? 3 : isPart ? 2 : 0;
  const by = isAside(act) ? broughtBy(act, around) : undefined;
  const isBrought = by !== undefined && own.includes(by);
  if (thing === 0 && !isBrought && !isTheirs && !isTold && !isBeside) return 0;
  const less = isFull(way) ? long : way.acts.length >= long && !isSame ? 2 : 0;
  return Math.max(
    0,
    thing +
      (isBrought ? 3 : 0) +
      (isTheirs ? 2 : 0) +
      (isTheirsAlone ? 1 : 0) +
      (isTold ? 1 : 0) +
      (isBeside ? 1 : 0) -
      less,
  );
}

const isFull = ({ acts }: Way) => acts.filter((act) => !isAside(act)).length >= mostSteps;

/** Whether what comes of an act reaches a kind of people. */
const hears = (act: OutlinedAct, { one, many }: Noun): boolean =>
  [one, many.replace(/^the /, '')].some((name) => nounIn(name, saidOf(act)) !== null);

/** Whether it reaches whoever has done something, by the name that comes of the deed: 'subscribers' of those who subscribe. */
const reachesDoers = (act: OutlinedAct, verbs: string[]): boolean =>
  verbs.some((verb) => new RegExp(`\\b${toPattern(verb.replace(/e$/, ''))}(?:er|or)s?\\b`, 'i').test(saidOf(act)));

/** A way with the single act of another one: in told order, or beside it. */
function joined(way: Way, small: Way, around: Around & { isMain: boolean }): Way {
  const { acts, isMain, isMust } = around;
  const [act] = ownOf(small) as [OutlinedAct];
  if (isDoor(act)) return withEntry(way, act);
  const before = [...new Set([...(way.before ?? []), ...(small.before ?? [])])];
  const base = {
    ...way,
    branches: [...way.branches, ...small.branches],
    ...(small.besides ? { besides: [...(way.besides ?? []), ...small.besides] } : {}),
    ...(before.length > 0 ? { before } : {}),
  };
  const order = (one: OutlinedAct) => acts.indexOf(one);
  const last = way.acts.findLastIndex((one) => !isAssumedSight(one) && order(one) < order(act));
  const at = last + 1;
  const isShort = ownOf(way).length < fewestSteps;
  const isWaiting = isMain && at === way.acts.length && !isMust(act);
  const isStep =
    !isWaiting && !isFull(way) && ((isShort && way.context !== undefined && !isMain) || carriesOn(act, way, around));
  if (!isStep) return { ...base, besides: [...(base.besides ?? []), act] };
  const context = way.context && [...new Set([...way.context, ...(small.context ?? [])])].filter((one) => one !== act);
  const added = way.context ? small.acts.filter((one) => !way.acts.includes(one)) : [act];
  return {
    ...base,
    ...(context ? { context } : {}),
    acts: [...way.acts.slice(0, at), ...added, ...way.acts.slice(at)],
  };
}

/** A way with what has to be entered for it: before it begins, unless it belongs to what only the way makes; then after that. */
function withEntry(way: Way, entry: OutlinedAct): Way {
  const entered = madeBy(entry);
  const at = way.acts.findLastIndex((act) => madeBy(act).some((made) => entered.some((one) => belongsTo(one, made))));
  return at >= 0 && !isFull(way)
    ? { ...way, acts: [...way.acts.slice(0, at + 1), entry, ...way.acts.slice(at + 1)] }
    : { ...way, before: [...(way.before ?? []), entry] };
}

/** Whether a way goes on by an act: not what changes, stops or keeps up what there is, and a look only where nothing comes after what it shows. */
function carriesOn(act: OutlinedAct, way: Way, around: Around): boolean {
  const { acts, idea, told } = around;
  if (isUpkeep(act) || isChange(act) || isLeftOut(act) || takesBack(act, acts) || statesSetBy(act).some(isUnwanted))
    return false;
  const last = way.acts.at(-1);
  const things = thingsOf(act, idea);
  if (isAside(act))
    return last !== undefined && (last === broughtBy(act, around) || madeBy(last).some((one) => things.includes(one)));
  const made = ownOf(way).flatMap(madeBy);
  const isTheirs = ownOf(way).some(({ who }) => who !== undefined && who.one === act.who?.one);
  const touched = ownOf(way).flatMap((one) => thingsOf(one, idea));
  const isOnIt = things.some((thing) => made.includes(thing) || (isTheirs && touched.includes(thing)));
  const isNeeded = madeBy(act).some((thing) => touched.includes(thing) || ownOf(way).some((one) => uses(one, thing)));
  // Whoever is told of it goes on from there.
  const isHandedOn = ownOf(way).some(
    (one) => one.who && one.who.one !== act.who?.one && acts.indexOf(one) > acts.indexOf(act) && hears(act, one.who),
  );
  // What is done beside it by the same people goes on from it, unless it makes something else.
  const isBeside = ownOf(way).some((one) => distance(one, act, told) === 1);
  return isOnIt || isNeeded || isHandedOn || (isBeside && (isTheirs || !act.who) && madeBy(act).length === 0);
}

/** A way without what was only assumed to be looked at after all is done: it may also happen. */
function withoutLastSights(way: Way): Way {
  const last = way.acts.findLastIndex((act) => !isAssumedSight(act));
  const sights = way.acts.slice(last + 1);
  return last < 1 || sights.length === 0 || way.context
    ? way
    : { ...way, acts: way.acts.slice(0, last + 1), besides: [...(way.besides ?? []), ...sights] };
}

const mostHeard = 2;
/** A way of one kind of people with what others tell them of meanwhile: 'posts an update, subscribers get it' between subscribing and unsubscribing. */
function withHeard(way: Way, { acts, idea }: Around): Way {
  const own = ownOf(way);
  const [who, ...others] = new Map(own.flatMap((act) => (act.who ? [[act.who.one, act.who] as const] : []))).values();
  if (way.isTurn || way.isSide || !who || others.length > 0 || way.acts.length >= fewestSteps) return way;
  const first = own.find((act) => madeBy(act).length > 0);
  if (!first) return way;
  const verbs = own.map(({ told }) => told.verb);
  const things = madeBy(first);
  const isHeard = (act: OutlinedAct) =>
    reachesDoers(act, verbs) ||
    (hears(act, who) &&
      acts.indexOf(act) > acts.indexOf(first) &&
      !takesBack(act, acts) &&
      thingsOf(act, idea).some((one) => things.includes(one)));
  const heard = acts
    .filter((act) => act.who?.one !== who.one && ![...way.acts, ...way.branches].includes(act) && isHeard(act))
    .slice(0, mostHeard);
  if (heard.length === 0) return way;
  const at = way.acts.indexOf(first) + 1;
  return {
    ...way,
    acts: [...way.acts.slice(0, at), ...heard, ...way.acts.slice(at)],
    context: [...(way.context ?? []), ...heard],
  };
}
