import { expect, it } from 'vitest';
import { signedFor } from '#worker/features/guide/outline/outline-completion-signups.rules.ts';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';

const draftOf = (idea: string) => draftReading('Acme', idea, []).outline;

it.each([
  ['up for a slot at our blood drive', 'slot'],
  ['for a tasting at their distillery', 'tasting'],
  ['up for our repair cafe', 'date'],
  ['up for one of the evening tours', 'tour'],
  ['up', undefined],
  ['for a friend', undefined],
])('somebody signs %s: %s', (phrase, one) => {
  expect(signedFor(phrase)).toBe(one);
});

it('has the other side enter, change and cancel what there are places for', () => {
  const { acts, rules } = draftOf('Visitors register for a tasting at our distillery. The guide checks them in.');
  expect(acts).toEqual(
    expect.arrayContaining([
      'Guide enters a tasting → new tasting: day, start, end, number of places, note',
      'Visitors see the tastings → day, start, end, number of places and state of each tasting',
      'Visitors register for a tasting at our distillery → new registration: tasting, note; the guide is told',
      'Guides see the registrations → visitor, tasting, note and state of each registration',
      'The guide checks visitors in → registration is checked in',
      'Guide cancels a tasting → tasting is cancelled; the visitors who signed up are told',
    ]),
  );
  expect(acts.findIndex((line) => line.startsWith('Guides see'))).toBeLessThan(
    acts.findIndex((line) => line.includes('is checked in')),
  );
  expect(rules).toEqual(
    expect.arrayContaining([
      'One registration per visitor and tasting.',
      'Nobody signs up for a tasting without a free place.',
      'Nobody signs up for a tasting that is over or cancelled.',
      'Nobody withdraws a registration of somebody else.',
      'Nobody withdraws a registration that is checked in.',
    ]),
  );
});

it('has whoever is turned away told when they may come again', () => {
  const { acts, records } = draftOf(
    'Donors sign up for a slot at our blood drive. On the day nurses check them in and tick off who gave blood. People who were turned away get told when they may come again.',
  );
  expect(acts).toContain(
    'Nurse turns a donor away → registration is turned away; the donor is told when they may come again',
  );
  expect(acts).toContain('On the day, nurses check donors in → registration is checked in');
  expect(records).toContain(
    'Registration: donor, slot, note; states: entered, checked in, ticked off, turned away, withdrawn',
  );
});

it('has somebody who organises it where nobody else is told of', () => {
  expect(draftOf('Parents sign up for a lantern walk and say how many kids come.').acts[0]).toMatch(
    /^Organiser enters a walk → new walk: day, start, end, number of places, note/,
  );
});
