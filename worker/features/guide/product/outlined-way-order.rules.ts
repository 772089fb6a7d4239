import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { stemsOfRule } from '#worker/features/guide/grammar/stems.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { emptyOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { loadsIn } from '#worker/features/guide/outline/outline-loads.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { isAssumedSight, stepOf } from '#worker/features/guide/product/outlined-branches.rules.ts';
import { madeBy, namedIn, uses } from '#worker/features/guide/product/outlined-threads.rules.ts';

const often = /\b(?:a|an|per|each|every|on an?) (?:\p{L}+day|day|night|week|month|year|hour)\b/iu;

/** The threads with those first that follow what there is most of: it happens most. Else what is kept first. */
export function mainFirst(threads: OutlinedAct[][], { records, outline, self, client }: Idea): OutlinedAct[][] {
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
export const isHanded = (acts: OutlinedAct[]): boolean =>
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

/** What each kind of people does with its things, with what the product does upon it. */
export function visitsOf(chain: OutlinedAct[]): OutlinedAct[][] {
  const visits = new Map<string, OutlinedAct[]>();
  let last = chain.find(({ who }) => who)?.who?.one ?? '';
  for (const act of chain) {
    last = act.who?.one ?? last;
    visits.set(last, [...(visits.get(last) ?? []), act]);
  }
  return [...visits.values()].map(preparedFirst);
}

/** What is brought in once, before anybody works with it. */
export const prepares = /^(?:import|set up|configure|install)$/;
/** What the product gets from outside, before it can do anything with it. */
export const gets = /^(?:fetch|download|sync)$/;

/** 'A sensor sends a reading' comes after who registers the sensor, though nobody does it. */
const isNoted = (act: OutlinedAct, of: ToldRecord) =>
  !act.who &&
  madeBy(act).some(
    (record) =>
      record !== of && record.fields.some(({ name, isOptional }) => name.toLowerCase() === of.one && !isOptional),
  );

/** Acts in told order, but what makes a thing before what uses it: a firing is listed before a shelf in it is booked. */
export function preparedFirst(thread: OutlinedAct[]): OutlinedAct[] {
  let order: OutlinedAct[] = [];
  for (const act of thread) {
    const made = madeBy(act).filter((record) => !order.some((other) => madeBy(other).includes(record)));
    const at = prepares.test(act.told.verb)
      ? order.findIndex(({ told }) => !prepares.test(told.verb))
      : !act.who && gets.test(act.told.verb)
        ? order.findIndex(({ who }) => !who)
        : order.findIndex((other) => made.some((record) => uses(other, record) || isNoted(other, record)));
    const place = at < 0 ? order.length : at;
    // What it needs itself goes before it.
    const needed = order.slice(place).filter((other) => madeBy(other).some((record) => uses(act, record)));
    order = [
      ...order.slice(0, place),
      ...needed,
      act,
      ...order.slice(place).filter((other) => !needed.includes(other)),
    ];
  }
  return order;
}

const waits =
  /^.+? (?:can(?:no|')t|can not|may not|must not|is not|isn't) (?:be )?(\p{L}+) (?:until|before|unless|without) (.+)$/iu;
const leastShared = 2;

/** 'It can't be accepted until the teacher has confirmed the assessment': what another one waits for stands before it. */
export function heldFirst(chain: OutlinedAct[], { outline }: Idea): OutlinedAct[] {
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

/** The acts with each look that was only assumed before the act that chooses among what it shows. */
export function withLooksFirst(acts: OutlinedAct[]): OutlinedAct[] {
  const chooserOf = ({ who: looker, record: shown }: OutlinedAct) =>
    acts.find(
      ({ who, record, way }) =>
        way === 'make' &&
        who?.one === looker?.one &&
        shown !== undefined &&
        record?.fields.some(({ name }) => nounIn(shown.one, name) !== null),
    );
  const looks = acts.filter((act) => isAssumedSight(act) && chooserOf(act) !== undefined);
  return acts
    .filter((act) => !looks.includes(act))
    .flatMap((act) => [...looks.filter((look) => chooserOf(look) === act), act]);
}
