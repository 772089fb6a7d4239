import {
  before,
  isFromAny,
  notPast,
  openBefore,
} from '#worker/features/guide/documents/outlined-state-before.rules.ts';
import {
  actsOf,
  broughtBy,
  type Carrier,
  carrierOf,
  carriersOf,
  fromSaid,
  isTakenOff,
  phaseCarrier,
  saidCarriers,
  setByHand,
  settingOf,
} from '#worker/features/guide/documents/outlined-state-carriers.rules.ts';
import { narrowedByLines } from '#worker/features/guide/documents/outlined-state-lines.rules.ts';
import {
  endsIn,
  isAside,
  isDropped,
  isSentBack,
  isThrough,
  isToldMissed,
  type Move,
  mayBeSkipped,
  movesByHand,
  passes,
} from '#worker/features/guide/documents/outlined-state-moves.rules.ts';
import { asBounded, givenOutAgain } from '#worker/features/guide/documents/outlined-state-starts.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import type { Machine } from '#worker/features/guide/documents/told-states.rules.ts';
import { handingOf } from '#worker/features/guide/grammar/handing.rules.ts';
import { isCalled, saysOfThings } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { stateBoundOf } from '#worker/features/guide/grammar/state-bounds.rules.ts';
import { bringsAbout, statesBrought } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { criterionId, featureIdOf } from '#worker/features/guide/product/criteria.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { listHandStates } from '#worker/features/guide/product/states-by-hand.rules.ts';
import { isUnreached } from '#worker/features/guide/product/states-meant.rules.ts';

const isNumbered = (state: string) => / \d+$/.test(state);
/** The rules on the states in which something is done. */
const boundsOf = oncePerProduct((product: Product) =>
  ownerRules(product).flatMap(({ text }) => stateBoundOf(text, product.idea.records) ?? []),
);

/**
 * The states of a record that an outline lists, with the changes that an act or a rule of it brings about and no others.
 * @returns undefined where no states were listed; `untold` are those of which nobody told what makes a record so.
 */
export function outlinedMachine(product: Product, record: ToldRecord): Machine | undefined {
  const states = statesOf(record);
  const [initial] = states;
  if (initial === undefined) return undefined;
  const later = states.slice(1);
  const told = new Map(later.map((state) => [state, carriersOf(product, record, state, states)]));
  const phases = states.filter((state) => /^\p{L}+ing$/u.test(state));
  const whole = later.map((state) => {
    const own = told.get(state) ?? [];
    return { state, carriers: own.length > 0 ? own : phaseCarrier(product, record, state, phases) };
  });
  const rules = ownerRules(product).map(({ text }) => text);
  const lines = product.idea.outline?.acts ?? [];
  // What comes in by another door was not taken on by anybody before.
  const makers = actsOf(product, record).filter((act) =>
    [act, ...(act.also ?? [])].some((link) => link.record === record && link.way === 'make' && link.who),
  );
  const hasDoors = new Set(makers.map(({ who }) => who?.one)).size > 1;
  const isPassedBy = (state: string) => hasDoors && /^(?:claimed|taken|assigned|picked|given out)\b/.test(state);
  const carried = new Set([
    initial,
    ...whole
      .filter(
        ({ state, carriers }) =>
          carriers.some(({ isByHand, isMeant }) => !isByHand && !isMeant) &&
          !mayBeSkipped(state, rules, record.one) &&
          !isToldMissed(state, lines) &&
          !isPassedBy(state),
      )
      .map(({ state }) => state),
  ]);
  // Who accepts, queries or refuses decides between them: each comes from where the first of them does.
  const firstOf = ({ when, isEither }: Carrier, state: string) =>
    // 'Quarter 1, quarter 2 or finished' come one after the other.
    !states.some(isNumbered) && (isEither || /\S or \S/.test(when)) && !passes.test(when)
      ? (whole.find(({ carriers }) => carriers.some((other) => other.when === when))?.state ?? state)
      : state;
  const moves = whole.flatMap(({ state, carriers }) =>
    carriers.map((carrier): Move & { isByHand?: true } => ({
      ...carrier,
      to: state,
      from: notPast(
        carrier.from ??
          (isFromAny(carrier, state, product.name)
            ? openBefore(state, states)
            : before(firstOf(carrier, state), states, carried)),
        carrier.when,
        states,
      ),
    })),
  );
  const back = [
    ...backMoves(product, states, told),
    ...broughtBack(product, record, states),
    ...takenOff(product, record, states),
    ...saidBack(product, record, states),
    ...setByHand(product, record, initial, states).map((one) => ({ ...one, to: initial, from: one.from ?? [] })),
  ];
  const acts = actsOf(product, record);
  const doneBack = new Set(back.map(({ id }) => id));
  // What happens to something else sets back only what came by itself: a paused endpoint stays paused.
  const alone = later.filter(
    (state) => !isUnreached(state) && moves.some(({ to, isByHand }) => to === state && !isByHand),
  );
  back.push(
    ...saidCarriers(product, record, initial, states).flatMap((one) => {
      const from = later.filter((state) => (one.isEach ? !isDropped(state) : one.when.includes(`“${state}”`)));
      return doneBack.has(one.id) || (from.length === 0 && alone.length === 0)
        ? []
        : [{ ...one, to: initial, from: from.length > 0 ? from : alone }];
    }),
  );
  const narrowed = narrowedByLines(moves, back, { acts, states, product: product.name, one: record.one });
  const again = withAnswers(narrowed, states, makers[0]);
  const all = givenOutAgain(asBounded([...again, ...back], boundsOf(product), acts, record.one), states);
  const byItself = movedByNobody(product, record, states, all);
  all.push(...byItself);
  // A place that is free again opens only what was open before.
  const led = [
    ...moves,
    ...byItself.filter(({ to, from }) => from.every((one) => states.indexOf(one) < states.indexOf(to))),
  ];
  const left = later.filter((state) => !led.some(({ to }) => to === state));
  const hands = listHandStates(product).filter((one) => one.record === record.one && !one.isBack);
  const handOf = (state: string) =>
    left.includes(state) ? hands.find((one) => one.states.includes(state)) : undefined;
  // What comes from nowhere comes from where everything begins.
  const free = movesByHand(states, left, all).map((move) =>
    move.from.length > 0 ? move : { ...move, from: [initial] },
  );
  all.push(
    ...free.flatMap(({ to, from }): Move[] => {
      const hand = handOf(to);
      const who =
        hand && (listActs(product).find(({ feature }) => feature.id === hand.feature.id)?.who?.one ?? hand.who);
      return hand && who ? [{ to, from, who, id: hand.id, when: `set the ${record.one} to “${to}” [ASSUMPTION]` }] : [];
    }),
  );
  const untold = left.filter((state) => !handOf(state));
  const byHand = free.filter(({ to }) => !handOf(to));
  const opening = acts.find((act) => act.way !== 'run' && bringsAbout(act.told, initial, record.one));
  // What opens something again does not begin it.
  const isAgain = opening && back.some(({ to, id }) => to === initial && featureIdOf(id) === opening.feature.id);
  const begun = isAgain ? makers[0] : opening;
  return {
    record: record.one,
    initial,
    states,
    moves: all,
    ...(begun ? { begins: carrierOf(begun, product) } : {}),
    ...(untold.length > 0 ? { untold } : {}),
    ...(byHand.length > 0 ? { byHand } : {}),
    ends: endsIn(states, [...all, ...byHand]),
  };
}

const room =
  /^(?:(?:number of )?(?:places|seats|people|volunteers|spots)|capacity|how many(?: people)?(?: needed)?|people needed)$/;
const dated = /^(?:date|day|until|to|end|date and time)$|\bdate$/;
/** What the rows tell by themselves: it is full when its places are taken, and over when its day has passed. */
function movedByNobody(product: Product, { fields }: ToldRecord, states: string[], moves: Move[]): Move[] {
  const isOpen = (state: string) => !isDropped(state) && !isThrough(state) && !isAside(state);
  return states.slice(1).flatMap((to): Move[] => {
    const why = /^(?:full|sold out|booked out|fully booked)$/.test(to)
      ? fields.some(({ name }) => room.test(name)) && 'all places are taken'
      : /^(?:over|past|ended)$/.test(to) && fields.some(({ name }) => dated.test(name)) && 'its day has passed';
    const from = states.slice(0, states.indexOf(to)).filter(isOpen);
    if (!why || from.length === 0 || moves.some((move) => move.to === to)) return [];
    const move = { who: product.name, id: '', when: `${why} [ASSUMPTION]` };
    const last = from.slice(-1);
    // A place that is given back is free again.
    return why.startsWith('all')
      ? [
          { ...move, to, from: last },
          ...last.map((state) => ({ ...move, to: state, from: [to], when: 'a place is free again [ASSUMPTION]' })),
        ]
      : [{ ...move, to, from }];
  });
}

/** Moves in which what was sent back or reopened goes on as it came there: by whoever brought it on, at first by whoever made it. */
function withAnswers(moves: Move[], states: string[], maker: OutlinedAct | undefined): Move[] {
  return moves.reduce((all, { to: aside, from }) => {
    const last = from.at(-1);
    const isOn = ({ to }: Move) => (isSentBack(aside, states) ? !isDropped(to) : to === last);
    const leadsOn = all.some((move) => move.from.includes(aside) && isOn(move));
    if ((!isSentBack(aside, states) && aside !== 'reopened') || !last || leadsOn) return all;
    const by = all.find(({ to }) => to === last);
    if (by) return all.map((move) => (move === by ? { ...by, from: [...by.from, aside] } : move));
    const who = last === states[0] ? maker?.who?.one : undefined;
    const when = 'answer it and hand it in again [ASSUMPTION]';
    return who ? all.concat({ to: last, from: [aside], who, id: '', when }) : all;
  }, moves);
}

/** What is taken off a state is again as it was at first. */
const takenOff = (product: Product, record: ToldRecord, [initial = '', ...later]: string[]): Move[] =>
  actsOf(product, record).flatMap((act) =>
    later
      .filter((state) => isTakenOff(act.told, state))
      .map((state) => ({ ...carrierOf(act, product), to: initial, from: [state] })),
  );

const goesOn = /^(?:resume|continue|unpause|restart|go on|carry on|keep on)\b/;

/** 'Gives an item back' of whoever claimed it: from the state into which they had brought it. */
function ownFirst(product: Product, act: OutlinedAct, record: ToldRecord, later: string[]): string[] | undefined {
  // Who resumes or renews something does so after what its line tells.
  const { ofClause } = act.told;
  const halted = listActs(product).flatMap(({ told: { outcomes = [] } }) =>
    ofClause && outcomes.some(({ text }) => text.includes(ofClause))
      ? outcomes.flatMap((one) => (one.way === 'state' && isCalled(one.record, record.one) ? [one.state] : []))
      : [],
  );
  if (halted.length > 0) return later.filter((state) => halted.includes(state));
  const lapsed = /^(?:renew|extend|reactivate)$/.test(act.told.verb)
    ? later.filter((state) => /^(?:lapsed|expired|ended|run(?:ning)? out)\b/.test(state))
    : [];
  if (lapsed.length > 0) return lapsed;
  const halting = goesOn.test(`${act.told.verb} ${act.told.phrase}`)
    ? later.filter((state) => /^(?:paused|interrupted|suspended|stopped|on hold)\b/.test(state))
    : [];
  if (halting.length > 0) return halting;
  if (!/^(?:give|hand|return|release|drop|unassign)$/.test(act.told.verb) || !act.who) return undefined;
  const state = later.find((one) =>
    actsOf(product, record).some(
      (other) => other !== act && other.who?.one === act.who?.one && broughtBy(other, [one], record.one).includes(one),
    ),
  );
  return state ? [state] : undefined;
}

/** What a line says to be again as it was at first: from each state that is still open. */
const saidBack = (product: Product, record: ToldRecord, states: string[]): Move[] =>
  actsOf(product, record).flatMap((act): Move[] => {
    const [initial = '', ...later] = states;
    const isMade = act.way === 'make' && act.record === record;
    const isSaid = act.told.outcomes?.some(({ way }) => way === 'state') && !isMade;
    const named = fromSaid(act, record, initial, states, '');
    // What can be through and nothing else is what is opened again.
    const open = later.filter((state) => !isDropped(state) && !isThrough(state));
    const reached = open.length > 0 ? open : later.filter((state) => !isDropped(state));
    const from = ownFirst(product, act, record, later) ?? (named.length > 0 ? named : reached);
    return isSaid && from.length > 0 && broughtBy(act, states, record.one).includes(initial)
      ? [{ ...carrierOf(act, product), id: criterionId(act.feature, settingOf(act, initial)), to: initial, from }]
      : [];
  });

/** What comes back to where it was at first: from each state in which somebody may have it. */
function broughtBack(product: Product, record: ToldRecord, states: string[]): Move[] {
  const [initial = '', ...later] = states;
  const from = later.filter((state) => !isDropped(state) && !/\bback\b/.test(state) && !isThrough(state));
  return actsOf(product, record).flatMap((act): Move[] =>
    from.length > 0 &&
    handingOf(act.told) === 'back' &&
    !saysOfThings(act.told.outcomes) &&
    statesBrought(act.told, states, record.one).includes(initial)
      ? [{ ...carrierOf(act, product), to: initial, from }]
      : [],
  );
}

/** 'Only a passed inspection brings a failed scaffold back in use': a rule that leads from one state to an earlier one. */
function backMoves(product: Product, states: string[], told: Map<string, Carrier[]>): Move[] {
  return ownerRules(product).flatMap(({ text, criteria, features }): Move[] => {
    const [, start = '', end = ''] = /^(.+?)\b(?:back|again)\b(.*)$/i.exec(text) ?? [];
    const at = (state: string) => start.search(new RegExp(`\\b${toPattern(state)}\\b`, 'i'));
    const [from] = states.filter((state) => at(state) >= 0).toSorted((a, b) => at(a) - at(b));
    const named = (part: string) =>
      states.find((state) => state !== from && new RegExp(`\\b${toPattern(state)}\\b`, 'i').test(part));
    const to = named(end) ?? named(start);
    if (!from || !to || states.indexOf(to) > states.indexOf(from)) return [];
    // Whoever brings it there at first does so again.
    const [by] = (told.get(to) ?? []).filter(({ who }) => who !== product.name);
    return [
      { to, from: [from], who: product.name, id: criteria[0]?.id ?? features[0]?.id ?? '', ...by, when: `“${text}”` },
    ];
  });
}
