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
    if (known.has(path)) continue;
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
