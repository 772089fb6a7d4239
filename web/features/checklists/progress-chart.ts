import { layDays, layPlot, type Plot, roundPlace } from '#web/ui/chart-days.ts';

/** A project's progress on a day (YYYY-MM-DD, UTC) on which it changed. */
export type ProgressPoint = { day: string; progress: number };

type Place = { x: number; y: number };
export type ProgressChart = {
  /** Paths of SVG: the line, and the area under it. */
  line: string;
  area: string;
  dots: (Place & ProgressPoint)[];
  days: { x: number; day: string }[];
  percents: { y: number; percent: number }[];
  plot: Plot;
};

const scaleTops = [10, 20, 50, 100];

/**
 * Lays out a project's progress as a line of steps: each day's value holds until the next one. It begins at nothing on the day the
 * project was made and reaches to today.
 * @returns null when there is nothing to draw yet.
 */
export function drawProgress(
  history: ProgressPoint[],
  { createdOn, today, width, height }: { createdOn: string; today: string; width: number; height: number },
): ProgressChart | null {
  const last = history.at(-1);
  const first = history[0];
  if (!first || !last) return null;
  const points = [
    ...(createdOn < first.day ? [{ day: createdOn, progress: 0 }] : []),
    ...history,
    ...(last.day < today ? [{ day: today, progress: last.progress }] : []),
  ];
  const plot = layPlot({ width, height });
  const { xOf, days } = layDays(points[0]?.day ?? first.day, points.at(-1)?.day ?? last.day, plot);
  const top = scaleTops.find((each) => points.every(({ progress }) => progress <= each)) ?? 100;

  const yOf = (progress: number) => roundPlace(plot.bottom - (progress / top) * (plot.bottom - plot.top));
  const placed = points.map((point) => ({ ...point, x: xOf(point.day), y: yOf(point.progress) }));

  const line = placed.map(({ x, y }, place) => (place === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');
  return {
    line,
    area: `${line}V${plot.bottom}H${placed[0]?.x ?? plot.left}Z`,
    dots: placed.filter(({ day }) => history.some((point) => point.day === day)),
    days,
    percents: [0, top / 2, top].map((percent) => ({ y: yOf(percent), percent })),
    plot,
  };
}
