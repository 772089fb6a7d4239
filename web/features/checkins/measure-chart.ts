import { isReached, type Target } from '#shared/measures.ts';
import type { MeasurePoint } from '#web/features/checkins/measure-history.ts';
import { wholeOf } from '#web/features/checkins/review-value.ts';
import { layDays, layPlot, type Plot, roundPlace } from '#web/ui/chart-days.ts';

export type MeasureChart = {
  /** A path of SVG, through all points. */
  line: string;
  dots: (MeasurePoint & { x: number; y: number; look: 'open' | 'hit' | 'missed' })[];
  days: { x: number; day: string }[];
  levels: { y: number; text: string }[];
  targetY: number | null;
  plot: Plot;
};

const wantedLevels = 3;
const figures = new Intl.NumberFormat('en-US', { notation: 'compact', maximumSignificantDigits: 4 });

/** Lays out the values of a measure over time, with its target among them. Null when there is none. */
export function drawMeasure(
  points: MeasurePoint[],
  target: Target | null,
  size: { width: number; height: number },
): MeasureChart | null {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const plot = layPlot(size);
  const { xOf, days } = layDays(first.day, last.day, plot, points);
  const values = points.map(({ value }) => value);
  if (target) values.push(target.value);
  // A share is read against nothing: its axis is not cut off.
  if (target && wholeOf(target.unit) !== null) values.push(0);
  const levels = layLevels(Math.min(...values), Math.max(...values));
  const [bottom = 0, top = 1] = [levels[0], levels.at(-1)];
  const yOf = (value: number) =>
    roundPlace(plot.bottom - ((value - bottom) / (top - bottom)) * (plot.bottom - plot.top));
  const lookOf = (value: number) => (target ? (isReached(target, value) ? 'hit' : 'missed') : 'open');
  const dots = points.map((point) => ({
    ...point,
    x: xOf(point.day),
    y: yOf(point.value),
    look: lookOf(point.value) as MeasureChart['dots'][number]['look'],
  }));
  return {
    line: dots.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
    dots,
    days,
    levels: levels.map((level) => ({ y: yOf(level), text: figures.format(level) })),
    targetY: target && yOf(target.value),
    plot,
  };
}

/** Round numbers around the values, from nothing unless they all lie far above it. */
export function layLevels(least: number, most: number): number[] {
  const from = least > 0 && least > 0.6 * most && least < most ? least : Math.min(0, least);
  const to = from > 0 ? most : Math.max(0, most);
  // What hardly differs is not torn apart.
  const span = Math.max(to - from || 1, Math.abs(to) / 1_000, 1e-9);
  const rough = span / wantedLevels;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5].find((each) => each * power >= rough) ?? 10) * power;
  const low = Math.floor(from / step);
  const high = Math.max(low + 1, Math.ceil(to / step));
  // A sum of tenths is not a tenth.
  return Array.from({ length: high - low + 1 }, (_, place) => Number(((low + place) * step).toPrecision(12)));
}
