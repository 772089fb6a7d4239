import type { Machine } from '#worker/features/guide/documents/told-states.rules.ts';
import { bringsAbout, isPlace } from '#worker/features/guide/grammar/state-words.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';

/** A change of state: to which, from which ones, who makes it and when, and the criterion that says so. */
export type Move = Machine['moves'][number];

/** Where something ends that did not come through. */
export const isDropped = (state: string): boolean =>
  /^(?:rejected|refused|declined|cancell?ed|called off|failed|expired|lapsed|lost|scrapped|struck|excused|withdrawn|abandoned|dropped|moved away|no[- ]show|given up|recalled|revoked|aborted|void|discarded|written off|dismissed|removed|broken off|turned away|(?:\p{L}+ )?excluded|incomplete|unfinished)\b/u.test(
    state,
  );
/** Where something is through. */
export const isThrough = (state: string): boolean =>
  /^(?:paid|done|settled|finished|closed|completed?|exhausted|returned|delivered|took|taken over|got|fulfilled|cleared away|archived|gone|solved)\b/.test(
    state,
  );
/** Where a thing has had its day: it was had, given back or not come for. Nothing leads from there to another end, unless a line says so. */
export const isOver = (state: string): boolean =>
  /^(?:served|picked up|given back|left over|missed|attended|refunded|over|ended|taken down|won|drawn?|used(?: up)?|redeemed|ticked off|given(?! (?:out|up|away|in|to)\b))\b/.test(
    state,
  );
/** What is still open: nothing has ended it. */
export const isOpen = (state: string): boolean => !isDropped(state) && !isThrough(state) && !isOver(state);
const decided = /^(?:accepted|approved|declined|refused|rejected)\b/;
/** Whether what is 'returned' waits for an answer: it was handed in, and is decided on only afterwards. */
const returnsWork = (state: string, states: string[]): boolean =>
  state === 'returned' &&
  states.slice(0, states.indexOf(state)).some((one) => /^(?:sent|submitted|handed in|sent in)$/.test(one)) &&
  states.slice(states.indexOf(state)).some((one) => decided.test(one));
/** What was sent back for somebody else to answer; of `states`, all of the record, 'returned' is so where it is decided on afterwards. */
export const isSentBack = (state: string, states: string[] = []): boolean =>
  /^(?:(?:sent |given |handed )?back (?:to|with)|queried|returned for|needs? (?:work|change|an answer))\b/.test(
    state,
  ) || returnsWork(state, states);
/** What stands beside the way: it comes from any step, and the way goes on from it; `states` are all of the record. */
export const isAside = (state: string, states: string[] = []): boolean =>
  isSentBack(state, states) ||
  // What somebody has and offers to the others is theirs as long as nobody takes it.
  (/^(?:offered|put up|given up)\b/.test(state) &&
    /^(?:taken|assigned|claimed|booked|accepted)\b/.test(states[0] ?? '')) ||
  /^(?:passed on|late|overdue|unpaid|missed|missing|disputed|in dispute|paused|blocked|suspended|deferred|on hold|waiting|reminded|warned)\b/.test(
    state,
  );
/** 'Signs pass or fail': no decision that is taken once, but what each look at it can end in. */
export const passes = /\b(?:pass(?:es|ed)?|ok|okay|sound|safe) or (?:fail(?:s|ed)?|not|defective|unsafe)\b/i;

/** 'Signs pass or fail': the state that a pass leads to, where the other outcome is told; the last one before it that nothing else leads to. */
export function passedState(act: OutlinedAct, states: string[], one: string): string | undefined {
  const failed = states.find((state) => isDropped(state) && bringsAbout(act.told, state, one));
  if (!failed || !passes.test(`${act.told.verb} ${act.told.phrase}`)) return undefined;
  return states.slice(1, states.indexOf(failed)).findLast((state) => !isDropped(state) && !isAside(state));
}

/** 'Nobody has claimed it by Thursday evening': what is told of the case in which a thing does not come to a state. */
const notReached = /^(?:nobody|no one|no \p{L}+) (?:has|have|had) (?:yet )?(\p{L}+) (?:it|them|the|an?)\b/iu;

/** Whether a line tells what is done while a thing has not come to a state: it may go on without it. */
export const isToldMissed = (state: string, lines: string[]): boolean =>
  lines.some((line) => state === notReached.exec(line)?.[1]?.toLowerCase());

/** The states that a rule makes a matter of some cases: 'Beata checks only when …'. */
export const mayBeSkipped = (state: string, rules: string[], one: string): boolean =>
  rules.some((rule) => {
    const [, verb = ''] =
      /^(?:the |an? )?\p{L}+(?: \p{L}+)? (\p{L}+?)(?:e?s)?(?: \p{L}+){0,3} only (?:when|if)\b/iu.exec(rule) ?? [];
    return verb !== '' && bringsAbout({ verb, phrase: '' }, state, one);
  });

/** What is paid before it is made: something is still done with it then. */
const isPaidFirst = (state: string, states: string[]): boolean =>
  /^paid\b/.test(state) && states.slice(states.indexOf(state) + 1).some((one) => isOpen(one) && !isAside(one));

/** Where a thing waits to go on. */
const rests = /^(?:free|available|vacant|away|on loan|lent|out|carried over|postponed)\b/;

/**
 * How a record comes to the states of which nobody told: by hand, from the step before, until it is told. A place from each other one.
 * Without them a rule that refuses all other changes would refuse what was told.
 */
export function movesByHand(states: string[], untold: string[], moves: Move[]): { to: string; from: string[] }[] {
  const [initial = ''] = states;
  const isBackOpen = isPlace(initial) && untold.some(isPlace) && !moves.some(({ to }) => to === initial);
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
    const earlier = states.slice(0, states.indexOf(to)).filter((one) => isOpen(one) || isPaidFirst(one, states));
    const asides = states.filter((state) => isAside(state) && !earlier.includes(state) && state !== to);
    const places = states.filter((state) => state !== to && (isPlace(state) || isAside(state)));
    if (isPlace(to) && places.length > 0) return { to, from: places };
    if (isDropped(to) || /^(?:retired|archived)\b/.test(to) || (isThrough(to) && to !== 'exhausted'))
      return { to, from: [...earlier, ...(isThrough(to) ? asides : [])] };
    if (isAside(to) && !/^waiting\b/.test(to)) return { to, from: earlier };
    return { to, from: earlier.filter((state) => !isAside(state)).slice(-1) };
  });
  return [...others, ...on];
}

/** The states that are reached and from which nothing leads on; all that one act decides between end alike. */
export function endsIn(states: string[], moves: (Pick<Move, 'to' | 'from'> & { when?: string })[]): string[] {
  const last = states.filter(
    (state) => moves.some(({ to }) => to === state) && !moves.some(({ from }) => from.includes(state)),
  );
  const isDecided = (state: string) =>
    moves.some(({ to, when }) => {
      const others = moves.filter((other) => other.to !== state && when !== undefined && other.when === when);
      return to === state && others.length > 0 && others.every((other) => last.includes(other.to));
    });
  return last.filter((state) => !isOpen(state) || state === states.at(-1) || isDecided(state));
}
