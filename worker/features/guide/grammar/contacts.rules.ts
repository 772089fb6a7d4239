import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';

const number = /\b(?:tele|mobile )?phone\b|\bmobile\b/i;
const address = /\be-?mail\b|\bmail\b/i;

/** What is kept of how to reach somebody: a number, an address, or either of both. */
export type Contact = 'number' | 'address' | 'either';

/** How somebody is reached by the fields that are kept of them; undefined where none of them says so. */
export const contactIn = ({ fields }: Pick<ToldRecord, 'fields'>): Contact | undefined => {
  const names = fields.map(({ name }) => name);
  const [isNumber, isAddress] = [names.some((name) => number.test(name)), names.some((name) => address.test(name))];
  return isNumber && isAddress ? 'either' : isNumber ? 'number' : isAddress ? 'address' : undefined;
};
