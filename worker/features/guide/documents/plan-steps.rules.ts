import type { Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { clock, shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { lowerFirst, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { personFor } from '#worker/features/guide/idea/cast.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** One thing to make within a task: what, in which file, and the criteria that it meets. */
export type Step = { what: string; file: string; says: string };

const mostTold = 2;
const short = (text: string, most = 90) =>
  text.length > most ? `${text.slice(0, most).replace(/\s+\S*$/, '')} …` : text;
const tell = (criteria: Criterion[]) =>
  criteria
    .slice(0, mostTold)
    .map(({ id, cause }) => `${id} (${short(cause)})`)
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

/** What is made for a feature: queries, rule, calls, screen, job and what talks to parts outside, each with its file. */
export function listSteps(product: Product, place: Place): Step[] {
  const { feature, tables, calls, rule, route, screen, shownIn, job, adapters, brought, needs, hooks } = place;
  const criteria = listCriteria(product).filter((criterion) => criterion.feature.id === feature.id);
  const faults = criteria.filter(({ isFault }) => isFault);
  const acts = criteria.filter(({ isFault, actor }) => !isFault && actor);
  // What a device sends every 5 minutes begins there, and no clock of ours.
  const isTimed = ({ cause, actor }: Criterion) =>
    job !== undefined &&
    clock.test(`when ${cause}`) &&
    !/\bsends? an?\b/.test(cause) &&
    !(feature.isDevice && actor && !screen);
  const timed = criteria.filter((criterion) => isTimed(criterion));
  const rest = criteria.filter((criterion) => !criterion.isFault && !criterion.actor && !timed.includes(criterion));
  if (shapeOf(product).runtime === 'builder') return plainSteps(feature, [...acts, ...rest, ...timed], faults);
  const root = rule.replace(/\/(rules|core)\/.*$/, '').replace(/^src\/[^/]*\.ts$/, 'src');
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
  if (feature.key === 'account' && screen) {
    const who = feature.title.replace(/^Sign in as (an? )?/i, '');
    const ids = criteria.map(({ id }) => id).join(', ');
    return [
      {
        what: 'Queries',
        file: `${root}/data/accounts.ts`,
        says: `${tables.map(({ name }) => `\`${name}\``).join(' and ')} of each ${who}`,
      },
      {
        what: 'Rule',
        file: rule,
        says: `when a ${who} waits, comes in or is turned away: ${ids}`.replace(/\ba (?=[aeiou])/g, 'an '),
      },
      {
        what: 'Screen',
        file: screen,
        says: `${feature.title} (${feature.id}), and the way back to what the ${who} was doing`,
      },
    ];
  }
  return [
    ...(table
      ? [
          {
            what: 'Queries',
            file: `${root}/data/${table.name.replaceAll('_', '-')}.ts`,
            says: `${tables.map(({ name }) => `\`${name}\``).join(', ')}`,
          },
        ]
      : []),
    ...(ruled.length > 0 ? [{ what: 'Rule', file: rule, says: tell(ruled) }] : []),
    ...(job && timed.length > 0 ? [{ what: 'Job', file: job, says: tell(timed) }] : []),
    ...brought.map(({ step, file, says }) => ({ what: step, file, says })),
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
    ...adapters.map((file, index) => ({
      what: 'Outside',
      file,
      says: lowerFirst(needs[index]?.part.label ?? feature.title),
    })),
    ...(screen
      ? [{ what: 'Screen', file: screen, says: acts.length > 0 ? tell(acts) : `${feature.screen} (${feature.id})` }]
      : []),
    ...(shownIn
      ? [{ what: 'Screen', file: shownIn.file, says: `gains ${feature.id}, ${lowerFirst(feature.title)}` }]
      : []),
  ];
}

/** The same in plain words, for those who describe it to an app builder. */
function plainSteps({ title }: Feature, acts: Criterion[], faults: Criterion[]): Step[] {
  return [
    { what: `Screen “${title}”`, file: '', says: tell(acts.length > 0 ? acts : faults) },
    ...(faults.length > 0 && acts.length > 0 ? [{ what: `Rules of “${title}”`, file: '', says: tell(faults) }] : []),
  ];
}

const isPerson = ({ idea }: Product, actor: string) =>
  [idea.client, ...(idea.host ? [idea.host] : [])].some(({ one, many }) => one === actor || many === actor);

/** How to see a feature with one's own eyes: what somebody does, what they then see, and what is made to go wrong. */
export function tellByHand(product: Product, feature: Feature): string {
  const criteria = listCriteria(product).filter((criterion) => criterion.feature.id === feature.id);
  const good =
    criteria.find(
      ({ isFault, actor, verb }) => !isFault && actor && verb && !/^(has|is|are|was|were|does|do|have)$/.test(verb),
    ) ?? criteria.find(({ isFault }) => !isFault);
  const bad = criteria.find(({ isFault }) => isFault);
  const name = personFor(product.idea, good?.actor);
  const does = !good
    ? `open “${feature.title}”`
    : good.actor && good.verb
      ? feature.isDevice && !isPerson(product, good.actor)
        ? `let ${withArticle(good.actor)} ${good.verb} ${good.rest}`.trim()
        : `as ${name} (${good.actor}) ${`${good.verb} ${good.rest}`.trim()}`
      : `see to it that ${good.cause}`;
  const seen = good ? `: ${product.name} must ${good.effect} (${good.id})` : '';
  const then = bad ? `; after that, see to it that ${bad.cause}: it must ${bad.effect} (${bad.id})` : '';
  return `${does}${seen}${then}.`;
}
