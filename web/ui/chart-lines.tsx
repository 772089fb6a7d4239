import type { ReactNode } from 'react';
import { type Plot, roundPlace } from '#web/ui/chart-days.ts';

const shortDays = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const longDays = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** A day (YYYY-MM-DD) in the words of a chart: 'Nov 21, 2026'. */
export const tellChartDay = (day: string) => longDays.format(Date.parse(day));

/** How a point is drawn: empty, or by whether it is where it is to be. */
const dotClasses = {
  open: 'fill-surface stroke-done',
  hit: 'fill-done stroke-done',
  missed: 'fill-surface stroke-danger',
} as const;
export type Dot = { x: number; y: number; day: string; look?: keyof typeof dotClasses };

/** A day's name stands under its place, within the plot. */
const anchorOf = (x: number, { left, right }: Plot) =>
  x <= left ? 'start' : x >= roundPlace(right) ? 'end' : 'middle';

/** Something over time: its levels with their words, the days, the line with what lies under it, and what it is to reach. */
export function LineChart({
  width,
  height,
  label,
  plot,
  levels,
  days,
  line,
  area,
  targetY,
  dots,
}: {
  width: number;
  height: number;
  /** What one would see, told. */
  label: string;
  plot: Plot;
  levels: { y: number; text: string }[];
  days: { x: number; day: string }[];
  line: string;
  area?: string;
  targetY?: number | null;
  dots: Dot[];
}) {
  return (
    <svg width={width} height={height} role="img" aria-label={label} className="text-xs tabular-nums">
      {levels.map(({ y, text }) => (
        <g key={y}>
          <line x1={plot.left} x2={plot.right} y1={y} y2={y} className="stroke-line" />
          <text x={plot.left - 8} y={y + 4} textAnchor="end" className="fill-ink-faint">
            {text}
          </text>
        </g>
      ))}
      {days.map(({ x, day }) => (
        <text key={day} x={x} y={height - 4} textAnchor={anchorOf(x, plot)} className="fill-ink-faint">
          {shortDays.format(Date.parse(day))}
        </text>
      ))}
      {area && <path d={area} className="fill-done-soft" />}
      {targetY != null && (
        <line
          x1={plot.left}
          x2={plot.right}
          y1={targetY}
          y2={targetY}
          strokeWidth="1.5"
          strokeDasharray="5 4"
          className="stroke-ink-soft"
        />
      )}
      <path d={line} strokeWidth="2" strokeLinejoin="round" strokeLinecap="round" className="fill-none stroke-done" />
      {dots.map(({ x, y, day, look = 'open' }) => (
        <circle key={day} cx={x} cy={y} r="3.5" strokeWidth="2" className={dotClasses[look]} />
      ))}
    </svg>
  );
}

/** The same as a chart in words and numbers, folded until it is wanted. Its first column are days. */
export function ChartTable({
  caption,
  heads,
  rows,
}: {
  caption: string;
  heads: string[];
  rows: { day: string; cells: ReactNode[] }[];
}) {
  return (
    <details className="mt-3 text-sm">
      <summary className="rounded-sm py-1 text-ink-soft hover:text-ink">As a table</summary>
      <div className="mt-1 max-h-64 overflow-y-auto">
        <table className="w-full tabular-nums">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr className="border-b border-line text-left text-xs text-ink-faint">
              <th scope="col" className="py-1.5 font-medium">
                Day
              </th>
              {heads.map((head) => (
                <th key={head} scope="col" className="py-1.5 text-right font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ day, cells }) => (
              <tr key={day} className="border-b border-line last:border-0">
                <td className="py-1.5 text-ink-soft">{tellChartDay(day)}</td>
                {cells.map((cell, place) => (
                  <td key={heads[place]} className="py-1.5 text-right">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
