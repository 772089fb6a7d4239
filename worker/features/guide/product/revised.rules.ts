import { lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { isToldIn, matchFeatures, mergeNumbered } from '#worker/features/guide/product/matching.rules.ts';
import {
  type Kept,
  keepFeature,
  matchAll,
  measuresOf,
  type Row,
  sentencesOf,
  withFeatures,
} from '#worker/features/guide/product/pinned.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import type { Numbered, SavedFeature, SavedText } from '#worker/features/guide/product/saved-text.rules.ts';

/**
 * What the guide knows of its own part in a saved text: the product `before`, of the decisions that it rests on, unless the idea was
 * another one then; whether anything in it is `isByHand`; and whether its glossary is the guide's alone.
 */
export type Earlier = { before: Product | undefined; isByHand: boolean; isGlossaryOurs?: boolean };

/** The product of the next version, and the ids of the features that say in it what they say in the saved text. */
export type Revised = { product: Product; same: ReadonlySet<string>; deleted: ReadonlySet<Feature> };
type Revision = Kept & { isSame: boolean };
type Lists = { measures: string[]; qualities: string[] };

/**
 * The product of the next version of the saved requirements: what a person changed, added or deleted in them stays so, the rest follows
 * the decisions; new features come last and take numbers that nothing had.
 */
export function reviseProduct(now: Product, { before, isByHand }: Earlier, saved: SavedText): Revised {
  if (!before) return reviseUnknown(now, { isByHand }, saved);
  const rows = matchAll(now, before, saved);
  const deleted = deletedByHand(now, before, rows);
  const gone = [
    ...rows.filter(({ isGone }) => isGone).map(({ mine }) => mine.title),
    ...rows.flatMap(({ isGone, current }) => (isGone && current ? [current.title] : [])),
    ...[...deleted].map(({ title }) => title),
  ].map(lowerFirst);
  const places = placesOf(now, rows);
  const kept = rows
    .filter(({ isGone }) => !isGone)
    .map((row) =>
      onItsWay(
        mergeFeature(keepFeature(row.mine, row.current, now), row, {
          isSwapped: isReadAnew(now, before),
          gone,
          places,
        }),
        row.current,
        before.journeys.filter(({ id }) => !now.journeys.some((way) => way.id === id)),
      ),
    );
  return assemble(now, { saved, rows, kept, deleted }, listsOf(before));
}

/** A feature that served a way of ours which is told no more serves the one that it has now. */
function onItsWay(kept: Revision, current: Feature | undefined, goneWays: Product['journeys']): Revision {
  if (!current || !goneWays.some(({ id }) => id === kept.feature.journey)) return kept;
  return { ...kept, isSame: false, feature: { ...kept.feature, journey: current.journey } };
}

/** Where criteria stand that no decision has touched: in the saved text, and anywhere in what is derived now. */
type Places = {
  homeOf: (text: string) => SavedFeature | undefined;
  isSaid: (text: string) => boolean;
  /** Whether a limit still holds though it is derived nowhere: its sentence stands, and nothing of it was left out. */
  holds: (text: string) => boolean;
  /** Whether a part of what a title names was left out, and another says the rest. */
  isPartOut: (title: string, rest: string) => boolean;
};

const isLimit = /^(?:IF|WHILE)\b|\b(?:refuse|never|only|no|not)\b|“/i;

function placesOf(now: Product, rows: Row[]): Places {
  const said = new Set(now.features.flatMap(({ criteria }) => criteria));
  const told = sentencesOf(now);
  const homes = new Map(
    rows
      .filter(({ isGone }) => !isGone)
      .flatMap(({ mine }) => mine.criteria.map(({ text }) => [text, mine] as const))
      .toReversed(),
  );
  return {
    homeOf: (text) => homes.get(text),
    isSaid: (text) => said.has(text) && !now.without.includes(text),
    isPartOut: (title, rest) =>
      isToldIn(rest, [title]) && now.excludes.some(({ inTitle }) => inTitle(title) && !inTitle(rest)),
    holds: (text) =>
      isLimit.test(text) &&
      !now.without.includes(text) &&
      !now.excludes.some(({ traces }) => traces.test(text)) &&
      isToldIn(text.split(/,? (?:THEN )?THE SYSTEM SHALL /)[0] || text, told),
  };
}

/** Whether words were put in place of others, or other people or another thing than before are meant. */
function isReadAnew(now: Product, before: Product): boolean {
  const mean = ({ told, idea: { client, host, item } }: Product) => [told, client.one, host?.one, item.one].join('\n');
  return mean(now) !== mean(before);
}

/** The idea is another one: features that are still there keep their ids, those that it does not know stay, too. */
function reviseUnknown(now: Product, { isByHand }: Pick<Earlier, 'isByHand'>, saved: SavedText): Revised {
  const rows = matchAll(now, now, saved);
  const kept = rows.map((row): Revision => {
    const mine = keepFeature(row.mine, row.current, now);
    if (isByHand || !row.current) return { ...mine, isSame: true };
    const revised = mergeFeature(
      mine,
      { ...row, earlier: mine.feature },
      {
        isSwapped: true,
        gone: [],
        places: { homeOf: () => undefined, isSaid: () => false, holds: () => false, isPartOut: () => false },
      },
    );
    return { ...revised, assumed: [] };
  });
  const own = (list: Numbered[]) => (isByHand ? [] : list.map(({ text }) => text));
  return assemble(
    now,
    { saved, rows, kept, deleted: new Set() },
    { measures: own(saved.measures), qualities: own(saved.qualities) },
  );
}

const listsOf = ({ measures, qualities }: Product): Lists => ({
  measures: measures.map(({ text }) => text),
  qualities,
});

type Parts = { saved: SavedText; rows: Row[]; kept: Revision[]; deleted: ReadonlySet<Feature> };

function assemble(now: Product, { saved, rows, kept, deleted }: Parts, before: Lists): Revised {
  const known = new Set(rows.map(({ current }) => current));
  const added = now.features
    .filter((feature) => !known.has(feature) && !deleted.has(feature))
    .map((feature, index) => ({
      feature: { ...feature, id: `FR-${saved.next + index}`, criteria: notYetSaid(feature.criteria, kept) },
      assumed: [],
    }));
  const lists = listsOf(now);
  const measures = measuresOf(mergeNumbered(saved.measures, before.measures, lists.measures));
  const qualities = mergeNumbered(saved.qualities, before.qualities, lists.qualities);
  const product = withFeatures(now, [...kept, ...added], measures ?? now.measures);
  const tagged = new Map(saved.features.map(({ id, assumed }) => [id, assumed]));
  const same = kept.filter(
    ({ feature, isSame }) =>
      isSame &&
      feature.criteria.every((text) => product.assumed.includes(text) === tagged.get(feature.id)?.includes(text)),
  );
  return {
    product: { ...withLists(product, qualities), nextNumber: saved.next + added.length },
    same: new Set(same.map(({ feature }) => feature.id)),
    deleted,
  };
}

/** What a new feature says that none of the kept ones says already; without anything left, all of it. */
function notYetSaid(criteria: string[], kept: Revision[]): string[] {
  const left = criteria.filter((text) => !kept.some(({ feature }) => feature.criteria.includes(text)));
  return left.length > 0 ? left : criteria;
}

function withLists(product: Product, qualities: Numbered[]): Product {
  if (qualities.length === 0) return product;
  return {
    ...product,
    qualities: qualities.map(({ text }) => text),
    qualityNumbers: qualities.map(({ number }) => number),
  };
}

/** Derived before and not in the saved text: a person took it out there. */
function deletedByHand(now: Product, before: Product, rows: Row[]): Set<Feature> {
  const stillThere = new Set(rows.map(({ earlier }) => earlier));
  const gone = before.features.filter((feature) => !stillThere.has(feature));
  const found = matchFeatures(gone, now.features);
  return new Set([...found.values()].flatMap((at) => now.features[at] ?? []));
}

/**
 * A kept feature with what became different in the derived one. Its title stays, and why it is there and how much it matters, unless a
 * word was put in place of another, or they speak of a feature that is gone.
 */
function mergeFeature(
  { feature, assumed }: Kept,
  { mine, current, earlier }: Row,
  { isSwapped, gone, places }: { isSwapped: boolean; gone: string[]; places: Places },
): Revision {
  if (!current || !earlier) return { feature, assumed, isSame: true };
  // A criterion stays where its number is, also where another telling would put it elsewhere.
  const here = current.criteria.filter((text) => earlier.criteria.includes(text) || isHome(places.homeOf(text), mine));
  const criteria = mergeNumbered(
    mine.criteria,
    earlier.criteria,
    here,
    (text) => places.isSaid(text) || places.holds(text),
  );
  const rules = mergeNumbered(asNumbered(mine.rules), earlier.rules, current.rules);
  const take = <Value>(own: Value, before: Value, now: Value) => (own === before ? now : own);
  const speaksOfGone = (text: string) => gone.some((title) => text.includes(title));
  const isStale = (text: string) => isSwapped || speaksOfGone(text);
  const wants = isStale(feature.wants) ? take(feature.wants, earlier.wants, current.wants) : feature.wants;
  const priority = isStale(feature.priority.reason) ? current.priority : feature.priority;
  const revised: Feature = {
    ...feature,
    title:
      isSwapped || places.isPartOut(feature.title, current.title)
        ? take(feature.title, earlier.title, current.title)
        : feature.title,
    says: take(feature.says, earlier.says, current.says),
    wants: speaksOfGone(wants) ? '' : wants,
    priority: speaksOfGone(priority.reason) ? { ...priority, reason: 'the first version needs it' } : priority,
    criteria: criteria.map(({ text }) => text),
    criterionNumbers: criteria.map(({ number }) => number),
    rules: rules.map(({ text }) => text),
  };
  return {
    feature: revised,
    assumed: assumed.filter((text) => !current.criteria.includes(text)),
    isSame: JSON.stringify(revised) === JSON.stringify(feature),
  };
}

const isHome = (home: SavedFeature | undefined, mine: SavedFeature) => home === undefined || home === mine;

const asNumbered = (texts: string[]): Numbered[] => texts.map((text, index) => ({ text, number: index + 1 }));
