import { namedStates, type Rank, statesByVerb } from '#worker/features/guide/content/states.ts';
import { lookUp, pluralOf } from '#worker/features/guide/grammar/words.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { listEntities } from '#worker/features/guide/product/records.rules.ts';

/** One change of state: from which states, who or what brings it about, and the criterion that asks for it. */
type Move = { to: string; from: string[]; who: string; id: string; when: string };
/** The life of one kind of record. */
export type Machine = { record: string; initial: string; states: string[]; moves: Move[] };

type Found = { state: string; rank: Rank; who: string; id: string; when: string };

const isCommon = ({ feature }: Criterion) => feature.key === 'account' || feature.key === 'law';

/** The states of a record as far as criteria bring them about; undefined where none changes it. */
export function readMachine(product: Product, record: string, isMain: boolean): Machine | undefined {
  const one = record.toLowerCase();
  const names = new RegExp(`\\b(${patternOf(one)}|${patternOf(pluralOf(one))})\\b`, 'i');
  const criteria = listCriteria(product).filter((criterion) => !isCommon(criterion));
  const about = criteria.filter(({ cause, effect }) => names.test(`${cause} ${effect}`));
  const foreign = isMain ? otherRecords(product, one) : undefined;
  const found = distinct((isMain ? criteria : about).flatMap((criterion) => readStates(criterion, names, foreign)));
  const first = found[0];
  // What somebody confirms before anything else begins its life there.
  const begun = found.find(({ rank }) => rank === 0) ?? (first?.state === 'confirmed' ? first : undefined);
  const rest = found.filter((entry) => entry !== begun);
  if (rest.length === 0 || (!isMain && rest.every(({ state }) => waiting.test(state) && state !== 'silent')))
    return undefined;
  const initial =
    begun?.state ??
    (rest.every(({ state }) => state === 'silent') ? 'heard' : rest[0]?.state === 'published' ? 'draft' : 'new');
  const placed = [{ state: initial, rank: 0 as Rank }, ...rest.map(({ state, rank }) => ({ state, rank }))];
  const moves = rest.map(({ state, rank, who, id, when }) => ({
    to: state,
    who,
    id,
    when,
    from: sourcesOf({ state, rank }, placed, initial),
  }));
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

/** States that pass: what is silent is heard again. */
const returning = /^(silent|paused|hidden|blocked)$/;
/** States in which something still has to follow. */
const waiting = /^(late|overdue|unanswered|unpaid|silent|paused|hidden|blocked)$/;
const rankOf = (state: string): Rank =>
  lookUp(namedStates, state) ?? Object.values(statesByVerb).find(([name]) => name === state)?.[1] ?? 0;
const isFinal = (state: string) => !waiting.test(state) && (rankOf(state) === 3 || rankOf(state) === 'out');

const patternOf = (text: string) => text.replace(/[^\p{L}\p{N} ]/gu, '.');

/** The names of the other records; of a product in a drawer each word, for its criteria always name what they are about. */
function otherRecords(product: Product, one: string): RegExp {
  if (!product.idea.pattern.isOwn) return /[a-z]/i;
  const names = listEntities(product).flatMap(({ name }) => (name.toLowerCase() === one ? [] : [patternOf(name)]));
  return new RegExp(`\\b(${[...names, 'question', 'mistake', 'code', 'link'].join('|')})`, 'i');
}

/** The states that one criterion brings about. What goes wrong only gives those that the sentence names itself. */
function readStates(
  { id, cause, effect, actor, verb, rest, isFault }: Criterion,
  names: RegExp,
  foreign: RegExp | undefined,
): Found[] {
  const [, object = '', named = ''] =
    /\b(?:marks?|shows?|counts?|keeps?) (it|that|[^,.;]{0,40}?) as ([a-z]+)\b/.exec(
      `${verb ?? ''} ${rest} ; ${effect}`,
    ) ?? [];
  const rank = lookUp(namedStates, named);
  const isIt = /^(it|that)?$/.test(object);
  if (rank !== undefined && names.test(isIt ? cause : object)) {
    const byHand = actor !== undefined && /\bmarks?\b/.test(`${verb} ${rest}`);
    return [{ state: named, rank, who: actor && (byHand || !isFault) ? actor : 'the clock', id, when: cause }];
  }
  const state = verb ? lookUp(statesByVerb, verb) : undefined;
  const near = (rest.split(/[,;]/)[0] ?? '').split(' ').slice(0, 5).join(' ');
  // 'A customer cancels' and 'a volunteer claims it' are about what the product is about, unless another record is named.
  const isIts = names.test(near) || (foreign !== undefined && verb !== 'return' && !foreign.test(near));
  if (!actor || !state || (isFault && state[1] !== 'out') || /^(to|after|within|for)\b/.test(rest) || !isIts) return [];
  if (state[0] === 'returned' && /\b(question|correct|change)/.test(rest))
    return [{ state: 'queried', rank: 1, who: actor, id, when: cause }];
  return [{ state: state[0], rank: state[1], who: actor, id, when: cause }];
}

function distinct(found: Found[]): Found[] {
  return found.filter(({ state }, index) => found.findIndex((other) => other.state === state) === index).slice(0, 7);
}

/** From where a state is reached: the nearest states before it; a way out is open until something is done. */
function sourcesOf(
  { state, rank }: { state: string; rank: Rank },
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
export function endsOf({ states, moves }: Machine): string[] {
  return states.filter((state) => isFinal(state) && !moves.some(({ from }) => from.includes(state)));
}
