import {
  decidedAgain,
  endsIn,
  isAside,
  isDropped,
  isPlace,
  isSentBack,
  isThrough,
  mayBeSkipped,
  movesByHand,
  passedState,
  passes,
} from '#worker/features/guide/documents/outlined-state-moves.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import type { Machine } from '#worker/features/guide/documents/told-states.rules.ts';
import { handingOf, statesByHanding } from '#worker/features/guide/grammar/handing.rules.ts';
import { saysOfThings } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { bringsAbout, isDoneBy, statesBrought } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

type Move = Machine['moves'][number];
/** What brings a state about: an act or a rule, and the state that it names as the one before. */
type Carrier = Omit<Move, 'to' | 'from'> & { from?: string[] };

/** Only what was given out can be called back. */
const presupposes = (state: string) => /^(?:recalled|revoked|refunded|reopened)\b/.test(state);
const stepWords = /\b(?:stages?|states?|status|steps?)\b/i;
const fewestPhases = 2;
const mostUntold = 1;

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
  const carried = new Set([
    initial,
    ...whole
      .filter(({ state, carriers }) => carriers.length > 0 && !mayBeSkipped(state, rules, record.one))
      .map(({ state }) => state),
  ]);
  // Who accepts, queries or refuses decides between them: each comes from where the first of them does.
  const firstOf = ({ when }: Carrier, state: string) =>
    /\S or \S/.test(when) && !passes.test(when)
      ? (whole.find(({ carriers }) => carriers.some((other) => other.when === when))?.state ?? state)
      : state;
  const moves = whole.flatMap(({ state, carriers }) =>
    carriers.map(
      (carrier): Move => ({
        ...carrier,
        to: state,
        from: carrier.from ?? before(firstOf(carrier, state), states, carried),
      }),
    ),
  );
  const back = [
    ...backMoves(product, states, told),
    ...broughtBack(product, record, states),
    ...takenOff(product, record, states),
    ...saidBack(product, record, states),
  ];
  const again = decidedAgain(moves);
  const all = [...again, ...back, ...answeredFrom(again)];
  const untold = later.filter((state) => !moves.some(({ to }) => to === state));
  const byHand = movesByHand(states, untold, all);
  const begun = actsOf(product, record).find((act) => act.way !== 'run' && bringsAbout(act.told, initial, record.one));
  return {
    record: record.one,
    initial,
    states,
    moves: all,
    ...(begun ? { begins: carrierOf(begun) } : {}),
    ...(untold.length > 0 ? { untold, byHand } : {}),
    ends: endsIn(states, [...all, ...byHand]),
  };
}

/** What was sent back goes on again as it came there: whoever sent it off sends it off once more. */
function answeredFrom(moves: Move[]): Move[] {
  const asides = moves.filter(({ to }) => isSentBack(to) && !moves.some(({ from }) => from.includes(to)));
  return asides.flatMap(({ to: aside, from }) => {
    const last = from.at(-1);
    const by = moves.find(({ to }) => to === last);
    return by ? [{ ...by, from: [aside] }] : [];
  });
}

/** The states from which another one is reached: the nearest that something leads to, and for what is dropped each that is still open. */
function before(state: string, states: string[], carried: Set<string>): string[] {
  const earlier = states.slice(0, states.indexOf(state));
  const open = earlier.filter((one) => !isDropped(one) && !isThrough(one));
  if ((isDropped(state) || isAside(state)) && !presupposes(state)) return open.length > 0 ? open : earlier.slice(0, 1);
  const way = earlier.filter((one) => !isDropped(one)).toReversed();
  if (way[0] !== undefined && isPlace(way[0]) && open.length > 0) return open;
  const end = way.findIndex((one) => carried.has(one) && !isAside(one));
  const steps = way.slice(0, end + 1);
  // Of a long row that nobody told more of only the last step is sure.
  const isLong = steps.slice(0, -1).filter((one) => !carried.has(one) && !isAside(one)).length > mostUntold;
  return isLong || end < 0 ? way.slice(0, 1) : steps.toReversed();
}

const actsOf = (product: Product, record: ToldRecord): OutlinedAct[] =>
  listActs(product).filter(
    ({ way, record: own, told, also = [] }) =>
      way !== 'read' &&
      (own === record ||
        own === undefined ||
        also.some((link) => link.record === record) ||
        nounIn(record.one, `${told.phrase} ${told.when ?? ''}`) !== null),
  );

/** The criterion of a feature that sets a state, of several outcomes its own. */
const settingOf = ({ feature }: OutlinedAct, state: string) =>
  Math.max(
    0,
    feature.criteria.findIndex((text) => text.startsWith('WHEN ') && text.includes(` to “${state}”`)),
  );

/** The states that an act brings about; a place is told where its words or its moment name it, and a pass by 'pass or fail'. */
function broughtBy(act: OutlinedAct, states: string[], one: string): string[] {
  const { told } = act;
  const brought = statesBrought(told, states, one);
  if (saysOfThings(told.outcomes)) return brought;
  const placed = states.filter(
    (state) => isPlace(state) && nounIn(state, `${told.phrase} ${told.when ?? ''}`) !== null,
  );
  if (states.some((state) => isTakenOff(told, state))) return [];
  const passed = passedState(act, states, one);
  const put = states.filter((state) => new RegExp(`\\bon ${toPattern(state)}$`, 'i').test(told.phrase));
  return [...new Set([...(passed ? [passed] : []), ...placed, ...put, ...brought])];
}

/** 'Takes a glider off unserviceable' ends that state. */
const isTakenOff = ({ phrase }: OutlinedAct['told'], state: string) =>
  new RegExp(`\\b(?:off|out of|from) ${toPattern(state)}\\b`, 'i').test(phrase);

/** What is taken off a state is again as it was at first. */
const takenOff = (product: Product, record: ToldRecord, [initial = '', ...later]: string[]): Move[] =>
  actsOf(product, record).flatMap((act) =>
    later
      .filter((state) => isTakenOff(act.told, state))
      .map((state) => ({ ...carrierOf(act, product), to: initial, from: [state] })),
  );

/** What a line says to be again as it was at first: from each state that is still open. */
const saidBack = (product: Product, record: ToldRecord, states: string[]): Move[] =>
  actsOf(product, record).flatMap((act): Move[] => {
    const [initial = '', ...later] = states;
    const isMade = act.way === 'make' && act.record === record;
    const isSaid = act.told.outcomes?.some(({ way }) => way === 'state') && !isMade;
    const from = later.filter((state) => !isDropped(state) && !isThrough(state));
    return isSaid && from.length > 0 && broughtBy(act, states, record.one).includes(initial)
      ? [{ ...carrierOf(act, product), id: criterionId(act.feature, settingOf(act, initial)), to: initial, from }]
      : [];
  });

const carrierOf = ({ feature, told, who }: OutlinedAct, { name }: { name: string } = { name: '' }): Carrier => ({
  who: who?.one ?? name,
  id: criterionId(feature, 0),
  when: told.verb === 'ensure' ? told.phrase.replace(/^that /, '') : `${told.verb} ${told.phrase}`,
});

function carriersOf(product: Product, record: ToldRecord, state: string, states: string[]): Carrier[] {
  const acts = actsOf(product, record);
  const doing = acts.filter((act) => broughtBy(act, states, record.one).includes(state));
  const moving = acts.filter(({ told, record: own }) => own === record && stepWords.test(told.phrase)).slice(0, 1);
  const byHand = (doing.length > 0 ? doing : moving).map((act) => ({
    ...carrierOf(act, product),
    id: criterionId(act.feature, settingOf(act, state)),
  }));
  const byItself = ruleCarriers(product, record, state, states, byHand.length > 0);
  return [...byHand, ...lapses(product, acts, record, state, states), ...byItself];
}

/** What becomes of a record where nobody decides in time: 'IF within 24 hours …, THEN THE SYSTEM SHALL set the booking to “lapsed”'. */
const lapses = ({ name }: Product, acts: OutlinedAct[], { one }: ToldRecord, state: string, states: string[]) =>
  acts.flatMap(({ feature }): Carrier[] => {
    const at = feature.criteria.findIndex(
      (text) => text.startsWith('IF ') && text.endsWith(`THEN THE SYSTEM SHALL set the ${one} to “${state}”.`),
    );
    const [, passed = ''] = /^IF (.+ has not .+|.+ have not .+), THEN /.exec(feature.criteria[at] ?? '') ?? [];
    const away = states.filter((step) => statesByHanding.out.test(step) || statesByHanding.over.test(step));
    if (passed && away.length > 0) return [{ who: name, id: criterionId(feature, at), when: passed, from: away }];
    const [, when = '', decided = ''] = /^IF (.+? neither “(.+?)”.*), THEN /.exec(feature.criteria[at] ?? '') ?? [];
    const open = states.slice(0, states.indexOf(decided)).findLast((step) => !isDropped(step));
    return when ? [{ who: name, id: criterionId(feature, at), when, ...(open ? { from: [open] } : {}) }] : [];
  });

/** A run that is 'extracting' and then 'masking' goes from the one to the other by itself. */
function phaseCarrier(product: Product, record: ToldRecord, state: string, phases: string[]): Carrier[] {
  const states = statesOf(record);
  const previous = states[states.indexOf(state) - 1] ?? '';
  const isNext = phases.includes(state) || (phases.includes(previous) && !isDropped(state));
  if (phases.length < fewestPhases || !isNext) return [];
  const act = actsOf(product, record).find(({ record: own }) => own === record);
  return [
    {
      ...{ who: product.name, id: act ? criterionId(act.feature, 0) : '', from: [previous] },
      when: `${previous === states[0] ? `the ${record.one} begins` : `${previous} has ended`} [ASSUMPTION]`,
    },
  ];
}

const condition =
  /\b(?:if|when|once|while|until|unless|before|whose|that|which|only|no|not|never|nobody|cannot|can't|mustn't)\b[^,;]*$/i;
const atOnce = /\b(?:at once|by itself|automatically|straight away|immediately)\b/i;

/** What stands behind the condition that a clause begins with: 'if it is missing for a day it counts as lost'. */
const mainOf = (text: string) => text.replace(/^.*(?:, | (?=(?:it|they|he|she|that|this) $))/, '');

/** The rules by which a record comes to a state: 'any growth rejects the batch', 'the donor becomes deferred', 'when a run fails'. */
function ruleCarriers(
  product: Product,
  record: ToldRecord,
  state: string,
  states: string[],
  isDone: boolean,
): Carrier[] {
  const isSole = product.idea.records.every((other) => other === record || !statesOf(other).includes(state));
  const people = product.idea.people.map(({ one }) => one);
  const short = toPattern(state.replace(/ (?:until|for|to|with|by|in|at) .*$/, ''));
  const being = new RegExp(
    `\\b(becomes?|turns?|counts? as|is|are|gets?|marked(?: as)?|be|goes to) (?:then |again |considered |treated as )*["“]?${short}\\b`,
    'i',
  );
  return ownerRules(product).flatMap(({ text, criteria, features }): Carrier[] => {
    const ids = { who: product.name, id: criteria[0]?.id ?? features[0]?.id ?? '' };
    return text.split(/;\s*|(?<=\.)\s+/).flatMap((clause): Carrier[] => {
      const isNamed = nounIn(record.one, clause) !== null;
      const verb = clause
        .split(/[^\p{L}]+/u)
        .find((word) => /s$/.test(word) && isDoneBy(state, word.replace(/s$/, '')) && !/ing$/.test(word));
      const [subject = '', rest = ''] = verb ? clause.split(new RegExp(`\\b${verb}\\b`)) : [];
      const isByPerson = people.some((one) => nounIn(one, subject) !== null) || /\bonly\b/i.test(subject);
      const isActed = verb !== undefined && nounIn(record.one, rest.split(' ').slice(0, 4).join(' ')) !== null;
      const when = `“${clause.replace(/[.\s]+$/, '')}”`;
      if (isActed && !isByPerson && !condition.test(subject)) return [{ ...ids, when }];
      // 'When a run fails' tells that it may.
      const isFailing =
        verb !== undefined &&
        new RegExp(`\\b(?:when|if) (?:an?|the|any) ${toPattern(record.one)} $`, 'i').test(subject);
      if (isFailing) return [{ ...ids, when }];
      const found = being.exec(clause);
      if (!found || (!isNamed && !isSole) || condition.test(mainOf(clause.slice(0, found.index)))) return [];
      if (isDone && !atOnce.test(clause)) return [];
      if (/^\s+only\b/.test(clause.slice(found.index + found[0].length))) return [];
      const from = states.filter(
        (one) => one !== state && new RegExp(`\\b${toPattern(one)}\\b`, 'i').test(clause.slice(0, found.index)),
      );
      return [{ ...ids, when, ...(from.length > 0 ? { from } : {}) }];
    });
  });
}

/** What comes back to where it was at first: from each state in which somebody may have it. */
function broughtBack(product: Product, record: ToldRecord, states: string[]): Move[] {
  const [initial = '', ...later] = states;
  const from = later.filter((state) => !isDropped(state) && !/\bback\b/.test(state) && !isThrough(state));
  return actsOf(product, record).flatMap((act): Move[] =>
    from.length > 0 && handingOf(act.told) === 'back' && statesBrought(act.told, states, record.one).includes(initial)
      ? [{ ...carrierOf(act), to: initial, from }]
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
