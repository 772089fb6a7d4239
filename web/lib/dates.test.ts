import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeAge, describeDate, describeDay } from '#web/lib/dates.ts';

const at = (iso: string) => Date.parse(iso);

describe('describeDate', () => {
  test.each([
    ['2025-01-05T12:00:00Z', 'UTC', 'Jan 5, 2025'],
    ['2025-01-05T23:30:00Z', 'Pacific/Auckland', 'Jan 6, 2025'],
    ['2025-01-05T03:00:00Z', 'America/Los_Angeles', 'Jan 4, 2025'],
    ['2024-12-31T23:59:59Z', 'UTC', 'Dec 31, 2024'],
  ])('%s in %s is %s', (iso, timeZone, text) => {
    expect(describeDate(at(iso), timeZone)).toBe(text);
  });
});

describe('describeDay', () => {
  test.each([
    ['2025-06-15T22:00:00Z', '2025-06-15T10:00:00Z', 'UTC', 'today'],
    ['2025-06-16T00:00:00Z', '2025-06-15T10:00:00Z', 'UTC', 'tomorrow'],
    ['2025-06-16T00:00:00Z', '2025-06-15T10:00:00Z', 'America/Los_Angeles', 'today'],
    ['2025-06-16T00:00:00Z', '2025-06-16T00:00:00Z', 'UTC', 'today'],
    // The nights on which clocks change are one day each.
    ['2025-03-30T22:00:00Z', '2025-03-30T12:00:00Z', 'Europe/Berlin', 'tomorrow'],
    ['2025-07-01T00:00:00Z', '2025-06-15T10:00:00Z', 'UTC', 'Jul 1, 2025'],
  ])('%s seen at %s in %s is %s', (iso, now, timeZone, text) => {
    expect(describeDay(at(iso), at(now), timeZone)).toBe(text);
  });
});

describe('describeAge', () => {
  const berlin = 'Europe/Berlin';
  test.each([
    ['2025-06-15T09:59:30Z', '2025-06-15T10:00:00Z', 'just now'],
    ['2025-06-15T10:00:30Z', '2025-06-15T10:00:00Z', 'just now'],
    ['2025-06-15T09:59:00Z', '2025-06-15T10:00:00Z', '1 minute ago'],
    ['2025-06-15T09:00:01Z', '2025-06-15T10:00:00Z', '59 minutes ago'],
    ['2025-06-15T07:00:00Z', '2025-06-15T10:00:00Z', '3 hours ago'],
    // 00:30 in Berlin: an hour and a half before was yesterday; 40 minutes before is said in minutes.
    ['2025-06-14T21:00:00Z', '2025-06-14T22:30:00Z', 'yesterday'],
    ['2025-06-14T21:50:00Z', '2025-06-14T22:30:00Z', '40 minutes ago'],
    // 25 hours before 00:30 lies two calendar days back.
    ['2025-06-13T21:30:00Z', '2025-06-14T22:30:00Z', '2 days ago'],
    ['2025-06-09T08:00:00Z', '2025-06-15T10:00:00Z', '6 days ago'],
    ['2025-06-08T08:00:00Z', '2025-06-15T10:00:00Z', '1 week ago'],
    ['2025-05-16T08:00:00Z', '2025-06-15T10:00:00Z', '4 weeks ago'],
    ['2025-05-15T08:00:00Z', '2025-06-15T10:00:00Z', '1 month ago'],
    ['2024-06-16T08:00:00Z', '2025-06-15T10:00:00Z', '11 months ago'],
    ['2024-06-15T08:00:00Z', '2025-06-15T10:00:00Z', '1 year ago'],
    ['2022-06-16T08:00:00Z', '2025-06-15T10:00:00Z', '2 years ago'],
    // The nights on which clocks change are still one day each.
    ['2025-03-29T12:00:00Z', '2025-03-30T12:00:00Z', 'yesterday'],
    ['2025-10-25T12:00:00Z', '2025-10-26T12:00:00Z', 'yesterday'],
  ])('%s, seen at %s in Berlin: %s', (then, now, text) => {
    expect(describeAge(at(then), at(now), berlin)).toBe(text);
  });

  test('one moment is today in one place and yesterday in another', () => {
    const then = at('2025-06-15T05:00:00Z');
    const now = at('2025-06-15T12:00:00Z');
    expect(describeAge(then, now, 'UTC')).toBe('7 hours ago');
    expect(describeAge(then, now, 'America/Los_Angeles')).toBe('yesterday');
  });

  test('yesterday is always the calendar day before, and every age is said in words', () => {
    const zones = fc.constantFrom('UTC', berlin, 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland');
    const moments = fc.integer({ min: at('2020-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') });
    const spans = fc.oneof(fc.integer({ min: 0, max: 3 * 86_400_000 }), fc.integer({ min: 0, max: 1e11 }));
    fc.assert(
      fc.property(moments, spans, zones, (now, span, zone) => {
        const age = describeAge(now - span, now, zone);
        expect(age).toMatch(/^(just now|yesterday|[1-9]\d* (minute|hour|day|week|month|year)s? ago)$/);
        if (age !== 'yesterday') return;
        // Noon of the day before, whatever the night in between did to the clocks.
        const noon = new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
        const sinceNoon = (Number(noon.format(now)) - 12) * 3_600_000;
        expect(describeDate(now - span, zone)).toBe(describeDate(now - sinceNoon - 86_400_000, zone));
      }),
    );
  });
});
