import { expect, it } from 'vitest';
import { writeArchitecture } from '#worker/features/guide/documents/architecture.rules.ts';
import { nightRules } from '#worker/features/guide/documents/clocks.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { tellAdded } from '#worker/features/guide/documents/outlined-assumptions.rules.ts';
import { ruleDecisions } from '#worker/features/guide/documents/outlined-decisions.rules.ts';
import { writePlan } from '#worker/features/guide/documents/plan.rules.ts';
import { stayOf } from '#worker/features/guide/documents/retention.rules.ts';
import { valuesFor } from '#worker/features/guide/documents/rule-trials.rules.ts';
import { deletionsIn } from '#worker/features/guide/outline/outline-deletions.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Bench',
  `Who uses it
- Mender (me)
- Owners
What happens
- Owners bring a thing → new thing: what is wrong, phone, bill
- The mender mends a thing → thing is mended
- The mender gives a thing back → thing is given back
- Owners ask for news → new reader: e-mail address
- Owners stop the news → reader is gone
What is kept
- Thing: what is wrong, phone, bill; states: brought, mended, given back
- Reader: e-mail address; states: following, gone
What always holds
- Phone numbers are seen only by the mender; deleted after 12 months.
- Readers who are gone are deleted after 1 day.
- Bills are kept 10 years.`,
  [],
);
const { records } = product.idea;
const tables = listTables(product);
const table = (name: string) => tables.find((one) => one.name === name);

it.each([
  ['Phone numbers are seen only by the mender; deleted after 12 months.', 'thing', ['phone'], 'after 12 months'],
  ['Readers who are gone are deleted after 1 day.', 'reader', [], 'after 1 day'],
  [
    'Phone numbers are deleted once the thing has been gone 30 days',
    'thing',
    ['phone'],
    'once the thing has been gone 30 days',
  ],
])('%s deletes of a %s %s %s', (line, one, fields, upon) => {
  const [found] = deletionsIn(line, records);
  expect(found).toMatchObject({ fields, upon, record: { one } });
});

it('a column that is deleted may be empty, and the row and what hangs on it stay', () => {
  const things = table('things');
  expect(things?.columns.find(({ name }) => name === 'phone')).toMatchObject({
    may: true,
    note: 'emptied after 12 months',
  });
  expect(things && stayOf(product, things, tables)).toContain('; `phone` is emptied after 12 months');
  const changes = table('thing_changes');
  expect(changes && stayOf(product, changes, tables)).not.toContain('phone');
  const readers = table('readers');
  expect(readers && stayOf(product, readers, tables)).toBe('“Readers who are gone are deleted after 1 day”');
});

it('a job of its own deletes each of them, in the architecture and in the plan', () => {
  expect(nightRules(product)).toHaveLength(2);
  for (const text of [writeArchitecture(product, 'Requirements v1'), writePlan(product, 'Requirements v1')]) {
    expect(text).toContain('delete-phone-numbers.ts');
    expect(text).toContain('delete-readers.ts');
  }
});

it('what was sent to an address goes with it, where that is sooner than it goes by itself', () => {
  const told = (days: string) =>
    deriveProduct(
      'Bench',
      `Who uses it
- Mender (me)
- Owners: no account
What happens
- Owners bring a thing → new thing: what is wrong, phone
- The mender mends a thing → thing is mended; the owner is told by text message
What is kept
- Thing: what is wrong, phone; states: brought, mended
What always holds
- Phone numbers are deleted after ${days}.`,
      [],
    );
  const stay = (product: ReturnType<typeof told>) => {
    const all = listTables(product);
    const messages = all.find(({ name }) => name === 'messages');
    return messages && stayOf(product, messages, all);
  };
  expect(stay(told('1 day'))).toMatch(
    /^90 days .+ it is deleted with that \(“Phone numbers are deleted after 1 day”\)$/,
  );
  expect(writePlan(told('1 day'), 'b')).toContain('deletes phone numbers, and with each the messages that went there');
  expect(stay(told('12 months'))).toBe('90 days after the message has done its work');
});

it('from when a time counts is an assumption', () => {
  const added = tellAdded(product).join(' ');
  expect(added).toContain('for phone numbers; it counts from the last change of the state of the thing (');
  expect(added).toContain('for readers who are gone; it counts from the moment a reader became “gone” (');
  expect(added).toContain('from the end of the year in which each was entered, and nothing is deleted by itself');
});

it('what is kept so long is not deleted before, and runs out by no clock', () => {
  const [decision] = ruleDecisions(product).filter(({ group }) => group === 'kept');
  expect(decision?.decision).toBe('Bills are kept 10 years');
  expect(decision?.rule).toContain('No call and no job deletes or empties it before that');
  expect(valuesFor('Bills are kept 10 years')).toContain('nothing has deleted it');
});
