import { expect, it } from 'vitest';
import { inHiddenForm } from '#worker/features/guide/outline/outline-rule-hidden.rules.ts';

const refused = 'THEN THE SYSTEM SHALL';

it.each([
  [
    'Who did not pay the fee can look but not reserve',
    `IF somebody who did not pay the fee wants to reserve, ${refused}`,
  ],
  ['Members who have not paid can look but not reserve', `IF somebody who has not paid wants to reserve, ${refused}`],
  ['Outside the club nobody sees anything', `IF anybody outside the club asks for any of it, ${refused}`],
  [
    'Names of parties are confidential, only the bookers see them until an interpreter has the job',
    `IF anybody but the bookers asks for names of parties before an interpreter has the job, ${refused}`,
  ],
  [
    'Phone numbers and dates of birth only coaches and the secretary',
    'THE SYSTEM SHALL show phone numbers and dates of birth only to coaches and the secretary.',
  ],
  [
    'Reserved plots look like empty grass to anyone but the sexton',
    'THE SYSTEM SHALL show reserved plots as empty grass to anyone but the sexton.',
  ],
  [
    "Players' surnames stay inside the club",
    `IF anybody outside the club asks for players' surnames, ${refused} answer`,
  ],
  [
    'Only he, the sister and the aunt see anything',
    `IF anybody but him, the sister and the aunt asks for any of it, ${refused} answer as if it did not exist.`,
  ],
  [
    'The emergency contact is for the shift lead and the office',
    'THE SYSTEM SHALL show the emergency contact only to the shift lead and the office.',
  ],
])('what is shown to some alone: %s', (rule, criterion) => {
  expect(inHiddenForm(rule)?.slice(0, criterion.length)).toBe(criterion);
});

it.each([
  'Whoever pays may look and reserve',
  'Outside it is cold',
  'Prices are rounded to 10 cents',
  'Reserved plots look like empty grass',
  'The boats stay inside the shed',
  'The first lane is for the beginners',
])('is no such rule: %s', (rule) => expect(inHiddenForm(rule)).toBeUndefined());
