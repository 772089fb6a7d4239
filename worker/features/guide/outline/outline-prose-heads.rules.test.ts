import { describe, expect, it } from 'vitest';
import { clausesIn } from '#worker/features/guide/outline/outline-prose-clauses.rules.ts';

const told = (sentence: string) => clausesIn(sentence)?.map(({ subject, verb }) => `${subject}: ${verb.base}`);

describe('who is not named and what they do', () => {
  it.each([
    [
      'Someone mows the lawn, others rake the leaves, and whoever finishes writes the hours down.',
      ['Someone: mow', 'others: rake', 'whoever finishes: write'],
    ],
    ['One drives and the other carries.', ['One: drive', 'the other: carry']],
    [
      'A volunteer books a slot, the one before brings it over, the next one in the queue gets a note.',
      ['A volunteer: book', 'the one before: bring', 'the next one in the queue: get'],
    ],
    [
      'Neighbours take turns, the one whose turn it is clears by seven, if not the next one does it and gets a point.',
      ['Neighbours: take', 'the one whose turn it is: clear', 'the next one: do', 'the next one: get'],
    ],
    [
      'One writes the temperature, when it is hot all get a message, last one out locks up.',
      ['One: write', 'all: get', 'last one out: lock'],
    ],
    ['The buyer tastes one and picks ten, both sign a paper.', ['The buyer: taste', 'The buyer: pick', 'both: sign']],
    ['Lock keepers write how many boats went through.', ['Lock keepers: write']],
    ['Members put their name down, deposit is 20 euro.', ['Members: put', 'deposit: be']],
    ['Singers sign the list, missing ones cost 5 euro.', ['Singers: sign', 'missing ones: cost']],
    ['The warden counts, decides how many are left.', ['The warden: count', 'The warden: decide']],
    ['Each kid has a card, the kid reads, a parent signs.', ['Each kid: have', 'the kid: read', 'a parent: sign']],
    ['Players take a uniform, sign for it, and bring it back.', ['Players: take', 'Players: sign', 'Players: bring']],
    ['The manager approves and sends the diploma.', ['The manager: approve', 'The manager: send']],
  ])('are parted from what is told beside them: %s', (sentence, doings) => expect(told(sentence)).toEqual(doings));

  it.each([
    ['The shop shows rooms, the visitor counts, and prices.', 1],
    ['Clerks check, sign and send orders.', 1],
    ['Guests see the menu, the other seats and the price.', 1],
  ])('are nobody in a list of things: %s', (sentence, count) => expect(clausesIn(sentence)).toHaveLength(count));
});
