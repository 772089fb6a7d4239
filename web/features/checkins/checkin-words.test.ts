import { expect, test } from 'vitest';
import { tellDay, tellDistance, tellRhythm, tellSince } from '#web/features/checkins/checkin-words.ts';

test.each([
  ['2026-11-21', 'November 21', 'today'],
  ['2026-11-22', 'November 22', 'tomorrow'],
  ['2026-11-20', 'November 20', 'yesterday'],
  ['2026-12-21', 'December 21', 'in 30 days'],
  ['2027-01-02', 'January 2, 2027', 'in 42 days'],
  ['2026-03-29', 'March 29', '237 days ago'],
])('%s is %s, %s', (day, date, distance) => {
  expect(tellDay(day, '2026-11-21')).toBe(date);
  expect(tellDistance(day, '2026-11-21')).toBe(distance);
});

test('a review that somebody began is not due', () => {
  const reviewDate = '2026-11-21T00:00:00.000Z';
  const tell = (checkpointName: string) => tellSince({ checkpointName, reviewDate }, '2026-11-21');
  expect(tell('Review of 21 November 2026')).toBe('Begun on November 21');
  expect(tell('7 days after launch')).toBe('Due since November 21');
});

test('a rhythm in words', () => {
  expect(tellRhythm({ cadence: 'checkpoints', customDays: null })).toBe('Checkpoints at 7, 30, 60 and 90 days');
  expect(tellRhythm({ cadence: 'custom', customDays: 10 })).toBe('Every 10 days');
  expect(tellRhythm({ cadence: 'custom', customDays: 1 })).toBe('Every day');
});
