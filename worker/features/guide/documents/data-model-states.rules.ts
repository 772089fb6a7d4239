import { namedStates, type Rank, statesByVerb } from '#worker/features/guide/content/states.ts';
import { type Machine, namesOf, toldMachine } from '#worker/features/guide/documents/told-states.rules.ts';
import { lookUp, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { verbsOf } from '#worker/features/guide/idea/record-kinds.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { type Entity, listEntities } from '#worker/features/guide/product/records.rules.ts';

type Found = { state: string; rank: Rank; who: string; id: string; when: string; isAfter?: boolean };

const isCommon = ({ feature }: Criterion) => feature.key === 'account' || feature.key === 'law';

/** The states of a record, as they were told or as far as criteria bring them about; undefined where none changes it. */
export function readMachine(product: Product, entity: Entity, isMain: boolean): Machine | undefined {
  return toldMachine(product, entity) ?? madeMachine(product, entity, isMain);
}

function madeMachine(product: Product, entity: Entity, isMain: boolean): Machine | undefined {
  const one = entity.name.toLowerCase();
  const names = namesOf(entity);
  const criteria = listCriteria(product).filter((criterion) => !isCommon(criterion));
  const others = listEntities(product).filter((other) => other !== entity);
  // What happens to a request or a booking is told of the thing that it is about: 'mark the shift as lapsed'.
  const keeperOf = ({ feature }: Criterion) => {
    const kept = criteria.filter((other) => other.feature === feature);
    return [entity, ...others].find((one) => one.kind?.act && kept.some((other) => isDeed(other, one)));
  };
  const about = criteria.filter(
    (criterion) =>
      isDeed(criterion, entity) ||
      keeperOf(criterion) === entity ||
      (names.test(`${criterion.cause} ${criterion.effect}`) && !others.some((other) => isDeed(criterion, other))),
  );
  const foreign = isMain ? otherRecords(product, one) : undefined;
  const heard = isMain
    ? criteria.filter((criterion) => about.includes(criterion) || !others.some((other) => isDeed(criterion, other)))
    : about;
  const all = heard.flatMap((criterion) =>
    readStates(criterion, entity, names, foreign, keeperOf(criterion), product.idea.said.toLowerCase()),
  );
  const found = distinct(all).map(afterTaking);
  const first = found[0];
  // What somebody confirms before anything else begins its life there.
  const begun =
    found.find(({ rank }) => rank === 0) ?? (first?.state === 'confirmed' && first.rank === 1 ? first : undefined);
  const rest = found.filter((entry) => entry !== begun);
  if (
    rest.length === 0 ||
    (!isMain && !entity.kind?.begins && rest.every(({ state }) => waiting.test(state) && state !== 'silent'))
  )
    return undefined;
  const initial =
    begun?.state ??
    entity.kind?.begins ??
    (rest.every(({ state }) => state === 'silent') ? 'heard' : rest[0]?.state === 'published' ? 'draft' : 'new');
  const placed: Pick<Found, 'state' | 'rank'>[] = [{ state: initial, rank: 0 }, ...rest];
  const moves = rest.flatMap(({ state, rank, who, id, when, isAfter }) => {
    const from = sourcesOf({ state, rank, isAfter }, placed, initial);
    // Two sides may bring about the same: a customer cancels, and so may a baker.
    const also = all.find((other) => other.state === state && other.who !== who);
    return [{ to: state, who, id, when, from }, ...(also ? [{ ...pickMove(also), to: state, from }] : [])];
  });
  // What was asked back about can be accepted once it was answered.
  const asked = placed.some(({ state }) => state === 'queried');
  for (const move of moves)
    if (asked && answered.test(move.to) && !move.from.includes('queried')) move.from = [...move.from, 'queried'];
  const undone = heard.find(isTakenBack);
  const yesOrNo = placed.filter(({ state }) => answered.test(state)).map(({ state }) => state);
  // A file that was made holds what was decided; the decision is still open to be taken back.
  const passedOn = placed.filter(({ state }) => state === 'exported').map(({ state }) => state);
  if (undone?.actor && yesOrNo.length > 0)
    moves.push({ to: initial, who: undone.actor, id: undone.id, when: undone.cause, from: [...yesOrNo, ...passedOn] });
  const back = moves
    .filter(({ to }) => returning.test(to))
    .map(({ to, id }) => ({
      to: initial,
      from: [to],
      who:
        to === 'silent' ? `the ${one}` : (moves.find(({ who }) => who !== 'the clock')?.who ?? product.idea.client.one),
      id,
      when: to === 'silent' ? `something comes from the ${one} again` : `the ${one} is no longer ${to}`,
    }));
  return { record: one, initial, states: placed.map(({ state }) => state), moves: [...moves, ...back] };
}

const pickMove = ({ who, id, when }: Found) => ({ who, id, when });

const unsaid = /^(?:missed|unanswered|silent)$/;
const answered = /^(?:approved|granted|accepted|confirmed|declined|rejected|refused)$/;
/** 'A manager takes a decision back' within the time for it: what was decided is open again. */
const isTakenBack = ({ verb, rest, isFault }: Criterion) =>
  !isFault && verb === 'take' && /\bback\b/.test(rest) && /\b(?:decision|approval|refusal|answer)\b/.test(rest);

/** Whether a criterion is about a clause that changes this record: 'pause over holidays'. */
const isDeed = ({ verb = '', rest }: Pick<Criterion, 'verb' | 'rest'>, { deeds }: Entity) =>
  deeds.some((deed) => deed !== '' && `${verb} ${rest}`.trim().toLowerCase().startsWith(deed));

/** States that pass: what is silent is heard again. */
const returning = /^(silent|paused|hidden|blocked)$/;
/** States in which something still has to follow. */
const waiting = /^(late|overdue|unanswered|unpaid|silent|paused|hidden|blocked)$/;
const rankOf = (state: string): Rank =>
  lookUp(namedStates, state) ?? Object.values(statesByVerb).find(([name]) => name === state)?.[1] ?? 0;
/** What somebody agreed to is done where nothing else follows. */
const decided = /^(?:approved|granted|accepted|confirmed)$/;
const isFinal = (state: string) => !waiting.test(state) && (rankOf(state) === 3 || rankOf(state) === 'out');

/** The names of the other records; of a product in a drawer each word, for its criteria always name what they are about. */
function otherRecords(product: Product, one: string): RegExp {
  if (!product.idea.pattern.isOwn) return /[a-z]/i;
  const names = listEntities(product).flatMap(({ name }) => (name.toLowerCase() === one ? [] : [toPattern(name)]));
  return new RegExp(`\\b(${[...names, 'question', 'mistake', 'code', 'link'].join('|')})`, 'i');
}

/** The states that one criterion brings about. What goes wrong only gives those that the sentence names itself. */
function readStates(
  criterion: Criterion,
  entity: Entity,
  names: RegExp,
  foreign: RegExp | undefined,
  keeper: Entity | undefined,
  said: string,
): Found[] {
  const { id, cause, effect, actor, verb, rest, isFault } = criterion;
  const [, object = '', named = ''] =
    /\b(?:marks?|shows?|counts?|keeps?) (it|that|[^,.;]{0,40}?) as ([a-z]+)\b/.exec(
      `${verb ?? ''} ${rest} ; ${effect}`,
    ) ?? [];
  // What only a sentence of the guide's own calls missed or unanswered is no state that somebody wants kept.
  const isOurs = isFault && unsaid.test(named) && !said.includes(named);
  const rank = isOurs ? undefined : lookUp(namedStates, named);
  const isIt = /^(it|that)?$/.test(object);
  const isTheirs = keeper !== undefined && keeper !== entity;
  if (rank !== undefined && (keeper === entity || (!isTheirs && names.test(isIt ? cause : object)))) {
    const byHand = actor !== undefined && /\bmarks?\b/.test(`${verb} ${rest}`);
    return [{ state: named, rank, who: actor && (byHand || !isFault) ? actor : 'the clock', id, when: cause }];
  }
  // 'Record … when the valve confirmed it': the answer of a device ends what it was told.
  const answering = /\bwhen the ([a-z ]{3,40}) confirmed it\b/.exec(effect)?.[1];
  if (answering && /\bconfirmed at\b/.test(entity.fields))
    return [{ state: 'confirmed', rank: 3, who: `the ${answering}`, id, when: `the ${answering} confirms it` }];
  const about = /^(?:cancel|withdraw)$/.test(verb ?? '')
    ? rest.replace(/^(?:within|after|before|until|up to) .*/, '')
    : rest;
  const near = (about.split(/[,;]/)[0] ?? '').split(' ').slice(0, 5).join(' ');
  // 'A customer cancels' and 'a volunteer claims it' are about what the product is about, unless another record is named.
  const isOwn = isDeed(criterion, entity);
  const isIts = isOwn || names.test(near) || (foreign !== undefined && verb !== 'return' && !foreign.test(near));
  if (!actor || !verb || !isIts || (!isOwn && wayOf(verb).test(rest))) return [];
  if (verb === 'return' && /\b(question|correct|change)/.test(rest))
    return [{ state: 'queried', rank: 1, who: actor, id, when: cause }];
  // Whoever 'refuses without a reason' has refused nothing: what counts is to do it with one.
  const isDenied = isFault && denying.test(effect);
  if (isDenied && !/\bwithout an? /.test(rest)) return [];
  const when = isDenied ? cause.replace(/\bwithout (an? )/, 'with $1') : cause;
  return verbsOf({ verb, phrase: rest }).flatMap((base): Found[] => {
    const [state, rank] = lookUp(statesByVerb, base) ?? [];
    if (!state || rank === undefined || (isFault && rank !== 'out')) return [];
    // Who signs up signs nothing.
    if (state === 'signed' && /^(?:up|in|on|to|for)\b/.test(rest)) return [];
    // 'Takes a photo' takes nothing on.
    if (state === 'taken' && !/\btaken at\b/.test(entity.fields)) return [];
    return [{ state, rank, who: actor, id, when }];
  });
}

/** 'Returns to the list' changes nothing; 'cancels within the allowed time' does. */
const wayOf = (verb: string) => (/^(?:cancel|withdraw)$/.test(verb) ? /^(?:to|for)\b/ : /^(?:to|after|within|for)\b/);

/** An answer that lets nothing happen. */
const denying = /^(?:(?:save|change|store|count|send) nothing|refuse|reject|accept no|not |leave )/;

/** Who decides on what somebody has taken on comes after that: told in this order, 'approved' leads on from 'taken'. */
function afterTaking(entry: Found, index: number, all: Found[]): Found {
  const isDecision = /^(?:approved|confirmed|granted|accepted|declined|rejected|refused)$/.test(entry.state);
  const isAfter = all.slice(0, index).some(({ state }) => /^(?:taken|claimed|assigned)$/.test(state));
  return isDecision && isAfter ? { ...entry, rank: entry.rank === 'out' ? 'out' : 2, isAfter } : entry;
}

/** One no, whatever a sentence calls it. */
const refused = /^(?:declined|rejected|refused)$/;

function distinct(found: Found[]): Found[] {
  const same = (a: string, b: string) => a === b || (refused.test(a) && refused.test(b));
  return found.filter(({ state }, index) => found.findIndex((other) => same(other.state, state)) === index).slice(0, 7);
}

/** From where a state is reached: the nearest states before it; a way out is open until something is done. */
function sourcesOf(
  { state, rank, isAfter = false }: { state: string; rank: Rank; isAfter?: boolean | undefined },
  all: { state: string; rank: Rank }[],
  initial: string,
): string[] {
  const others = all.filter((other) => other.state !== state && other.rank !== 'out');
  const level = (entry: { rank: Rank }) => (entry.rank === 'out' ? 9 : entry.rank);
  if (rank === 'out') {
    if (state === 'refunded')
      return pick(
        others.filter((entry) => level(entry) >= 1),
        initial,
      );
    const open = others.filter((entry) => level(entry) < 3);
    if (/^(missed|overdue|late|unanswered|failed)$/.test(state)) return pick(open.slice(-1), initial);
    if (isAfter)
      return others.flatMap((entry) => (/^(?:taken|claimed|assigned)$/.test(entry.state) ? [entry.state] : []));
    if (/^(declined|rejected|refused|expired|lapsed)$/.test(state)) return [initial];
    return pick(open, initial);
  }
  const before = others.filter((entry) => level(entry) < rank);
  const nearest = Math.max(0, ...before.map(level));
  return pick(
    before.filter((entry) => level(entry) === nearest),
    initial,
  );
}

const pick = (entries: { state: string }[], initial: string) =>
  entries.length > 0 ? entries.map(({ state }) => state) : [initial];

/** The states from which nothing leads on. */
export function endsOf({ initial, states, moves, ends }: Machine): string[] {
  if (ends) return ends;
  return states.filter(
    (state) =>
      state !== initial && (isFinal(state) || decided.test(state)) && !moves.some(({ from }) => from.includes(state)),
  );
}
