import { expect, it } from 'vitest';
import { atSecondTime } from '#worker/features/guide/outline/outline-second-times.rules.ts';

const opening = "WHEN the manager doesn't answer within 5 working days, THE SYSTEM SHALL";
it.each([
  [
    `${opening} hand it to the director after 8.`,
    "WHEN the manager doesn't answer within 8 working days, THE SYSTEM SHALL hand it to the director.",
  ],
  [
    `${opening} tell the director after 2 weeks.`,
    "WHEN the manager doesn't answer within 2 weeks, THE SYSTEM SHALL tell the director.",
  ],
  [`${opening} tell the director after 3.`, `${opening} tell the director after 3.`],
  [`${opening} remind the manager.`, `${opening} remind the manager.`],
])('“%s”', (criterion, own) => expect(atSecondTime(criterion)).toBe(own));
