import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { stemsOfRule } from '#worker/features/guide/grammar/stems.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { emptyOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { loadsIn } from '#worker/features/guide/outline/outline-loads.rules.ts';
import { endsAccount } from '#worker/features/guide/outline/outline-own-accounts.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import {
  isAboutPeople,
  isAside,
  isBranch,
  isCopy,
  isDoor,
  isStatement,
  isTrouble,
  isUpkeep,
  stepOf,
  undoes,
} from '#worker/features/guide/product/outlined-branches.rules.ts';
import {
  endsAmiss,
  sideActs,
  sideChains,
  waitingFirst,
} from '#worker/features/guide/product/outlined-side-ways.rules.ts';
import {
  joinedInto,
  madeBy,
  namedIn,
  threadsOf,
  touchedBy,
  uses,
} from '#worker/features/guide/product/outlined-threads.rules.ts';
import { broughtTo, partsRead, related } from '#worker/features/guide/product/outlined-visits.rules.ts';
import { withLooks } from '#worker/features/guide/product/outlined-way-parts.rules.ts';

/**
 * One way through a product: its acts as it goes well, and those that are done when it does not.
 * `isTurn`: it is what is done when something has to be taken back; `isSide`: it begins where another way goes wrong; `about`: the one act
 * for which it is told; `before`: what has to be entered once before it can be gone.
 */
export type Way = {
  acts: OutlinedAct[];
  branches: OutlinedAct[];
  isTurn?: true;
  isSide?: true;
  about?: OutlinedAct;
  before?: OutlinedAct[];
};

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

const often = /\b(?:a|an|per|each|every|on an?) (?:\p{L}+day|day|night|week|month|year|hour)\b/iu;

/** The threads with those first that follow what there is most of: it happens most. Else what is kept first. */
function mainFirst(threads: OutlinedAct[][], { records, outline, self, client }: Idea): OutlinedAct[][] {
  const loads = loadsIn(outline ?? emptyOutline(), self ?? client);
  const main =
    records.find(({ one }) => loads.some((load) => often.test(load) && nounIn(one, load) !== null)) ?? records[0];
  const isMain = (thread: OutlinedAct[]) =>
    main !== undefined &&
    (isHanded(thread) || visitsOf(thread).length === 1) &&
    thread.some((act) => namedIn(act, [main]).length > 0);
  // What one kind of people only keeps for the others is there for what those come for.
  const kindsOf = (thread: OutlinedAct[]) => new Set(thread.flatMap(({ who }) => who?.one ?? []));
  const isHandedOn = (thread: OutlinedAct[]) =>
    kindsOf(thread).has(client.one) && kindsOf(thread).size > 1 && isHanded(thread);
  const isKeptAlone = (thread: OutlinedAct[]) =>
    kindsOf(thread).size === 1 && !kindsOf(thread).has(client.one) && threads.some(isHandedOn);
  const rank = (thread: OutlinedAct[]) =>
    isMain(thread) && !isKeptAlone(thread) ? 2 : main !== undefined && isHandedOn(thread) ? 1 : 0;
  const hasMain = threads.some((thread) => rank(thread) === 2);
  return threads.toSorted((a, b) =>
    hasMain ? Number(rank(b) === 2) - Number(rank(a) === 2) : threads.some(isMain) ? rank(b) - rank(a) : 0,
  );
}

const adds = /^(?:add|enter|write|note|report|put|type|upload|photograph|send)$/;

/** What is asked for with somebody else: it goes on with what that one offers. */
const asks = /\b(?:book(?:ing)?|reserv(?:e|ation)|order|request|appl(?:y|ication)|bid|claim|rent|borrow|buy|join)\b/;

/** Whether a thing goes from hand to hand: it has states, or somebody goes on with what another one made. */
const isHanded = (acts: OutlinedAct[]): boolean =>
  acts.some(({ record }) => record !== undefined && statesOf(record).length > 0) ||
  acts.some((act, at) => {
    const { way, who, told, record } = act;
    const others = acts.slice(0, at).filter((other) => other.who && other.who.one !== who?.one && other.record);
    return (
      who !== undefined &&
      record !== undefined &&
      ((way === 'change' && !adds.test(told.verb) && others.some((other) => other.record === record)) ||
        (asks.test(`${told.verb} ${record.one}`) && others.some((other) => other.record && uses(act, other.record))))
    );
  });

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

/** What each kind of people does with its things, with what the product does upon it. */
function visitsOf(chain: OutlinedAct[]): OutlinedAct[][] {
  const visits = new Map<string, OutlinedAct[]>();
  let last = chain.find(({ who }) => who)?.who?.one ?? '';
  for (const act of chain) {
    last = act.who?.one ?? last;
    visits.set(last, [...(visits.get(last) ?? []), act]);
  }
  return [...visits.values()].map(preparedFirst);
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
  ].flatMap((act) => ways.find((way) => !way.isTurn && !way.about && way.acts.includes(act)) ?? []);
  return near ?? ways[0];
}

/** What is brought in once, before anybody works with it. */
const prepares = /^(?:import|set up|configure|install)$/;
/** What the product gets from outside, before it can do anything with it. */
const gets = /^(?:fetch|download|sync)$/;

/** Acts in told order, but what makes a thing before what uses it: a firing is listed before a shelf in it is booked. */
function preparedFirst(thread: OutlinedAct[]): OutlinedAct[] {
  const order: OutlinedAct[] = [];
  for (const act of thread) {
    const made = madeBy(act).filter((record) => !order.some((other) => madeBy(other).includes(record)));
    const at = prepares.test(act.told.verb)
      ? order.findIndex(({ told }) => !prepares.test(told.verb))
      : !act.who && gets.test(act.told.verb)
        ? order.findIndex(({ who }) => !who)
        : order.findIndex((other) => made.some((record) => uses(other, record)));
    order.splice(at < 0 ? order.length : at, 0, act);
  }
  return order;
}

const waits =
  /^.+? (?:can(?:no|')t|can not|may not|must not|is not|isn't) (?:be )?(\p{L}+) (?:until|before|unless|without) (.+)$/iu;
const leastShared = 2;

/** 'It can't be accepted until the teacher has confirmed the assessment': what another one waits for stands before it. */
function heldFirst(chain: OutlinedAct[], { outline }: Idea): OutlinedAct[] {
  return (outline?.rules ?? []).reduce((order, rule) => {
    const [, done = '', until = ''] = waits.exec(rule.replace(/[’‘]/g, "'")) ?? [];
    const held = order.findIndex(({ told }) => done !== '' && participleOf(told.verb) === done.toLowerCase());
    const wanted = stemsOfRule(until);
    const first = order.findIndex(
      (act, at) =>
        at > held && act.who && [...stemsOfRule(stepOf(act))].filter((stem) => wanted.has(stem)).length > leastShared,
    );
    const act = order[first];
    return held < 0 || !act
      ? order
      : [...order.slice(0, held), act, ...order.slice(held).filter((other) => other !== act)];
  }, chain);
}

/** What belongs to no longer way: looks of the same people together, all else for itself, with the act that comes before or after it. */
function besides(left: OutlinedAct[], acts: OutlinedAct[], main: Way | undefined, idea: Idea): Way[] {
  return left.flatMap((act): Way[] => {
    const looks = isAside(act)
      ? left.filter((other) => isAside(other) && other.who?.one === act.who?.one)
      : isDoor(act)
        ? left.filter(isDoor)
        : [act];
    if (looks[0] !== act) return [];
    if (isDoor(act) && looks.length === 1) return [{ acts: looks, branches: [], about: act }];
    if (looks.length > 1) return [{ acts: looks, branches: [] }];
    return [{ acts: inContext(act, acts, main, idea), branches: [], about: act }];
  });
}

/** An act that stands alone, with what made the thing that is looked at, with what rests on it, or with who looks at it next. */
function inContext(alone: OutlinedAct, acts: OutlinedAct[], main: Way | undefined, idea: Idea): OutlinedAct[] {
  const { records } = idea;
  const touched = touchedBy(alone, records);
  const others = acts.filter(
    (act) => act !== alone && !isStatement(act) && !isUpkeep(act) && !isBranch(act, acts) && !endsAmiss(act),
  );
  const isOnIt = (act: OutlinedAct) => touchedBy(act, records).some((record) => touched.includes(record));
  if (isAside(alone)) {
    const done = others.filter((act) => !isAside(act) && !prepares.test(act.told.verb) && !endsAccount(act.told));
    const at = (record: ToldRecord) => nounIn(record.one, alone.told.phrase)?.index ?? alone.told.phrase.length;
    const source = touched
      .toSorted((a, b) => at(a) - at(b))
      .flatMap(
        (one) => done.findLast((act) => act.who && !isDoor(act) && touchedBy(act, records).includes(one)) ?? [],
      )[0];
    // What time or a count brings about is no step towards a look, but where it makes what is looked at.
    const steps = done.filter((act) => act.who || madeBy(act).length > 0);
    const brought = source ? [source, ...partsRead(alone, touched, others)] : broughtTo(alone, steps, idea);
    const door = brought.length > 0 ? [] : steps.filter(isOnIt).slice(-1);
    return [...new Set([...door, ...brought, alone])];
  }
  // What belongs to a thing of somebody else goes on from there.
  const ground = others.findLast(
    (act) => act.who && act.who.one !== alone.who?.one && madeBy(act).some((record) => uses(alone, record)),
  );
  if (ground && madeBy(alone).length > 0) return [ground, alone];
  const steps = main?.acts.filter(({ told }) => !prepares.test(told.verb) && !gets.test(told.verb)) ?? [];
  const next = isCopy(alone)
    ? undefined
    : isUpkeep(alone)
      ? (steps.find(isOnIt) ?? steps.find((act) => madeBy(act).length > 0 || !act.who) ?? steps[0])
      : others.find((act) => isAside(act) && isOnIt(act) && (!act.record || touched.includes(act.record)));
  return next && next !== alone ? [alone, next] : [alone];
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
