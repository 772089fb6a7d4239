import { describe, expect, it } from 'vitest';
import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { moneyDangers } from '#worker/features/guide/documents/outlined-money-dangers.rules.ts';
import { isToldOf, outsideDangers } from '#worker/features/guide/documents/outlined-outside.rules.ts';
import { passesOutside } from '#worker/features/guide/product/outlined-payments.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (acts: string[], rules: string[], people: string[] = []) =>
  deriveProduct(
    'Sheds',
    `Who uses it
${['Renters', ...people, 'Keeper (me)'].map((line) => `- ${line}`).join('\n')}
What happens
${acts.map((line) => `- ${line}`).join('\n')}
What is kept
- Shed: number, size
What always holds
${rules.map((line) => `- ${line}`).join('\n')}`,
    [],
  );
const needs = (...of: Parameters<typeof told>) =>
  listNeeds(told(...of))
    .filter(({ part }) => part.key !== 'mail' && part.key !== 'files')
    .map(({ part, features }) => `${part.key} ${features.map(({ id }) => id).join()}`);

const acts = ['A renter takes a shed.', 'The renter pays.'];

describe('an outlined idea', () => {
  it.each([
    ['There is a $90 hold on the card of the renter'],
    ['Whoever leaves early gets half as a refund'],
    ['Money is held for 48 hours, then it goes to the keeper'],
    ['We take 8 percent'],
  ])('whose money moves through it needs a payment service where somebody pays: “%s”', (rule) =>
    expect(needs(acts, [rule])).toEqual(['card FR-2']),
  );

  it('whose money lies at a partner bank has that bank for what is debited and paid out, and another one that reads', () => {
    const lines = [
      'A renter connects their bank account.',
      'Every Monday the rents are collected → one direct debit for the week; the renter is told the sum',
      'A renter takes money back → new payout: amount',
    ];
    const rules = ['The money lies at a licensed partner bank', 'Payouts go only to the connected account'];
    expect(needs(lines, rules)).toEqual(['partner-bank FR-2,FR-3', 'bank FR-1']);
    expect(needs(lines, []).join()).not.toContain('partner-bank');
  });

  it.each([
    ['Each shed is shown as paid or not paid'],
    ['There is a refund, but money passes outside it, in cash'],
    ['It does not hold or send money, and a refund is noted'],
  ])('whose money passes elsewhere needs none: “%s”', (rule) => expect(needs(acts, [rule])).toEqual([]));

  it('sends text messages to basic phones, and to whom it is told, without a push beside', () => {
    expect(
      needs(
        ['It tells a walker that the shed is free.', 'A renter takes a shed.'],
        ['x'],
        ['Walkers: have basic phones'],
      ),
    ).toContain('text-message FR-1');
    expect(needs(['A renter asks for a shed by SMS.', 'It sends a message by SMS to the renter.'], [])).toEqual([
      'text-message FR-1,FR-2',
    ]);
  });

  it('makes no CSV of what is a PDF', () =>
    expect(needs(['The keeper exports the list as PDF.'], [])).toEqual(['print FR-1']));

  it('names in its security plan what could come in made up', () => {
    const product = told(['A renter asks for a shed by SMS.', 'The renter pays by card.'], []);
    expect(moneyDangers(product, listNeeds(product)).map(({ title, serves }) => `${title} ${serves}`)).toEqual([
      'Somebody forges or repeats a notice of Stripe FR-2',
      'An order to Stripe is sent twice FR-2',
    ]);
    expect(outsideDangers(product, listNeeds(product)).map(({ title, serves }) => `${title} ${serves}`)).toEqual([
      'A text message in the name of somebody else FR-1',
    ]);
  });
});

it.each([
  ['text-message', 'They have no smartphone', true],
  ['card', 'The number on the card', false],
  ['card', 'The deposit is noted', false],
])('%s is told by “%s”: %s', (key, text, expected) => expect(isToldOf(key, text)).toBe(expected));

it.each([
  ['No money changes hands', true],
  ['It never handles any money', true],
  ['Customers pay by bank transfer', true],
  ['The maker pays', false],
])('money passes outside: “%s” %s', (text, expected) => expect(passesOutside('card', text)).toBe(expected));
