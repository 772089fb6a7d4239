import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { isPathOf, pathOf } from '#worker/features/guide/documents/addresses.rules.ts';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { besideRows } from '#worker/features/guide/documents/api-beside.rules.ts';
import { readingRows } from '#worker/features/guide/documents/api-reading.rules.ts';
import type { Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { isSliced, notYet } from '#worker/features/guide/documents/plan-made.rules.ts';
import { orderOfBuild } from '#worker/features/guide/documents/plan-order.rules.ts';
import { type Noun, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** The addresses of a row of the API outline that are only read, with the features that it serves. */
const addressesIn = (row: string[]) =>
  [...(row[0] ?? '').matchAll(/`GET ([^`]+)`/g)].map(([, path = '']) => ({
    path,
    serves: (row.at(-1) ?? '').split(', '),
  }));

/**
 * The reading calls of the API outline by the id of the feature that is built with them: of a single row what makes it and shows it, else the first whose screen chooses from those rows or
 * goes on with them, by people who may read them; else whatever has them first.
 */
export const readingIn = oncePerProduct((product: Product): Map<string, string[]> => {
  const found = new Map<string, string[]>();
  if (!isSliced(product) || shapeOf(product).runtime === 'local') return found;
  const { places } = orderOfBuild(product);
  const calls = listCalls(product);
  const own = listTables(product).filter(({ kind }) => kind === 'own');
  const known = new Set(calls.flatMap(({ method, path }) => (method === 'GET' ? [path] : [])));
  for (const { path, serves } of [...readingRows(product, calls), ...besideRows(product)].flatMap(addressesIn)) {
    if (known.has(path)) {
      const early = neededBefore(product, places, path);
      if (early) found.set(early.feature.id, [...(found.get(early.feature.id) ?? []), path]);
      continue;
    }
    const table = own.find((one) => isPathOf(path, one));
    const screens = places.filter((place) => isScreen(place) && (!table || isThere(product, place, table)));
    const home = table
      ? (places.find((place) => path.endsWith('/:id') && isScreen(place) && showsMade(product, place, table)) ??
        screens.find((place) => isLinked(place, table) && goesOnWith(product, place, table)) ??
        screens.find((place) => isLook(product, place) && goesOnWith(product, place, table)) ??
        screens[0] ??
        places.find((place) => place.route !== undefined && isThere(product, place, table)))
      : screens.find(({ feature }) => serves.includes(feature.id));
    if (home) found.set(home.feature.id, [...(found.get(home.feature.id) ?? []), path]);
  }
  return found;
});

/** What changes rows on a screen before the feature is built whose call lists them: it cannot be tried without that list. */
function neededBefore(product: Product, places: Place[], path: string): Place | undefined {
  const table = listTables(product).find((one) => one.kind === 'own' && path === pathOf(one));
  const own = places.findIndex(({ calls }) => calls.some((call) => call.method === 'GET' && call.path === path));
  return table && places.slice(0, Math.max(0, own)).find((place) => isScreen(place) && changes(place, table));
}

/** Whether a feature changes rows that were there, which are found on its screen first; what it makes itself is there already. */
const changes = ({ calls }: Place, table: Table): boolean =>
  calls.some(({ method, path }) => /^(?:PATCH|PUT|DELETE)$/.test(method) && path.startsWith(`${pathOf(table)}/:id`)) &&
  !calls.some(({ method, path }) => method === 'POST' && path === pathOf(table));

/**
 * The features whose tasks build the lists in which others find the rows that they change, by the id of each of those others; only what is
 * built before.
 */
export const listsFor = oncePerProduct((product: Product): Map<string, string[]> => {
  const { places } = orderOfBuild(product);
  const reading = readingIn(product);
  const builds = (place: Place, path: string) =>
    reading.get(place.feature.id)?.includes(path) ||
    place.calls.some((call) => call.method === 'GET' && call.path === path);
  const own = listTables(product).filter(({ kind }) => kind === 'own');
  return new Map(
    places.map((place, at) => {
      const tables = own.filter((table) => changes(place, table));
      const lists = tables.flatMap((table) => places.slice(0, at).find((other) => builds(other, pathOf(table))) ?? []);
      return [place.feature.id, lists.map(({ feature }) => feature.id)];
    }),
  );
});

const isScreen = ({ screen, shownIn, route }: Place) => route !== undefined && (screen ?? shownIn) !== undefined;

const isThere = (product: Product, place: Place, { name }: Table) =>
  place.tables.some((table) => table.name === name) && !notYet(product, place).has(name);

const actOf = (product: Product, { feature }: Pick<Place, 'feature'>) =>
  listActs(product).find((act) => act.feature.id === feature.id);
const isLook = (product: Product, place: Place) => actOf(product, place)?.way === 'read';

/** Whether a feature changes the rows of a table or makes some that point at one. */
const isLinked = ({ written }: Place, table: Table) =>
  written.some(
    ({ name, columns }) => name === table.name || columns.some(({ references }) => references === table.name),
  );

/** Whether a feature makes rows of a table and shows its maker, who may read them, what it kept: 'show beside it who entered it and when'. */
const showsMade = (product: Product, { feature, calls }: Place, table: Table): boolean =>
  calls.some(
    ({ method, path, criterion: { effect } }) =>
      method === 'POST' && path === pathOf(table) && /\bshow beside it who\b/.test(effect),
  ) && mayRead(product, actOf(product, { feature })?.who, table);

function mayRead(product: Product, who: Noun | undefined, table: Table): boolean {
  const { sees } = accessOf(product, table, listTables(product));
  return who !== undefined && (nounIn(who.one, sees) ?? nounIn(who.many, sees)) !== null;
}

/** Whether somebody may read the rows of a table in a feature that neither makes them nor has a call of its own that shows them. */
function goesOnWith(product: Product, place: Place, table: Table): boolean {
  const { calls } = place;
  const isMade = calls.some(({ method, path }) => method === 'POST' && path === pathOf(table));
  const isShown = calls.some(({ method, path }) => method === 'GET' && isPathOf(path, table));
  return !isMade && !isShown && mayRead(product, actOf(product, place)?.who, table);
}
