import { expect, it } from 'vitest';
import { lacksHour } from '#worker/features/guide/documents/outlined-day-parts.rules.ts';

const order = 'WHEN customers order bread the evening before, THE SYSTEM SHALL tell the baker.';

it.each([
  ['is told nowhere', [], true],
  ['is told of another part of the day', ['IF anybody orders after 8:00 of the morning before, THEN refuse it.'], true],
  ['is told in the next line', ['IF anybody orders after 20:00 of the evening before, THEN refuse it.'], false],
  ['is told behind it', ['WHEN it is the evening before at 8 pm, THE SYSTEM SHALL close the list.'], false],
])('an evening lacks its hour where it %s', (_, others, lacks) =>
  expect(lacksHour(order, [order, ...others])).toBe(lacks),
);

it('a criterion that tells the hour itself lacks none', () => {
  const text = 'IF anybody wants to order after 20:00 of the evening before, THEN THE SYSTEM SHALL refuse it.';
  expect(lacksHour(text, [text])).toBe(false);
});
