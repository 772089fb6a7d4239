import { readFileSync, writeFileSync } from 'node:fs';

/**
 * One line of the table: what was measured, the figure, that of the floor or peer beside it and, where it has one, its budget. `note`
 * says why a budget is missed and what was tried; it stands under the table when it is.
 */
export type Row = {
  what: string;
  figure: string;
  floor?: string;
  budget?: { text: string; held: boolean };
  note?: string;
};

export const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** The part of numbers that `share` of them stay under, for example 0.99. */
export const percentile = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

/** The least and the most of several rounds, as it stands behind a figure. */
export const tellSpread = (rounds: number[], digits = 2) =>
  `rounds ${Math.min(...rounds).toFixed(digits)} to ${Math.max(...rounds).toFixed(digits)}`;

const method = `# Performance

Written by \`npm run bench\`; \`npm run bench -- <case…>\` measures some cases anew (the names are in \`bench/bench.ts\`) and leaves the figures of the others.

The page and the Worker are built as for a deployment. Each case runs beside its floor in the same run, the two in turn, in at least 3 rounds with
a fresh workerd each, reached by a socket without a proxy between, both warmed up; a figure is the median of the rounds. So the ratios hold on any
machine, while the times beside them are this one's. CPU is that of the whole workerd, its database included, from \`/proc\`. A p99 is one of an open
loop at a fixed rate: at saturation it would be noise.

What does not depend on time is tested by \`npm test\`: round trips of every route (\`worker/api.test.ts\`), the plan of every statement and the rows
that it reads (\`worker/platform/db.test.ts\`), the rounds of requests of a screen (\`e2e/requests-a-screen.test.ts\`), the bytes of a turn and of the
Worker. \`e2e/first-load.test.ts\` holds the first load of every screen where it is.
`;

const resultsFile = 'bench/results.json';

/** Prints the table of what was measured, by case, and writes docs/performance.md anew with it; other cases keep their last figures. */
export function report(measured: Record<string, Row[]>): void {
  console.log(tell(Object.values(measured).flat()));
  const results: Record<string, Row[]> = { ...JSON.parse(readFileSync(resultsFile, 'utf8')), ...measured };
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync('docs/performance.md', `${method}\n${tell(Object.values(results).flat())}`);
}

function tell(rows: Row[]): string {
  const table = [
    '| What | Measured | Beside it | Budget | |',
    '|---|---|---|---|---|',
    ...rows.map(
      ({ what, figure, floor = '', budget }) =>
        `| ${what} | ${figure} | ${floor} | ${budget ? `${budget.text} | ${budget.held ? 'held' : 'missed'}` : '| '} |`,
    ),
  ].join('\n');
  const missed = rows.filter(({ budget }) => budget?.held === false);
  const notes = missed.flatMap(({ what, note }) => (note ? [`- ${what}: ${note}`] : [])).join('\n');
  return notes ? `${table}\n\n${notes}\n` : `${table}\n`;
}
