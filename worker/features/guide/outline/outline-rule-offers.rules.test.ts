import { expect, it } from 'vitest';
import { inOfferForm } from '#worker/features/guide/outline/outline-rule-offers.rules.ts';

it.each([
  [
    'A patient is only offered a slot on days they said they could do',
    'THE SYSTEM SHALL offer a patient a slot only on days they said they could do.',
  ],
  [
    'A patient who has already started is only offered slots with the same physio',
    'THE SYSTEM SHALL offer a patient who has already started slots only with the same physio.',
  ],
  ['Nobody is offered the same slot twice', 'THE SYSTEM SHALL never offer anybody the same slot twice.'],
  [
    'Nobody is offered or sent to a job if their certificate has expired',
    'THE SYSTEM SHALL never offer or send anybody to a job if their certificate has expired.',
  ],
  ['Longest waiting goes first', 'THE SYSTEM SHALL take the longest waiting first.'],
  ['Standings go by wins, then by points', 'THE SYSTEM SHALL order standings by wins, then by points.'],
  [
    'First yes gets it, only one interpreter per job',
    'THE SYSTEM SHALL give it to whoever says yes first, only one interpreter per job.',
  ],
  [
    'No more weekly charge for a crate once it is scanned in',
    'THE SYSTEM SHALL make no more weekly charge for a crate once it is scanned in.',
  ],
])('is what the product does: %s', (rule, criterion) => {
  expect(inOfferForm(rule)).toBe(criterion);
});

it.each(['Nobody is on two shifts', 'No more than two dogs', 'The first of May is a holiday', 'A list of names'])(
  'is no such rule: %s',
  (rule) => {
    expect(inOfferForm(rule)).toBeUndefined();
  },
);
