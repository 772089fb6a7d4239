import { doingsOf, ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { isOfIdea } from '#worker/features/guide/product/of-idea.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** 'choose their forty favourites' said to the person who does it: 'choose your forty favourites'. */
export function sayToYou({ idea }: Product, text: string): string {
  const who = new RegExp(`\\b(?:the )?${idea.client.many}\\b`, 'g');
  return text
    .replace(who, 'you')
    .replace(/\btheir own\b/g, 'your own')
    .replace(/\btheirs?\b/g, (word) => (word === 'their' ? 'your' : 'yours'))
    .replace(/\bthey\b/g, 'you');
}

/** What the clients do, each said to one of them as a line of a page: 'Order bread the evening before'. */
export function invitations(product: Product): string[] {
  const told = doingsOf(product).client.filter((text) => text.split(' ').length > 1);
  const lines =
    told.length > 0
      ? told
      : ownFeatures(product)
          .slice(0, 2)
          .map(({ title }) => lowerFirst(title));
  return [...new Set(lines)].map((text) => capitalise(sayToYou(product, text)));
}

/** The feature that somebody who comes for the first time should get through. */
export function firstFeature(product: Product): Feature | undefined {
  const own = ownFeatures(product);
  const { client, host } = product.idea;
  if (product.platform === 'command line') return own[0];
  const isHosts = ({ says, actor }: Feature) =>
    host !== undefined && (actor?.one === host.one || (!actor && says.startsWith(capitalise(host.many))));
  return (
    own.find(
      (feature) =>
        !isHosts(feature) &&
        !feature.isRule &&
        (feature.actor?.one === client.one || feature.says.startsWith(capitalise(client.many))),
    ) ??
    own.find((feature) => !isHosts(feature)) ??
    own[0]
  );
}

/** What goes wrong in the features of this idea, one for each feature at first. */
export function ownFaults(product: Product, most: number): Criterion[] {
  const faults = listCriteria(product).filter(({ isFault, feature }) => isFault && isOfIdea(feature));
  const firsts = faults.filter(
    ({ feature }, index) => faults.findIndex((other) => other.feature === feature) === index,
  );
  return [...firsts, ...faults.filter((fault) => !firsts.includes(fault))].slice(0, most);
}

/** The measures of the requirements with their ids. */
export function listMeasures({ measures }: Product): { id: string; text: string }[] {
  return measures.map(({ id, text }) => ({ id, text: `${text}.` }));
}
