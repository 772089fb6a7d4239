import type { RunnerTask, TestContext } from 'vitest';

/** A row of docs/reliability.md. The same result gives the same row: neither times nor dates belong in it. */
export type Figure = { what: string; asked: string; measured: string; seed?: number | string };

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figure[];
  }
}

/**
 * Prints a figure and hands it to the reporter that keeps docs/reliability.md (scripts/reliability-reporter.ts). Called before the
 * expectations, so that a figure that is missed is told too.
 */
export function reportFigure({ task }: Pick<TestContext, 'task'>, figure: Figure): void {
  task.meta.figures = [...(task.meta.figures ?? []), figure];
  const { what, asked, measured, seed } = figure;
  console.log(`${what}: ${measured} (asked: ${asked}${seed === undefined ? '' : `, seed ${seed}`})`);
}

/** The tests of a file that have run before this one, for a row that stands for all of them. */
export function countTests({ task }: Pick<TestContext, 'task'>): { passed: number; failed: number } {
  const list = (tasks: RunnerTask[]): RunnerTask[] =>
    tasks.flatMap((each) => (each.type === 'suite' ? list(each.tasks) : each));
  const states = list(task.file.tasks).map(({ result }) => result?.state);
  return {
    passed: states.filter((state) => state === 'pass').length,
    failed: states.filter((state) => state === 'fail').length,
  };
}
