import { writeFileSync } from 'node:fs';

/** One line of the table: what was measured, the figure and, where it has one, its budget. */
export type Row = { what: string; figure: string; budget?: { text: string; held: boolean } };

export const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Prints the table and writes it to docs/performance.md. */
export function report(rows: Row[]): void {
  const table = [
    '| What | Measured | Budget | |',
    '|---|---|---|---|',
    ...rows.map(
      ({ what, figure, budget }) =>
        `| ${what} | ${figure} | ${budget ? `${budget.text} | ${budget.held ? 'held' : 'missed'}` : '| '} |`,
    ),
  ].join('\n');
  console.log(table);
  writeFileSync(
    'docs/performance.md',
    `# Performance

Written by \`npm run bench\`, which builds the Worker as for a deployment and measures each case beside its floor in the same run: medians, a fresh
workerd each round, warmed up. What does not depend on time (round trips, query plans, bytes) is tested by \`npm test\`.

${table}
`,
  );
}
