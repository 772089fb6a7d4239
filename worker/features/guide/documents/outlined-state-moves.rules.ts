import type { Machine } from '#worker/features/guide/documents/told-states.rules.ts';
import { bringsAbout } from '#worker/features/guide/grammar/state-words.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';

/** A change of state: to which, from which ones, who makes it and when, and the criterion that says so. */
export type Move = Machine['moves'][number];

/** Where something ends that did not come through. */
export const isDropped = (state: string): boolean =>
  /^(?:rejected|refused|declined|cancell?ed|called off|failed|expired|lapsed|lost|scrapped|struck|excused|withdrawn|abandoned|recalled|revoked|aborted|void|discarded|written off|(?:\p{L}+ )?excluded)\b/u.test(
    state,
  );
/** Where something is through. */
export const isThrough = (state: string): boolean =>
  /^(?:paid|done|settled|finished|closed|completed?|exhausted|returned|delivered|fulfilled|cleared away|archived|gone)\b/.test(
    state,
  );
/** What was sent back for somebody else to answer. */
export const isSentBack = (state: string): boolean =>
  /^(?:(?:sent |given |handed )?back (?:to|with)|queried|returned for|needs? (?:work|change|an answer))\b/.test(state);
/** What stands beside the way: it comes from any step, and the way goes on from it. */
export const isAside = (state: string): boolean =>
  isSentBack(state) ||
  /^(?:late|overdue|unpaid|missed|missing|disputed|in dispute|paused|blocked|suspended|deferred|on hold|waiting|reminded|warned)\b/.test(
    state,
  );
/** Where a thing is, and no step of a way: 'in the ward safe', 'at the toolmaker's'. */
export const isPlace = (state: string): boolean =>
  /^(?:in|on|at|with|out) (?:an?|the|somebody|someone)\b(?! way\b)/.test(state);

/** 'Signs pass or fail': no decision that is taken once, but what each look at it can end in. */
export const passes = /\b(?:pass(?:es|ed)?|ok|okay|sound|safe) or (?:fail(?:s|ed)?|not|defective|unsafe)\b/i;

/** 'Signs pass or fail': the state that a pass leads to, where the other outcome is told; the last one before it that nothing else leads to. */
export function passedState(act: OutlinedAct, states: string[], one: string): string | undefined {
  const failed = states.find((state) => isDropped(state) && bringsAbout(act.told, state, one));
  if (!failed || !passes.test(`${act.told.verb} ${act.told.phrase}`)) return undefined;
  return states.slice(1, states.indexOf(failed)).findLast((state) => !isDropped(state) && !isAside(state));
}

/** The states that a rule makes a matter of some cases: 'Beata checks only when …'. */
export const mayBeSkipped = (state: string, rules: string[], one: string): boolean =>
  rules.some((rule) => {
    const [, verb = ''] =
      /^(?:the |an? )?\p{L}+(?: \p{L}+)? (\p{L}+?)(?:e?s)?(?: \p{L}+){0,3} only (?:when|if)\b/iu.exec(rule) ?? [];
    return verb !== '' && bringsAbout({ verb, phrase: '' }, state, one);
  });

/** Nothing goes on from a question that is not answered. */
const asksBack = /^(?:queried|deferred|on hold)\b/;

/**
 * Moves in which a decision can be taken again after what it only put off: who accepts, queries or refuses accepts what was queried, and
 * what follows an acceptance does not follow a query.
 */
export function decidedAgain(moves: Move[]): Move[] {
  const putOff = moves.filter(
    ({ to, when }) =>
      isAside(to) && !/^waiting\b/.test(to) && moves.some((other) => other.to !== to && other.when === when),
  );
  return putOff.reduce(
    (all, { to: aside, when }) =>
      all.map((move) => {
        if (move.to === aside) return move;
        if (move.when === when) return { ...move, from: [...new Set([...move.from, aside])] };
        const from = asksBack.test(aside) ? move.from.filter((state) => state !== aside) : move.from;
        return from.length > 0 ? { ...move, from } : move;
      }),
    moves,
  );
}

/** Where a thing waits to go on. */
const rests = /^(?:free|available|vacant|away|on loan|lent|out|carried over|postponed)\b/;

/**
 * How a record comes to the states of which nobody told: by hand, from the step before, until it is told. A place from each other one.
 * Without them a rule that refuses all other changes would refuse what was told.
 */
export function movesByHand(states: string[], untold: string[], moves: Move[]): { to: string; from: string[] }[] {
  const [initial = ''] = states;
  const isBackOpen = isPlace(initial) && untold.some(isPlace) && !moves.some(({ to }) => to === initial);
  const isOpen = (state: string) => !isDropped(state) && !isThrough(state);
  const led = [...moves, ...untold.map((to) => ({ to, from: [] as string[] }))];
  // What is free can be given to somebody again, and what is away comes back: a table that lets nothing on would refuse it.
  const resting = states.filter(
    (state, at) =>
      at > 0 &&
      rests.test(state) &&
      led.some(({ to }) => to === state) &&
      !moves.some(({ from }) => from.includes(state)),
  );
  const on = resting.flatMap((state) => {
    const before = states.slice(0, states.indexOf(state)).filter((one) => isOpen(one) && !isAside(one));
    const to = /^(?:away|out|on loan|lent)\b/.test(state) ? before.at(-1) : initial;
    return to ? [{ to, from: [state] }] : [];
  });
  const others = [...untold, ...(isBackOpen ? [initial] : [])].map((to) => {
    const earlier = states.slice(0, states.indexOf(to)).filter(isOpen);
    const asides = states.filter((state) => isAside(state) && !earlier.includes(state) && state !== to);
    const places = states.filter((state) => state !== to && (isPlace(state) || isAside(state)));
    if (isPlace(to) && places.length > 0) return { to, from: places };
    if (isDropped(to) || (isThrough(to) && to !== 'exhausted'))
      return { to, from: [...earlier, ...(isThrough(to) ? asides : [])] };
    if (isAside(to) && !/^waiting\b/.test(to)) return { to, from: earlier };
    return { to, from: earlier.filter((state) => !isAside(state)).slice(-1) };
  });
  return [...others, ...on];
}

/** The states that are reached and from which nothing leads on. */
export const endsIn = (states: string[], moves: Pick<Move, 'to' | 'from'>[]): string[] =>
  states.filter(
    (state, at) =>
      moves.some(({ to }) => to === state) &&
      !moves.some(({ from }) => from.includes(state)) &&
      (isDropped(state) || isThrough(state) || at === states.length - 1),
  );

/** What is sent back comes from where somebody else had brought it: nobody asks about a form that is not sent yet. */
const handedBack = (moves: Move[], product: string): Move[] =>
  moves.map((move) => {
    if (!isSentBack(move.to)) return move;
    const handed = moves.filter(({ who, to }) => who !== move.who && who !== product && !isSentBack(to));
    const from = move.from.filter((state) => handed.some(({ to }) => to === state));
    return from.length > 0 ? { ...move, from } : move;
  });

const agreed = /^(?:accepted|approved|agreed|granted)\b/;
const refused = /^(?:declined|refused|rejected|denied)\b/;
/** Whoever may accept something refuses it where they could have accepted it, and not afterwards. */
const asDecided = (moves: Move[]): Move[] =>
  moves.map((move) => {
    const yes = refused.test(move.to) ? moves.find(({ to, who }) => who === move.who && agreed.test(to)) : undefined;
    return yes && move.from.includes(yes.to) ? { ...move, from: yes.from } : move;
  });

/** 'Sent and reviewed in one go': the second state is reached from where the first is. */
const inOneGo = (acts: OutlinedAct[], moves: Move[]): Move[] =>
  acts.reduce((all, { told, feature }) => {
    const set = (told.outcomes ?? []).flatMap((one) => (one.way === 'state' ? [one] : []));
    return set.reduce((left, one, at) => {
      const before = set[at - 1];
      const isThen = before && before.text === one.text && before.record === one.record;
      const ofAct = (state: string) => left.find(({ to, id }) => to === state && id.split('.')[0] === feature.id);
      const first = isThen ? ofAct(before.state) : undefined;
      const second = isThen ? ofAct(one.state) : undefined;
      return first ? left.map((move) => (move === second ? { ...move, from: first.from } : move)) : left;
    }, all);
  }, moves);

const untilDone = /\buntil (?:they|he|she|it|i|we|you|the \p{L}+) (?:say\p{L}* )?(?!.*\buntil\b)[^,;]+/iu;
/** 'Pauses → no new ones until they resume': what is paused goes on again, by whoever paused it or is named there. */
function resumed(acts: OutlinedAct[], moves: Move[], back: Move[]): Move[] {
  const halted = moves.filter(({ to }) =>
    /^(?:paused|blocked|suspended|on hold|in repair|out of (?:use|service|order))\b/.test(to),
  );
  const on = halted.flatMap((move): Move[] => {
    const act = acts.find(({ feature, who }) => who?.one === move.who && feature.id === move.id.split('.')[0]);
    const [until] = (act?.told.outcomes ?? []).flatMap(({ text }) => untilDone.exec(text)?.[0] ?? []);
    const to = move.from[0];
    const [, named] = /^until the (\p{L}+)/iu.exec(until ?? '') ?? [];
    return until && to && ![...moves, ...back].some((other) => other.to === to && other.from.includes(move.to))
      ? [{ ...move, who: named ?? move.who, to, from: [move.to], when: `“${until}”` }]
      : [];
  });
  return [...moves, ...on.slice(0, 1)];
}

/**
 * Moves as their lines tell them: what is sent back, refused, done in one go or resumed comes from where that can be.
 * @param back moves back that lines or rules tell themselves.
 */
export const narrowedByLines = (moves: Move[], back: Move[], acts: OutlinedAct[], product: string): Move[] =>
  resumed(acts, inOneGo(acts, asDecided(handedBack(moves, product))), back);
