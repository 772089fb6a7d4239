import { type Call, listCalls } from '#worker/features/guide/documents/api.rules.ts';
import {
  clockedFeatures,
  listNeeds,
  mainRecord,
  type Need,
  shapeOf,
} from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { snake, type Table, tableNameOf } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { inOwnStack } from '#worker/features/guide/documents/own-stack.rules.ts';
import { ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** Where a feature lives: its files, calls, tables and the parts outside that it needs. */
export type Place = {
  feature: Feature;
  tables: Table[];
  calls: Call[];
  needs: Need[];
  isClocked: boolean;
  rule: string;
  route: string | undefined;
  screen: string | undefined;
  job: string | undefined;
  adapters: string[];
  /** Calls that come from outside: a device or a service reports. */
  hooks: string[];
};

const kebab = (text: string) =>
  snake(text)
    .replaceAll('_', '-')
    .slice(0, 40)
    .replace(/-+[^-]{0,2}$/, '') || 'main';
const slugOf = (title: string) => kebab(title.split(/\s+/).slice(0, 5).join(' '));

/** Where each feature lives. Files follow from the table that it is most about, screens from its title. */
export const listPlaces = oncePerProduct(derivePlaces);

function derivePlaces(product: Product): Place[] {
  const tables = listTables(product);
  const needs = listNeeds(product);
  const calls = listCalls(product);
  const { runtime } = shapeOf(product);
  const clocked = new Set(clockedFeatures(product));
  const own = new Set(ownFeatures(product));
  const root = runtime === 'app' ? 'server' : 'src';
  const isCode = runtime === 'command' || runtime === 'package';
  const main = tableNameOf(mainRecord(product));
  return product.features.map((feature): Place => {
    const isOwn = own.has(feature);
    const named = tables.filter(
      ({ features, kind }) => kind !== 'people' && kind !== 'session' && kind !== 'link' && features.includes(feature),
    );
    const mine = named.toSorted((a, b) => a.features.indexOf(feature) - b.features.indexOf(feature));
    const served =
      feature.key === 'account'
        ? tables.filter(({ kind }) => kind === 'people' || kind === 'session')
        : mine.length > 0
          ? mine.slice(0, 3)
          : [tables.find(({ name }) => name === main) ?? tables[0]].flatMap((table) => table ?? []);
    const file =
      feature.key === 'account'
        ? 'accounts'
        : isCode
          ? slugOf(feature.title)
          : (served[0]?.name.replaceAll('_', '-') ?? slugOf(feature.title));
    const screen = runtime === 'app' ? `app/${slugOf(feature.title)}.tsx` : `src/pages/${slugOf(feature.title)}.tsx`;
    const parts = needs.filter(({ features }) => features.includes(feature) && isOwn);
    return {
      feature,
      tables: served,
      calls: calls.filter(({ criterion }) => criterion.feature.id === feature.id),
      needs: parts,
      isClocked: clocked.has(feature),
      rule: runtime === 'package' ? `src/${file}.ts` : isCode ? `src/core/${file}.ts` : `${root}/rules/${file}.ts`,
      route: isCode ? (runtime === 'command' ? `src/command/${file}.ts` : undefined) : `${root}/routes/${file}.ts`,
      screen: isCode ? undefined : screen,
      job: clocked.has(feature) && !isCode ? `${root}/jobs/${slugOf(feature.title)}.ts` : undefined,
      hooks: isCode
        ? []
        : parts
            .filter(({ part }) => /^(sensor|regions|card|bank)$/.test(part.key))
            .map(({ part }) => `POST /hooks/${part.file}`),
      adapters: parts
        .filter(({ part }) => !/^(code|map)$/.test(part.key))
        .map(({ part }) => `${root}/outside/${part.file}.ts`),
    };
  });
}

/** The folders and files as a tree, each with what it holds. */
export function drawTree(product: Product): string {
  const places = listPlaces(product);
  const { runtime } = shapeOf(product);
  const files = new Map<string, string[]>();
  const note = (path: string | undefined, text: string) => {
    if (!path) return;
    const own = inOwnStack(product, path);
    files.set(own, [...new Set([...(files.get(own) ?? []), text])]);
  };
  for (const { feature, rule, route, screen, job, adapters, tables, needs } of places) {
    note(screen, feature.id);
    note(route, feature.id);
    note(rule, feature.id);
    note(job, feature.id);
    adapters.forEach((path, index) => {
      note(path, needs[index]?.part.label ?? feature.id);
    });
    if (runtime === 'pages' || runtime === 'app')
      for (const { name } of tables)
        note(`${runtime === 'app' ? 'server' : 'src'}/data/${name.replaceAll('_', '-')}.ts`, name);
  }
  if (runtime === 'pages' || runtime === 'app')
    note(
      'migrations/0001_begin.sql',
      listTables(product)
        .map(({ name }) => name)
        .slice(0, 4)
        .join(', '),
    );
  if (runtime === 'command' || runtime === 'package')
    note('fixtures/', `one folder for each criterion of ${product.name}`);
  const lines: string[] = [];
  let open: string[] = [];
  for (const [path, notes] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const parts = path.split('/');
    const folders = parts.slice(0, -1);
    folders.forEach((folder, depth) => {
      if (open.slice(0, depth + 1).join('/') !== folders.slice(0, depth + 1).join('/'))
        lines.push(`${'  '.repeat(depth)}${folder}/`);
    });
    open = folders;
    const last = parts.at(-1);
    if (last) lines.push(`${`${'  '.repeat(folders.length)}${last}`.padEnd(44)}  ${notes.join(', ')}`);
  }
  return lines.join('\n');
}
