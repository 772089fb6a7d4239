import { expect, it } from 'vitest';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';

const todayOf = (idea: string) => draftReading('Acme', idea, []).outline.today;

it.each([
  [
    'Fishermen report drifting nets off our coast, the lifeboat crew recovers them, and boaters see which bays are closed.',
    'Drifting nets are reported by phone or not at all, and nobody knows for sure which bays are closed.',
  ],
  [
    'Visitors register for a tasting at our distillery. The guide checks them in.',
    'Sign-ups come by phone and message, and nobody knows for sure who comes.',
  ],
  [
    'We hire out stages. Loaders load the parts, drivers bring them to the square.',
    'Each step is passed on by phone, and nobody sees how far each stage is.',
  ],
  [
    'Members of our spinning club bring wool and weigh it at the door.',
    'What is weighed stands on paper, and nobody sees all of it together.',
  ],
])('proposes how it is done today: %s', (idea, line) => {
  expect(todayOf(idea)).toContain(line);
});

it('adds nothing to what was told of today', () => {
  expect(
    todayOf(
      'Divers count fish on reefs. A biologist checks the counts. Today it stands on paper and half of it is lost.',
    ),
  ).not.toContain('What is counted stands on paper, and nobody sees all of it together.');
});
