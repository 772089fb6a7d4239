import { namedIds } from '#shared/document-check/ids.ts';
import { singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** Words that stand in any remark on any product, and tell nothing of what it is about. */
const common = new Set(
  'able about actually after again almost also always another anybody anyone anything around asked back because been before being better between both came cannot clear clearer come comes could days didn does doesn doing done dont down each early earlier easier easy else even ever every everyone everything faster feel feels felt first found from full gave give given goes going gone good great half hard hardly have having help helped helps here hours into just kept kind know knew last late later less like liked little long longer look looked lots loved made make makes making many maybe might month months more morning most much must name need needed needs never next nice nobody none nothing often once only open other others over page pages part people person place problem quite rather really right said same saw screen screens second seem seemed seems seen several should show showed shown shows simple since slow slower some somebody someone something sometimes soon still stop such sure take taken takes tell than thank that their them then there these they thing things think this those thought three through time times today told took toward twice under understand understood until used useful user users using very want wanted wants week weeks well went were what when where whether which while will wish with within without wonder work worked working works would wrong year years your'.split(
    ' ',
  ),
);
const shorts = new Set([
  'pay',
  'map',
  'bed',
  'bid',
  'fee',
  'pet',
  'car',
  'dog',
  'cat',
  'kit',
  'job',
  'tax',
  'log',
  'vat',
]);
const account =
  /\b(?:log-?ins?|log(?:ging)? in|sign-?(?:up|in|ups|ins)|sign(?:ing)? (?:up|in)|passwords?|accounts?)\b/i;
const leastScore = 1.2;
const mostStem = 6;

/** The telling words of a text as stems: those that could tell what it is about. */
export function tellingStems(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];
  return new Set(
    words
      .filter((word) => (word.length > 3 ? !common.has(word) : shorts.has(word)))
      .map((word) => singularOf(word).slice(0, mostStem)),
  );
}

/** 'order' and 'ordered', 'remind' and 'reminder'. */
const isSame = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one)));

const readFeatures = oncePerProduct(({ features, name, idea }) => {
  // Whom and what all of it is about stands in every remark.
  const everywhere = tellingStems([name, idea.client, idea.host, idea.item].map((noun) => wordsOf(noun)).join(' '));
  const told = features
    .filter(({ key }) => key !== 'account' && key !== 'law')
    .map((feature) => ({
      feature,
      title: tellingStems(feature.title),
      deed: tellingStems(feature.title.split(' ')[0] ?? ''),
      says: tellingStems(feature.says),
      rest: tellingStems([...feature.criteria, ...feature.rules].join(' ')),
    }));
  return { everywhere, told };
});

const wordsOf = (noun: string | { one: string; many: string } | undefined) =>
  typeof noun === 'string' ? noun : noun ? `${noun.one} ${noun.many}` : '';

/** The telling words of a text without those for whom and what all of it is about. */
export function ownStems(product: Product, text: string): Set<string> {
  const people = tellingStems(product.idea.people.map(wordsOf).join(' '));
  return tellingStems(text).difference(readFeatures(product).everywhere).difference(people);
}

/**
 * The features that somebody’s remark or wish is about, the surest first: those that it names by number, else those with whose titles and
 * sentences it shares words that few others have. None where that tells nothing: a wrong feature is worse than none.
 */
export function listAbout(product: Product, text: string, most = 1): Feature[] {
  const ids = new Set(namedIds(text).map((id) => id.split('.')[0]));
  const named = product.features.filter(({ id }) => ids.has(id));
  if (named.length > 0) return named.slice(0, most);
  const { everywhere, told } = readFeatures(product);
  const has = (stems: Set<string>, wanted: string) => [...stems].some((stem) => isSame(stem, wanted));
  const scores = new Map<Feature, number>();
  for (const stem of tellingStems(text)) {
    const found = told.filter(({ title, says, rest }) => [title, says, rest].some((stems) => has(stems, stem)));
    const titled = found.filter(({ title }) => has(title, stem));
    const isEverywhere = has(everywhere, stem);
    for (const { feature, title, deed, says } of found) {
      const worth =
        (has(title, stem) ? 1.5 / titled.length : (has(says, stem) ? 1 : 0.6) / found.length) +
        (has(deed, stem) ? 0.8 : 0);
      scores.set(feature, (scores.get(feature) ?? 0) + (isEverywhere ? worth / 3 : worth));
    }
  }
  const best = [...scores].filter(([, score]) => score >= leastScore).toSorted(([, one], [, other]) => other - one);
  const signIn = account.test(text) ? product.features.find(({ key }) => key === 'account') : undefined;
  return [...new Set([...(signIn ? [signIn] : []), ...best.map(([feature]) => feature)])].slice(0, most);
}
