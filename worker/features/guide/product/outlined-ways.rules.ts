import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { endsAccount } from '#worker/features/guide/outline/outline-own-accounts.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import {
  isAboutPeople,
  isAside,
  isBranch,
  isDoor,
  isStatement,
  isTrouble,
  isUpkeep,
  undoes,
} from '#worker/features/guide/product/outlined-branches.rules.ts';
import { besides } from '#worker/features/guide/product/outlined-lone-ways.rules.ts';
import { sideActs, sideChains, waitingFirst } from '#worker/features/guide/product/outlined-side-ways.rules.ts';
import { joinedInto, madeBy, namedIn, threadsOf } from '#worker/features/guide/product/outlined-threads.rules.ts';
import { related } from '#worker/features/guide/product/outlined-visits.rules.ts';
import {
  heldFirst,
  isHanded,
  mainFirst,
  preparedFirst,
  visitsOf,
} from '#worker/features/guide/product/outlined-way-order.rules.ts';
import { withLooks } from '#worker/features/guide/product/outlined-way-parts.rules.ts';
import type { Feature } from '#worker/features/guide/product/product.rules.ts';

/**
 * One way through a product: its acts as it goes well, and those that are done when it does not.
 * `isTurn`: it is what is done when something has to be taken back; `isSide`: it begins where another way goes wrong; `context`: of a way
 * that is told for what stands alone, the acts that belong to other ways; `besides`: what may also be done on it; `before`: what has to be
 * entered once before it can be gone.
 */
export type Way = {
  acts: OutlinedAct[];
  branches: OutlinedAct[];
  isTurn?: true;
  isSide?: true;
  context?: OutlinedAct[];
  besides?: OutlinedAct[];
  before?: OutlinedAct[];
};

/** The acts of a way that are its own, and no mere context of what stands alone. */
export const ownOf = ({ acts, context = [] }: Pick<Way, 'acts' | 'context'>) =>
  acts.filter((act) => !context.includes(act));

/** Whether a feature is done on a way; of a way that is told for one act, the others are only its context. */
export const isOn = (way: Way, feature: Feature) =>
  [...ownOf(way), ...way.branches, ...(way.besides ?? []), ...(way.before ?? [])].some(
    ({ feature: { id } }) => id === feature.id,
  );

const mostSteps = 10;

/**
 * The ways of an outlined product, the main one first: what follows one thing from hand to hand, else what one kind of people does on
 * one visit; then what is taken back, what is only looked at, and what is kept up.
 */
export function waysOf(idea: Idea, acts: OutlinedAct[]): Way[] {
  const { records, people } = idea;
  const isAlone = (act: OutlinedAct) =>
    isDoor(act) || isUpkeep(act) || isAboutPeople(act, people, records) || endsAccount(act.told);
  const walked = acts.filter((act) => !isAlone(act) && !isStatement(act));
  const threads = isOfOne(walked) ? [walked] : mainFirst(joinedInto(threadsOf(walked, records), acts), idea);
  const ways: Way[] = [];
  const branches = new Map<OutlinedAct, OutlinedAct[]>();
  for (const thread of threads) {
    const turns = turnsOf(thread, records);
    const turned = new Set(turns.flatMap((turn) => turn.acts.slice(1)));
    const sides = sideActs(thread, (act) => isBranch(act, thread), idea.records[0], idea.headline ?? '');
    const chain = waitingFirst(thread.filter((act) => !turned.has(act) && !sides.includes(act)));
    for (const act of thread) if (!turned.has(act) && !chain.includes(act)) branches.set(act, thread);
    const visits =
      isHanded(chain) && !isServed(chain)
        ? [heldFirst(preparedFirst(chain.filter((act) => isStep(act, chain))), idea)]
        : visitsOf(chain).flatMap((visit) => related(visit, records));
    ways.push(...visits.map(shortened).flatMap(pieces), ...turns);
  }
  const isLeft = (told: Way[]) => (act: OutlinedAct) =>
    !told.some((way) => way.acts.includes(act)) && !branches.has(act) && !isStatement(act);
  const walkedOn = withLooks(ways, acts.filter(isLeft(ways)), acts);
  const all = [...walkedOn, ...besides(acts.filter(isLeft(walkedOn)), acts, walkedOn[0], idea)];
  const chains = sideChains([...branches.keys()], acts);
  const left = new Map<Way, Way[]>();
  for (const [act, thread] of branches) {
    const way = wayOf(act, thread, all, acts);
    const chain = chains.find((one) => one.includes(act));
    if (!chain) way?.branches.push(act);
    else if (way && chain[0] === act)
      left.set(way, [...(left.get(way) ?? []), { acts: chain.slice(0, 2), branches: chain.slice(2), isSide: true }]);
  }
  return all.flatMap((way) => [way, ...(left.get(way) ?? [])]);
}

/** Whether one kind of people does all that is done: they go through it as it is told. */
const isOfOne = (acts: OutlinedAct[]): boolean =>
  acts.length >= fewestOfOne && new Set(acts.flatMap(({ who }) => who?.one ?? [])).size === 1;
const fewestOfOne = 5;

/** Whether one kind of people only looks at what another one enters later in the telling: each of them has a way of their own. */
const isServed = (acts: OutlinedAct[]): boolean =>
  acts.some(
    (act, at) =>
      act.way === 'read' &&
      act.record !== undefined &&
      acts
        .slice(at + 1)
        .some(
          (other) =>
            other.who && other.who.one !== act.who?.one && other.record === act.record && madeBy(other).length > 0,
        ) &&
      !acts.slice(0, at).some((other) => other.record === act.record && other.way !== 'read'),
  );

/** What is looked at is a step where the same people go on from there, or come from there while others go on, or where it was just sent to them. */
function isStep(act: OutlinedAct, chain: OutlinedAct[]): boolean {
  const at = chain.indexOf(act);
  const one = act.who?.one;
  if (!isAside(act) || one === undefined) return true;
  if (act.way === 'read' && at > 0 && chain[at - 1]?.who?.one === one && chain[at + 1]) return true;
  const goesOn = chain.slice(at + 1).some((other) => other.who?.one === one && !isAside(other));
  return goesOn || chain.slice(0, at).some(({ who, told }) => !who && nounIn(one, told.phrase) !== null);
}

const shortened = (steps: OutlinedAct[]) => (steps.length > mostSteps ? steps.filter((act) => !isAside(act)) : steps);

/** A way in pieces of like length that can be taken in; a single step is none. */
function pieces(steps: OutlinedAct[]): Way[] {
  if (steps.length < 2) return [];
  const size = Math.ceil(steps.length / Math.ceil(steps.length / mostSteps));
  const starts = steps.flatMap((_, at) => (at % size === 0 ? [at] : []));
  return starts.map((at) => ({ acts: steps.slice(at, at + size), branches: [] }));
}

/** The way on which a branch leaves: the one with the act that was told last before it, of the same thing first. */
function wayOf(branch: OutlinedAct, thread: OutlinedAct[], ways: Way[], acts: OutlinedAct[]): Way | undefined {
  const before = acts.slice(0, acts.indexOf(branch)).toReversed();
  const after = acts.slice(acts.indexOf(branch) + 1);
  const [near] = [
    ...before.filter((act) => thread.includes(act)),
    ...after.filter((act) => thread.includes(act)),
    ...before,
    ...after,
  ].flatMap((act) => ways.find((way) => !way.isTurn && !way.context && way.acts.includes(act)) ?? []);
  return near ?? ways[0];
}

/** Each act of a thread that takes something back and that others answer to: after the act that it takes back, before those. */
function turnsOf(thread: OutlinedAct[], records: ToldRecord[]): Way[] {
  const isTurn = (act: OutlinedAct) => (act.who ? undoes.test(act.told.verb) : isTrouble(act));
  return thread.flatMap((act, at): Way[] => {
    if (!act.who || !isTurn(act)) return [];
    const touched = namedIn(act, records);
    const steps = thread.slice(0, at).filter((other) => !isTurn(other) && !isAside(other));
    const before = steps.findLast((other) => other.who && namedIn(other, touched).length > 0);
    const after = thread.slice(at + 1).filter(({ told }) => nounIn(act.told.verb, `${told.phrase} ${told.when ?? ''}`));
    return before && after.length > 0 ? [{ acts: [before, act, ...after], branches: [], isTurn: true }] : [];
  });
}
