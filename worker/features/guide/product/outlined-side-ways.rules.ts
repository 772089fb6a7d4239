import { namedStates, statesByVerb } from '#worker/features/guide/content/states.ts';
import { isCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { stepOf } from '#worker/features/guide/product/outlined-branches.rules.ts';

/** States that nobody aims at: 'cancelled', 'missed', 'hidden'. What rests goes on. */
const unwanted = new Set([
  ...Object.values(statesByVerb).flatMap(([state, rank]) => (rank === 'out' && state !== 'paused' ? [state] : [])),
  ...Object.entries(namedStates).flatMap(([state, rank]) => (rank === 'out' ? [state] : [])),
  ...['broken', 'damaged', 'disputed', 'dismissed', 'sold out', 'reopened', 'gone', 'broken off', 'given up'],
]);
/** 'Sold-out' before its noun, and 'broken' of what is told of a thing. */
const asState = (words: string) => words.toLowerCase().replaceAll('-', ' ');
/** Whether nobody aims at a state. */
export const isUnwanted = (state: string): boolean => unwanted.has(asState(state));

/** What somebody ends for themselves: nothing rests on it. */
const leaves = /^(?:unfollow|unsubscribe|unshare|unpublish)$/;
const setsRight = /^(?:hide|dismiss|reopen)$/;
const takesOff = /^(?:down|off)\b|\b(?:down|off)(?: (?:the|sale|show|its|their)\b.*| again)?$/;
const givesBack = /^(?:back|up)\b|\b(?:back|up)$/;
/** Verbs by which a thing gets into the hands of whoever waits for it. */
export const handsOver = /^(?:hand|lend|issue|rent|deliver|ship|load)$/;

/** The states to which the line of an act says that it brings things, in small letters. */
export const statesSetBy = ({ told }: OutlinedAct) =>
  (told.outcomes ?? []).flatMap((one) => (one.way === 'state' ? [asState(one.state)] : []));
const makes = (act: OutlinedAct, record: ToldRecord) =>
  [act, ...(act.also ?? [])].some((one) => one.record === record && one.way === 'make');

/** Whether somebody takes away what they, and nobody else, brought in: 'takes a piece down', 'gives the ticket back', 'unfollows'. */
export function takesBack(act: OutlinedAct, acts: OutlinedAct[]): boolean {
  const { who, told, record } = act;
  if (!who) return false;
  if (leaves.test(told.verb) || isAsBefore(act)) return true;
  const makers = record ? acts.filter((other) => makes(other, record)) : [];
  const isOwn = makers.every((other) => other.who?.one === who.one);
  if (told.verb === 'take') return isOwn && takesOff.test(told.phrase);
  // What was handed to somebody comes back as it goes well.
  const isHanded = acts.some((other) => other.who && other.who.one !== who.one && handsOver.test(other.told.verb));
  if (told.verb !== 'give' || !givesBack.test(told.phrase) || isHanded) return false;
  return (isOwn && makers.length > 0) || acts.some((other) => other.who?.one === who.one && isFreedBy(act, other));
}

/** 'Takes a piece out of a load → piece is waiting again': it stands where it stood at first. */
const isAsBefore = ({ record, told }: OutlinedAct): boolean =>
  record !== undefined &&
  (told.outcomes ?? []).some(
    (outcome) =>
      outcome.way === 'state' &&
      outcome.state === statesOf(record)[0] &&
      /\bagain\b/.test(`${outcome.text} ${outcome.rest ?? ''}`),
  );

const booked = /^(?:booked|reserved|claimed|promised|held)$/;
/** 'Gives a slot back → slot is free' of whoever booked it; what was lent comes back as it goes well. */
const isFreedBy = ({ record, ...act }: OutlinedAct, other: OutlinedAct): boolean =>
  record !== undefined &&
  other.record === record &&
  statesSetBy(other).some((state) => booked.test(state)) &&
  statesSetBy({ record, ...act }).includes(asState(statesOf(record)[0] ?? ''));

const amiss = /^(?:complaint|damage|return|dispute|defect|objection|appeal)$/;
const reports = /^(?:report|flag|complain)$/;

/** What somebody makes upon a thing that went through hands before, since it is not as it should be: 'a complaint of an order'. */
function reportsAmiss(act: OutlinedAct, acts: OutlinedAct[], main: ToldRecord | undefined): boolean {
  const { who, told, record } = act;
  if (!who || !record || record === main || !makes(act, record)) return false;
  const before = acts.slice(0, acts.indexOf(act));
  const isOf = (other: ToldRecord) => record.fields.some(({ name }) => name.toLowerCase() === other.one);
  const isUpon = before.some((other) => other.record && isOf(other.record) && statesOf(other.record).length > 1);
  return isUpon && (amiss.test(record.one) || reports.test(told.verb));
}

/** 'A volunteer who cannot come offers the shift': who does it could not do what they should. */
const isHindered = (act: OutlinedAct): boolean =>
  act.who !== undefined &&
  /^(?!when|if)[^,]{2,40} who (?:can(?:no|')t|can not|could not|is ill|are ill) /i.test(stepOf(act));

/** Whether an act brings a thing to a state that nobody aims at: 'marks a booking as missed'. */
export const endsAmiss = (act: OutlinedAct): boolean =>
  act.record !== undefined &&
  !makes(act, act.record) &&
  !handsOver.test(act.told.verb) &&
  statesSetBy(act).some(
    (state) => unwanted.has(state) && asState(statesOf(act.record as ToldRecord)[0] ?? '') !== state,
  );

const halted = /^(?:paused|suspended|interrupted|on hold)$/;
/** Whether an act lets a thing rest for a while. */
export const isResting = (act: OutlinedAct): boolean => statesSetBy(act).some((state) => halted.test(state));
const goesOn = /^(?:resume|continue|unpause|restart|go on|carry on)\b/;
/** Whether an act only halts what another one lets go on: 'pauses a game' beside 'goes on with a game'. */
export const isHalting = (act: OutlinedAct, acts: OutlinedAct[]): boolean =>
  isResting(act) && acts.some((other) => isResuming(other, act));

/** Whether an act lets go on what the other one halts. */
export const isResuming = ({ record, told }: OutlinedAct, halting: OutlinedAct): boolean =>
  record === halting.record &&
  goesOn.test(`${told.verb} ${told.phrase}`) &&
  statesSetBy(halting).some((state) => halted.test(state));

/** Whether the product ends by itself what another act ends as everybody hopes: 'the minutes of a game are over' beside 'ends a game'. */
const isEndedBesides = (act: OutlinedAct, acts: OutlinedAct[]): boolean => {
  const { record } = act;
  const isHoped = (state: string) => !unwanted.has(state) && state !== asState(statesOf(record as ToldRecord)[0] ?? '');
  return (
    !act.who &&
    record !== undefined &&
    endsAmiss(act) &&
    acts.some(
      (other) =>
        other.who &&
        (other.told.outcomes ?? []).some(
          (one) => one.way === 'state' && isCalled(one.record, record.one) && isHoped(asState(one.state)),
        ),
    )
  );
};

/** Whether an act is done to a thing in a state that only side ways bring about, or to what only they make: 'sends a disputed invoice again'. */
function followsUp(act: OutlinedAct, acts: OutlinedAct[], sides: OutlinedAct[]): boolean {
  const { who, told, record } = act;
  if (!who || !record || act.way === 'read') return false;
  const makers = acts.slice(0, acts.indexOf(act)).filter((other) => makes(other, record));
  if (makers.length > 0 && makers.every((other) => other.who && sides.includes(other))) return true;
  const set = sides.filter((other) => other.record === record).flatMap(statesSetBy);
  if (set.some((state) => /^(?:lapsed|expired)$/.test(state)) && /^(?:renew|extend|reactivate)$/.test(told.verb))
    return true;
  if (set.some((state) => halted.test(state)) && goesOn.test(`${told.verb} ${told.phrase}`)) return true;
  const wanted = acts.filter((other) => !sides.includes(other)).flatMap(statesSetBy);
  return set.some(
    (state) =>
      !wanted.includes(state) &&
      state !== asState(statesOf(record)[0] ?? '') &&
      new RegExp(`^(?:an?|the|any|their|its)? ?${toPattern(state)} \\p{L}`, 'iu').test(asState(told.phrase)),
  );
}

/** 'Three reminders, each a bit firmer': what the product makes by itself once time has passed is what it is for. */
const isPurpose = ({ who, also = [], record, way, told }: OutlinedAct, headline: string): boolean =>
  !who &&
  [{ record, way }, ...also].some(
    (one) => one.way === 'make' && one.record && nounIn(one.record.one, headline) !== null,
  ) &&
  (told.outcomes ?? []).some((one) => one.way === 'tell');

/** The state that a thing is not in yet when the product does something by itself. */
export const stateAwaited = (act: OutlinedAct): string =>
  act.who ? '' : (notYet.exec(stepOf(act))?.[1] ?? '').toLowerCase();

const notYet = /^.+? (?:is|are|has|have) not (?:yet )?(?:been )?(\p{L}+)\b/iu;

/** Steps in an order that can happen: what is done while a thing is not yet in a state stands before what brings it there. */
export function waitingFirst(chain: OutlinedAct[]): OutlinedAct[] {
  return chain.reduce((order, act) => {
    const state = stateAwaited(act);
    const at = order.findIndex((other) => state !== '' && statesSetBy(other).includes(state));
    const from = order.indexOf(act);
    return at < 0 || at > from
      ? order
      : [...order.slice(0, at), act, ...order.slice(at).filter((other) => other !== act)];
  }, chain);
}

/**
 * The acts that are no steps of a way, since they take back what was brought in, end it otherwise than everybody hopes, report what is not
 * as it should be, or go on from one of these.
 * @param acts what happens, in told order
 * @param isBranch whether an act is known to be done only when it does not go well
 * @param main the record that it is all about: to make one is the way, whatever it tells of
 * @param headline what the product is: what it speaks of is what it is for
 */
export function sideActs(
  acts: OutlinedAct[],
  isBranch: (act: OutlinedAct) => boolean,
  main: ToldRecord | undefined,
  headline: string,
): OutlinedAct[] {
  const first = acts.filter(
    (act) =>
      (isBranch(act) && !isPurpose(act, headline) && !setsOff(act, acts)) ||
      (isEndedBesides(act, acts) && !isPurpose(act, headline)) ||
      (act.who &&
        (takesBack(act, acts) ||
          setsRight.test(act.told.verb) ||
          isHindered(act) ||
          endsAmiss(act) ||
          isHalting(act, acts) ||
          reportsAmiss(act, acts, main))),
  );
  const after = acts.filter((act) => !first.includes(act) && followsUp(act, acts, first));
  return acts.filter((act) => first.includes(act) || after.includes(act));
}

/**
 * 'Two of the three regions fail → new incident': what nobody else makes and people go on with, bringing it to a state, is what sets a way
 * off, whatever went wrong for it to come.
 */
const setsOff = (act: OutlinedAct, acts: OutlinedAct[]): boolean =>
  !act.who &&
  [act, ...(act.also ?? [])].some(
    ({ record, way, outcome }) =>
      record !== undefined &&
      (outcome?.way === 'make' || way === 'make') &&
      !acts.some((other) => other.who && makes(other, record)) &&
      acts.some((other) => other.who && other.record === record && statesSetBy(other).length > 0),
  );

const tells = ({ told }: OutlinedAct, one: string): boolean =>
  (told.outcomes ?? []).some((outcome) => outcome.way === 'tell' && nounIn(one, outcome.whom) !== null);

/**
 * What goes wrong and is put right by several people: each report with what those do upon it who go on with it, in told order.
 * @param sides the acts that are no steps of a way
 * @param acts what happens, in told order
 */
export function sideChains(sides: OutlinedAct[], acts: OutlinedAct[]): OutlinedAct[][] {
  const inOrder = acts.filter((act) => sides.includes(act));
  const used = new Set<OutlinedAct>();
  return inOrder.flatMap((act, at): OutlinedAct[][] => {
    if (!act.who || used.has(act)) return [];
    const isReport = act.record !== undefined && makes(act, act.record);
    const upon = inOrder
      .slice(at + 1)
      .filter(
        (other) =>
          !used.has(other) &&
          other.who &&
          (other.who.one !== act.who?.one || /^another\b/i.test(stepOf(other))) &&
          ((isReport && tells(act, other.who.one)) || followsUp(other, acts, [act])),
      );
    if (upon.length === 0) return [];
    const after = inOrder.filter((other) => !upon.includes(other) && !used.has(other) && followsUp(other, acts, upon));
    const chain = [act, ...upon, ...after];
    for (const one of chain) used.add(one);
    return [chain];
  });
}
