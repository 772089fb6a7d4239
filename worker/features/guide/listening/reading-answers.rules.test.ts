import { expect, it } from 'vitest';
import { toldAnew } from '#worker/features/guide/decisions/told-anew.rules.ts';
import type { Turn } from '#worker/features/guide/guide-turn.rules.ts';
import { withoutStale } from '#worker/features/guide/listening/reading-answers.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const description = 'Inspectors enter a report of a scaffold on a roof, and the office reads it.';
const outline = `Who uses it
- Inspectors
- The office
What happens
- The inspector opens the round
- The inspector enters an inspection
- The office reads the inspections
What is kept
- Scaffold: reference, site
- Inspection: scaffold, outcome
What always holds
- No backdating`;
const anew = { topic: toldAnew, decision: outline };
const chosen = (topic: string, decision: string) => {
  const turn = { brief: { project: { name: 'Acme', description } } } as unknown as Turn;
  return withoutStale([anew, { topic, decision }], turn, []).slice(1);
};

it.each([
  [
    'When the report was a mistake',
    'Change or take it back themselves, for a day',
    'When the inspection was a mistake',
  ],
  ['How inspectors get in', 'By a personal link, without a password', 'How people get in'],
  ['How inspectors get in', 'Nobody signs in', undefined],
])('a choice beside an outline holds for it: “%s”, %s', (topic, decision, now) =>
  expect(chosen(topic, decision)).toEqual(now ? [{ topic: now, decision }] : []),
);

it('what nobody may change is marked as taken back, and no password is asked for beside a link', () => {
  const decisions = [
    ...chosen('When the report was a mistake', 'Change or take it back themselves, for a day'),
    ...chosen('How inspectors get in', 'By a personal link, without a password'),
  ];
  const criteria = deriveProduct('Acme', description, [anew, ...decisions]).features.flatMap((one) => one.criteria);
  expect(criteria).toContain(
    'WHEN an inspector takes back the inspection within 24 hours, THE SYSTEM SHALL mark it as taken back, keep what stood there, and tell those who had seen it.',
  );
  expect(criteria.filter((text) => /\bpassword\b/.test(text))).toEqual([]);
});
