import { type Contact, contactIn } from '#worker/features/guide/grammar/contacts.rules.ts';
import { headOf, type Noun, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { isPublic, linkFor, untoldLink } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { isSendingLink } from '#worker/features/guide/product/outlined-account.rules.ts';
import { doneTo, listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** How people without an account are reached: by what they left with what they entered, as nothing else is kept of them. */
export function contactOf(product: Product, noun: Noun): Contact | undefined {
  if (!isPublic(noun)) return undefined;
  const { idea } = product;
  const opened = linkFor(idea, noun);
  const own = idea.records.filter(
    (record) =>
      record === opened ||
      record.one === noun.one ||
      doneTo(product, record).some(({ way, who }) => way === 'make' && who?.one === noun.one),
  );
  return own.flatMap((record) => contactIn(record) ?? [])[0];
}

/** Who is told something by a feature, in the words of its line: 'the followers'. */
export const whomToldBy = (product: Product, feature: Feature): string[] =>
  listActs(product).flatMap((act) =>
    act.feature.id === feature.id
      ? (act.told.outcomes ?? []).flatMap((outcome) => (outcome.way === 'tell' ? [outcome.whom] : []))
      : [],
  );

/** Who is told something by a feature, of the people of the idea. */
export function toldBy(product: Product, feature: Feature): Noun[] {
  const whom = whomToldBy(product, feature);
  return product.idea.people.filter((noun) =>
    whom.some((said) => nounIn(noun.one, said) !== null || nounIn(headOf(noun), said) !== null),
  );
}

/** How those whom a feature tells something are reached, as far as they have no account; empty where all have one. */
const contactsTold = (product: Product, feature: Feature): Contact[] =>
  toldBy(product, feature).flatMap((noun) => contactOf(product, noun) ?? []);

/** Whether a feature tells somebody who has an account, or an address as well: a mail reaches them. */
export const goesByMail = (product: Product, feature: Feature): boolean => {
  const told = toldBy(product, feature);
  return told.length === 0 || told.some((noun) => contactOf(product, noun) !== 'number');
};

/** Whether a feature tells somebody of whom a phone number is kept and no account. */
export const goesToNumber = (product: Product, feature: Feature): boolean =>
  contactsTold(product, feature).some((contact) => contact !== 'address');

/**
 * The features in which somebody without an account leaves what they come back to by a link: whether that link goes to a number or an address.
 */
export function linkSenders(product: Product): { feature: Feature; contact: Contact }[] {
  const account = product.features.find(({ key }) => key === 'account');
  if (!account?.criteria.some(isSendingLink)) return [];
  return product.idea.people.flatMap((noun) => {
    const record = untoldLink(product.idea, noun);
    if (!record) return [];
    const makers = doneTo(product, record).filter(({ way, who }) => way === 'make' && who?.one === noun.one);
    const contact = contactIn(record) ?? contactOf(product, noun) ?? 'address';
    return makers.slice(0, 1).map(({ feature }) => ({ feature, contact }));
  });
}

export const inWords: Readonly<Record<Contact, string>> = {
  number: 'by text message to the number that they left',
  address: 'by e-mail to the address that they left',
  either: 'by text message to a number that they left, by e-mail to an address',
};
