import { listPlaces, type Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { dependenciesIn } from '#worker/features/guide/documents/plan-dependencies.rules.ts';
import { nounIn, pluralOf } from '#worker/features/guide/grammar/words.rules.ts';
import { makesRow } from '#worker/features/guide/product/criteria.rules.ts';
import { isBesideWay } from '#worker/features/guide/product/journeys.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { madeBy } from '#worker/features/guide/product/outlined-threads.rules.ts';
import { ownOf, waysOf } from '#worker/features/guide/product/outlined-ways.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/**
 * The features of an outline in the order of the build: the steps of the first way, then what cannot wait, then the rest, each in the order
 * of the ways; but whatever another one waits for before it.
 * @returns the places in order, the ids of those that the first way cannot be walked without, and what each waits for, by ids.
 */
export const orderOfBuild = oncePerProduct(
  (product: Product): { places: Place[]; first: Set<string>; waits: Map<string, Set<string>> } => {
    const places = listPlaces(product).filter(({ feature }) => feature.key !== 'account');
    const acts = listActs(product);
    const ways = waysOf(product.idea, acts);
    const [first = [], ...others] = ways.map((way) => ownOf(way).map(({ feature }) => feature.id));
    // What the first way is told to end with, looking at it or listening to it, belongs to it too.
    const steps = [[...new Set([...first, ...walkedFirst(product)])], ...others];
    const sequence = [...new Set([...steps.flat(), ...ways.flatMap(idsOfBranches), ...places.map(idOf)])];
    const told = sequence.flatMap((id) => places.find(({ feature }) => feature.id === id) ?? []);
    const makers = makersIn(
      acts,
      product.idea.records.map(({ one }) => one),
    );
    const waits = dependenciesIn(product, told, makers);
    const rank = ({ feature }: Place) =>
      steps[0]?.includes(feature.id) ? 0 : feature.priority.level === 'must' ? 1 : 2;
    const ordered = told.toSorted((a, b) => rank(a) - rank(b));
    const done: Place[] = [];
    const take = (place: Place): void => {
      if (done.includes(place)) return;
      for (const before of told) if (waits.get(place.feature.id)?.has(before.feature.id)) take(before);
      done.push(place);
    };
    const path = new Set<string>();
    for (const place of ordered) {
      take(place);
      if (steps[0]?.includes(place.feature.id)) for (const { feature } of done) path.add(feature.id);
    }
    return { places: done, first: path, waits };
  },
);

/** The features that the steps of the first journey tell, in their order. */
function walkedFirst({ journeys: [way], features }: Product): string[] {
  const steps = way?.steps.filter((step) => !isBesideWay(step)) ?? [];
  const says = ({ says: text }: Feature) => text.replace(/\.$/, '');
  return steps.flatMap((step) => features.find((one) => says(one) !== '' && step.startsWith(says(one)))?.id ?? []);
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
  const keeps = ({ feature }: OutlinedAct, one: string) => feature.criteria.some((text) => makesRow(text, one));
  // 'Keep a gallery with couple and pictures' makes the pictures.
  const lists = ({ feature }: OutlinedAct, one: string) =>
    feature.criteria.some(
      (text) => nounIn(pluralOf(one), / keep an? [^,]+? with (.+)$/.exec(text)?.[1] ?? '') !== null,
    );
  const isMade = (act: OutlinedAct, one: string) => madeBy(act).some((record) => record.one === one);
  // What is only spoken of as new is made by the one that says what is kept of it.
  const makes = (act: OutlinedAct, one: string) =>
    keeps(act, one) || (isMade(act, one) && !acts.some((other) => keeps(other, one)));
  const names = ({ told }: OutlinedAct, one: string) => nounIn(one, told.phrase) !== null;
  const isMust = ({ feature }: OutlinedAct) => feature.priority.level === 'must';
  for (const one of records) {
    const isKept = acts.some((act) => keeps(act, one));
    // What can come later makes no row that the smallest set begins with.
    const maker =
      (isKept ? undefined : acts.find((act) => act.way === 'make' && lists(act, one))) ??
      acts.find((act) => isMust(act) && enters.test(act.told.verb) && names(act, one) && makes(act, one)) ??
      acts.find((act) => isMust(act) && makes(act, one)) ??
      acts.find((act) => enters.test(act.told.verb) && names(act, one) && makes(act, one)) ??
      acts.find((act) => enters.test(act.told.verb) && isPartOf(act, one)) ??
      acts.find((act) => makes(act, one));
    if (maker) makers.set(one, maker.feature);
  }
  return makers;
}
