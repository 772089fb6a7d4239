import { isOpen, type Move } from '#worker/features/guide/documents/outlined-state-moves.rules.ts';
import { isBounded, type StateBound } from '#worker/features/guide/grammar/state-bounds.rules.ts';
import { nounIn, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { featureIdOf } from '#worker/features/guide/product/criteria.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';

type Words = Pick<OutlinedAct['told'], 'phrase' | 'when'>;

const allOf = ({ phrase, when = '' }: Words) => `${phrase} ${when}`.replace(/[’‘]/g, "'");
const being = "(?:(?:is|are|was|were|has been|have been)( not)?|(isn't|aren't|wasn't|hasn't been|haven't been))";
/** What a line says that a thing is or is not: 'a ticket is called', 'an order is not picked up by closing time'. */
const saidOf = (words: Words, one: string): { isNot: boolean; rest: string } | undefined => {
  const [, not, isNot, rest] =
    new RegExp(
      `\\b(?<! of (?:an?|the) )${toPattern(one.split(' ').at(-1) ?? one)}s? ${being} (?:(?:still|already|yet) )?([^,;]+)`,
      'i',
    ).exec(allOf(words)) ?? [];
  return rest === undefined ? undefined : { isNot: (not ?? isNot) !== undefined, rest: rest.toLowerCase() };
};
const opensWith = (rest: string, state: string) => rest === state || rest.startsWith(`${state} `);

/** 'A shift of an open or taken offer begins': each of the states that stand before a thing. */
function listedBefore(text: string, thing: string, states: string[]): string[] {
  const each = states
    .toSorted((a, b) => b.length - a.length)
    .map(toPattern)
    .join('|');
  const listed = new RegExp(`\\b((?:${each})(?:(?:,? or |, )(?:${each}))+) ${toPattern(thing)}s?\\b`, 'i').exec(
    text,
  )?.[1];
  return listed === undefined
    ? []
    : states.filter((state) =>
        listed
          .toLowerCase()
          .split(/,? or |, /)
          .includes(state.toLowerCase()),
      );
}

/**
 * The states in which a line itself says that a thing is before: 'sends a disputed invoice again', 'within 3 minutes after a ticket is
 * called'. Empty where it names none.
 */
export function statesSaidBefore(words: Words, one: string, states: string[], to: string): string[] {
  const last = one.split(' ').at(-1) ?? one;
  const others = states.filter((state) => state !== to);
  const several = listedBefore(allOf(words), last, others);
  if (several.length > 1) return several;
  const such = others.filter(
    (state) =>
      nounIn(`${state} ${last}`, allOf(words)) ?? nounIn(`${state.replaceAll(' ', '-')} ${last}`, allOf(words)),
  );
  if (such.length > 0) return such;
  const said = saidOf(words, one);
  return said && !said.isNot ? others.filter((state) => opensWith(said.rest, state)) : [];
}

/** Whether words say that a thing has not come to a state: 'an invoice is not paid 3 days after …'. */
export const isNotYet = (text: string, one: string, state: string): boolean => {
  const said = saidOf({ phrase: text }, one);
  return said?.isNot === true && isMeant(said.rest, state);
};

const decided = /^(?:accepted|approved|agreed|granted|confirmed|declined|refused|rejected|denied|answered)\b/;
/** Who answers agrees or refuses. */
const isMeant = (rest: string, to: string) =>
  opensWith(rest, to) || (/^(?:answered|decided|replied)\b/.test(rest) && decided.test(to));

/** Moves in which what upon something has not come about starts only where it could still come about: 'a loan is not returned by …'. */
export const whereStillOpen = (moves: Move[], acts: OutlinedAct[], one: string): Move[] =>
  moves.map((move) => {
    const act = acts.find(({ feature }) => feature.id === featureIdOf(move.id));
    const said = act && !act.who ? saidOf(act.told, one) : undefined;
    if (!said?.isNot) return move;
    const from = new Set(moves.filter(({ to }) => isMeant(said.rest, to)).flatMap((other) => other.from));
    // What is answered already is not unanswered any more.
    const open = [...from].filter((state) => state !== move.to && !isMeant(said.rest, state));
    return open.length > 0 ? { ...move, from: open } : move;
  });

const isDraft = (state: string | undefined) => state !== undefined && /^(?:draft|being written|in draft)\b/.test(state);
/** Moves in which nobody but whoever writes a draft does anything with it. */
export function withoutForeignDrafts(moves: Move[], acts: OutlinedAct[], states: string[]): Move[] {
  const [draft] = states;
  if (!isDraft(draft)) return moves;
  const makers = new Set(acts.flatMap(({ way, who }) => (way === 'make' && who ? [who.one] : [])));
  const people = new Set(acts.flatMap(({ who }) => (who ? [who.one] : [])));
  return moves.map((move) => {
    const others = move.from.filter((state) => state !== draft);
    const isForeign = people.has(move.who) && makers.size > 0 && !makers.has(move.who);
    return isForeign && others.length > 0 ? { ...move, from: others } : move;
  });
}

/** Moves as the rules bound them: 'nobody cancels a stop that is over' takes that start away, 'only while it is ordered' leaves no other. */
export function asBounded(moves: Move[], bounds: StateBound[], acts: OutlinedAct[], one: string): Move[] {
  const own = bounds.filter(({ record }) => record.one === one);
  return moves.map((move) => {
    const verb = acts.find(({ feature }) => feature.id === featureIdOf(move.id))?.told.verb;
    const from = own.reduce((left, bound) => {
      if (!isBounded(bound, { ...(verb ? { verb } : {}), to: move.to })) return left;
      const still = left.filter((state) => bound.states.includes(state) === bound.isOnly);
      const only = bound.states.filter((state) => state !== move.to);
      return still.length > 0 ? still : bound.isOnly && only.length > 0 ? only : left;
    }, move.from);
    return { ...move, from };
  });
}

const byTime = /^(?:over|ended|closed|past|expired|lapsed)\b/;
/** Moves in which what a clock ends by itself ends in each state that is still open, and not in the last one alone. */
export const endedByTime = (moves: Move[], acts: OutlinedAct[], states: string[], product: string): Move[] =>
  moves.map((move) => {
    const act = acts.find(({ feature }) => feature.id === featureIdOf(move.id));
    if (
      !act ||
      act.who ||
      move.who !== product ||
      !byTime.test(move.to) ||
      !/\breached\b|\bis over$/.test(allOf(act.told))
    )
      return move;
    const open = states.slice(0, states.indexOf(move.to)).filter((state) => isOpen(state) && !isDraft(state));
    return open.length > 0 ? { ...move, from: open } : move;
  });

const atRest = /^(?:entered|available|free|ready|in stock|in the (?:yard|store|shed)|on the (?:list|shelf|rack))\b/;
const isBack = /^(?:back|returned|given back|ready|in again)\b/;
const goesOut = /^(?:(?:hired|rented|lent|handed|given|loaned|checked|let) out|lent|rented|hired|on loan)\b/;
/** Moves in which a thing that came back is given out again: what begins at rest is a thing, and no loan of one. */
export const givenOutAgain = (moves: Move[], [initial = '', ...later]: string[]): Move[] => {
  const back = later.filter(
    (state) =>
      isBack.test(state) && moves.some(({ to }) => to === state) && !moves.some(({ from }) => from.includes(state)),
  );
  if (!atRest.test(initial) || back.length === 0) return moves;
  return moves.map((move) =>
    goesOut.test(move.to) && move.from.includes(initial) ? { ...move, from: [...move.from, ...back] } : move,
  );
};
