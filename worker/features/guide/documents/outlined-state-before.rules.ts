import type { Carrier } from '#worker/features/guide/documents/outlined-state-carriers.rules.ts';
import {
  isAside,
  isDropped,
  isOpen,
  isOver,
  isSentBack,
  isThrough,
} from '#worker/features/guide/documents/outlined-state-moves.rules.ts';
import { statesByHanding } from '#worker/features/guide/grammar/handing.rules.ts';
import { isPlace } from '#worker/features/guide/grammar/state-words.rules.ts';
import { toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { isUnreached } from '#worker/features/guide/product/states-meant.rules.ts';

/** Only what was given out can be called back. */
const presupposes = (state: string) => /^(?:recalled|revoked|refunded|reopened)\b/.test(state);
const mostUntold = 1;
/** What was missed can be excused afterwards. */
const forgives = /^(?:excused|written off)\b/;
const isMissed = (state: string) => /^missed\b/.test(state);

/** Where something is put away, whatever it was then. */
const putAway = /^(?:closed|retired|archived|taken (?:off|down|out)|scrapped|sold)\b/;
const takesAway = /\b(?:comes? down|take[sn]?|remove[sd]?|retire[sd]?|archive[sd]?|scrap(?:ped|s)?|sold|sells?)\b/i;
const clocked =
  /\b(?:day|hour|minute|week|month)s? \d|\d+ (?:days?|hours?|minutes?|weeks?|months?)\b|\bby (?:noon|midnight|\d)/i;
/** What is put away, and what a clock brings about by itself, comes from each state that is still open. */
export const isFromAny = ({ who, when }: Carrier, state: string, product: string): boolean =>
  (putAway.test(state) && takesAway.test(when)) ||
  (who === product && /\bagain\b/.test(when) && /^(?:resolved|recovered|fixed|over|closed)\b/.test(state)) ||
  (who === product && clocked.test(when) && isOpen(state) && !isAside(state));
/** 'A resident has not pressed "started" 15 minutes after': what has been started already is past that. */
export function notPast(from: string[], when: string, states: string[]): string[] {
  const [, denied = ''] = /(?:\bnot|n['’]t|\bnever) ([^,;.]+)/iu.exec(when) ?? [];
  const named = states.findIndex((state, at) => at > 0 && new RegExp(`\\b${toPattern(state)}\\b`, 'i').test(denied));
  const left = named > 0 ? from.filter((one) => states.indexOf(one) < named) : from;
  return left.length > 0 ? left : from;
}

/** The states before another one in which nothing has ended yet. */
export const openBefore = (state: string, states: string[]): string[] =>
  states
    .slice(0, states.indexOf(state))
    .filter((one) => !isDropped(one) || putAway.test(state))
    .filter((one) => !isThrough(one) && !isOver(one));

const absent = /^(?:missing|absent|no[- ]show)\b/;
const there = /^(?:checked in|arrived|present|here|seated|brought in|started)\b/;
/** What has got there did not fail. */
const isLast = (state: string, states: string[]) =>
  /^(?:arrived|received|played|driven)\b/.test(state) && states.findLast((one) => !isDropped(one)) === state;

/** The states from which another one is reached: the nearest that something leads to, and for what is dropped each that is still open. */
export function before(state: string, states: string[], carried: Set<string>): string[] {
  const earlier = states.slice(0, states.indexOf(state));
  // Only what did not pass is let through all the same.
  const failed = /^(?:waived|overruled|let through)\b/.test(state)
    ? earlier.filter((one) => /^failed\b/.test(one))
    : [];
  if (failed.length > 0) return failed;
  const out = /^(?:late|overdue)\b/.test(state) ? earlier.filter((one) => statesByHanding.out.test(one)) : [];
  if (out.length > 0) return out;
  const isOn = (one: string) => isAside(one, states) || (!isThrough(one) && !isOver(one));
  const isThere = (one: string) => absent.test(state) && there.test(one);
  const open = earlier.filter(
    (one) =>
      !isDropped(one) && !isThere(one) && (isMissed(one) ? forgives.test(state) : isOn(one)) && !isLast(one, states),
  );
  const isLeft = /^(?:given back|left over)\b/.test(state) && !earlier.some((one) => statesByHanding.out.test(one));
  if ((isDropped(state) || isAside(state, states) || isLeft) && !presupposes(state))
    return open.length > 0 ? open : earlier.slice(0, 1);
  // What is still owed was not had.
  const way = earlier.filter((one) => !isDropped(one) && !(/^to be \p{L}/u.test(state) && isOver(one))).toReversed();
  if (way[0] !== undefined && isPlace(way[0]) && open.length > 0) return open;
  const end = way.findIndex((one) => carried.has(one) && !isAside(one, states));
  const steps = way.slice(0, end + 1);
  // Of a long row that nobody told more of only the last step is sure.
  const isLong = steps.slice(0, -1).filter((one) => !carried.has(one) && !isAside(one, states)).length > mostUntold;
  // What was sent back waits for whom it was sent to.
  const free = steps.filter(
    (one) => !(isSentBack(one, states) && carried.has(one)) && !absent.test(one) && !isUnreached(one),
  );
  return isLong || end < 0 ? way.slice(0, 1) : free.toReversed();
}
