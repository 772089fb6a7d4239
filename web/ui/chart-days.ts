/** The field that a chart is drawn in, within the room for its words. */
export type Plot = { left: number; right: number; top: number; bottom: number };

const margins = { left: 44, right: 8, top: 8, bottom: 24 };
const roomPerDayLabel = 76;
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

/** Lays out the days (YYYY-MM-DD) from the first to the last: where each stands, and as many to be named as there is room for. */
export function layDays(first: string, last: string, { left, right }: Plot) {
  const from = dayNumber(first);
  const span = dayNumber(last) - from;
  // A single day stands in the middle: there is no time yet to draw a line through.
  const placeOf = (day: number) => roundPlace(left + (span === 0 ? 0.5 : (day - from) / span) * (right - left));
  const labels = Math.min(span, Math.max(1, Math.floor((right - left) / roomPerDayLabel)));
  const named = Array.from({ length: labels + 1 }, (_, place) =>
    labels === 0 ? from : from + Math.round((place * span) / labels),
  );
  return {
    xOf: (day: string) => placeOf(dayNumber(day)),
    days: named.map((day) => ({ x: placeOf(day), day: dayOf(day) })),
  };
}
