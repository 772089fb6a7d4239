import type { Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { nightRulesOf } from '#worker/features/guide/documents/clocks.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { tablesTouched } from '#worker/features/guide/documents/feature-effects.rules.ts';
import { whomToldBy } from '#worker/features/guide/documents/outlined-contacts.rules.ts';
import { settingOff } from '#worker/features/guide/documents/plan-events.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { deletionsIn } from '#worker/features/guide/outline/outline-deletions.rules.ts';
import { featureIdOf, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { isNo, isYes } from '#worker/features/guide/product/outlined-needed.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { isSetByHand } from '#worker/features/guide/product/states-by-hand.rules.ts';

/**
 * What each feature of an outline waits for: the states from which it goes on, the fields that somebody has to have filled, what is asked
 * before it is answered, the figures that it reads, and whatever makes its rows; no two wait for each other.
 * @param ordered the places in the order in which they are told.
 * @param makers the feature by which each record comes to be.
 * @returns the ids of the features before each, by its own id.
 */
export function dependenciesIn(
  product: Product,
  ordered: Place[],
  makers: Map<string, Feature>,
): Map<string, Set<string>> {
  const waits = new Map(ordered.map(({ feature }) => [feature.id, new Set<string>()]));
  const isAfter = (one: string, other: string, seen = new Set<string>()): boolean => {
    if (one === other) return true;
    seen.add(one);
    return [...(waits.get(one) ?? [])].some((next) => !seen.has(next) && isAfter(next, other, seen));
  };
  const add = (place: Place, ids: string[]) => {
    for (const id of ids) if (waits.has(id) && !isAfter(id, place.feature.id)) waits.get(place.feature.id)?.add(id);
  };
  const makersOf = (names: Set<string>, all: Place[]) =>
    all
      .flatMap(({ tables }) => tables)
      .flatMap(({ name, record }) => (names.has(name) ? (makers.get(record)?.id ?? []) : []));
  for (const place of ordered) {
    const { looked } = tablesTouched(product, place.feature, place.tables);
    add(place, makersOf(neededRows(place, looked), ordered));
  }
  // Nobody is told before there are rows of whom to tell.
  for (const place of ordered) add(place, makersOf(receiversOf(product, place), ordered));
  for (const place of ordered) {
    // A job that deletes comes when all is there that it deletes.
    const nightly = nightRulesOf(product, place.feature).flatMap((rule) => deletionsIn(rule, product.idea.records));
    add(
      place,
      nightly.flatMap(({ record }) => makers.get(record.one)?.id ?? []),
    );
    add(place, bringersOf(place, product));
    // What comes about of acts is tried by doing them.
    add(place, settingOff(product).get(place.feature.id) ?? []);
    add(place, fillersFor(product, place));
    add(place, askersFor(product, place));
    add(place, figuresFor(product, place));
  }
  // What is only looked into is there before where nothing else says otherwise: first what is told before it, then the rest.
  for (const isEarlier of [true, false])
    for (const [at, place] of ordered.entries()) {
      // Who writes something else may come upon a word of it alone.
      const isMeant = ({ record }: Table) =>
        isEarlier ||
        place.written.length === 0 ||
        place.feature.criteria.some((text) => nounIn(record.split(' ').at(-1) ?? record, text) !== null);
      const names = new Set(place.tables.filter(isMeant).flatMap((table) => [table.name, ...requiredBy(table)]));
      add(
        place,
        makersOf(names, ordered).filter(
          (id) => ordered.findIndex(({ feature }) => feature.id === id) < at === isEarlier,
        ),
      );
    }
  return waits;
}

const requiredBy = ({ columns }: Table) =>
  columns.flatMap(({ references, may }) => (references && !may ? [references] : []));

/** The tables without which a feature cannot be done: those that it writes or that a rule of it asks for, and what their rows point at. */
function neededRows({ tables, written }: Place, looked: Table[]): Set<string> {
  const rows = [...tables.slice(0, 1), ...written, ...looked];
  return new Set(rows.flatMap((table) => [table.name, ...requiredBy(table)]));
}

/** The tables of those whom a feature tells something, where they are kept: the followers of a stop. */
const receiversOf = (product: Product, { feature, tables }: Place): Set<string> => {
  const whom = whomToldBy(product, feature);
  return new Set(
    tables.flatMap(({ kind, name, record }) =>
      kind === 'own' && whom.some((said) => nounIn(record, said) !== null) ? [name] : [],
    ),
  );
};

/**
 * The features that bring a thing to the states from which this one goes on: what is handed out before what comes back late. Of several the
 * one whose line speaks of it.
 */
export function bringersOf({ feature, tables }: Place, product?: Product): string[] {
  const isBy = (id: string, one: string) => featureIdOf(id) === one;
  const clause = product && listActs(product).find((act) => act.feature === feature)?.told.ofClause;
  const speaks = (id: string) =>
    clause !== undefined &&
    product?.features.some((one) => isBy(id, one.id) && one.criteria.some((text) => text.includes(clause)));
  return tables.flatMap(({ machine }) => {
    // What is set by hand where it is entered waits for nothing.
    const own = machine?.moves.filter(({ id }) => isBy(id, feature.id) && !isSetByHand(feature, id)) ?? [];
    return own.flatMap(({ from }) => {
      if (!machine || from.includes(machine.initial)) return [];
      const before = machine.moves.filter(
        ({ to, id, from: sources }) =>
          from.includes(to) &&
          id !== '' &&
          !isBy(id, feature.id) &&
          sources.every((one) => machine.states.indexOf(one) < machine.states.indexOf(to)),
      );
      const [first] = [...before.filter(({ id }) => speaks(id)), ...before];
      return first ? [featureIdOf(first.id)] : [];
    });
  });
}

const ofOther = /^(?:an?|any) ([\p{L} -]+?) other than that of the ([\p{L} -]+?) wants? to /iu;
const set = /^set the ([\p{L} -]+?) (?:back )?to “([^”]+)”/iu;
const filled = /^keep the (?:new )?(.+?) with the ([\p{L} -]+?)(?: where |,| and |$)/iu;

/** The features that fill the fields without which this one cannot be done: 'pick a plumber' before 'a plumber other than that of the repair'. */
function fillersFor(product: Product, { feature, tables }: Place): string[] {
  const criteria = listCriteria(product);
  const needed = criteria
    .filter((criterion) => criterion.feature.id === feature.id)
    .flatMap(({ cause, effect, isFault }) => {
      const [, person, whose] = (isFault && ofOther.exec(cause)) || [];
      const [, moved, state] = set.exec(effect) ?? [];
      return [
        { record: whose, text: person },
        { record: moved, text: state },
      ];
    });
  return criteria.flatMap(({ feature: other, effect, isFault }) => {
    const [, field = '', record = ''] = (!isFault && other.id !== feature.id && filled.exec(effect)) || [];
    const isField = tables.some(
      (table) => table.record === record && table.columns.some((column) => isColumnOf(column, field)),
    );
    return isField && needed.some((one) => one.record === record && one.text && nounIn(field, one.text) !== null)
      ? [other.id]
      : [];
  });
}

const isColumnOf = ({ name, field }: { name: string; field: string }, told: string) =>
  field === told || name.replace(/_id$/, '').replaceAll('_', ' ') === told;

const asks = /(?:^|, and | and )ask (?:the |their )?([\p{L}'-]+)(?! for\b)(?![\p{L}'-])/gu;

/** Who says yes or no, agrees or refuses, was asked by the last feature told before. */
function askersFor(product: Product, { feature }: Place): string[] {
  const acts = listActs(product);
  const act = acts.find((one) => one.feature.id === feature.id);
  if (!act?.who || !(isYes(act) || isNo(act))) return [];
  const { who, record } = act;
  const isAsking = (other: OutlinedAct) =>
    (record === undefined || other.record === undefined || other.record === record) &&
    listCriteria(product).some(
      (criterion) =>
        criterion.feature.id === other.feature.id &&
        !criterion.isFault &&
        [...criterion.effect.matchAll(asks)].some(([, whom = '']) => nounIn(who.one, whom) !== null),
    );
  const asker = acts.slice(0, acts.indexOf(act)).findLast(isAsking);
  return asker ? [asker.feature.id] : [];
}

const raises =
  /^(?:add|book|credit) (?:the |all )?([\p{L} -]+?) to (?:the |their |each )?([\p{L} -]+)|\braise “([^”]+)” of (?:each|the) ([\p{L} -]+)/iu;

/** The features that write what this one only reads: a state that it counts, a sum that others raise. */
function figuresFor(product: Product, { feature, tables, written }: Place): string[] {
  if (written.some(({ kind }) => kind === 'own')) return [];
  const own = listCriteria(product).filter(({ feature: of }) => of.id === feature.id);
  const text = own.map(({ effect }) => effect).join('. ');
  // Of several that bring a thing to a state the first one told is enough.
  const setting = tables.flatMap(({ machine }) =>
    (machine?.states ?? []).slice(1).flatMap((state) => {
      const by = machine?.moves.find(({ to, id }) => to === state && id !== '' && featureIdOf(id) !== feature.id);
      return by && state.length > 4 && nounIn(state, text) !== null ? [featureIdOf(by.id)] : [];
    }),
  );
  const raising = listCriteria(product).flatMap(({ feature: other, effect }) => {
    const [, thing, added, field, raised] = raises.exec(effect) ?? [];
    const record = raised ?? added ?? '';
    const words = `${thing ?? ''} ${field ?? ''}`.match(/\p{L}{4,}/gu) ?? [];
    return tables.some((table) => nounIn(table.record, record) !== null) &&
      words.some((word) => nounIn(word, text) !== null)
      ? [other.id]
      : [];
  });
  return [...setting, ...raising].filter((id) => id !== feature.id);
}
