import { anyDeed, type Deed } from '#worker/features/guide/content/deeds/deed.ts';
import { deedOf } from '#worker/features/guide/content/deeds/deeds.ts';
import { deedsOfPeople } from '#worker/features/guide/content/deeds/people.ts';
import { ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, lowerFirst, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { entered } from '#worker/features/guide/idea/rounding.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/**
 * What is done in one feature: the kind of thing it is, who does it with what, and how often a month each of them does (`told`: so the
 * idea says). Where a device begins it, `who` are those it serves.
 */
export type Doing = {
  feature: Feature;
  deed: Deed;
  who: Noun;
  device: Noun | undefined;
  object: Noun;
  often: { times: number; told: string | undefined };
};

/** What is done in each feature of the idea, in their order. */
export const listDoings = oncePerProduct((product): Doing[] =>
  ownFeatures(product).map((feature) => {
    const byTitle = deedOf(feature.title);
    const told = byTitle === anyDeed ? deedOf(feature.says) : byTitle;
    // At a terminal nobody fills in paper or rings somebody up.
    const deed = product.platform === 'command line' && deedsOfPeople.includes(told) ? anyDeed : told;
    const who = whoDoes(product, feature);
    const device = product.idea.told.some(
      (told) => told.device && typeof told.who === 'object' && told.who.one === who.one,
    )
      ? who
      : undefined;
    return {
      feature,
      deed,
      who: device ? product.idea.client : who,
      device,
      object: objectOf(product, feature),
      often: rhythmOf(feature, deed),
    };
  }),
);

/** The first of each kind; what is of no kind comes only where nothing else is. */
export function listKinds(product: Product): Doing[] {
  const all = listDoings(product);
  // What has to be put in first is no deed of theirs today.
  const told = all.filter(({ feature }) => feature.key !== entered);
  const firsts = told.filter(({ deed }, index) => told.findIndex((other) => other.deed === deed) === index);
  const known = firsts.filter(({ deed, device }) => deed !== anyDeed && (!device || deed.key === 'measure'));
  return known.length > 0 ? known : firsts.slice(0, 1);
}

/** What it is done with: the thing of the idea that the title names, else its sentence, else what the product is about. */
function objectOf({ idea }: Product, { title, says }: Feature): Noun {
  const things = [idea.item, ...idea.things, idea.deal];
  const named = (text: string) =>
    things.find(({ one, many }) => text.includes(` ${many.toLowerCase()}`) || text.includes(` ${one.toLowerCase()}`));
  return named(` ${title.toLowerCase()}`) ?? named(` ${says.toLowerCase()}`) ?? idea.item;
}

/** How people do today what a journey begins with; undefined where the guide knows nothing of such a deed. */
export function wayOfToday(product: Product, journey: string): string | undefined {
  const first = listDoings(product).find(({ feature }) => feature.isTold && feature.journey === journey);
  const isKnown = first && first.deed !== anyDeed && (!first.device || first.deed.key === 'measure');
  return isKnown ? lowerFirst(tellDeed(first, first.deed.way)) : undefined;
}

/** A text of a kind of deed, told of who does it here and with what. */
export function tellDeed({ who, object, device }: Doing, text: string): string {
  return capitalise(fill(text, { who, object, device: device ?? object }));
}

/** Who does what a feature is about. */
export function whoDoes(product: Product, feature: Feature): Noun {
  const { idea } = product;
  if (feature.actor) return feature.actor;
  const told = listCriteria(product).find(({ feature: met, actor, isFault }) => met === feature && actor && !isFault);
  const people = [idea.client, ...(idea.host ? [idea.host] : []), ...idea.people];
  return people.find(({ one, many }) => told?.actor === one || told?.actor === many) ?? idea.client;
}

/** Words for how often, each with the times in a month. */
const rhythms: [RegExp, number][] = [
  [/\bevery minute\b/i, 43_200],
  [/\bhourly\b|\b(?:every|each) hour\b/i, 720],
  [/\bdaily\b|\b(?:every|each) (?:day|morning|evening|night)\b/i, 30],
  [
    /\bweekly\b|\b(?:every|each|a|per) week\b|\b(?:every|each|on) (?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/i,
    4,
  ],
  [/\bmonthly\b|\b(?:every|each|per|of the|once a) month\b|\bfirst of each month\b/i, 1],
  [/\bthree months\b|\bquarter\w*/i, 1 / 3],
  [/\byearly\b|\b(?:every|each|per|a|of the) year\b|\bat christmas\b/i, 1 / 12],
];
const minutesApart = /\bevery (\d{1,3}) minutes\b/i;

/** How often a month, by the words of the feature itself, else by its kind. */
function rhythmOf({ title, says }: Feature, { times: usual }: Deed): Doing['often'] {
  const text = `${title}. ${says}`;
  const apart = minutesApart.exec(text);
  if (apart) return { times: Math.round(43_200 / Number(apart[1])), told: apart[0].toLowerCase() };
  for (const [signs, times] of rhythms) {
    const told = signs.exec(text)?.[0];
    if (told) return { times, told: told.toLowerCase() };
  }
  return { times: usual, told: undefined };
}
