import { statesByVerb } from '#worker/features/guide/content/states.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { lookUp, patternOfNoun, pluralOf } from '#worker/features/guide/grammar/words.rules.ts';
import { movingOf } from '#worker/features/guide/idea/stage-criteria.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { isOf } from '#worker/features/guide/product/record-fields.rules.ts';
import type { Entity } from '#worker/features/guide/product/records.rules.ts';

/** One change of state: from which states, who or what brings it about, the criterion that asks for it, and in which cases alone. */
type Move = { to: string; from: string[]; who: string; id: string; when: string; guard?: string };
/**
 * The life of one kind of record; what begins it, the states of which nobody told what leads to them, how they are set until it is told,
 * and in which it ends.
 */
export type Machine = {
  record: string;
  initial: string;
  states: string[];
  moves: Move[];
  begins?: Pick<Move, 'who' | 'id' | 'when'>;
  untold?: string[];
  byHand?: { to: string; from: string[] }[];
  ends?: string[];
};

/** Whether each change is let in from each other state, as where all are set by hand: then there is no order to keep. */
export const hasNoOrder = ({ states, moves }: Pick<Machine, 'states' | 'moves'>): boolean =>
  states.length > 2 && moves.every(({ from, to }) => states.every((state) => state === to || from.includes(state)));

const time = /^(?:minute|hour|day|week|month|year)$/;

/** The names that criteria have for a record. */
export const namesOf = ({ name, words }: Pick<Entity, 'name' | 'words'>) =>
  new RegExp(
    [name.toLowerCase(), ...words]
      .map((one) => {
        const { source } = patternOfNoun({ one, many: pluralOf(one) });
        // 'Within 24 hours' speaks of no hour that somebody worked.
        return time.test(one) ? `(?<!\\d )${source}` : source;
      })
      .join('|'),
    'i',
  );

/** The steps that somebody named, in their order: 'each case moves through model, milling and firing'. */
export function toldMachine(product: Product, entity: Entity): Machine | undefined {
  const one = entity.name.toLowerCase();
  const listed = product.idea.records.find((record) => record.one === one && statesOf(record).length > 2);
  const said = product.idea.told
    .map((clause) => movingOf(clause) ?? clause)
    .find(({ stages, object }) => stages && isOf(one, object));
  const told = said ?? (listed && asMoved(listed));
  if (!told?.stages) return undefined;
  const criteria = listCriteria(product);
  const criterion =
    criteria.find(
      ({ verb, rest, feature, effect }) =>
        told.stages?.every((stage) => effect.includes(stage)) && verb === told.verb && feature.isRule !== true && rest,
    ) ??
    (listed && criteria.find(({ actor, isFault, cause }) => actor && !isFault && namesOf(entity).test(cause)));
  if (!criterion) return undefined;
  const stages = told.stages.map((stage) => stage.toLowerCase().replaceAll(' ', '_'));
  const who = criterion.actor ?? product.idea.client.one;
  const { id } = criterion;
  const begun = told.verb === 'move' && !told.ways && !begins.test(stages[0] ?? '') ? ['new'] : [];
  const states = [...begun, ...stages];
  const before = (to: string, at: number) => {
    const ways = (told.ways ?? []).map((way) => way.map((state) => state.toLowerCase().replaceAll(' ', '_')));
    const trunk = states.filter((state) => !leaving.test(state));
    // What is withdrawn or cancelled may be so at any step.
    if (leaving.test(to)) return trunk.slice(0, -1);
    const from = ways.flatMap((way) => way[way.indexOf(to) - 1] ?? []);
    return from.length > 0 ? [...new Set(from)] : [states[at] ?? 'new'];
  };
  // Who accepts a quote takes it to 'accepted', whoever moves it on otherwise.
  const doerOf = (to: string) =>
    listCriteria(product).find(
      (other) =>
        !other.isFault &&
        other.actor &&
        lookUp(statesByVerb, other.verb ?? '')?.[0] === to &&
        namesOf(entity).test(other.rest.split(' ').slice(0, 4).join(' ')),
    );
  const moves = states.slice(1).map((to, at) => {
    const doer = doerOf(to);
    return {
      ...{ to, who: doer?.actor ?? who, id: doer?.id ?? id, when: doer?.cause ?? criterion.cause },
      from: told.verb === 'move' ? before(to, at) : states.filter((state) => state !== to),
    };
  });
  const [initial = 'new'] = states;
  const back = told.verb === 'move' ? [] : [{ to: initial, from: states.slice(1), who, id, when: criterion.cause }];
  return { record: entity.name.toLowerCase(), initial, states, moves: [...moves, ...back] };
}

const leaving = /^(?:withdrawn|cancelled|canceled|called_off|abandoned|taken_back)$/;
const begins =
  /^(?:new|open|received|landed|placed|ordered|entered|requested|reported|draft|waiting|sent|arrived|planned)$/;

/** What a list of states says of a record by itself, where no clause moves it on. */
const asMoved = (record: ToldRecord): Pick<Told, 'verb' | 'stages' | 'ways'> => ({
  verb: record.isInOrder ? 'move' : 'mark',
  stages: statesOf(record),
  ...(record.isInOrder ? { ways: record.ways } : {}),
});
