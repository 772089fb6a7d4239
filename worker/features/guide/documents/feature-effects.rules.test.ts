import { describe, expect, it } from 'vitest';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const savings = deriveProduct(
  'Small Change',
  `What it is
- A jar that fills itself with small change
Who uses it
- Saver
- Bank: reports the payments and moves the money
What happens
- Saver connects their bank account → new connection: bank, IBAN
- Saver creates a jar → new jar: name, target amount
- Bank reports a card payment → new coin: payment amount, difference; it is added to the jar as pending
- Every Monday the pending coins are collected → one direct debit for the week; saver is told the sum the day before
- Saver takes money back → new payout: amount, jar
- Consent of the bank runs out in 7 days → saver is reminded; without renewal it pauses
- Saver closes their account → everything is paid out first; personal data is deleted
What is kept
- Jar: name, target amount, saved so far; states: active, paused, closed
- Coin: payment amount, difference; states: pending, collected
- Bank connection: bank, IBAN; states: connected, running out, cut
- Payout: amount, jar, date; states: asked, sent
What always holds
- Not more than 20 euros a week are collected unless the saver raises it.
- Nothing is collected if the account would fall under 50 euros.
- Payouts go only to the own connected account.
- The money lies at a licensed partner bank, never with us.`,
  [],
);
const leave = deriveProduct(
  'Away',
  `What it is
- Leave for a workshop
Who uses it
- Employees
- HR
- Manager
What happens
- Employee requests vacation → new vacation request: first day, last day
- Manager approves → employee is told
- Manager doesn't answer within 5 days → manager is reminded
- HR enters a sick leave → new sick leave: employee, from, until; vacation on those days is given back
- An employee leaves the workshop → his access ends
What is kept
- Vacation request: first day, last day; states: asked, approved
- Sick leave: employee, from, until
- Employee: name, manager`,
  [],
);
type Product = typeof savings;
const placeOf = (product: Product, title: RegExp) =>
  listPlaces(product).find(({ feature }) => title.test(feature.title)) as NonNullable<
    ReturnType<typeof listPlaces>[number]
  >;
const written = (product: Product, title: RegExp) => placeOf(product, title).written.map(({ name }) => name);
const read = (product: Product, title: RegExp) => {
  const place = placeOf(product, title);
  return place.tables.filter((table) => !place.written.includes(table)).map(({ name }) => name);
};

describe('the tables that a feature changes', () => {
  it.each([
    [savings, /^Collect/, 'jars'],
    [savings, /^Take money back/, 'jars'],
    [savings, /^Consent/, 'jars'],
    [savings, /^Close/, 'payouts'],
    [savings, /^Close/, 'sessions'],
    [leave, /sick leave/, 'vacation_requests'],
    [leave, /workshop/, 'account_roles'],
  ])('of %o, %s, hold %s, by all its criteria', (product, title, table) => {
    expect(written(product, title)).toContain(table);
  });
});

describe('the tables that a feature looks into', () => {
  it.each([
    // What a rule lets somebody raise, and where the money comes from.
    [savings, /^Collect/, 'weekly_limits'],
    [savings, /^Collect/, 'bank_connections'],
    [savings, /^Take money back/, 'bank_connections'],
    // Who does not answer has been asked by the line before.
    [leave, /answer/, 'vacation_requests'],
  ])('of %o, %s, hold %s', (product, title, table) => {
    expect(read(product, title)).toContain(table);
  });

  it('are those of the feature that a rule binds', () => {
    expect(placeOf(savings, /^Take money back/).feature.criteria.join(' ')).toContain('payouts go only to');
    expect(placeOf(savings, /^Connect/).tables.map(({ name }) => name)).not.toContain('payouts');
  });
});

describe('a row that goes to something', () => {
  it('says to which one', () => {
    const columns = placeOf(savings, /^Take money back/).tables[0]?.columns ?? [];
    expect(columns.find(({ name }) => name === 'bank_connection_id')).toMatchObject({ references: 'bank_connections' });
  });
});

describe('what asks how much lies on an account', () => {
  it('needs the service that reads accounts', () => {
    expect(placeOf(savings, /^Collect/).needs.map(({ part }) => part.key)).toContain('bank');
  });
});
