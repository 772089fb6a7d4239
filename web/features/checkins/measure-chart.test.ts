import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMeasures } from '#shared/measures.ts';
import { drawMeasure, layLevels } from '#web/features/checkins/measure-chart.ts';
import { collectHistory } from '#web/features/checkins/measure-history.ts';

const size = { width: 320, height: 152 };
const target = { sense: 'at least', value: 60, unit: '%' } as const;

describe('the values of a measure over time', () => {
  const measures = readMeasures(
    '## Measures of success\n\n- **SM-1** At least 60 % stay.\n- **SM-2** People like it.\n',
  );
  const reviewed = (day: string, at: string, values: Record<string, number | null>, isCompleted = true) => ({
    ...{ reviewDate: `${day}T00:00:00.000Z`, createdAt: `${day}T${at}:00.000Z`, isCompleted },
    performanceData: {
      results: '',
      measures: Object.entries(values).map(([id, value]) => ({
        id,
        text: `At most 5 ${id} then.`,
        value,
        isHit: null,
      })),
    },
  });

  test('are those of the finished reviews, the oldest first, of a day the last', () => {
    const reviews = [
      reviewed('2026-11-21', '08:00', { 'SM-1': 99 }, false),
      reviewed('2026-11-20', '09:00', { 'SM-1': 64, 'SM-2': null, 'SM-9': 4 }),
      reviewed('2026-11-20', '07:00', { 'SM-1': 62 }),
      reviewed('2026-10-20', '07:00', { 'SM-1': 48, 'SM-9': 7 }),
    ];
    expect(collectHistory(measures, reviews)).toEqual(
      [
        {
          ...measures[0],
          points: [
            { day: '2026-10-20', value: 48 },
            { day: '2026-11-20', value: 64 },
          ],
        },
        {
          ...{ id: 'SM-9', text: 'At most 5 SM-9 then.', target: { sense: 'at most', value: 5, unit: 'SM' } },
          points: [
            { day: '2026-10-20', value: 7 },
            { day: '2026-11-20', value: 4 },
          ],
        },
      ].map((history) => ({ ...history, target: expect.objectContaining({ value: history.target?.value }) })),
    );
  });

  test('are drawn with the target among them; one value is a dot', () => {
    const chart = drawMeasure([{ day: '2026-11-20', value: 31 }], target, size);
    expect(chart?.dots).toEqual([{ day: '2026-11-20', value: 31, x: 178, y: expect.any(Number), look: 'missed' }]);
    expect(chart?.levels.map(({ text }) => text)).toEqual(['0', '20', '40', '60']);
    expect(chart?.targetY).toBe(chart?.plot.top);
    expect(drawMeasure([], target, size)).toBeNull();
  });

  test('a share is drawn from nothing, also where all lie high above it', () => {
    const points = [
      { day: '2026-10-20', value: 90 },
      { day: '2026-11-20', value: 94 },
    ];
    const lowest = (unit: string) => drawMeasure(points, { ...target, value: 92, unit }, size)?.levels[0]?.text;
    expect(['%', 'of 100', 'people'].map(lowest)).toEqual(['0', '0', '90']);
  });

  test('whatever they are: inside the field, higher is higher', () => {
    const anyValue = fc.double({ min: -1e9, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(fc.array(anyValue, { minLength: 1, maxLength: 20 }), fc.boolean(), (values, hasTarget) => {
        const points = values.map((value, at) => ({
          day: new Date(Date.UTC(2026, 0, at + 1)).toISOString().slice(0, 10),
          value,
        }));
        const chart = drawMeasure(points, hasTarget ? target : null, size);
        if (!chart) throw new Error('no chart');
        for (const { x, y } of chart.dots) {
          expect(x).toBeGreaterThanOrEqual(chart.plot.left);
          expect(x).toBeLessThanOrEqual(chart.plot.right);
          expect(y).toBeGreaterThanOrEqual(chart.plot.top - 0.1);
          expect(y).toBeLessThanOrEqual(chart.plot.bottom + 0.1);
        }
        expect(chart.levels.length).toBeGreaterThanOrEqual(2);
        expect(chart.levels.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});

test.each([
  [0, 0, [0, 0.5]],
  [0, 100, [0, 50, 100]],
  [95, 99, [94, 96, 98, 100]],
  [60, 60, [0, 20, 40, 60]],
  [-4, 3, [-5, 0, 5]],
  [0, 0.03, [0, 0.01, 0.02, 0.03]],
])('%s to %s has the levels %j', (least, most, levels) => {
  expect(layLevels(least, most)).toEqual(levels);
});
