import { byHand, onlyByTest } from '#worker/features/guide/content/by-hand.ts';
import { kebab } from '#worker/features/guide/documents/addresses.rules.ts';
import { listPlaces, type Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { clock, isAtTime, nightRulesOf } from '#worker/features/guide/documents/clocks.rules.ts';
import { tellOutlinedHand } from '#worker/features/guide/documents/outlined-hand.rules.ts';
import { goesThrough } from '#worker/features/guide/documents/rule-homes.rules.ts';
import { cutAfterWord } from '#worker/features/guide/grammar/sentences.rules.ts';
import { joinWords, lowerFirst, pluralOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { personFor, personOf } from '#worker/features/guide/idea/cast.rules.ts';
import { type Criterion, listCriteria, nameCause } from '#worker/features/guide/product/criteria.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** One thing to make within a task: what, in which file, and the criteria that it meets; `isUsed` where an earlier task made the file. */
export type Step = {
  what: string;
  file: string;
  says: string;
  isUsed?: true;
  /** Of queries: the table that they are of, and what they do with it, where that is known: 'reads and changes'. */
  queried?: { table: string; way?: string };
};

/** Where a command or a package begins, and how a command is handed out. */
export const entrySteps = (file: string, { name }: Product, isCommand: boolean): Step[] => [
  { what: 'Entry', file, says: `reads the arguments and prints the help of ${name}` },
  ...(isCommand ? [packageStep] : []),
];

/** Node runs no TypeScript out of an installed package. */
const packageStep: Step = {
  what: 'Package',
  file: 'package.json',
  says: '`bin` on the compiled entry and `files` with nothing else; a test packs it, installs it in an empty folder and runs the help',
};

const mostTold = 2;
const short = (text: string) => cutAfterWord(text, 90);
const tell = (criteria: Criterion[]) =>
  criteria
    .slice(0, mostTold)
    .map(
      ({ id, cause, effect }) =>
        `${id} (${short(/^anybody uses /.test(cause) ? effect.replace(/^ensure that /, '') : cause)})`,
    )
    .concat(
      criteria.length > mostTold
        ? [
            criteria
              .slice(mostTold)
              .map(({ id }) => id)
              .join(', '),
          ]
        : [],
    )
    .join('; ');

/** The file with the reads and writes of a table: made with the tables, used by the features. */
export const queriesOf = (root: string, table: string) => `${root}/data/${kebab(table)}.ts`;

/** The folder in which the code of a feature lies. */
export const rootOf = ({ rule }: Pick<Place, 'rule'>) =>
  rule.replace(/\/(rules|core)\/.*$/, '').replace(/^src\/[^/]*\.ts$/, 'src');

/** What talks to a part outside that several features need: made with the set-up, so that none of them waits for another. */
export function sharedAdapters(product: Product): { file: string; label: string }[] {
  const all = listPlaces(product).flatMap(({ adapters, needs }) =>
    adapters.map((file, index) => ({ file, label: lowerFirst(needs[index]?.part.label ?? file) })),
  );
  return all.filter(
    ({ file }, at) =>
      all.findIndex((other) => other.file === file) === at && all.filter((other) => other.file === file).length > 1,
  );
}

/**
 * What is made for a feature: queries, rule, calls, screen, job and what talks to parts outside, each with its file.
 * @param later the ids of its criteria that another task builds.
 */
export function listSteps(product: Product, place: Place, later: ReadonlySet<string> = new Set()): Step[] {
  const { feature, tables, rule, route, screen, shownIn, job, adapters, brought, needs, hooks } = place;
  const criteria = listCriteria(product).filter(({ id, feature: of }) => of.id === feature.id && !later.has(id));
  const calls = place.calls.filter(({ criterion }) => !later.has(criterion.id));
  const faults = criteria.filter(({ isFault }) => isFault);
  const acts = criteria.filter(({ isFault, actor }) => !isFault && actor);
  // What a device sends every 5 minutes begins there, and no clock of ours.
  const isTimed = ({ cause, actor }: Criterion) =>
    job !== undefined &&
    (clock.test(`when ${cause}`) || (product.idea.isOutlined && isAtTime(cause))) &&
    !/\bsends? an?\b/.test(cause) &&
    !(feature.isDevice && actor && !screen);
  const clocked = criteria.filter((criterion) => isTimed(criterion));
  // What an outline says of no moment is still done by the job that it asks for.
  const isDone = clocked.some(({ isFault }) => !isFault);
  const timed = isDone || !job || !product.idea.isOutlined ? clocked : [...begunByNobody(criteria), ...clocked];
  const rest = criteria.filter((criterion) => !criterion.isFault && !criterion.actor && !timed.includes(criterion));
  if (shapeOf(product).runtime === 'builder') return plainSteps(feature, [...acts, ...rest, ...timed], faults);
  const root = rootOf(place);
  const shared = new Set(sharedAdapters(product).map(({ file }) => file));
  if (product.platform === 'command line')
    return [
      { what: 'Rule', file: rule, says: tell(criteria) },
      ...(route ? [{ what: 'Command', file: route, says: `options and output of “${feature.title}”` }] : []),
      ...adapters.map((file, index) => ({
        what: 'Outside',
        file,
        says: lowerFirst(needs[index]?.part.label ?? feature.title),
      })),
      {
        what: 'Fixtures',
        file: `fixtures/${feature.id.toLowerCase()}/`,
        says: `one folder each for ${criteria.map(({ id }) => id).join(', ')}`,
      },
    ];
  const ruled = [...(screen ? [] : acts), ...faults.filter((criterion) => !timed.includes(criterion)), ...rest];
  const [table] = tables;
  const isOutlinedServer = product.idea.isOutlined && shapeOf(product).runtime !== 'local';
  if (feature.key === 'account' && screen) {
    const who = /^sign in$/i.test(feature.title) ? 'person' : feature.title.replace(/^Sign in as (an? )?/i, '');
    const ids = criteria.map(({ id }) => id).join(', ');
    return [
      {
        what: 'Queries',
        file: `${root}/data/accounts.ts`,
        says: `${joinWords(tables.map(({ name }) => `\`${name}\``))} of each ${who}`,
      },
      {
        what: 'Rule',
        file: rule,
        says: `when a ${who} waits, comes in or is turned away: ${ids}`.replace(/\ba (?=[aeiou])/g, 'an '),
      },
      ...(product.idea.isOutlined && route && calls.length > 0
        ? [
            {
              what: 'Calls',
              file: route,
              says: calls.map(({ method, path, criterion }) => `\`${method} ${path}\` for ${criterion.id}`).join(', '),
            },
          ]
        : []),
      ...(product.idea.isOutlined
        ? adapters.map((file, index) => ({
            what: 'Outside',
            file,
            says: lowerFirst(needs[index]?.part.label ?? feature.title),
          }))
        : []),
      {
        what: 'Screen',
        file: screen,
        says: `${feature.title} (${feature.id}), and the way back to what the ${who} was doing`,
      },
    ];
  }
  return [
    ...tables.map(({ name }) => ({
      what: 'Queries',
      file: queriesOf(root, name),
      says: `\`${name}\``,
      isUsed: true as const,
      queried: { table: name },
    })),
    ...(ruled.length > 0
      ? [{ what: 'Rule', file: rule, says: tell(ruled) }]
      : product.idea.isOutlined && job && table
        ? [
            {
              what: 'Rule',
              file: rule,
              says: `for which ${pluralOf(table.record)} it is time, with the clock handed in`,
            },
          ]
        : []),
    ...(job && timed.length > 0 ? [{ what: 'Job', file: job, says: tell(timed) }] : []),
    ...(isOutlinedServer
      ? nightRulesOf(product, feature).map((rule) => ({
          what: 'Job',
          file: `${root}/jobs/each-night.ts`,
          says: `each night, what is due by “${rule}”; run twice it does nothing twice`,
        }))
      : []),
    // What an earlier feature brings is used here and not written.
    ...brought.map(({ step, file, says }) =>
      says === goesThrough(feature) ? { what: step, file, says, isUsed: true as const } : { what: step, file, says },
    ),
    ...(route && hooks.length > 0
      ? [
          {
            what: 'Reception',
            file: route,
            says: `${hooks.map((hook) => `\`${hook}\``).join(', ')} checks the signature, then ${criteria.find(({ isFault }) => !isFault)?.id ?? feature.id}`,
          },
        ]
      : []),
    ...(route && calls.length > 0
      ? [
          {
            what: 'Calls',
            file: route,
            says: calls
              .slice(0, 4)
              .map(({ method, path, criterion }) => `\`${method} ${path}\` for ${criterion.id}`)
              .join(', '),
          },
        ]
      : []),
    ...adapters.map((file, index) => {
      const label = lowerFirst(needs[index]?.part.label ?? feature.title);
      return { what: 'Outside', file, says: label, ...(shared.has(file) ? { isUsed: true as const } : {}) };
    }),
    ...(screen
      ? [
          {
            what: screenNameOf(screen),
            file: screen,
            says:
              product.idea.isOutlined && acts.length === 0
                ? `${lowerFirst(feature.title)} (${feature.id})`
                : acts.length > 0
                  ? tell(acts)
                  : `${feature.screen} (${feature.id})`,
          },
        ]
      : []),
    ...(shownIn
      ? [{ what: 'Screen', file: shownIn.file, says: `gains ${feature.id}, ${lowerFirst(feature.title)}` }]
      : []),
  ];
}

/** What nobody begins, the first of it where it tells of no time. */
function begunByNobody(criteria: Criterion[]): Criterion[] {
  const own = criteria.filter(({ actor, isFault }) => !actor && !isFault);
  const told = own.filter(({ effect }) => isAtTime(effect));
  return told.length > 0 ? told : own.slice(0, 1);
}

/** A script of an extension is no screen. */
const screenNameOf = (file: string) =>
  file.startsWith('src/content/') ? 'Page script' : file.startsWith('src/background/') ? 'Background script' : 'Screen';

/** The same in plain words, for those who describe it to an app builder. */
function plainSteps({ title }: Feature, acts: Criterion[], faults: Criterion[]): Step[] {
  return [
    { what: `Screen “${title}”`, file: '', says: tell(acts.length > 0 ? acts : faults) },
    ...(faults.length > 0 && acts.length > 0 ? [{ what: `Rules of “${title}”`, file: '', says: tell(faults) }] : []),
  ];
}

const isPerson = ({ idea }: Product, actor: string) =>
  [idea.client, ...(idea.host ? [idea.host] : [])].some(({ one, many }) => one === actor || many === actor);

/** How somebody brings a fault about at the screen; undefined where only its test does. */
export function bringAbout(
  product: Product,
  { cause, actor, verb, rest, isFault, feature }: Criterion,
): string | undefined {
  const known = byHand.find(([signs]) => signs.test(cause));
  if (known) {
    const [, times = ''] = known[0].exec(cause) ?? [];
    return known[1].replace('$1', times).replace('{other}', personOf(product.name, 1));
  }
  if (onlyByTest.test(cause)) return undefined;
  if (/^anybody uses /.test(cause)) return `use ${product.name} as ${personOf(product.name, 0)}`;
  return isFault && actor && verb && isPerson(product, actor) && !stands.test(verb)
    ? `as ${personFor(product.idea, actor)} (${actor}) ${(verb === 'would' ? rest : `${verb} ${rest}`).trim()}`
    : `see to it that ${nameCause(cause, feature)}`;
}

/** 'Has not decided' tells of a state and of nothing to do. */
const stands = /^(?:has|is|are|was|were|does|do|have)$/;

/** One of those who act: 'a viewer' of 'viewers'. */
const oneOf = ({ idea }: Product, actor: string) =>
  [idea.client, ...(idea.host ? [idea.host] : []), ...idea.people].find(
    ({ many }) => many.toLowerCase() === actor.toLowerCase(),
  )?.one ?? actor;

/** How to see a feature with one's own eyes: what somebody does, what they then see, and what they can make go wrong themselves. */
export function tellByHand(product: Product, feature: Feature): string {
  if (product.idea.isOutlined && feature.key !== 'account')
    return tellOutlinedHand(product, feature, (fault) => bringAbout(product, fault));
  const criteria = listCriteria(product).filter((criterion) => criterion.feature.id === feature.id);
  const good =
    criteria.find(({ isFault, actor, verb }) => !isFault && actor && verb && !stands.test(verb)) ??
    criteria.find(({ isFault }) => !isFault);
  const faults = criteria.filter(({ isFault }) => isFault);
  const bad = faults.flatMap((fault) => {
    const how = bringAbout(product, fault);
    return how ? [{ ...fault, how }] : [];
  })[0];
  const name = personFor(product.idea, good?.actor);
  const does = !good
    ? `open “${feature.title}”`
    : good.actor && good.verb
      ? feature.isDevice && !isPerson(product, good.actor)
        ? `let ${withArticle(good.actor)} ${good.verb} ${good.rest}`.trim()
        : `as ${name} (${oneOf(product, good.actor)}) ${`${good.verb} ${good.rest}`.trim()}`
      : (bringAbout(product, good) ?? `run the test of ${good.id} and open “${feature.title}”`);
  const seen = good ? `: ${product.name} must ${good.effect} (${good.id})` : '';
  const then = bad ? `; after that, ${bad.how}: it must ${bad.effect} (${bad.id})` : '';
  const left = bad ? [] : faults.slice(0, 2).map(({ id }) => id);
  return `${does}${seen}${then}${left.length > 0 ? `; ${joinWords(left)}: in the test alone, no hand brings it about` : ''}.`;
}
