import { listPlaces, type Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { featureIdOf } from '#worker/features/guide/product/criteria.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { madeBy } from '#worker/features/guide/product/outlined-threads.rules.ts';
import { waysOf } from '#worker/features/guide/product/outlined-ways.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { isSetByHand } from '#worker/features/guide/product/states-by-hand.rules.ts';

/**
 * The features of an outline in the order of the build: the steps of its ways, the first way first, then what is done when they do not go
 * well; but whatever makes a thing before all that needs it.
 * @returns the places in order, and the ids of those that the first way cannot be walked without.
 */
export const orderOfBuild = oncePerProduct((product: Product): { places: Place[]; first: Set<string> } => {
  const places = listPlaces(product).filter(({ feature }) => feature.key !== 'account');
  const acts = listActs(product);
  const ways = waysOf(product.idea, acts);
  const steps = ways.map(({ acts: own, about }) => (about ? [about] : own).map(({ feature }) => feature.id));
  const sequence = [...new Set([...steps.flat(), ...ways.flatMap(idsOfBranches), ...places.map(idOf)])];
  const ordered = sequence.flatMap((id) => places.find(({ feature }) => feature.id === id) ?? []);
  const makers = makersIn(
    acts,
    product.idea.records.map(({ one }) => one),
  );
  const done: Place[] = [];
  const take = (place: Place, waiting: Place[]): void => {
    if (done.includes(place) || waiting.includes(place)) return;
    for (const maker of neededBy(place, makers, ordered)) take(maker, [...waiting, place]);
    for (const before of bringersOf(place)) {
      const other = ordered.find(({ feature }) => feature.id === before);
      if (other) take(other, [...waiting, place]);
    }
    done.push(place);
  };
  const first = new Set<string>();
  for (const place of ordered) {
    take(place, []);
    if (steps[0]?.includes(place.feature.id)) for (const { feature } of done) first.add(feature.id);
  }
  return { places: done, first };
});

/** The features that bring a thing to the states from which this one goes on: what is handed out before what comes back late. */
export function bringersOf({ feature, tables }: Place): string[] {
  const isBy = (id: string, one: string) => featureIdOf(id) === one;
  return tables.flatMap(({ machine }) => {
    // What is set by hand where it is entered waits for nothing.
    const own = machine?.moves.filter(({ id }) => isBy(id, feature.id) && !isSetByHand(feature, id)) ?? [];
    return own.flatMap(({ from }) => {
      if (!machine || from.includes(machine.initial)) return [];
      const before = machine.moves.find(
        ({ to, id, from: sources }) =>
          from.includes(to) &&
          id !== '' &&
          !isBy(id, feature.id) &&
          sources.every((one) => machine.states.indexOf(one) < machine.states.indexOf(to)),
      );
      return before ? [featureIdOf(before.id)] : [];
    });
  });
}

const idOf = ({ feature }: Place) => feature.id;
const idsOfBranches = ({ branches }: { branches: OutlinedAct[] }) => branches.map(({ feature }) => feature.id);

const enters = /^(?:enter|add|create|register|list|import|put|set|book|make|plan)$/;

/** 'Enters a grave with its place, stone and persons' makes the stone too. */
const isPartOf = ({ told }: OutlinedAct, one: string) =>
  nounIn(one, / with (.+)$/.exec(told.phrase)?.[1] ?? '') !== null;

/** The feature by which each record comes to be: the first that makes it, before all what enters it by its name. */
function makersIn(acts: OutlinedAct[], records: string[]): Map<string, Feature> {
  const makers = new Map<string, Feature>();
  const making = acts.filter((act) => madeBy(act).length > 0);
  const makes = (act: OutlinedAct, one: string) => madeBy(act).some((record) => record.one === one);
  const names = ({ told }: OutlinedAct, one: string) => nounIn(one, told.phrase) !== null;
  const isMust = ({ feature }: OutlinedAct) => feature.priority.level === 'must';
  for (const one of records) {
    // What can come later makes no row that the smallest set begins with.
    const maker =
      making.find((act) => isMust(act) && enters.test(act.told.verb) && names(act, one) && makes(act, one)) ??
      making.find((act) => isMust(act) && makes(act, one)) ??
      making.find((act) => enters.test(act.told.verb) && names(act, one) && makes(act, one)) ??
      making.find((act) => enters.test(act.told.verb) && isPartOf(act, one)) ??
      making.find((act) => makes(act, one));
    if (maker) makers.set(one, maker.feature);
  }
  return makers;
}

/** The places that make what this one reads or changes, and what its rows cannot be without. */
function neededBy({ feature, tables }: Place, makers: Map<string, Feature>, all: Place[]): Place[] {
  const tableNames = tables.flatMap(({ name, columns }) => [
    name,
    ...columns.flatMap(({ references, may }) => (references && !may ? [references] : [])),
  ]);
  const records = all.flatMap((place) => place.tables).filter(({ name }) => tableNames.includes(name));
  return [...new Set(records.map(({ record }) => record))].flatMap((record) => {
    const maker = makers.get(record);
    return maker && maker !== feature ? all.filter((place) => place.feature === maker) : [];
  });
}
