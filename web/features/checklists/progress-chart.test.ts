import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawProgress, type ProgressPoint } from '#web/features/checklists/progress-chart.ts';

const size = { width: 320, height: 160 };
const dayMs = 86_400_000;
const origin = Date.parse('2026-09-01');
const dayAt = (offset: number) => new Date(origin + offset * dayMs).toISOString().slice(0, 10);

describe('drawProgress', () => {
  test('draws nothing without a point', () => {
    expect(drawProgress([], { createdOn: dayAt(0), today: dayAt(3), ...size })).toBeNull();
  });

  test('one point on the day of the project stands in the middle', () => {
    const chart = drawProgress([{ day: dayAt(0), progress: 4 }], { createdOn: dayAt(0), today: dayAt(0), ...size });
    expect(chart?.dots).toEqual([{ day: dayAt(0), progress: 4, x: 178, y: 84.8 }]);
    expect(chart?.days).toEqual([{ x: 178, day: dayAt(0) }]);
    expect(chart?.percents.map(({ percent }) => percent)).toEqual([0, 5, 10]);
  });

  test('a value holds until the next, from nothing on the first day to today', () => {
    const history = [
      { day: dayAt(2), progress: 10 },
      { day: dayAt(4), progress: 50 },
    ];
    const chart = drawProgress(history, { createdOn: dayAt(0), today: dayAt(8), ...size });
    expect(chart?.line).toBe('M44 136H111V110.4H178V8H312V8');
    expect(chart?.area).toBe('M44 136H111V110.4H178V8H312V8V136H44Z');
    expect(chart?.dots.map(({ day }) => day)).toEqual([dayAt(2), dayAt(4)]);
  });

  test('60 points: labels do not meet', () => {
    const history = Array.from({ length: 60 }, (_, place) => ({ day: dayAt(place * 2), progress: place }));
    const chart = drawProgress(history, { createdOn: dayAt(0), today: dayAt(118), ...size });
    expect(chart?.dots.length).toBe(60);
    expect(chart?.days.map(({ day }) => day)).toEqual([dayAt(0), dayAt(39), dayAt(79), dayAt(118)]);
  });

  const anyHistory = fc
    .uniqueArray(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 60 })
    .chain((offsets) =>
      fc.tuple(
        ...offsets
          .toSorted((a, b) => a - b)
          .map((offset) => fc.record({ day: fc.constant(dayAt(offset)), progress: fc.integer({ min: 0, max: 100 }) })),
      ),
    ) as fc.Arbitrary<ProgressPoint[]>;

  test('whatever the history: inside the plot, time to the right, more progress higher, labels apart', () => {
    fc.assert(
      fc.property(
        anyHistory,
        fc.integer({ min: 0, max: 400 }),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 240, max: 700 }),
        (history, created, later, width) => {
          const lastDay = history.at(-1)?.day ?? '';
          const today = new Date(Date.parse(lastDay) + later * dayMs).toISOString().slice(0, 10);
          const chart = drawProgress(history, { createdOn: dayAt(created), today, width, height: 180 });
          if (!chart) throw new Error('nothing drawn');
          const { plot, dots, days, percents } = chart;
          expect(dots.map(({ day, progress }) => ({ day, progress }))).toEqual(history);
          for (const { x, y } of dots) {
            expect(x).toBeGreaterThanOrEqual(plot.left);
            expect(x).toBeLessThanOrEqual(plot.right);
            expect(y).toBeGreaterThanOrEqual(plot.top);
            expect(y).toBeLessThanOrEqual(plot.bottom);
          }
          for (const [place, dot] of dots.entries()) {
            const before = dots[place - 1];
            if (!before) continue;
            expect(dot.x).toBeGreaterThanOrEqual(before.x);
            if (dot.progress > before.progress) expect(dot.y).toBeLessThan(before.y);
          }
          expect(Math.max(...history.map(({ progress }) => progress))).toBeLessThanOrEqual(percents[2]?.percent ?? 0);
          expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
          for (const [place, { x }] of days.entries()) {
            const before = days[place - 1];
            if (before) expect(x - before.x).toBeGreaterThanOrEqual(40);
          }
          expect(chart.line).toMatch(/^M[\d.]+ [\d.]+(H[\d.]+V[\d.]+)*$/);
        },
      ),
    );
  });
});
