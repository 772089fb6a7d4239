import { describe, expect, it } from 'vitest';
import { asNoun } from '#worker/features/guide/grammar/words.rules.ts';
import { linkRecords } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { criteriaOfChoice, otherwiseOf, outcomesOfRule } from '#worker/features/guide/outline/outline-choices.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { readPeople } from '#worker/features/guide/outline/outline-people.rules.ts';
import { readRecordLines } from '#worker/features/guide/outline/outline-records.rules.ts';

const people = readPeople(['Kiln hosts', 'Makers']);
const cast = { people, self: people[0]?.noun ?? asNoun('host'), name: 'Acme', things: [] };
const records = readRecordLines([
  'Booking: shelf, maker; states: asked, accepted, declined, lapsed',
  'Claim: booking, amount',
]);
const criteriaFor = (line: string) => {
  const told = readActLine(line, cast);
  if (!told) return undefined;
  const links = [...linkRecords([told], records).values()];
  return criteriaOfChoice(told, links[0], links);
};

describe('a decision', () => {
  it('has a criterion for each outcome, in the told states, and one for none', () =>
    expect(criteriaFor('A host accepts or declines a booking within 24 hours, or it lapses.')).toEqual([
      'WHEN a host accepts a booking, THE SYSTEM SHALL set the booking to “accepted” and show beside it when.',
      'WHEN a host declines a booking, THE SYSTEM SHALL set the booking to “declined” and show beside it when.',
      'IF the booking is “accepted” or “declined” already, THEN THE SYSTEM SHALL change nothing and say who did that and when.',
      'IF within 24 hours the booking is neither “accepted” nor “declined”, THEN THE SYSTEM SHALL set the booking to “lapsed”.',
    ]));

  it('marks what has no states, and waits for who decides', () =>
    expect(criteriaFor('Hosts approve, send back or reject a claim.')).toEqual([
      'WHEN hosts approve a claim, THE SYSTEM SHALL mark the claim as approved and show beside it by whom and when.',
      'WHEN hosts send back a claim, THE SYSTEM SHALL mark the claim as sent back and show beside it by whom and when.',
      'WHEN hosts reject a claim, THE SYSTEM SHALL mark the claim as rejected and show beside it by whom and when.',
      'IF the claim is approved, sent back or rejected already, THEN THE SYSTEM SHALL change nothing and say who did that and when.',
      'WHILE the claim is neither approved nor sent back nor rejected, THE SYSTEM SHALL show it as waiting for the kiln host.',
    ]));

  it.each(['A host accepts a booking.', 'A host reads or writes a note.', 'A host rejects a booking with the reason.'])(
    'is none: “%s”',
    (line) => expect(criteriaFor(line)).toBeUndefined(),
  );

  it.each([
    ['A host accepts, holds or declines a booking.', 'accept', 'or hold or decline a booking'],
    ['A host approves or disputes a claim.', 'approve', 'or dispute a claim'],
  ])('is read verb by verb: “%s”', (line, verb, phrase) =>
    expect(readActLine(line, cast)).toMatchObject({ verb, phrase }),
  );
});

it('what is done in time or else has a criterion for when it is not', () => {
  const told = readActLine('A maker answers a claim within 3 days, otherwise the admin decides.', cast);
  expect(told && otherwiseOf(told)).toMatchObject({
    told: { phrase: 'a claim within 3 days', cause: 'a maker answers a claim within 3 days' },
    none: 'IF within 3 days a maker has not answered a claim, THEN THE SYSTEM SHALL ensure that the admin decides.',
  });
});

describe('a rule with two outcomes', () => {
  it.each([
    [
      'Both must confirm within 10 minutes, otherwise it stays with the first',
      ['Both must confirm within 10 minutes', 'If both have not confirmed within 10 minutes, it stays with the first'],
    ],
    [
      'A load must be logged. Otherwise it is refused',
      ['A load must be logged', 'If a load is not logged, it is refused'],
    ],
    ['Bella has to sign it, or else it waits', ['Bella has to sign it', 'If Bella has not signed it, it waits']],
    ['If nobody answers it must wait, otherwise it goes on', undefined],
    ['A load must be logged', undefined],
  ])('is a rule for each: “%s”', (rule, outcomes) => expect(outcomesOfRule(rule)).toEqual(outcomes));
});
