import { createRandom } from '../random.ts';
import { percentile } from '../report.ts';

/** Something that arrives at a database, in seconds from the beginning, and how long the database works for it. */
export type Arrival = { at: number; ms: number };
/** Part of a visit: after a pause these calls go out together; each is the milliseconds that the database works for it. */
export type Occasion = { pauseSeconds: number; calls: number[] };

const msPerSecond = 1000;

/** The mean wait in ms before one server that takes what comes one by one, calls arriving at random (Pollaczek and Khinchine). */
export function expectWait(perSecond: number, works: number[]): number {
  const mean = average(works);
  const busy = (perSecond * mean) / msPerSecond;
  if (busy >= 1) return Number.POSITIVE_INFINITY;
  return ((perSecond / msPerSecond) * average(works.map((ms) => ms * ms))) / (2 * (1 - busy));
}

const average = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** How long each waits, in ms, before a database that takes them one by one in the order in which they come. */
export function waitInTurn(arrivals: Arrival[]): number[] {
  let freeAt = 0;
  return arrivals
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, ms }) => {
      const startsAt = Math.max(at, freeAt);
      freeAt = startsAt + ms / msPerSecond;
      return (startsAt - at) * msPerSecond;
    });
}

/** Visits that begin at random over so many seconds, each with its occasions after one another, from a seed. */
export function drawArrivals(
  visit: Occasion[],
  { visitsPerSecond, seconds, seed }: { visitsPerSecond: number; seconds: number; seed: number },
): Arrival[] {
  const random = createRandom(seed);
  const draw = (mean: number) => -Math.log(1 - random()) * mean;
  const whole = visit.reduce((sum, { pauseSeconds }) => sum + pauseSeconds, 0);
  const arrivals: Arrival[] = [];
  // Whoever came before the beginning is still there.
  for (let beginsAt = -4 * whole; beginsAt < seconds; beginsAt += draw(1 / visitsPerSecond)) {
    let at = beginsAt;
    for (const { pauseSeconds, calls } of visit) {
      at += pauseSeconds === 0 ? 0 : draw(pauseSeconds);
      if (at >= 0 && at < seconds) for (const ms of calls) arrivals.push({ at, ms });
    }
  }
  return arrivals;
}

/** One database under so many visits a second. @returns its share of time at work, and the waits before it, in ms. */
export function simulate(visit: Occasion[], load: { visitsPerSecond: number; seconds: number; seed: number }) {
  const arrivals = drawArrivals(visit, load);
  const waits = waitInTurn(arrivals);
  const works = arrivals.map(({ ms }) => ms);
  const perSecond = arrivals.length / load.seconds;
  return {
    perSecond,
    busy: works.reduce((sum, ms) => sum + ms, 0) / msPerSecond / load.seconds,
    p50: percentile(waits, 0.5),
    p99: percentile(waits, 0.99),
    mean: average(waits),
    /** What the formula says for calls that come one by one: the rest of the wait is that a page asks for several things at once. */
    meanAtRandom: expectWait(perSecond, works),
  };
}
