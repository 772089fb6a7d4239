import { plainLayout } from '#worker/features/guide/content/layouts.ts';
import type { Shape } from '#worker/features/guide/content/shapes.ts';
import {
  baseLines,
  botLibraries,
  builderLines,
  commandsOf,
  decidedLines,
  extensionCommands,
  extensionStore,
  outletLines,
  ownServer,
  ownServerCommands,
  ownServerParts,
  type Stack,
  type StackLine,
  shapeLines,
  walkers,
} from '#worker/features/guide/content/stacks.ts';
import { technologies } from '#worker/features/guide/content/technologies.ts';
import {
  affirm,
  listNeeds,
  shapeOf,
  slotsOf,
  textOf,
} from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { clockedFeatures, nightRules } from '#worker/features/guide/documents/clocks.rules.ts';
import { partWhereOpen } from '#worker/features/guide/documents/open-files.rules.ts';
import { downloadLines } from '#worker/features/guide/documents/outlined-downloads.rules.ts';
import { lastingParts } from '#worker/features/guide/documents/outlined-lasting.rules.ts';
import { liveIn } from '#worker/features/guide/documents/outlined-live.rules.ts';
import { wholeOf } from '#worker/features/guide/documents/outlined-whole.rules.ts';
import { layoutOf } from '#worker/features/guide/documents/own-stack.rules.ts';
import { ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, lowerFirst, type Slots } from '#worker/features/guide/grammar/words.rules.ts';
import { readOutlet } from '#worker/features/guide/idea/outlets.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const isLive =
  /\b(update the open screen|how many are before|queue|turns?|live|at the same moment|within 500 milliseconds)\b/i;

/** The stack of a product: the shape's own parts and those that single features need, each with its reason. */
export const stackOf = oncePerProduct(deriveStackOf);

function deriveStackOf(product: Product): Stack {
  const shape = shapeOf(product);
  const slots = slotsOf(product);
  const needs = listNeeds(product);
  const tell = (text: string, own: Slots = slots) => fill(text, own);
  const line = (entry: StackLine, own: Slots = slots): StackLine => ({
    part: tell(entry.part, own),
    why: tell(entry.why, own),
    instead: tell(entry.instead, own),
    because: tell(entry.because, own),
    ...(entry.place ? { place: { ...entry.place, file: tell(entry.place.file, own) } } : {}),
  });
  const base = baseOf(product, shape).map((entry) => line(entry));
  const lines = shape.runtime === 'builder' ? base : [...base, ...ownLines(product, shape).map((entry) => line(entry))];
  const whole = isOnPages(product, shape) ? wholeOf(product, shape.key === 'field') : shape;
  const outside = needs.map(({ part, slots: own }) => line(partWhereOpen(product, part), own));
  return {
    ...shape,
    title: tell(whole.title),
    prevents: tell(whole.prevents),
    rule: tell(whole.rule),
    instead: tell(whole.instead),
    deferred: shape.deferred.flatMap((text) => (/\bcalendar\b/i.test(text) && !isDated(product) ? [] : [tell(text)])),
    lines: [...lines, ...outside],
    base: base.length,
    parts: [...lines, ...outside].map(({ part }) => capitalise(part)),
    commands: {
      ...commandsOf[shape.runtime],
      ...(shape.runtime === 'local' && shape.key === 'extension' ? extensionCommands : {}),
      ...(shape.runtime === 'pages' && hostOf(product) ? ownServerCommands : {}),
      ...walkOf(base),
    },
    folders: foldersOf(shape, slots),
  };
}

/** The command of what walks through the screens, where the stack names it. */
function walkOf(lines: StackLine[]): { walk?: string } {
  const tool = walkers.find(({ name }) => lines.some(({ part }) => part.includes(name)));
  return tool ? { walk: tool.command } : {};
}

const happensOn =
  /^(?:(?:first|last|start|end|visit|pick-?up) )?(?:date|day|time|hour)s?(?: and time)?$|^(?:from|until|starts?|ends?)(?: at| on)?$/i;
/** Whether something that is kept happens on a day, as a calendar holds it; of prose nobody knows. */
const isDated = ({ idea }: Product) =>
  !idea.isOutlined || idea.records.some(({ fields }) => fields.some(({ name }) => happensOn.test(name)));

/** Whether an outline decides on what its pages are used, and no shape of a kind of its own. */
const isOnPages = ({ idea }: Product, { runtime, key }: Shape) =>
  idea.isOutlined && runtime === 'pages' && /^(?:pages|desk|site|field)$/.test(key);

/** What every product that runs like this rests on, or what was decided in its place. */
function baseOf(product: Product, { runtime, key }: Shape): StackLine[] {
  if (runtime === 'builder') return builderLines;
  const layout = layoutOf(product);
  const { stack = '' } = product;
  const database = technologies.data?.find(([, signs]) => signs.test(stack))?.[0];
  const screens = technologies.pages?.find(
    ([name, signs]) => !/^(?:Tailwind|React)/.test(name) && signs.test(stack),
  )?.[0];
  const on = hostOf(product);
  if (!layout && product.idea.isOutlined && runtime === 'command') return withTold(product, baseLines.command);
  if (!layout)
    return baseLines[runtime].map((given) => {
      const [api, rows] = on ? ownServer : [];
      const outlet = readOutlet(product.idea.said);
      if (outlet && key === outlet.kind && given.part.startsWith('React ')) {
        const library = botLibraries[outlet.on] ?? `The bot interface of ${outlet.on}`;
        const entry = outletLines[outlet.kind];
        return { ...entry, part: fill(entry.part, { library, outlet: outlet.on }) };
      }
      if (key === 'bot' && given.part.startsWith('Vitest ')) return outletLines.tests;
      if (key === 'extension' && given.part.startsWith('IndexedDB ')) return extensionStore;
      const own = given.part.startsWith('Hono ') ? api : given.part.startsWith('D1 ') ? rows : undefined;
      const entry = own ? { ...own, part: fill(own.part, { on: on ?? '' }) } : given;
      if (database && isSql.test(database) && /^(?:D1|SQLite) /.test(entry.part))
        return { ...entry, part: `${database} with Drizzle for data` };
      return screens && entry.part.startsWith('React ') ? { ...entry, part: `${screens} for the pages` } : entry;
    });
  const isServed = runtime === 'pages' || runtime === 'app';
  const { parts } = layout;
  const hasRows = !database || isSql.test(database);
  const isKnown = database !== undefined || layout !== plainLayout;
  const stored = isKnown ? `${database ?? 'PostgreSQL'} through ${parts.data}` : `What ${stack} stores rows in`;
  const data = hasRows ? `${stored} for data` : database;
  const tests = isServed ? `${parts.tests} and ${runtime === 'app' ? 'Maestro' : 'Playwright'}` : parts.tests;
  return [
    decidedLines.stack,
    ...(runtime === 'app' ? baseLines.app.filter(({ part }) => part.startsWith('Expo')) : []),
    ...(isServed ? [hasRows ? decidedLines.rows : decidedLines.documents] : []),
    decidedLines.tests,
    ...(runtime === 'command' ? baseLines.command.filter(({ part }) => part.startsWith('GitHub Actions')) : []),
  ].map((entry) => ({ ...entry, part: fill(entry.part, { stack, data, tests }) }));
}

const fileKinds = /\b(?:YAML|TOML|JSON file|INI file)\b/;
const databases = /\b(?:Postgres(?:QL)?|MySQL|MariaDB|SQLite|Oracle|SQL Server)(?: \d+(?:(?: to |-|–)\d+)?)?\b/g;

/** The parts of a command with the file and the database that its owner told. */
function withTold({ idea, loose }: Product, lines: StackLine[]): StackLine[] {
  const outline = idea.outline
    ? [...idea.outline.acts, ...idea.outline.records, ...idea.outline.rules, ...idea.outline.is]
    : [];
  const told = [...outline, ...loose.map(({ decision }) => decision)];
  const file = told.find((text) => fileKinds.test(text));
  const [kind] = fileKinds.exec(file ?? '') ?? [];
  const named = told.flatMap((text) => [...text.matchAll(databases)].map(([name]) => ({ name, text })));
  const database = named.find(({ name }) => /\d/.test(name)) ?? named[0];
  const settings = (line: StackLine): StackLine =>
    kind && line.part.startsWith('Configuration file')
      ? {
          ...line,
          part: `${kind} checked by zod 4`,
          why: `“${file?.replace(/[.\s]+$/, '')}”; a wrong line is named with its place before anything else begins`,
        }
      : line;
  return [
    ...lines.map(settings),
    ...(database
      ? [
          {
            part: `Plain SQL on ${database.name}, through its own driver`,
            why: `“${database.text.replace(/[.\s]+$/, '')}”`,
            instead: 'an ORM',
            because: 'it would hide which statements {name} sends',
          },
        ]
      : []),
  ];
}

/** Where it runs, if not at the default host: a computer of the owner's own, or a host that was named. */
function hostOf({ ownComputer, stack = '' }: Product): string | undefined {
  const host = technologies.hosting?.find(([name, signs]) => name !== 'Cloudflare' && signs.test(stack))?.[0];
  return ownComputer?.on ?? host;
}

const isSql = /^(?:Postgres|MySQL|MariaDB|SQLite|Supabase)$/;

/** Whether people look at the same thing while it changes: of an outline where a line tells it. */
const isSeenLive = (product: Product, text: string): boolean =>
  product.idea.isOutlined
    ? liveIn(product) !== undefined
    : isLive.test(affirm(product.idea.said) + (/\bqueue\b/i.test(text) ? ' queue' : ''));

/** What a shape adds to its runtime. */
function ownLines(product: Product, shape: Shape): StackLine[] {
  if (shape.runtime === 'command' || shape.runtime === 'package' || shape.runtime === 'local') return [];
  const text = ownFeatures(product).map(textOf).join(' ');
  const solved = ownFeatures(product).find(({ title, says }) =>
    /\b(without clashes|timetable|proposes? a (week|plan))\b/i.test(`${title} ${says}`),
  );
  const waiting = listNeeds(product).find(({ part }) => part.job);
  const [due] = nightRules(product);
  const lasting = lastingParts(product);
  const live = liveIn(product);
  const keys = [
    ...(shape.key === 'game' ? ['game'] : []),
    ...(shape.key === 'sensors' ? ['series'] : []),
    ...(shape.key === 'site' ? ['site'] : []),
    ...(shape.key !== 'game' && isSeenLive(product, text) ? ['live'] : []),
    ...lasting.keys,
    ...(clockedFeatures(product).length > 0 || due !== undefined ? ['jobs'] : waiting ? ['outbox'] : []),
  ];
  const parts = layoutOf(product)?.parts ?? (hostOf(product) ? ownServerParts : undefined);
  const replaced: Record<string, string | undefined> = {
    jobs: parts && `${parts.jobs} for what begins by itself`,
    outbox: parts && `${parts.jobs} for what begins by itself`,
    live: parts && `${parts.live} for each open list`,
    game: parts && `${parts.live} for each {deal}`,
  };
  return [
    ...keys.flatMap((key) => {
      const entry = layoutOf(product) && key === 'site' ? undefined : shapeLines[key];
      const why =
        key === 'outbox' && waiting
          ? fill(shapeLines.outbox?.why ?? '', waiting.slots)
          : key === 'jobs' && due !== undefined && clockedFeatures(product).length === 0
            ? `“${due}” has to happen when nobody has {name} open`
            : key === 'live' && live
              ? `“${live.line.replace(/[.\s]+$/, '')}”: a page that is open gets each change without asking for it`
              : entry?.why.replace('{lasts}', () => lasting.lasts);
      return entry && why ? [{ ...entry, why, part: replaced[key] ?? entry.part }] : [];
    }),
    ...(solved && shapeLines.solver
      ? [{ ...shapeLines.solver, why: fill(shapeLines.solver.why, { deed: lowerFirst(solved.title) }) }]
      : []),
    ...downloadLines(product),
  ];
}

function foldersOf(shape: Shape, slots: Slots): string[] {
  const tell = (lines: string[]) => lines.map((text) => fill(text, slots));
  if (shape.runtime === 'builder') return [];
  if (shape.runtime === 'command')
    return tell([
      'src/core: pure functions about {items}',
      'src/rules: one file a rule, with its examples',
      'src/command: options, reading, output',
      'fixtures: small {items} with the expected output',
    ]);
  if (shape.runtime === 'package')
    return tell([
      'src: pure functions about {items}',
      'fixtures: {items} with the expected result',
      'docs: one page for {hosts}',
    ]);
  const pages =
    shape.runtime === 'app'
      ? 'app: screens (Expo Router)'
      : shape.key === 'bot'
        ? 'src/commands: one file a command, “{first}” first'
        : 'src/pages: one file a screen, “{first}” first';
  const root = shape.runtime === 'app' ? 'server' : 'src';
  return tell([
    pages,
    `${root}/routes: calls such as that of “{first}”, each one validate, ask the rule, answer`,
    `${root}/rules: pure functions about {main} with tests beside them`,
    `${root}/data: queries for {records}`,
    `${root}/outside: one file for each service that {name} calls`,
    'migrations: SQL of {name}, only ever added',
  ]);
}
