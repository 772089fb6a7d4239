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
