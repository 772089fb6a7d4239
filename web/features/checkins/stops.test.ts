import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cadences, dayOf, nextCheckIn, type Schedule } from '#shared/checkins.ts';
import { listStops } from '#web/features/checkins/stops.ts';

const launched: Schedule = { cadence: 'checkpoints', customDays: null, startsOn: '2026-10-20' };
const today = '2026-11-21';
const reviewAt = (day: string, checkpointName: string, isCompleted = true) => ({
  ...{ id: `${checkpointName} ${day}`, checkpointName, reviewDate: `${day}T00:00:00.000Z`, isCompleted },
});
const tell = (stops: ReturnType<typeof listStops>) =>
  stops.map(({ name, day, state, review }) => `${name} ${day} ${state}${review ? ` ${review.isCompleted}` : ''}`);

describe('the way after the launch', () => {
  test('has all checkpoints: behind, next and ahead, with the reviews that were opened there', () => {
    const reviews = [
      reviewAt('2026-11-19', '30 days after launch', false),
      reviewAt('2026-10-27', '7 days after launch'),
    ];
    expect(tell(listStops(launched, { nextDay: '2026-12-19', reviews, today }))).toEqual([
      'Launch 2026-10-20 past',
      '7 days after launch 2026-10-27 past true',
      '30 days after launch 2026-11-19 past false',
      '60 days after launch 2026-12-19 next',
      '90 days after launch 2027-01-18 ahead',
    ]);
  });

  test('a launch to come is what is next', () => {
    const stops = listStops({ ...launched, startsOn: '2026-12-01' }, { nextDay: '2026-12-08', reviews: [], today });
    expect(stops.map(({ state }) => state)).toEqual(['next', 'ahead', 'ahead', 'ahead', 'ahead']);
  });

  test('in a pause nothing is next', () => {
    const stops = listStops(launched, { nextDay: null, reviews: [], today });
    expect(stops.map(({ state }) => state)).toEqual(['past', 'past', 'past', 'ahead', 'ahead']);
  });

  test('of a rhythm it has the last reviews and the next three, also while the job of today is still to run', () => {
    const weekly: Schedule = { ...launched, cadence: 'weekly', startsOn: '2026-10-03' };
    const reviews = [
      reviewAt('2026-11-14', '6 weeks after launch'),
      reviewAt('2026-11-12', 'Review of 12 November 2026'),
      reviewAt('2026-11-07', '5 weeks after launch'),
      reviewAt('2026-10-31', '4 weeks after launch'),
      reviewAt('2026-10-24', '3 weeks after launch'),
    ];
    expect(tell(listStops(weekly, { nextDay: '2026-11-21', reviews, today }))).toEqual([
      'Launch 2026-10-03 past',
      '4 weeks after launch 2026-10-31 past true',
      '5 weeks after launch 2026-11-07 past true',
      '6 weeks after launch 2026-11-14 past true',
      '7 weeks after launch 2026-11-21 next',
      '8 weeks after launch 2026-11-28 ahead',
      '9 weeks after launch 2026-12-05 ahead',
    ]);
  });

  test('whatever the schedule: days in order, names apart, at most one is next', () => {
    const anyDay = fc.integer({ min: -900, max: 900 }).map((days) => dayOf(Date.parse(today) + days * 86_400_000));
    const anySchedule = fc.record({
      cadence: fc.constantFrom(...cadences),
      customDays: fc.integer({ min: 1, max: 365 }),
      startsOn: anyDay,
    });
    fc.assert(
      fc.property(anySchedule, anyDay, (schedule, now) => {
        const next = nextCheckIn(schedule, now);
        const stops = listStops(schedule, { nextDay: next?.day ?? null, reviews: [], today: now });
        expect(stops.map(({ day }) => day)).toEqual(stops.map(({ day }) => day).toSorted());
        expect(new Set(stops.map(({ name }) => name)).size).toBe(stops.length);
        expect(stops.filter(({ state }) => state === 'next').length).toBe(next || stops[0]?.state === 'next' ? 1 : 0);
      }),
    );
  });
});
