import { byHand, onlyByTest } from '#worker/features/guide/content/by-hand.ts';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { nightRulesOf } from '#worker/features/guide/documents/clocks.rules.ts';
import { tellOutlinedHand } from '#worker/features/guide/documents/outlined-hand.rules.ts';
import { isByText } from '#worker/features/guide/documents/plan-adapters.rules.ts';
import { joinWords, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { personFor, personOf } from '#worker/features/guide/idea/cast.rules.ts';
import { type Criterion, listCriteria, nameCause } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

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
  [idea.client, ...(idea.host ? [idea.host] : []), ...idea.people].find(({ one, many }) =>
    [one, many].some((name) => name.toLowerCase() === actor.toLowerCase()),
  )?.one ?? actor;

/** Whether whoever does something has a way to do it: a screen, a call, a message, a job. Where nobody told what comes of it there is none. */
export function isReached(product: Product, feature: Feature): boolean {
  const place = listPlaces(product).find((one) => one.feature.id === feature.id);
  // What the product does by itself follows upon what somebody does in another feature.
  const isDone = listActs(product).some((act) => act.feature.id === feature.id && act.who);
  if (!product.idea.isOutlined || !isDone || !place || !/^(?:pages|app)$/.test(shapeOf(product).runtime)) return true;
  const { screen, shownIn, sights, job, calls, hooks, brought } = place;
  return (
    Boolean(screen ?? shownIn ?? job) ||
    [...sights, ...calls, ...hooks, ...brought].length > 0 ||
    isByText(product, feature) ||
    nightRulesOf(product, feature).length > 0
  );
}

/** What the test of a feature shows that no hand can begin. */
function tellTestAlone(product: Product, feature: Feature): string {
  const rule = listPlaces(product).find((one) => one.feature.id === feature.id)?.rule ?? '';
  const good = listCriteria(product).find((one) => one.feature.id === feature.id && !one.isFault);
  return `nobody can begin it on a screen yet: its test calls \`${rule}\`${good ? `, and ${product.name} must ${good.effect} (${good.id})` : ''}.`;
}

/**
 * How to see a feature with one's own eyes: what somebody does, what they then see, and what they can make go wrong themselves.
 * @param later the ids of its criteria that are tried with another one.
 */
export function tellByHand(product: Product, feature: Feature, later: ReadonlySet<string> = new Set()): string {
  if (!isReached(product, feature)) return tellTestAlone(product, feature);
  if (product.idea.isOutlined && feature.key !== 'account')
    return tellOutlinedHand(product, feature, (fault) => bringAbout(product, fault), later);
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
