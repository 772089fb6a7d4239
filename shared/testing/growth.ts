const leastMs = 20;
/** Eight times as much text takes 8 times as long where the work is in proportion, 64 times where it is a square. */
export const mostGrowth = 24;

/**
 * How many times as long eight times the text takes. A run is repeated until its time can be measured, and a busy machine gets
 * three tries: it spoils one measurement, a square spoils all.
 */
export function growthOf(work: (text: string) => unknown, make: (size: number) => string, size: number): number {
  const [small, large] = [make(size), make(8 * size)];
  const time = (text: string, runs: number) => {
    const began = Date.now();
    for (let run = 0; run < runs; run += 1) work(text);
    return Date.now() - began;
  };
  const timeSmall = (runs: number) => Math.min(time(small, runs), time(small, runs));
  let runs = 1;
  let best = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < 3 && best > mostGrowth; ) {
    const least = timeSmall(runs);
    if (least < leastMs) {
      runs *= 2;
      continue;
    }
    best = Math.min(best, time(large, runs) / least);
    tries += 1;
  }
  return best;
}
