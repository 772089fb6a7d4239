import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import {
  leadFeature,
  listNeeds,
  mainRecord,
  shapeOf,
  slotsOf,
  textOf,
} from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { nightRules } from '#worker/features/guide/documents/clocks.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { snake } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { textersOf } from '#worker/features/guide/documents/outlined-reach.rules.ts';
import { ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import type { Machine } from '#worker/features/guide/documents/told-states.rules.ts';
import { capitalise, fill, lowerFirst, pluralOf } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { isOfIdea } from '#worker/features/guide/product/of-idea.rules.ts';
import { goesOutside, listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const mostLabel = 44;
const dangling =
  /(?:[,:]| (?:and|or|with|so|that|from|for|in|at|on|of|as|to|by|until|within|than|when|is|are|the|an?|its|their|what|no))+$/;

/** A text as a label in a diagram: no signs that mermaid reads, of at most so many characters, cut between words. */
export function label(text: string, most = mostLabel): string {
  const plain = text
    .replace(/[^\p{L}\p{N} .,:/’'%-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= most) return plain;
  const room = plain.slice(0, most + 1);
  // A part of a sentence that is whole says more than half a word and three dots.
  const [, whole] =
    /^(.{12,})(?:[,:]| (?:and|or))(?= )/.exec(room) ??
    /^(.{12,}) (?:with|so that|from|for|in|at|of|as|to|by|until|within|than|when)(?= )/.exec(room) ??
    [];
  return (whole ?? room.replace(/\s+\S*$/, '')).replace(dangling, '');
}
/** Lines of mermaid as they stand in a document. */
export const fence = (lines: string[]) => `\`\`\`mermaid\n${lines.join('\n')}\n\`\`\``;

/** Everyone who begins a criterion, with the first feature in which they do. */
function listActors(product: Product): { name: string; doing: string }[] {
  const { idea } = product;
  const nouns = [idea.client, ...(idea.host ? [idea.host] : []), ...idea.people];
  const criteria = listCriteria(product).filter(({ feature, isFault }) => !isFault && isOfIdea(feature));
  const found = new Map<string, string>();
  for (const { actor, feature } of criteria) {
    const noun = nouns.find(({ one, many }) => one.toLowerCase() === actor || many.toLowerCase() === actor);
    if (noun && !found.has(noun.many)) found.set(noun.many, lowerFirst(feature.title));
  }
  if (found.size === 0) found.set(idea.client.many, lowerFirst(ownFeatures(product)[0]?.title ?? ''));
  return [...found].slice(0, 4).map(([name, doing]) => ({ name, doing }));
}

/** The actual parts: who acts, the devices and services outside, and what passes between them. */
export function drawParts(product: Product): string {
  const { runtime, key } = shapeOf(product);
  const slots = slotsOf(product);
  const actors = listActors(product);
  const needs = listNeeds(product);
  const tables = listTables(product).filter(({ kind }) => kind === 'own');
  const isCode = runtime === 'command' || runtime === 'package';
  if (runtime === 'local') return drawDevice(product, actors);
  const first =
    runtime === 'builder'
      ? 'screens'
      : runtime === 'command'
        ? 'command'
        : runtime === 'package'
          ? 'functions'
          : runtime === 'app'
            ? 'app'
            : 'pages';
  const names: Record<string, string> = {
    screens: fill('Screens ({tool})', slots).replace(/[()]/g, ' '),
    command: fill('{name} command', slots),
    functions: fill('{name} functions', slots),
    app: fill('{name} app', slots),
    pages: fill(
      key === 'bot' ? 'Bot in {outlet}' : key === 'extension' ? 'Extension of {outlet}' : '{name} pages',
      slots,
    ),
  };
  const core = isCode ? first : 'api';
  const writers = needs.some(({ part }) => part.key === 'text-message')
    ? textersOf(product).map(({ many }) => many)
    : [];
  const lines = [
    'flowchart LR',
    ...actors.map(({ name, doing }, index) => {
      const to = writers.includes(name) ? 'out_text_message' : `${first}["${label(names[first] ?? product.name)}"]`;
      return `  who${index + 1}["${label(capitalise(name))}"] -->|${label(doing)}| ${to}`;
    }),
    ...(isCode
      ? [
          `  ${core} --> rules["${product.idea.isOutlined ? `Core of ${label(product.name)}` : `Rules about ${label(product.idea.item.many)}`}"]`,
          `  rules --> result["Result for ${label(product.idea.client.many)}"]`,
          ...(runtime === 'command' ? drawRuns(product, core) : []),
        ]
      : [
          `  ${first} --> api["${runtime === 'builder' ? 'Row rules' : 'API'} of ${label(product.name)}"]`,
          `  api --> rules["Rules about ${label(pluralOf(mainRecord(product)))}"]`,
          `  api --> data[("${label(
            tables
              .slice(0, 4)
              .map(({ name }) => name)
              .join(', '),
          )}")]`,
        ]),
    ...needs.map(({ part, slots: own }) => {
      const id = `out_${snake(part.key)}`;
      const box = `${id}["${label(part.label)}"]`;
      const passes = label(fill(part.passes, own));
      if (part.key === 'text-message' && writers.length > 0) return `  ${box} -->|${passes}| ${core}`;
      if (/^(code|bluetooth)$/.test(part.key)) return `  ${box} -->|${passes}| ${first}`;
      return part.begins
        ? `  ${box} -->|${passes}| ${core}`
        : `  ${part.key === 'map' || part.key === 'offline' ? first : core} -->|${passes}| ${box}`;
    }),
    ...listPlaces(product)
      .flatMap(({ brought }) => brought)
      .filter(({ file }, index, all) => all.findIndex((other) => other.file === file) === index)
      .map(({ part, passes }, index) => {
        const box = `own${index + 1}["${label(part.replace(/[,(].*$/, ''))}"]`;
        return passes ? `  ${core} -->|${label(passes)}| ${box}` : `  ${box} --> ${core}`;
      }),
    ...listPlaces(product)
      .filter(({ job }) => job)
      .slice(0, 2)
      .map(({ feature }, index) => `  job${index + 1}["Job: ${label(lowerFirst(feature.title))}"] --> ${core}`),
    ...(nightRules(product).length > 0 && !isCode
      ? [`  night["Job each night: what is due by itself"] --> ${core}`]
      : []),
  ];
  return fence(lines);
}

/** What runs on one device alone: who acts, the screens, what happens by itself, the store, and what goes outside. */
function drawDevice(product: Product, actors: { name: string; doing: string }[]): string {
  const isExtension = shapeOf(product).key === 'extension';
  const runs = listActs(product).filter(({ way }) => way === 'run');
  const [outside, inside] = [runs.filter(goesOutside), runs.filter((act) => !goesOutside(act))];
  const tables = listTables(product).map(({ name }) => name);
  const own = isExtension ? 'page["Script in the page"]' : 'clock["What happens by itself"]';
  return fence([
    'flowchart LR',
    ...actors.map(
      ({ name, doing }, index) =>
        `  who${index + 1}["${label(capitalise(name))}"] -->|${label(doing)}| screens["${isExtension ? 'Window and marks of the extension' : `Screens of ${label(product.name)}`}"]`,
    ),
    `  screens --> rules["Rules about ${label(pluralOf(mainRecord(product)))}"]`,
    ...inside.map(({ feature }) => `  ${own} -->|${label(lowerFirst(feature.title))}| rules`),
    `  rules --> data[("${label(tables.slice(0, 4).join(', '))}, on the device")]`,
    ...outside.map(({ feature }) => `  rules -->|${label(lowerFirst(feature.title))}| outside["The network"]`),
  ]);
}

const exitCode = /\bexit code (\d)\b/;
const mostExits = 4;

/** What begins a run beside somebody at the terminal, what it reads its rules from, and with which codes it ends. */
function drawRuns(product: Product, core: string): string[] {
  const criteria = listCriteria(product);
  const decided = [...product.settled.values()].map(({ text }) => text);
  const said = [product.idea.said, ...product.features.map(textOf), ...decided].join(' ');
  const exits = new Map<string, string>();
  for (const { cause, effect } of criteria) {
    const code = exitCode.exec(effect)?.[1];
    if (code !== undefined && !exits.has(code) && !cause.startsWith('anybody uses ')) exits.set(code, cause);
  }
  // 'Exit code 0 is fine, 1 is findings, 2 is could not run'.
  const rule = (product.idea.outline?.rules ?? []).find((text) => /\bexit codes?\b/i.test(text));
  for (const [, code = '', means = ''] of rule?.matchAll(/\b(\d) (?:is|means|=|for|if|when) ([^,;.]+)/gi) ?? [])
    exits.set(code, means);
  const settings = listTables(product).find(({ record }) => /^(?:configuration|config|setting)$/.test(record));
  return [
    ...(/\bhooks?\b/i.test(said) ? [`  hook["Git hook"] --> ${core}`] : []),
    ...(/\bCI\b/.test(said) ? [`  ci["Job in CI"] --> ${core}`] : []),
    ...(settings ? [`  config[("${label(capitalise(settings.record))}")] --> rules`] : []),
    ...[...exits]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .slice(0, mostExits)
      .map(([code, cause]) => `  result -->|exit code ${code}| exit${code}["${label(cause)}"]`),
  ];
}

/** The first feature as a sequence: the way it goes, and the first thing that goes wrong. */
export function drawSequence(product: Product): string {
  const lead = leadFeature(product);
  const places = listPlaces(product).filter(
    ({ feature, calls }) => calls.length > 0 && ownFeatures(product).includes(feature),
  );
  const place = places.find(({ feature }) => feature === lead) ?? places[0];
  const call = place?.calls.find(({ method }) => method !== 'GET') ?? place?.calls[0];
  if (!place || !call || !place.route) return '';
  const { criterion } = call;
  const who = label(capitalise(criterion.actor ?? product.idea.client.one));
  const fault = listCriteria(product).find(({ feature, isFault }) => feature === place.feature && isFault);
  const table = place.tables[0]?.name ?? 'data';
  return fence([
    'sequenceDiagram',
    `  participant P as ${who}`,
    `  participant S as ${label(place.feature.title)}`,
    '  participant A as API',
    `  participant D as ${table}`,
    `  P->>S: ${label(`${criterion.verb} ${criterion.rest}`)}`,
    `  S->>A: ${call.method} ${call.path}`,
    `  A->>D: ${call.method === 'GET' ? 'read' : 'one statement'}, ${criterion.id}`,
    '  D-->>A: row',
    `  A-->>S: ${label(criterion.effect)}`,
    ...(fault ? [`  Note over S,D: ${label(fault.cause)}`, `  A-->>S: ${label(`${fault.id} ${fault.effect}`)}`] : []),
  ]);
}

/** The states of a record; what two rules bring about is one arrow. */
export function drawStates({ initial, moves, byHand = [] }: Machine): string {
  const arrows = [...moves, ...byHand.map((move) => ({ ...move, who: 'by hand' }))].flatMap(({ from, to, who }) =>
    from.map((state) => `  ${snake(state)} --> ${snake(to)}${who ? ` : ${label(who)}` : ''}`),
  );
  return fence(['stateDiagram-v2', `  [*] --> ${snake(initial)}`, ...new Set(arrows)]);
}
