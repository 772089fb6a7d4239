import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cadences,
  dayOf,
  nameByHand,
  nextCheckIn,
  reviewTitle,
  type Schedule,
  scheduleInput,
} from '#shared/checkins.ts';

const schedule = (given: Partial<Schedule>): Schedule => ({
  cadence: 'checkpoints',
  startsOn: '2026-01-31',
  customDays: null,
  ...given,
});

/** All check-ins of a schedule from the day of the launch on, at most so many. */
function follow(given: Schedule, most: number) {
  const found = [];
  for (let next = nextCheckIn(given, given.startsOn); next && found.length < most; next = nextCheckIn(given, next.day))
    found.push(`${next.day} ${next.name}`);
  return found;
}

describe('check-ins of a schedule', () => {
  test('the default checkpoints end after 90 days', () =>
    expect(follow(schedule({}), 9)).toEqual([
      '2026-02-07 7 days after launch',
      '2026-03-02 30 days after launch',
      '2026-04-01 60 days after launch',
      '2026-05-01 90 days after launch',
    ]));

  test.each<[Partial<Schedule>, string[]]>([
    [{ cadence: 'weekly' }, ['2026-02-07 1 week after launch', '2026-02-14 2 weeks after launch']],
    [{ cadence: 'biweekly' }, ['2026-02-14 2 weeks after launch', '2026-02-28 4 weeks after launch']],
    [{ cadence: 'custom', customDays: 10 }, ['2026-02-10 10 days after launch', '2026-02-20 20 days after launch']],
  ])('a rhythm goes on: %o', (given, expected) => expect(follow(schedule(given), 2)).toEqual(expected));

  test('a month ends on its last day where it is shorter', () =>
    expect(follow(schedule({ cadence: 'monthly' }), 3)).toEqual([
      '2026-02-28 1 month after launch',
      '2026-03-31 2 months after launch',
      '2026-04-30 3 months after launch',
    ]));

  test('a launch to come is waited for', () =>
    expect(nextCheckIn(schedule({ cadence: 'weekly' }), '2025-01-01')?.day).toBe('2026-02-07'));

  test('the next one is after the day, as early as the rhythm allows, and the same from any day before', () => {
    const days = fc.integer({ min: 0, max: 20_000 }).map((count) => dayOf(Date.UTC(2000, 0, 1) + count * 86_400_000));
    const any = fc.record({
      cadence: fc.constantFrom(...cadences),
      startsOn: days,
      customDays: fc.integer({ min: 1, max: 365 }),
    });
    fc.assert(
      fc.property(any, days, days, (given, after, other) => {
        const next = nextCheckIn(given, after);
        if (!next) return given.cadence === 'checkpoints';
        const between = other > after && other < next.day ? nextCheckIn(given, other) : next;
        return next.day > after && next.day > given.startsOn && between?.day === next.day;
      }),
    );
  });
});

test('reviews of different days have different titles, and one by hand says its day itself', () => {
  const titleOn = (reviewDay: string) => reviewTitle({ checkpointName: '30 days after launch', reviewDay });
  expect(titleOn('2026-12-21')).toBe('Review: 30 days after launch, 21 December 2026');
  expect(titleOn('2027-01-04')).not.toBe(titleOn('2026-12-21'));
  const checkpointName = nameByHand('2026-12-05');
  expect(reviewTitle({ checkpointName, reviewDay: '2026-12-05' })).toBe('Review of 5 December 2026');
});

test('a rhythm of one’s own needs its days', () => {
  const given = { cadence: 'custom', startsOn: '2026-01-31' };
  expect(scheduleInput.safeParse(given).success).toBe(false);
  expect(scheduleInput.safeParse({ ...given, customDays: 10 }).success).toBe(true);
  expect(scheduleInput.safeParse({ ...given, customDays: 0 }).success).toBe(false);
});
