import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { oneStatements } from '#worker/features/guide/documents/outlined-counted.rules.ts';
import { playedTogether } from '#worker/features/guide/documents/outlined-played.rules.ts';
import { fill, joinWords, lowerFirst, pluralOf } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** The kinds of tools that a product is built with, each by examples. */
export const builders = 'Lovable, Bolt, v0, Replit';
export const agents = 'Claude Code, Codex, Cursor';

/** A feature by its number and title: 'FR-3 “order bread the evening before”'. */
export const named = ({ id, title }: Feature): string => `${id} “${lowerFirst(title)}”`;

/** The parts outside on which more hangs than that something is sent, kept, shown or printed. */
const outsideNeeds = (product: Product) =>
  listNeeds(product).filter(({ part }) => !/^(?:mail|files|map|print|export|push|code)$/.test(part.key));

const mostProved = 5;

/** Features that a preview and some clicking do not prove: what comes from outside, what one statement decides, and what hangs on a trial. */
export function hardParts(product: Product): { feature: Feature; says: string }[] {
  const outside = outsideNeeds(product).flatMap(({ part, features, slots }) => {
    const [feature] = features;
    return feature
      ? [
          {
            feature,
            says: `${named(feature)}, when ${lowerFirst(part.label)} is away: ${product.name} ${fill(part.away, slots)}.`,
          },
        ]
      : [];
  });
  const { isOutlined } = product.idea;
  const raced = isOutlined
    ? oneStatements(product)
    : listCriteria(product)
        .filter(({ cause }) => /\b(same moment|at the same time|at once|twice|meanwhile)\b/i.test(cause))
        .slice(0, 1);
  const held = raced.map(({ id, feature, cause, effect }) => ({
    feature,
    says: `${id}: ${/^anybody uses/.test(cause) ? '' : `when ${cause}, `}it has to ${effect}${isOutlined && !/same moment/.test(cause) ? ', also for two calls at the same moment' : ''}.`,
  }));
  const played = isOutlined ? playedTogether(product) : undefined;
  const heard = played
    ? [{ feature: played.feature, says: `${played.id}: with real recordings, on the oldest phone that is used.` }]
    : [];
  const seen = new Set<Feature>();
  return [...outside.slice(0, 3), ...held, ...heard]
    .filter(({ feature }) => (isOutlined ? true : !seen.has(feature) && seen.add(feature)))
    .slice(0, isOutlined ? mostProved : undefined);
}

/** Which tool builds which feature of an outline, each in one of them: screens can be clicked through, and what is hard or runs by itself cannot. */
export function tellShares(product: Product): string {
  const places = listPlaces(product);
  const hasScreen = ({ id }: Feature) =>
    places.some(
      ({ feature, screen, shownIn, sights }) =>
        feature.id === id &&
        Boolean(screen ?? shownIn ?? sights.find((sight) => sight.criteria.some(({ isFault }) => !isFault))),
    );
  const statements = oneStatements(product);
  const calling = outsideNeeds(product).filter(({ features }) => features.length > 0);
  const played = playedTogether(product);
  const held = (features: Feature[]) => product.features.filter((one) => features.some(({ id }) => id === one.id));
  const given = new Set<string>();
  const take = (features: Feature[]): Feature[] => {
    const own = held(features).filter(({ id }) => !given.has(id));
    for (const { id } of own) given.add(id);
    return own;
  };
  const inOne = take(statements.map(({ feature }) => feature));
  const ids = statements.filter(({ feature }) => inOne.some(({ id }) => id === feature.id)).map(({ id }) => id);
  const outside = take(calling.flatMap(({ features }) => features));
  const clocked = take(places.flatMap(({ feature, job }) => (job ? [feature] : [])));
  const hooked = take(places.flatMap(({ feature, hooks }) => (hooks.length > 0 ? [feature] : [])));
  const tried = take(played ? [played.feature] : []);
  const account = take(product.features.filter(({ key }) => key === 'account'));
  const alone = take(product.features.filter((feature) => !hasScreen(feature)));
  const seen = take(product.features);
  const byAgent = [
    ...(inOne.length > 0
      ? [`${tellNamed(inOne)}, where one statement decides (${joinWords(ids.slice(0, mostIds))})`]
      : []),
    ...(outside.length > 0
      ? [
          `${tellNamed(outside)}, with ${joinWords(
            calling
              .filter(({ features }) => features.some(({ id }) => outside.some((one) => one.id === id)))
              .map(({ part }) => lowerFirst(part.label)),
          )}`,
        ]
      : []),
    ...(clocked.length > 0 ? [`${tellNamed(clocked)}, which a clock begins`] : []),
    ...(hooked.length > 0 ? [`${tellNamed(hooked)}, which a service outside reports`] : []),
    ...(tried.length > 0 ? [`${tellNamed(tried)}, where ${played?.id} is tried before anything rests on it`] : []),
    ...(account.length > 0 ? [`${idsIn(account)}, where people come in`] : []),
    ...(alone.length > 0 ? [`${idsIn(alone)}, which nobody has on a screen`] : []),
  ];
  // Where no server keeps rows there is nothing that a builder could bring twice.
  const [data] = stackOf(product).parts.flatMap((part) => databases.exec(part)?.[0] ?? []);
  if (seen.length === 0) return `Coding agent (${agents}): ${byAgent.join('; ')}.`;
  const screens = joinWords([...seen.slice(0, mostNamed).map(named), ...seen.slice(mostNamed).map(({ id }) => id)]);
  return byAgent.length > 0
    ? [
        `- Coding agent (${agents}): ${byAgent.join('; ')}.\n- App builder (${builders}), the pages alone: ${screens}.`,
        ...(data
          ? [weigh(product, seen, { data, ids, clocked, outside, tried: tried.length > 0 ? played?.id : undefined })]
          : []),
      ].join('\n\n')
    : `- App builder (${builders}): ${screens}.\n- Or, for all of it: a coding agent (${agents}).`;
}

/** What an app builder brings by itself, how its pages get to the API of the product, and what one builder for all of it would ask for. */
function weigh(
  product: Product,
  seen: Feature[],
  {
    data,
    ids,
    clocked,
    outside,
    tried,
  }: { data: string; ids: string[]; clocked: Feature[]; outside: Feature[]; tried: string | undefined },
): string {
  const calls = listCalls(product).filter(({ criterion }) => seen.some(({ id }) => id === criterion.feature.id));
  const paths = [...new Set(calls.map(({ method, path }) => `\`${method} ${path}\``))].slice(0, 2);
  const pages = `${seen.length > 1 ? 'the pages of' : 'the page of'} ${idsIn(seen.slice(0, mostIds))}`;
  const reached =
    paths.length > 0
      ? `${pages} ${seen.length > 1 ? 'get' : 'gets'} to this API by ${joinWords(paths)}${calls.length > paths.length ? ' and the others of the API outline' : ''}`
      : `${pages} ${seen.length > 1 ? 'get' : 'gets'} what they show from this API`;
  const asked = [
    ...(ids.length > 0 ? [`${joinWords(ids.slice(0, 2))} in a function of that database`] : []),
    ...(clocked.length > 0 ? [`${idsIn(clocked.slice(0, 2))} in its scheduled jobs`] : []),
    ...(outside.length > 0 ? [`${idsIn(outside.slice(0, 2))} in a function of its server`] : []),
    ...(tried ? [`${tried} tried in it first`] : []),
  ];
  const [record] = product.idea.records;
  const kind = record ? pluralOf(record.one) : `what ${product.idea.client.many} enter`;
  return `An app builder brings a server and a database of its own (Supabase at Lovable, PostgreSQL at Replit) and would keep ${kind} there, beside ${data}: so the two work in one repository, the builder once the first calls answer: ${reached}, and what it wrote of a database is taken out. ${
    asked.length > 0
      ? `Whoever builds all of ${product.name} in one builder takes its database in place of ${data} for everything, with ${joinWords(asked)}.`
      : `All of ${product.name} in one builder works too, with its database in place of ${data} for everything.`
  }`;
}

const databases = /^(?:D1|SQLite|PostgreSQL|MySQL|MariaDB|Postgres|Supabase)\b/;
const mostNamed = 3;
const mostIds = 4;
const idsIn = (features: Feature[]) => joinWords(features.map(({ id }) => id));
/** The first ones with their titles, all others by number. */
const tellNamed = (features: Feature[]) =>
  joinWords([...features.slice(0, mostNamed).map(named), ...features.slice(mostNamed).map(({ id }) => id)]);
