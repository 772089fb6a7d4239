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
  plot: { left: number; right: number; top: number; bottom: number };
};

const margins = { left: 44, right: 8, top: 8, bottom: 24 };
const scaleTops = [10, 20, 50, 100];
const roomPerDayLabel = 76;
const dayMs = 86_400_000;

const dayNumber = (day: string) => Math.round(Date.parse(day) / dayMs);
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);

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
  const plot = { left: margins.left, right: width - margins.right, top: margins.top, bottom: height - margins.bottom };
  const from = dayNumber(points[0]?.day ?? first.day);
  const span = dayNumber(points.at(-1)?.day ?? last.day) - from;
  const top = scaleTops.find((each) => points.every(({ progress }) => progress <= each)) ?? 100;

  const round = (value: number) => Math.round(value * 10) / 10;
  // A single day stands in the middle: there is no time yet to draw a line through.
  const xOf = (day: number) => round(plot.left + (span === 0 ? 0.5 : (day - from) / span) * (plot.right - plot.left));
  const yOf = (progress: number) => round(plot.bottom - (progress / top) * (plot.bottom - plot.top));
  const placed = points.map((point) => ({ ...point, x: xOf(dayNumber(point.day)), y: yOf(point.progress) }));

  const line = placed.map(({ x, y }, place) => (place === 0 ? `M${x} ${y}` : `H${x}V${y}`)).join('');
  const labels = Math.min(span, Math.max(1, Math.floor((plot.right - plot.left) / roomPerDayLabel)));
  const labelled = Array.from({ length: labels + 1 }, (_, place) =>
    labels === 0 ? from : from + Math.round((place * span) / labels),
  );
  return {
    line,
    area: `${line}V${plot.bottom}H${placed[0]?.x ?? plot.left}Z`,
    dots: placed.filter(({ day }) => history.some((point) => point.day === day)),
    days: labelled.map((day) => ({ x: xOf(day), day: dayOf(day) })),
    percents: [0, top / 2, top].map((percent) => ({ y: yOf(percent), percent })),
    plot,
  };
}
