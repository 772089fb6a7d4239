import { expect, it } from 'vitest';
import { afterFirst } from '#worker/features/guide/outline/outline-first-then.rules.ts';

const caused = 'WHEN a member leaves, THE SYSTEM SHALL ';

it('what comes behind a “first” of the same line waits for it', () =>
  expect(
    afterFirst(
      [
        `${caused}pay out everything first, with a payout for each goal of theirs.`,
        `${caused}set the membership to “ended” and show beside it when.`,
        `${caused}delete their address.`,
        'IF the membership is “ended” already, THEN THE SYSTEM SHALL change nothing.',
      ],
      caused,
    ),
  ).toEqual([
    `${caused}pay out everything first, with a payout for each goal of theirs.`,
    `${caused}set the membership to “ended” once everything is paid out and show beside it when.`,
    `${caused}delete their address once everything is paid out.`,
    'IF the membership is “ended” already, THEN THE SYSTEM SHALL change nothing.',
  ]));

it('a line without one is left as it is', () => {
  const told = [`${caused}show the first page.`, `${caused}tell the owner.`];
  expect(afterFirst(told, caused)).toEqual(told);
});
