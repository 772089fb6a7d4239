import { kebab } from '#worker/features/guide/documents/addresses.rules.ts';
import type { Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { seesUndelivered } from '#worker/features/guide/documents/outlined-undelivered.rules.ts';
import { type Noun, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { isListedUndelivered } from '#worker/features/guide/outline/outline-outcomes.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { openedByLink } from '#worker/features/guide/product/outlined-account.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** A page of somebody who sees what others did or what time has brought: its file, and the criteria that show there. */
export type Sight = { file: string; who: Noun; criteria: Criterion[] };

const restricts = /\b(?:only to|nothing|no more|never)\b/i;

/** Who is shown something by an effect: 'show it to the nurses in their list', 'show the doctor the summary'. */
export function shownTo(effect: string, people: Noun[]): Noun | undefined {
  if (!/(?:^| and )show /.test(effect) || restricts.test(effect)) return undefined;
  return people.find(({ one, many }) => {
    const person = `(?:the |their |all )?(?:${toPattern(many)}|${toPattern(one)})`;
    return (
      new RegExp(`(?:^| and )show ${person} (?:what|which|who|that|how|the|an?|it)\\b`, 'i').test(effect) ||
      new RegExp(`(?:^| and )show (?:it|that|them|this) to ${person}\\b`, 'i').test(effect)
    );
  });
}

/**
 * The pages on which a feature shows something to other people than those who act in it: of whoever looks at these rows already, else
 * a page of their own.
 * @param places all places, with the screens of their own features.
 */
export function sightsOf(product: Product, place: Place, places: Place[]): Sight[] {
  const { feature, rule, tables } = place;
  const [home] = tables;
  const root = rule.startsWith('server/') ? 'app' : 'src/pages';
  if (feature.key === 'account') return linkPages(product, root);
  if (!product.idea.isOutlined || !home || !places.some(({ screen }) => screen?.startsWith(`${root}/`))) return [];
  const acts = listActs(product);
  const doer = acts.find((act) => act.feature.id === feature.id)?.who?.one;
  const sights = new Map<string, Sight>();
  for (const criterion of listCriteria(product)) {
    if (criterion.feature.id !== feature.id) continue;
    // Who sees what could not be delivered is in no line.
    if (isListedUndelivered(criterion.effect)) {
      const file = `${root}/not-delivered.tsx`;
      const criteria = [...(sights.get(file)?.criteria ?? []), criterion];
      sights.set(file, { file, who: seesUndelivered(product), criteria });
    }
    if (criterion.isFault) continue;
    const who = shownTo(criterion.effect, product.idea.people);
    if (!who || who.one === doer) continue;
    const looks = places.find(
      (other) =>
        other.screen &&
        other.tables.includes(home) &&
        acts.some((act) => act.feature.id === other.feature.id && act.way === 'read' && act.who?.one === who.one),
    );
    const file = looks?.screen ?? `${root}/${kebab(`${who.one} ${home.name}`)}.tsx`;
    sights.set(file, { file, who, criteria: [...(sights.get(file)?.criteria ?? []), criterion] });
  }
  return [...sights.values()];
}

/** The page that a link opens for those who have no account, with what is asked there first. */
function linkPages(product: Product, root: string): Sight[] {
  const criteria = listCriteria(product).filter(({ feature }) => feature.key === 'account');
  return product.idea.people.flatMap((who) =>
    [...Map.groupBy(criteria, (criterion) => openedByLink(criterion, who, criteria))].flatMap(([record, own]) =>
      record ? [{ file: `${root}/${kebab(`${record} by link`)}.tsx`, who, criteria: own }] : [],
    ),
  );
}
