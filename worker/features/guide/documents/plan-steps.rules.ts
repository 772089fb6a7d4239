import { callsAMinute, callsOfAddress } from '#worker/features/guide/content/call-limits.ts';
import { kebab } from '#worker/features/guide/documents/addresses.rules.ts';
import { listPlaces, type Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { clock, isAtTime, nightRulesOf } from '#worker/features/guide/documents/clocks.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { slugOf } from '#worker/features/guide/documents/file-names.rules.ts';
import { jobOfRule } from '#worker/features/guide/documents/outlined-deletions.rules.ts';
import { goesThrough } from '#worker/features/guide/documents/rule-homes.rules.ts';
import { cutAfterWord } from '#worker/features/guide/grammar/sentences.rules.ts';
import { isSingle, joinWords, lowerFirst, pluralOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { isNotice } from '#worker/features/guide/product/outlined-payments.rules.ts';
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
/** Criteria with what begins them, told once for all that it begins: 'FR-1.1 and FR-1.3 (a saver pauses); FR-1.2'. */
function tell(criteria: Criterion[]): string {
  const causeOf = ({ cause, effect }: Criterion) =>
    short(/^anybody uses /.test(cause) ? effect.replace(/^ensure that /, '') : cause);
  const groups = [...Map.groupBy(criteria, causeOf)];
  const ids = (ones: Criterion[]) => ones.map(({ id }) => id);
  const told = groups.slice(0, mostTold).map(([cause, ones]) => `${joinWords(ids(ones))} (${cause})`);
  const rest = groups.slice(mostTold).flatMap(([, ones]) => ids(ones));
  return [...told, ...(rest.length > 0 ? [rest.join(', ')] : [])].join('; ');
}

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
  const { feature, tables, rule, route, screen, shownIn, sights, job, adapters, brought, needs, hooks } = place;
  const criteria = listCriteria(product).filter(({ id, feature: of }) => of.id === feature.id && !later.has(id));
  const calls = place.calls.filter(({ criterion }) => !later.has(criterion.id));
  const faults = criteria.filter(({ isFault }) => isFault);
  const shown = sights.flatMap((sight) => sight.criteria.map(({ id }) => id));
  const acts = criteria.filter(({ id, isFault, actor }) => !isFault && actor && !shown.includes(id));
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
  const [table] = tables;
  const isOutlinedServer = product.idea.isOutlined && shapeOf(product).runtime !== 'local';
  // What an act changes is worked out behind its call; its screen sends it and shows what came of it.
  const worked = screen && isOutlinedServer && route ? acts.filter(({ effect }) => !onlyShows.test(effect)) : [];
  const ruled = [...(screen ? worked : acts), ...faults.filter((criterion) => !timed.includes(criterion)), ...rest];
  const onScreen = acts.filter(
    (criterion) => !worked.includes(criterion) || criterion === acts.find(({ cause }) => cause === criterion.cause),
  );
  if (feature.key === 'account' && screen) {
    const isOfAll = /^sign in$/i.test(feature.title);
    const who = isOfAll ? 'person' : feature.title.replace(/^Sign in as (an? )?/i, '');
    const { isOutlined, people } = product.idea;
    const named = people.slice(0, 3).map(({ one }) => withArticle(one));
    const whoever = isOfAll && isOutlined && named.length > 0 ? joinWords(named, 'or') : `the ${who}`;
    const ids = criteria.map(({ id }) => id).join(', ');
    const mailing = criteria.flatMap(({ id, cause, effect }) => (/\bmail\b/.test(`${cause} ${effect}`) ? [id] : []));
    const mailed = mailing.length > 0 ? [joinWords(mailing)] : [];
    return [
      ...queriesOfDoor(product, tables, root).map(({ file, names }) => ({
        what: 'Queries',
        file,
        says: `${joinWords(names.map((name) => `\`${name}\``))} of each ${who}`,
      })),
      {
        what: 'Rule',
        file: rule,
        says: `when a ${who} waits, comes in or is turned away: ${ids}`.replace(/\ba (?=[aeiou])/g, 'an '),
      },
      ...(product.idea.isOutlined && route
        ? [
            {
              what: 'Guard',
              file: `${root}/routes/limits.ts`,
              says: `counts calls of ${joinWords(product.idea.people.map(({ many }) => many))}; number ${callsAMinute + 1} of a session in a minute gets 429, and number ${callsOfAddress + 1} of an address`,
            },
          ]
        : []),
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
            says: [lowerFirst(needs[index]?.part.label ?? feature.title), ...mailed].join(', for '),
          }))
        : []),
      {
        what: 'Screen',
        file: screen,
        says: `${feature.title} (${feature.id}), and the way back to what ${whoever} was doing`,
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
          file: `${root}/jobs/${slugOf(jobOfRule(product, rule).name)}.ts`,
          says: `each night${jobOfRule(product, rule).does} “${rule}”; run twice it does nothing twice`,
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
            says: `${hooks.map((hook) => `\`${hook}\``).join(', ')} checks the signature, then ${joinWords(reportedIn(criteria)) || feature.id}`,
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
                  ? tell(onScreen)
                  : `${feature.screen} (${feature.id})`,
          },
        ]
      : []),
    ...sights.map(({ file, who, criteria: seen }) => ({
      what: 'Screen',
      file,
      says: `for the ${isSingle(who) ? who.one : who.many}: ${seen.map(({ id, effect }) => `${id} (${short(effect)})`).join('; ')}`,
    })),
    ...(shownIn
      ? [{ what: 'Screen', file: shownIn.file, says: `gains ${feature.id}, ${lowerFirst(feature.title)}` }]
      : []),
  ];
}

/** The queries of those who sign in; of an outline their sessions stand in a file of their own, as the source tree has them. */
function queriesOfDoor({ idea }: Product, tables: Table[], root: string): { file: string; names: string[] }[] {
  const apart = idea.isOutlined ? tables.filter(({ kind }) => kind === 'session') : [];
  const names = tables.flatMap((table) => (apart.includes(table) ? [] : [table.name]));
  return [
    { file: `${root}/data/accounts.ts`, names },
    ...apart.map(({ name }) => ({ file: queriesOf(root, name), names: [name] })),
  ];
}

/** What a notice of the payment service brings about, else what comes first. */
function reportedIn(criteria: Criterion[]): string[] {
  const noticed = criteria.filter(({ cause }) => isNotice(`WHEN ${cause}`));
  return (noticed.length > 0 ? noticed : criteria.filter(({ isFault }) => !isFault).slice(0, 1)).map(({ id }) => id);
}

/** What is read and shown, and changes nothing. */
const onlyShows = /^(?:show|list|open|print|play|let \w+ (?:see|look|listen|go back))\b/i;

/** What nobody begins, the first of it where it tells of no time. */
function begunByNobody(criteria: Criterion[]): Criterion[] {
  const own = criteria.filter(({ actor, isFault, cause }) => !actor && !isFault && !isNotice(`WHEN ${cause}`));
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
