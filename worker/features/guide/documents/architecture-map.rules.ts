import { commandsOf } from '#worker/features/guide/content/stacks.ts';
import { isPathOf, kebab } from '#worker/features/guide/documents/addresses.rules.ts';
import { type Call, listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { type Brought, bringParts } from '#worker/features/guide/documents/architecture-brought.rules.ts';
import {
  listNeeds,
  mainRecord,
  type Need,
  shapeOf,
} from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { type Sight, sightsOf } from '#worker/features/guide/documents/architecture-sights.rules.ts';
import { clockedFeatures, nightRules } from '#worker/features/guide/documents/clocks.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { isOfPeople, type Table, tableNameOf } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { tablesOfFeature, writtenBy } from '#worker/features/guide/documents/feature-tables.rules.ts';
import { slugOf } from '#worker/features/guide/documents/file-names.rules.ts';
import { jobOfRule } from '#worker/features/guide/documents/outlined-deletions.rules.ts';
import { comesByMessage } from '#worker/features/guide/documents/outlined-reach.rules.ts';
import { hookOf, reportedBy, reportsItself } from '#worker/features/guide/documents/outlined-reports.rules.ts';
import { inOwnStack, layoutOf } from '#worker/features/guide/documents/own-stack.rules.ts';
import { movesIn } from '#worker/features/guide/documents/rule-homes.rules.ts';
import { ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** Where a feature lives: its files, calls, tables and the parts outside that it needs. */
export type Place = {
  feature: Feature;
  /** What it works on, the table that it is most about first; `written` are those whose rows it makes or changes. */
  tables: Table[];
  written: Table[];
  calls: Call[];
  needs: Need[];
  isClocked: boolean;
  rule: string;
  route: string | undefined;
  screen: string | undefined;
  /** The screen of another feature in which a rule or a message shows. */
  shownIn?: { file: string; feature: Feature };
  /** The pages of others on which it shows what was done or what time has brought. */
  sights: Sight[];
  job: string | undefined;
  adapters: string[];
  /** What the stack or a service outside brings along beside that: a live object, a queue, the job of an outbox. */
  brought: Brought[];
  /** Calls that come from outside: a device or a service reports. */
  hooks: string[];
};

/** Where each feature lives. Files follow from the table that it is most about, screens from its title. */
export const listPlaces = oncePerProduct(derivePlaces);

function derivePlaces(product: Product): Place[] {
  const tables = listTables(product);
  const needs = listNeeds(product);
  const calls = listCalls(product);
  const { runtime, key: shape } = shapeOf(product);
  const clocked = new Set(clockedFeatures(product));
  const own = new Set(ownFeatures(product));
  const root = runtime === 'app' ? 'server' : 'src';
  const isCode = runtime === 'command' || runtime === 'package';
  const main = tableNameOf(mainRecord(product));
  const brought = bringParts(product, root, calls);
  const outward = new Set(
    listActs(product).flatMap(({ feature, told }) =>
      /^(?:fetch|download|load|sync)$/.test(told.verb) ? [feature] : [],
    ),
  );
  const runs = new Set(
    listActs(product).flatMap(({ feature, way, told }) =>
      way === 'run' && !/^(?:show|display|shout|play|draw)$/.test(told.verb) ? [feature] : [],
    ),
  );
  const servedOf = (feature: Feature): Table[] => {
    if (feature.key === 'account') return tables.filter(({ kind }) => isOfPeople.test(kind));
    const named = tables.filter(
      ({ features, kind }) => !isOfPeople.test(kind) && kind !== 'link' && features.includes(feature),
    );
    const rank = (table: Table) => (isAside(table) ? tables.length : 0) + table.features.indexOf(feature);
    const mine = named.toSorted((a, b) => rank(a) - rank(b));
    if (product.idea.isOutlined && product.idea.records.length > 0 && own.has(feature))
      return tablesOfFeature(product, feature, tables, mine);
    return [...(mine.every(isAside) ? [tables.find(({ name }) => name === main) ?? tables[0]] : []), ...mine]
      .flatMap((table) => table ?? [])
      .slice(0, 3);
  };
  // Who writes by message sees no screen.
  const written = new Set(listActs(product).flatMap((act) => (comesByMessage(product, act) ? [act.feature] : [])));
  const calledIn = ({ id }: Feature) => calls.filter(({ criterion }) => criterion.feature.id === id);
  const serving = new Map(
    product.features.map((feature) => [feature, withCalled(servedOf(feature), calledIn(feature), tables)]),
  );
  const homes = [...serving.values()].map(([home]) => home?.name);
  const places = product.features.map((feature): Place => {
    const isOwn = own.has(feature);
    const served = serving.get(feature) ?? [];
    const home = served[0]?.name;
    // Features about one table have files of their own, so that they can be built side by side.
    const isShared = homes.filter((name) => name === home).length > 1;
    const file =
      feature.key === 'account' ? 'accounts' : isCode || isShared || !home ? slugOf(feature.title) : kebab(home);
    const screen =
      runtime === 'app'
        ? `app/${slugOf(feature.title)}.tsx`
        : shape === 'bot'
          ? `src/commands/${slugOf(feature.title)}.ts`
          : shape === 'extension' && runtime === 'local' && runs.has(feature)
            ? `src/${outward.has(feature) ? 'background' : 'content'}/${slugOf(feature.title)}.ts`
            : `src/pages/${slugOf(feature.title)}.tsx`;
    // An invitation is mailed where people come in.
    const parts = needs
      .filter(({ features }) => features.includes(feature) && (isOwn || product.idea.isOutlined))
      .toSorted((a, b) => Number(hasNoFile(a)) - Number(hasNoFile(b)));
    const called = calledIn(feature);
    return {
      feature,
      tables: served,
      written: writtenBy(product, feature, { tables: served, calls: called }),
      calls: called,
      needs: parts,
      isClocked: clocked.has(feature),
      rule: runtime === 'package' ? `src/${file}.ts` : isCode ? `src/core/${file}.ts` : `${root}/rules/${file}.ts`,
      route:
        runtime === 'local'
          ? undefined
          : isCode
            ? runtime === 'command'
              ? `src/command/${file}.ts`
              : undefined
            : `${root}/routes/${receptionOf(product, feature, { needs, calls: called }) ?? file}.ts`,
      screen:
        isCode ||
        written.has(feature) ||
        isHeadless(product, feature) ||
        (runs.has(feature) &&
          !called.some(({ criterion }) => criterion.verb === 'get') &&
          !/^src\/(?:content|background)\//.test(screen))
          ? undefined
          : screen,
      job: clocked.has(feature) && !isCode ? `${root}/jobs/${slugOf(feature.title)}.ts` : undefined,
      hooks: isCode
        ? []
        : (product.idea.isOutlined ? reportedBy(product, feature, needs) : parts)
            .filter(reportsItself)
            .map((need) => `POST ${hookOf(need)}`),
      brought: brought.get(feature) ?? [],
      sights: [],
      adapters: parts.filter((need) => !hasNoFile(need)).map(({ part }) => `${root}/outside/${part.file}.ts`),
    };
  });
  if (isCode) return places;
  const seen = places.map((place) => ({ ...place, sights: sightsOf(product, place, places) }));
  return seen.map((place) => movesIn(product, place, seen));
}

/** The file for all that one part outside reports at one address, where several features begin there: a second one would never run. */
function receptionOf(
  product: Product,
  feature: Feature,
  { needs, calls }: { needs: Need[]; calls: Call[] },
): string | undefined {
  if (!product.idea.isOutlined || calls.length > 0) return undefined;
  const reporting = (one: Feature) => reportedBy(product, one, needs).filter(reportsItself);
  const [need] = reporting(feature);
  const isShared =
    need && product.features.filter((one) => reporting(one).some(({ part }) => part.key === need.part.key)).length > 1;
  return isShared ? `hooks-${need.part.file}` : undefined;
}

/** What is drawn here and asked of no service: it comes after all that has a file, so that those are told by their place. */
const hasNoFile = ({ part }: Need) => /^(?:code|map)$/.test(part.key);

/** The tables of a feature with those that its own calls name; it is most about none that is only written along. */
function withCalled(served: Table[], calls: Call[], tables: Table[]): Table[] {
  const called = tables.filter((table) => table.kind === 'own' && calls.some(({ path }) => isPathOf(path, table)));
  const whole = [...served, ...called];
  return [...new Set([...whole.filter(({ kind }) => kind !== 'outside').slice(0, 1), ...whole])];
}

/** What only devices do has no screen of its own: what they send is seen in another feature. */
function isHeadless(product: Product, { id, isDevice }: Feature): boolean {
  const devices = product.idea.told.flatMap(({ device, who }) =>
    device && typeof who === 'object' ? [who.one.toLowerCase(), who.many.toLowerCase()] : [],
  );
  const actors = listCriteria(product).flatMap(({ feature, actor }) => (feature.id === id && actor ? [actor] : []));
  return Boolean(isDevice) && actors.every((actor) => devices.includes(actor.toLowerCase()));
}

/** The file in which a command begins; undefined for all else, and where a stack was decided that calls it otherwise. */
export function entryOf(product: Product): string | undefined {
  return layoutOf(product) ? undefined : /(\S+\/\S+) --help$/.exec(commandsOf[shapeOf(product).runtime].run)?.[1];
}

/** Rows that are only written along: an outbox, and who looked at what. No feature is most about them. */
const isAside = ({ kind, columns }: Table) =>
  columns.some(({ name }) => (name === 'tries' && kind === 'outside') || name === 'looked_at');

const mostNamed = 4;

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
  for (const { feature, rule, route, screen, sights, job, adapters, brought, tables, needs } of places) {
    for (const { file } of sights) note(file, feature.id);
    for (const { file, part } of brought) note(file, part.replace(/^Job: /, ''));
    note(screen, feature.id);
    note(route, feature.id);
    note(rule, feature.id);
    note(job, feature.id);
    adapters.forEach((path, index) => {
      note(path, needs[index]?.part.label ?? feature.id);
    });
    if (runtime === 'pages' || runtime === 'app' || runtime === 'local')
      for (const { name, kind } of tables)
        if (kind !== 'role') note(`${runtime === 'app' ? 'server' : 'src'}/data/${kebab(name)}.ts`, name);
  }
  if (runtime === 'pages' || runtime === 'app') {
    const names = listTables(product).map(({ name }) => name);
    const more = names.length - mostNamed;
    // The plan makes the tables of an outline task by task.
    if (product.idea.isOutlined) note('migrations/', 'one numbered file for each task that makes tables');
    else
      note(
        'migrations/0001_begin.sql',
        `${names.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
      );
  }
  // The plan's task on signing in brings it.
  const guarded = product.idea.isOutlined
    ? places.find(({ feature, route }) => feature.key === 'account' && route)
    : undefined;
  if (guarded) note(`${guarded.rule.replace(/\/rules\/.*$/, '')}/routes/limits.ts`, 'calls a minute');
  for (const { name, says } of nightRules(product).map((rule) => jobOfRule(product, rule)))
    note(`${runtime === 'app' ? 'server' : 'src'}/jobs/${slugOf(name)}.ts`, says);
  note(entryOf(product), 'arguments and help');
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
