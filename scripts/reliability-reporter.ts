import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import type { Figure } from '#worker/platform/testing/figures.ts';

const page = 'docs/reliability.md';
const intro = `# Reliability

Written by the runs themselves, each row by the test that it names: \`npm test\`, and \`npm run test:load\` for the load. A run of some files
replaces the rows of these alone. A figure that was missed stands here as it was measured, and its test fails.

| What | Asked | Measured | Seed | Test |
|---|---|---|---|---|
`;

type Row = { file: string; cells: string[] };

/** Keeps docs/reliability.md: the figures that the tests report (worker/platform/testing/figures.ts) become its rows. */
export default class ReliabilityReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]) {
    const reported = modules.map((module) => {
      const tests = [...module.children.allTests()];
      const figures = tests.flatMap((test) => test.meta().figures ?? []);
      const isWhole = tests.every((test) => test.result().state !== 'skipped') && module.errors().length === 0;
      return { file: module.relativeModuleId, figures, isWhole };
    });
    updateReliability(reported);
  }
}

/**
 * Puts the figures of a run in place of what the page has of the same files; of a file that did not run as a whole, in place of the
 * rows of the same name. Rows of files that are gone go too.
 */
export function updateReliability(reported: { file: string; figures: Figure[]; isWhole: boolean }[]): void {
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const fresh = reported.flatMap(({ file, figures }) => figures.map((figure) => toRow(file, figure)));
  const isReplaced = (row: Row) =>
    reported.some(({ file, isWhole }) => file === row.file && isWhole) ||
    fresh.some(({ file, cells }) => file === row.file && cells[0] === row.cells[0]);
  const kept = readRows(before).filter((row) => existsSync(row.file) && !isReplaced(row));
  // Sorting keeps the order within a file: rows stand as their tests do.
  const rows = [...kept, ...fresh].toSorted((a, b) => a.file.localeCompare(b.file));
  const after = intro + rows.map(({ cells }) => `| ${cells.join(' | ')} |\n`).join('');
  if (rows.length > 0 && after !== before) writeFileSync(page, after);
}

const toRow = (file: string, { what, asked, measured, seed = '' }: Figure): Row => {
  const name = file.split('/').at(-1);
  const cells = [what, asked, measured, String(seed)].map((cell) => cell.replaceAll('|', '/').trim());
  return { file, cells: [...cells, `[${name}](../${file})`] };
};

function readRows(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const file = /\]\(\.\.\/(\S+)\) \|$/.exec(line)?.[1];
    return file ? [{ file, cells: line.slice(2, -2).split(' | ') }] : [];
  });
}
