import { doersOf } from '#worker/features/guide/documents/outlined-accounts.rules.ts';
import {
  isDropped,
  isSentBack,
  type Move,
  passedState,
} from '#worker/features/guide/documents/outlined-state-moves.rules.ts';
import { ruleCarriers } from '#worker/features/guide/documents/outlined-state-rules.rules.ts';
import { statesSaidBefore } from '#worker/features/guide/documents/outlined-state-starts.rules.ts';
import { statesByHanding } from '#worker/features/guide/grammar/handing.rules.ts';
import { saysOfThings } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { bringsAbout, isPlace, partsOfState, statesBrought } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { joinWords, nounIn, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { criterionId, featureIdOf, listCriteria, makesRow } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { isNotice, lapseIn, reporterOf } from '#worker/features/guide/product/outlined-payments.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { isSetByHand, listHandStates } from '#worker/features/guide/product/states-by-hand.rules.ts';
import { isSetByClock, startsOfClock } from '#worker/features/guide/product/states-meant.rules.ts';
import { setsState } from '#worker/features/guide/product/states-restated.rules.ts';

/** What brings a state about: an act or a rule, and the state that it names as the one before. */
export type Carrier = Omit<Move, 'to' | 'from'> & {
  from?: string[];
  isEither?: boolean;
  isByHand?: true;
  isEach?: boolean;
  isMeant?: true;
};

const stepWords = /\b(?:stages?|states?|status|steps?)\b/i;

const fewestPhases = 2;

/** The acts that may change a record: those that are about it, name it, or are about nothing that is kept. */
export const actsOf = (product: Product, record: ToldRecord): OutlinedAct[] =>
  listActs(product).filter(
    ({ way, record: own, told, also = [] }) =>
      way !== 'read' &&
      (own === record ||
        own === undefined ||
        also.some((link) => link.record === record) ||
        nounIn(record.one, `${told.phrase} ${told.when ?? ''}`) !== null),
  );

/** The criterion of a feature that sets a state, of several outcomes its own. */
export const settingOf = ({ feature }: OutlinedAct, state: string) =>
  Math.max(
    0,
    feature.criteria.findIndex((text) => text.startsWith('WHEN ') && text.includes(` to “${state}”`)),
  );

/** The states that an act brings about; a place is told where its words or its moment name it, and a pass by 'pass or fail'. */
export function broughtBy(act: OutlinedAct, states: string[], one: string): string[] {
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
export const isTakenOff = ({ phrase }: OutlinedAct['told'], state: string) =>
  new RegExp(`\\b(?:off|out of|from) ${toPattern(state)}\\b`, 'i').test(phrase);

/** An act as what carries a record on: who does it, its first criterion and its words. */
export function carrierOf(act: OutlinedAct, product: Product): Carrier {
  const { feature, told } = act;
  const doers = doersOf(product, act).map(({ one }) => one);
  return {
    who: joinWords(doers, 'or') || product.name,
    id: criterionId(feature, 0),
    when: told.verb === 'ensure' ? told.phrase.replace(/^that /, '') : `${told.verb} ${told.phrase}`,
  };
}

/** All that brings a record to a state: acts, what lapses, and rules. */
export function carriersOf(product: Product, record: ToldRecord, state: string, states: string[]): Carrier[] {
  const acts = actsOf(product, record);
  const noticed = noticedBy(product, record, state, states);
  const isNoticed = ({ feature }: OutlinedAct) =>
    noticed.some(({ id }) => featureIdOf(id) === feature.id) || feature.criteria.some(isNotice);
  const doing = acts.filter((act) => broughtBy(act, states, record.one).includes(state) && !isNoticed(act));
  const moving = acts.filter(({ told, record: own }) => own === record && stepWords.test(told.phrase)).slice(0, 1);
  const byHand = (doing.length > 0 ? doing : moving).map((act) => {
    const set = settingOf(act, state);
    const said = act.feature.criteria[set] ?? '';
    const from = fromSaid(act, record, state, states, said);
    return {
      ...carrierOf(act, product),
      ...{ id: criterionId(act.feature, set), isEither: isOneOf(act, state, states, record.one) },
      ...ofProduct(product, state, said),
      ...(from.length > 0 ? { from } : {}),
    };
  });
  const byRule = ruleCarriers(product, record, state, states, byHand.length + noticed.length > 0);
  const all = [
    ...setByHand(product, record, state, states),
    ...noticed,
    ...unpaid(product, record, state),
    ...byHand,
    ...lapses(product, listActs(product), record, state, states),
    ...byRule,
  ];
  const said = saidCarriers(product, record, state, states);
  return all.length > 0 ? [...all, ...said.filter(({ when }) => saidOf.test(when))] : said;
}

const saidOf = /^an? .+? that is “(.+?)” /;
/** What a criterion sets that is none of an act: at a moment, by what happens to something else, or by whoever its cause names. */
export const saidCarriers = (product: Product, { one }: ToldRecord, state: string, states: string[]): Carrier[] =>
  listCriteria(product).flatMap(({ id, feature, cause, effect, isFault, actor, verb = '', rest }): Carrier[] => {
    if (isFault || isSetByHand(feature, id) || !/\bset (?:the|each|every|that) /.test(effect)) return [];
    if (!setsState(`THE SYSTEM SHALL ${effect}`, one, state)) return [];
    const person = product.idea.people.find((noun) => noun.one === actor || noun.many === actor);
    // Whoever is named there and is none of those who use it: 'the driver ticks that …'.
    const [, other] = (/\bwho did that\b/.test(effect) && /^(?:the|an?) (\p{L}+) \p{L}+s /u.exec(cause)) || [];
    const [, was] = /that (?:was|is) “(.+?)” (?:until then|to)\b/.exec(effect) ?? saidOf.exec(cause) ?? [];
    // What makes a row begins it there.
    if (feature.criteria.some((text) => makesRow(text, one)) && state === states[0] && !was) return [];
    const from = isSetByClock(`WHEN ${cause}, THE SYSTEM SHALL ${effect}`)
      ? startsOfClock(states, state)
      : was
        ? [was]
        : [];
    return [
      {
        who: person?.one ?? other ?? product.name,
        id,
        when: person ? `${verb} ${rest}`.trim() : cause,
        isEither: /” or “/.test(effect),
        isMeant: true,
        isEach: /\bset (?:each|every) [^“]+ to “/.test(effect),
        ...(from.length > 0 ? { from } : {}),
      },
    ];
  });

/** What the payment service reports: of a record that belongs to the paid one, from each state after it was paid. */
const noticedBy = (product: Product, { one }: ToldRecord, state: string, states: string[]): Carrier[] =>
  product.features.flatMap((feature) =>
    feature.criteria.flatMap((text, at): Carrier[] => {
      const [, when = '', of] =
        new RegExp(
          `^WHEN the (?:.+? reports) .*?that (.+?), THE SYSTEM SHALL set the ${toPattern(one)}( of the [^“]+)? to “${toPattern(state)}”`,
          'u',
        ).exec(text) ?? [];
      if (!isNotice(text) || !when) return [];
      const from = states.slice(0, states.indexOf(state)).filter((other) => other !== 'unpaid' && !isDropped(other));
      return [
        {
          who: `the ${reporterOf(text)}`,
          id: criterionId(feature, at),
          when: `report that ${when}`,
          ...(of ? { from } : {}),
        },
      ];
    }),
  );

/** What the clock lets go because nobody paid for it. */
const unpaid = ({ features, name }: Product, { one }: ToldRecord, state: string): Carrier[] =>
  features.flatMap((feature) =>
    feature.criteria.flatMap((text, at): Carrier[] => {
      const found = lapseIn(text);
      return found?.one === one && text.includes(` set the ${one} to “${state}”`)
        ? [{ who: name, id: criterionId(feature, at), when: found.when, from: ['unpaid'] }]
        : [];
    }),
  );

/** 'Set the booking to “confirmed” at once where it is no long one': nobody decides it, and it holds in these cases alone. */
function ofProduct({ name }: Product, state: string, said: string): Partial<Carrier> {
  const [, rest = ''] = said.split(` to “${state}” at once `);
  const [guard = ''] = /^(?:where|if|unless) [^,.“]+?(?=,| and show beside |\.)/.exec(rest) ?? [];
  return guard ? { who: name, guard } : {};
}

/** What nothing told brings about is set by whoever enters the record, from each state before it and from the others that are set so. */
export const setByHand = (product: Product, { one }: ToldRecord, state: string, states: string[]): Carrier[] =>
  listHandStates(product)
    .filter((hand) => hand.record === one && hand.isBack && (hand.states.includes(state) || state === states[0]))
    .map(({ feature, id, who, states: set, vacant }) => ({
      who: listActs(product).find((act) => act.feature.id === feature.id)?.who?.one ?? who,
      id,
      when: `set the ${one} to “${state}” [ASSUMPTION]`,
      from: states.filter(
        (other, at) =>
          other !== state &&
          (set.includes(other) ||
            (state === states[0] && vacant.includes(other)) ||
            (at < states.indexOf(state) && !isDropped(other))),
      ),
      isByHand: true,
    }));

/** From where a line itself says: what is sent again was sent or sent back, 'the reserved coats' are reserved before. */
export function fromSaid(
  { told }: OutlinedAct,
  { one }: ToldRecord,
  state: string,
  states: string[],
  said: string,
): string[] {
  const texts = (told.outcomes ?? []).flatMap((outcome) =>
    outcome.way === 'state' && outcome.state === state ? [outcome.text] : [],
  );
  // 'Given out, with its new holder': it stays what it is and changes hands.
  if ([...texts, said].some((text) => /\bwith (?:its|the|a) new (?:holder|owner|keeper)\b/.test(text))) return [state];
  const inOutcome = states.filter((other) =>
    texts.some((text) => other !== state && nounIn(`${other} ${one.split(' ').at(-1)}`, text) !== null),
  );
  const named = inOutcome.length > 0 ? inOutcome : statesSaidBefore(told, one, states, state);
  const isAgain = named.length === 0 && said.includes(` to “${state}” again`);
  return isAgain ? states.filter((other) => other === state || isSentBack(other, states)) : named;
}

/** Whether a line says that it comes to this state or to another one; who accepts and diagnoses does one after the other. */
const isOneOf = ({ told }: OutlinedAct, state: string, states: string[], one: string): boolean => {
  const { verb, phrase, outcomes = [] } = told;
  if (/\b(?:then|afterwards|later)\b/.test(phrase)) return false;
  const done = states.filter((other) => bringsAbout({ verb, phrase }, other, one));
  if (done.length > 1 && !/\bor\b/.test(phrase)) return false;
  return outcomes.some(
    (outcome) => outcome.way === 'state' && outcome.state !== state && partsOfState(outcome.state).includes(state),
  );
};

/** What becomes of a record where nobody decides in time: 'IF within 24 hours …, THEN THE SYSTEM SHALL set the booking to “lapsed”'. */
const lapses = ({ name }: Product, acts: OutlinedAct[], { one }: ToldRecord, state: string, states: string[]) =>
  acts.flatMap(({ feature }): Carrier[] => {
    const at = feature.criteria.findIndex(
      (text) => text.startsWith('IF ') && text.endsWith(`THEN THE SYSTEM SHALL set the ${one} to “${state}”.`),
    );
    const [, passed = ''] = /^IF (.+ has not .+|.+ have not .+), THEN /.exec(feature.criteria[at] ?? '') ?? [];
    const away = states.filter((step) => statesByHanding.out.test(step) || statesByHanding.over.test(step));
    if (passed && away.length > 0) return [{ who: name, id: criterionId(feature, at), when: passed, from: away }];
    const [, lacking] = /^IF (there is no .+ until then), THEN /.exec(feature.criteria[at] ?? '') ?? [];
    if (lacking) return [{ who: name, id: criterionId(feature, at), when: lacking }];
    const [, when = '', decided = ''] = /^IF (.+? neither “(.+?)”.*), THEN /.exec(feature.criteria[at] ?? '') ?? [];
    const open = states.slice(0, states.indexOf(decided)).findLast((step) => !isDropped(step));
    return when ? [{ who: name, id: criterionId(feature, at), when, ...(open ? { from: [open] } : {}) }] : [];
  });

/** A run that is 'extracting' and then 'masking' goes from the one to the other by itself. */
export function phaseCarrier(product: Product, record: ToldRecord, state: string, phases: string[]): Carrier[] {
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
