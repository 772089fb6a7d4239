import { accountsRead } from '#worker/features/guide/documents/api-beside.rules.ts';
import { sendingJob } from '#worker/features/guide/documents/architecture-brought.rules.ts';
import { listPlaces, type Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { isOutbox, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { rowsOf } from '#worker/features/guide/documents/examples.rules.ts';
import { fileColumns } from '#worker/features/guide/documents/file-bounds.rules.ts';
import { tellFileCalls } from '#worker/features/guide/documents/outlined-answers.rules.ts';
import { adapterSteps, withSender } from '#worker/features/guide/documents/plan-adapters.rules.ts';
import { isOfDoor } from '#worker/features/guide/documents/plan-door.rules.ts';
import { eventSteps } from '#worker/features/guide/documents/plan-events.rules.ts';
import { laterIn, laterOf, tellLater } from '#worker/features/guide/documents/plan-later.rules.ts';
import { notYet, tablesMade } from '#worker/features/guide/documents/plan-made.rules.ts';
import { orderOfBuild } from '#worker/features/guide/documents/plan-order.rules.ts';
import { readingIn } from '#worker/features/guide/documents/plan-reading.rules.ts';
import { listSteps, queriesOf, rootOf, type Step } from '#worker/features/guide/documents/plan-steps.rules.ts';
import { type Add, slices, verifyOf } from '#worker/features/guide/documents/plan-task.rules.ts';
import { joinQuoted, joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const four = (number: number) => String(number).padStart(4, '0');

/** What sends the mails with which people come in: the rows that wait, and the job. */
function senderSteps(product: Product, root: string): Step[] {
  const [outbox] = listTables(product).filter((table) => isOutbox(table) && isOfDoor(product)(table));
  const [job] = listPlaces(product).flatMap(({ brought }) => brought.filter(({ part }) => part === sendingJob));
  if (!outbox) return [];
  const entry = product.features.flatMap(({ key, title }) => (key === 'account' ? [lowerFirst(title)] : []));
  return [
    { what: 'Table', file: outbox.name, says: columnsOf(outbox, new Set()) },
    { what: 'Queries', file: queriesOf(root, outbox.name), says: `reads and writes of \`${outbox.name}\`` },
    ...(job
      ? [
          {
            what: job.step,
            file: job.file,
            says: job.says.replace(
              / for (?=“([^”]*)”(,? (?:and )?“)?)/,
              (_, _title, more) => ` for ${joinQuoted(entry)}${more ? ',' : ' and'} `,
            ),
          },
        ]
      : []),
  ];
}

/** The tables of people, which others point at; where nobody signs in they come with the set-up. */
function peopleSteps(product: Product): Step[] {
  const people = listTables(product).filter(isOfDoor(product));
  if (shapeOf(product).runtime === 'local' || people.length === 0) return [];
  const names = joinWords(people.map(({ name }) => `\`${name}\``));
  return [{ what: 'Migration', file: `migrations/${four(1)}_accounts.sql`, says: names }];
}

/** Who closes accounts finds them in a list. */
const accountSteps = (product: Product, { route }: Place): Step[] => {
  const read = accountsRead(product, listPlaces(product));
  return read && route ? [{ what: 'Calls', file: route, says: `to read, \`GET ${read.path}\`` }] : [];
};

/** The project and the way in; each table comes with its feature. */
export function addSlicedGround(product: Product, add: Add) {
  const stack = stackOf(product);
  const { places } = orderOfBuild(product);
  const [first] = places;
  const isLocal = shapeOf(product).runtime === 'local';
  const root = first ? rootOf(first) : 'src';
  const account = product.features.find(({ key }) => key === 'account');
  const ground = add({
    title: `Set up ${product.name}: folders, types, tests, one page that answers`,
    serves: first?.feature.id ?? 'FR-1',
    after: [],
    verify: `\`${stack.commands.types} && ${stack.commands.test}\` in a fresh checkout; \`${stack.commands.run}\` shows the page${stack.commands.walk ? `, and \`${stack.commands.walk}\` opens it` : ''}.`,
    slice: slices.ground,
    steps: [
      {
        what: 'Folders',
        file: '',
        says: `\`${root}/rules/\` for pure functions, \`${root}/data/\` for queries, ${isLocal ? '' : `\`${root}/routes/\` for calls, `}\`src/pages/\` for screens`,
      },
      ...(account ? [] : peopleSteps(product)),
      { what: 'Page', file: 'src/pages/index.tsx', says: `the name ${product.name}, and that nothing is there yet` },
    ],
    size: 'S',
    brief: `the set-up of ${product.name}`,
  });
  const place = listPlaces(product).find(({ feature }) => feature === account);
  const later = account ? laterOf(product, account) : new Set<string>();
  const door =
    account && place
      ? add({
          title: account.title,
          serves: account.id,
          after: [ground],
          verify: `${verifyOf(product, account, later)}${tellLater(product, account)}`,
          slice: slices.ground,
          steps: joinSame([
            ...peopleSteps(product),
            ...senderSteps(product, root),
            ...listSteps(product, place, later),
            ...accountSteps(product, place),
          ]),
          size: 'M',
          feature: account,
        })
      : undefined;
  return { ground, data: undefined, door };
}

/** What a feature makes: first the tables that nobody made before it, each with its queries and rows to try, then all else. */
export function slicedSteps(product: Product, place: Place): Step[] {
  const { tables, gained, number } = tablesMade(product).get(place.feature.id) ?? { tables: [], gained: [], number: 0 };
  const missing = notYet(product, place);
  const isLocal = shapeOf(product).runtime === 'local';
  const root = rootOf(place);
  const own = new Set(tables.map(({ name }) => name));
  const used = place.tables.filter(
    (table) =>
      !own.has(table.name) && !missing.has(table.name) && !table.isHistory && !/^(?:role|session)$/.test(table.kind),
  );
  const [main] = tables;
  const sending = withSender(product, orderOfBuild(product).places, place);
  const steps = listSteps(product, sending, laterOf(product, place.feature)).filter(
    ({ what }) => what !== 'Queries' && what !== 'Outside',
  );
  return [
    ...(number > 0 && !isLocal
      ? [
          {
            what: 'Migration',
            file: `migrations/${four(number)}_${main?.name ?? `${gained[0]?.table}_${gained[0]?.column}`}.sql`,
            says: joinWords(
              [...new Set([...tables.map(({ name }) => name), ...gained.map(({ table }) => table)])].map(
                (name) => `\`${name}\``,
              ),
            ),
          },
        ]
      : []),
    ...tables.map((table) => ({
      what: isLocal ? 'Record' : 'Table',
      file: table.name,
      says: columnsOf(table, missing),
    })),
    ...gained.map(({ table, column }) => ({
      what: isLocal ? 'Record' : 'Table',
      file: table,
      says: `gains ${column}`,
    })),
    ...tables
      .filter((table) => isQueried(product, table))
      .map(({ name }) => queriesStep(root, name, 'reads and writes of')),
    ...used.map(({ name }) => ({
      ...queriesStep(root, name, place.written.some((table) => table.name === name) ? 'reads and changes' : 'reads'),
      isUsed: true as const,
    })),
    ...(main && tables.some(({ kind }) => kind === 'own')
      ? [
          {
            what: 'Example data',
            file: queriesOf(root, main.name).replace(/\.ts$/, '.examples.ts'),
            says: tables
              .filter(({ kind }) => kind === 'own')
              .map((table) => rowsOf(product, table))
              .join('; '),
          },
        ]
      : []),
    ...joinSame([
      ...steps.filter(({ what }) => !isScreen(what)),
      ...fileSteps(product, place),
      ...readingSteps(product, place),
    ]),
    ...laterSteps(product, place),
    ...eventSteps(product, place.feature),
    ...siteSteps(product, place),
    ...adapterSteps(product, orderOfBuild(product).places, place),
    ...steps.filter(({ what }) => isScreen(what)),
  ];
}

/** Whether a table has queries of its own: what only stands between two others has them where a feature works on it. */
const isQueried = (product: Product, { kind, name }: Table) =>
  kind !== 'link' || listPlaces(product).some(({ tables }) => tables.some((table) => table.name === name));

const queriesStep = (root: string, table: string, way: string): Step => ({
  what: 'Queries',
  file: queriesOf(root, table),
  says: `${way} \`${table}\``,
  queried: { table, way },
});

/** What two parts put into one file is one step. */
const joinSame = (steps: Step[]) =>
  steps.flatMap((step, at) => {
    const isSame = (other: Step) => other.what === step.what && other.file === step.file && step.file !== '';
    if (steps.slice(0, at).some(isSame)) return [];
    const says = [step, ...steps.slice(at + 1).filter(isSame)].map((one) => one.says);
    return [{ ...step, says: says.join('; ') }];
  });

/** The calls of the API outline that are only read and that the screen of a feature is the first to need. */
function readingSteps(product: Product, { feature, route }: Place): Step[] {
  const paths = readingIn(product).get(feature.id) ?? [];
  return route && paths.length > 0
    ? [{ what: 'Calls', file: route, says: `to read, ${paths.map((path) => `\`GET ${path}\``).join(', ')}` }]
    : [];
}

/** How files come in and go out, with the first feature whose rows have one. */
function fileSteps(product: Product, { feature, route }: Place): Step[] {
  const made = ({ id }: { id: string }) => tablesMade(product).get(id)?.tables ?? [];
  const [first] = orderOfBuild(product).places.filter((place) => fileColumns(made(place.feature)).length > 0);
  return route && first?.feature.id === feature.id && shapeOf(product).runtime !== 'local'
    ? [{ what: 'Calls', file: route, says: tellFileCalls(made(feature)) }]
    : [];
}

/** What of the sign-in and of features before is built with this feature, because it is about the rows that this one makes. */
function laterSteps(product: Product, { feature }: Place): Step[] {
  return [...Map.groupBy(laterIn(product, feature), ({ feature: of }) => of.id)].flatMap(([id, criteria]): Step[] => {
    const home = listPlaces(product).find((place) => place.feature.id === id);
    const ids = criteria.map((criterion) => criterion.id);
    const calls = home?.calls.filter(({ criterion }) => ids.includes(criterion.id)) ?? [];
    if (!home) return [];
    return [
      { what: 'Rule', file: home.rule, says: `gains ${joinWords(ids)} of “${lowerFirst(home.feature.title)}”` },
      ...(home.route && calls.length > 0
        ? [
            {
              what: 'Calls',
              file: home.route,
              says: calls.map(({ method, path, criterion }) => `\`${method} ${path}\` for ${criterion.id}`).join(', '),
            },
          ]
        : []),
      ...home.sights.flatMap(({ file, who, criteria: seen }) => {
        const shown = seen.filter((criterion) => ids.includes(criterion.id)).map((criterion) => criterion.id);
        return shown.length > 0
          ? [{ what: 'Screen', file, says: `what a link opens for ${who.many}: ${joinWords(shown)}` }]
          : [];
      }),
    ];
  });
}

/** Several sites of others, as a line lists them: 'on YouTube, Reddit and BBC'. */
const sites = /\bon ((?:[^,]+, )+[^,]+? and \p{Lu}[^,.]*)$/u;
/** Where an extension changes what sites of others show, each site has places of its own, and its manifest names it. */
function siteSteps(product: Product, { feature, screen }: Place): Step[] {
  const told = sites.exec(feature.says.replace(/\.$/, ''))?.[1];
  if (shapeOf(product).key !== 'extension' || !screen?.startsWith('src/content/') || !told) return [];
  return [
    { what: 'Manifest', file: 'manifest.json', says: `gains ${told}, and no other site` },
    {
      what: 'Places',
      file: 'src/content/places.ts',
      says: `where it stands on each of ${told}, tried on a saved page of each in \`fixtures/\``,
    },
  ];
}

const isScreen = (what: string) => /^(?:Screen|Page script|Background script)$/.test(what);

/** The columns of a table without those that point at what is not there yet, and the states that a row goes through. */
function columnsOf({ columns, machine, name: own }: Table, missing: Set<string>): string {
  const there = columns
    .filter(({ name, references }) => name !== 'id' && !(references && references !== own && missing.has(references)))
    .map(({ name }) => name);
  const states = machine && machine.states.length > 1 ? `; ${joinWords(machine.states, 'or')}` : '';
  return `${there.join(', ')}${states}`;
}
