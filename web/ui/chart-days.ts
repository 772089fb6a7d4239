/** The field that a chart is drawn in, within the room for its words. */
export type Plot = { left: number; right: number; top: number; bottom: number };

const margins = { left: 44, right: 8, top: 8, bottom: 24 };
const roomPerDayLabel = 76;
/** Into how many gaps the time is cut, as far as there is room. */
const gapCounts = [4, 3, 2, 1];
/** So many measured days are named themselves, when they stand far enough from each other. */
const mostMeasured = 6;
/** A gap of fewer days is a whole number of them: one rounded here and there would be seen. */
const leastRoundedGap = 10;
const dayMs = 86_400_000;

const dayNumber = (day: string) => Math.round(Date.parse(day) / dayMs);
const dayOf = (number: number) => new Date(number * dayMs).toISOString().slice(0, 10);

/** A place in a drawing is written with one decimal. */
export const roundPlace = (value: number) => Math.round(value * 10) / 10;

/** The field of a chart of this size. */
export const layPlot = ({ width, height }: { width: number; height: number }): Plot => ({
  left: margins.left,
  right: width - margins.right,
  top: margins.top,
  bottom: height - margins.bottom,
});

/**
 * Lays out the days (YYYY-MM-DD) from the first to the last: where each stands, and which are named: those that were measured when they
 * are few, else some at an even distance, the last among them.
 */
export function layDays(first: string, last: string, { left, right }: Plot, measured: { day: string }[] = []) {
  const from = dayNumber(first);
  const to = dayNumber(last);
  const span = to - from;
  // A single day stands in the middle: there is no time yet to draw a line through.
  const placeOf = (day: number) => roundPlace(left + (span === 0 ? 0.5 : (day - from) / span) * (right - left));
  const toLabel = (day: number) => ({ x: placeOf(day), day: dayOf(day) });
  const counts = gapCounts.filter((count) => count === 1 || count * roomPerDayLabel <= right - left);
  const shortest = span / (counts[0] ?? 1);
  const whole = counts.find((count) => count > 1 && span % count === 0);
  const gap = shortest >= leastRoundedGap ? shortest : Math.max(1, whole ? span / whole : Math.ceil(shortest));
  const even = Array.from({ length: Math.floor(span / gap + 0.001) + 1 }, (_, place) =>
    toLabel(to - Math.round(place * gap)),
  );
  const own = measured.map(({ day }) => toLabel(dayNumber(day)));
  const isRoomy = own.every(({ x }, place) => place === 0 || x - (own[place - 1]?.x ?? 0) >= roomPerDayLabel);
  return {
    xOf: (day: string) => placeOf(dayNumber(day)),
    days: own.length > 0 && own.length <= mostMeasured && isRoomy ? own : even.toReversed(),
  };
}
