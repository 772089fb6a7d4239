import { expect, test } from 'vitest';
import { layDays, layPlot } from '#web/ui/chart-days.ts';

const dayAt = (offset: number) => `2026-11-${String(offset).padStart(2, '0')}`;
const named = (last: number, width: number, measured?: number[]) => {
  const days = measured?.map((offset) => ({ day: dayAt(offset) }));
  return layDays(dayAt(1), dayAt(last), layPlot({ width, height: 160 }), days).days.map(({ day }) =>
    Number(day.slice(-2)),
  );
};

test.each([
  [1, 300, [1]],
  [2, 300, [1, 2]],
  [8, 750, [2, 4, 6, 8]],
  [15, 350, [1, 8, 15]],
  [13, 750, [1, 4, 7, 10, 13]],
  [30, 100, [1, 30]],
])('from day 1 to %i on %i pixels, as many whole days lie between those named', (last, width, days) => {
  expect(named(last, width)).toEqual(days);
});

test('few measured days are named themselves, unless their names would meet', () => {
  expect(named(29, 360, [1, 9, 29])).toEqual([1, 9, 29]);
  expect(named(29, 360, [1, 2, 29])).toEqual([1, 8, 15, 22, 29]);
});
