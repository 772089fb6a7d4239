import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { headOf, type Noun, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { isPublic, linkFor } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { doneTo, listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const number = /\b(?:tele|mobile )?phone\b|\bmobile\b/i;
const address = /\be-?mail\b|\bmail\b/i;

/** What is kept of how to reach somebody: a number, an address, or either of both. */
type Contact = 'number' | 'address' | 'either';

const contactIn = ({ fields }: ToldRecord): Contact | undefined => {
  const names = fields.map(({ name }) => name);
  const [isNumber, isAddress] = [names.some((name) => number.test(name)), names.some((name) => address.test(name))];
  return isNumber && isAddress ? 'either' : isNumber ? 'number' : isAddress ? 'address' : undefined;
};

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

export const inWords: Readonly<Record<Contact, string>> = {
  number: 'by text message to the number that they left',
  address: 'by e-mail to the address that they left',
  either: 'by text message to a number that they left, by e-mail to an address',
};
