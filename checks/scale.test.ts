import { expect, test } from 'vitest';
import { hours, kinds } from '../bench/scale/assumptions.ts';
import {
  countMonths,
  countUsersOfDatabase,
  describeLoad,
  forecastMonth,
  type Occasions,
} from '../bench/scale/forecast.ts';
import { priceOf, prices } from '../bench/scale/prices.ts';
import { drawArrivals, expectWait, simulate, waitInTurn } from '../bench/scale/queue.ts';

test('who comes while the database works waits for it, and nobody else does', () => {
  const arrivals = [
    { at: 0, ms: 100 },
    { at: 0.05, ms: 100 },
    { at: 0.06, ms: 10 },
    { at: 5, ms: 100 },
  ];
  expect(waitInTurn(arrivals).map(Math.round)).toEqual([0, 50, 140, 0]);
});

test.each([0.3, 0.5, 0.8])(
  'calls of equal length that come one by one wait as the formula of M/D/1 says, at %s',
  (busy) => {
    const ms = 2;
    const load = { visitsPerSecond: busy / (ms / 1000), seconds: 600, seed: 7 };
    const seen = simulate([{ pauseSeconds: 0, calls: [ms] }], load);
    const formula = (busy * ms) / (2 * (1 - busy));
    expect(expectWait(load.visitsPerSecond, [ms])).toBeCloseTo(formula, 6);
    expect(seen.busy / busy).toBeCloseTo(1, 1);
    expect(seen.mean / formula).toBeGreaterThan(0.93);
    expect(seen.mean / formula).toBeLessThan(1.07);
  },
);

test('calls that come together wait longer than the same calls one by one', () => {
  const load = { visitsPerSecond: 20, seconds: 300, seed: 7 };
  const together = simulate([{ pauseSeconds: 0, calls: [2, 2, 2, 2, 2, 2, 2] }], load);
  expect(together.mean).toBeGreaterThan(2 * together.meanAtRandom);
  expect(expectWait(501, [2])).toBe(Number.POSITIVE_INFINITY);
});

test('a visit brings all its calls, and the same seed the same visits', () => {
  const visit = [
    { pauseSeconds: 0, calls: [1, 1] },
    { pauseSeconds: 20, calls: [3] },
  ];
  const load = { visitsPerSecond: 5, seconds: 1000, seed: 3 };
  const arrivals = drawArrivals(visit, load);
  expect(arrivals.length / 15_000).toBeGreaterThan(0.95);
  expect(arrivals.length / 15_000).toBeLessThan(1.05);
  expect(drawArrivals(visit, load)).toEqual(arrivals);
});

const usage = {
  ...{
    requests: 2,
    reads: 2,
    readMs: 4,
    writes: 1,
    writeMs: 5,
    rowsRead: 10,
    rowsWritten: 6,
    objectCalls: 1,
    objectRowsWritten: 3,
  },
  ...{ bodyReads: 1, bodyWrites: 1, bodyBytes: 100, cpuMs: 8 },
};
const occasions: Occasions = {
  ...{
    signUp: usage,
    signIn: usage,
    opening: usage,
    turn: usage,
    text: usage,
    task: usage,
    document: usage,
    screen: usage,
  },
};
const holdings = {
  databaseBytes: 50_000,
  bodyBytes: 20_000,
  bodies: 4,
  objectBytes: 30_000,
  objects: 2,
  turns: 20,
  inputTokens: 5_000,
};

test('ten times the users use ten times as much', () => {
  const [small, large] = [forecastMonth(1_000, occasions, holdings), forecastMonth(10_000, occasions, holdings)];
  for (const [name, amount] of Object.entries(small))
    expect(large[name as keyof typeof large] / amount).toBeCloseTo(10, 6);
  expect(small.databaseGb).toBeCloseTo(0.05, 9);
});

test('a price begins after what is included', () => {
  expect(priceOf(prices.requests, 10e6)).toBe(0);
  expect(priceOf(prices.requests, 15e6)).toBeCloseTo(1.5, 9);
  expect(priceOf(prices.databaseGb, 105)).toBeCloseTo(75, 9);
});

test('a database is full by size or by work, whichever comes first', () => {
  const load = describeLoad(occasions, 1);
  expect(load[0]?.calls).toEqual([2, 2, 5]);
  const limits = countUsersOfDatabase(holdings.databaseBytes, load);
  expect(limits.bySize).toBe(100_000);
  expect(countUsersOfDatabase(holdings.databaseBytes, describeLoad(occasions, 10)).byWork / limits.byWork).toBeCloseTo(
    0.1,
    2,
  );
  expect(countMonths(holdings.databaseBytes, 10_000)).toBeCloseTo(10, 9);
});

test('the shares of the assumptions are whole', () => {
  expect(hours).toHaveLength(24);
  expect(hours.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  expect(kinds.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
});
