import {
  isAside,
  isDropped,
  isSentBack,
  type Move,
} from '#worker/features/guide/documents/outlined-state-moves.rules.ts';
import {
  endedByTime,
  whereStillOpen,
  withoutForeignDrafts,
} from '#worker/features/guide/documents/outlined-state-starts.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { endsAccount } from '#worker/features/guide/outline/outline-own-accounts.rules.ts';
import { featureIdOf } from '#worker/features/guide/product/criteria.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';

/** The line that brings a change about. */
const actOf = (acts: OutlinedAct[], { id }: Move) => acts.find(({ feature }) => feature.id === featureIdOf(id));

/** Nothing goes on from a question that is not answered. */
const asksBack = /^(?:queried|deferred|on hold)\b/;

/**
 * Moves in which a decision can be taken again after what it only put off: who accepts, queries or refuses accepts what was queried, and
 * what follows an acceptance does not follow a query.
 */
function decidedAgain(moves: Move[]): Move[] {
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

/** What is sent back comes from where somebody else had brought it: nobody asks about a form that is not sent yet. */
const handedBack = (moves: Move[], states: string[], product: string): Move[] =>
  moves.map((move) => {
    if (!isSentBack(move.to, states)) return move;
    const handed = moves.filter(({ who, to }) => who !== move.who && who !== product && !isSentBack(to, states));
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
      const ofAct = (state: string) => left.find(({ to, id }) => to === state && featureIdOf(id) === feature.id);
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
    const act = actOf(acts, move);
    const [until] = (act?.told.outcomes ?? []).flatMap(({ text }) => untilDone.exec(text)?.[0] ?? []);
    const to = move.from[0];
    const [, named] = /^until the (\p{L}+)/iu.exec(until ?? '') ?? [];
    return act?.who &&
      until &&
      to &&
      ![...moves, ...back].some((other) => other.to === to && other.from.includes(move.to))
      ? [{ ...move, who: named ?? move.who, to, from: [move.to], when: `“${until}”` }]
      : [];
  });
  return [...moves, ...on.slice(0, 1)];
}

const underway =
  /^(?:handed out|collected|picked up|delivered|late|overdue|brought in|checked in|in use|running|driving|out|lent|sent|shipped|on the way|returned|done|finished|(?:half |not )?repaired|carried over|reviewed|played|driven)\b/;

const handsIn = /^(?:draft|begun|being written|in draft)\b/;
/** Who cancels does so before it has begun: nobody cancels what they hold in their hands. */
const beforeUnderway = (acts: OutlinedAct[], states: string[], moves: Move[], one: string): Move[] =>
  moves.map((move) => {
    const act = actOf(acts, move);
    // Who cancels a turn takes back what was asked about it, and not what somebody took on already.
    const isBeside = act !== undefined && move.to === 'withdrawn' && nounIn(one, act.told.phrase) === null;
    // Who sends off what they wrote has handed it in, and no goods are on their way.
    const isHandedIn = (state: string) => state === 'sent' && (state === states[0] || handsIn.test(states[0] ?? ''));
    const from = move.from.filter(
      (state) =>
        (!underway.test(state) || isHandedIn(state) || isSentBack(state, states)) &&
        !(isBeside && /^(?:taken|used)\b/.test(state)),
    );
    return act?.who && /^(?:cancel|withdraw|call off)/.test(act.told.verb) && from.length > 0
      ? { ...move, from }
      : move;
  });

/** 'Closes their account' ends all that is theirs, however far it was. */
const withAccount = (acts: OutlinedAct[], states: string[], moves: Move[]): Move[] =>
  moves.map((move) => {
    const act = actOf(acts, move);
    return act && endsAccount(act.told)
      ? { ...move, from: states.filter((state) => state !== move.to && !isDropped(state)) }
      : move;
  });

/** 'A driver notes that nobody is at home': from where the same one would have brought it on. */
const asReported = (acts: OutlinedAct[], moves: Move[]): Move[] =>
  moves.map((move) => {
    const act = actOf(acts, move);
    if (!act?.told.isDoerAssumed || act.told.verb !== 'note') return move;
    const last = acts.slice(0, acts.indexOf(act)).findLast(({ who }) => who?.one === act.who?.one);
    const from = moves.flatMap((other) => (last && actOf(acts, other) === last ? other.from : []));
    const others = [...new Set(from)].filter((state) => state !== move.to);
    return others.length > 0 ? { ...move, from: others } : move;
  });

/**
 * Moves as their lines tell them: what is sent back, refused, cancelled, closed, done in one go or resumed comes from where that can be.
 * @param back moves back that lines or rules tell themselves; `states` all of the record, `one` its name.
 */
export function narrowedByLines(
  moves: Move[],
  back: Move[],
  { acts, states, product, one }: { acts: OutlinedAct[]; states: string[]; product: string; one: string },
): Move[] {
  const reported = asReported(acts, decidedAgain(moves));
  const begun = beforeUnderway(acts, states, withAccount(acts, states, reported), one);
  const own = withoutForeignDrafts(asDecided(handedBack(begun, states, product)), acts, states);
  const timed = whereStillOpen(endedByTime(own, acts, states, product), acts, one);
  return resumed(acts, inOneGo(acts, timed), back);
}
