import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildWeb } from './app.ts';
import { findOrInstallChromium } from './chromium.ts';

/**
 * `npm test`: lint, types, unused code, then the tests of the worker and of the repository in one run, then the browser journeys.
 * Ends with a line `N passed, N failed`, in which each tool counts as one.
 */
const totals = { passed: 0, failed: 0 };

function step(name: string, run: () => boolean | { passed: number; failed: number }): void {
  const began = Date.now();
  let result: boolean | { passed: number; failed: number };
  try {
    result = run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    result = false;
  }
  const counts = typeof result === 'boolean' ? { passed: Number(result), failed: Number(!result) } : result;
  totals.passed += counts.passed;
  totals.failed += counts.failed;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(
    `${counts.failed === 0 ? 'ok  ' : 'FAIL'} ${name} (${counts.passed} passed, ${counts.failed} failed, ${seconds} s)`,
  );
}

function runTool(command: string, ...args: string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** Named on the command line, these take the place of those in vitest.config.ts. */
const reporters = ['default', 'json', './scripts/reliability-reporter.ts'].map((name) => `--reporter=${name}`);

function runVitest(...args: string[]): { passed: number; failed: number } {
  const report = '.cache/vitest.json';
  mkdirSync('.cache', { recursive: true });
  rmSync(report, { force: true });
  const { status } = spawnSync(
    'node_modules/.bin/vitest',
    ['run', ...reporters, `--outputFile.json=${report}`, ...args],
    { stdio: 'inherit' },
  );
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = numTotalTests - numPassedTests;
  return { passed: numPassedTests, failed: status === 0 ? failed : Math.max(1, failed) };
}

step('page builds', () => {
  buildWeb();
  return true;
});
step('lint and format', () => runTool('node_modules/.bin/biome', 'ci', '--error-on-warnings', '.'));
step('types', () => runTool('node', 'node_modules/typescript-native/bin/tsc', '-b'));
step('unused code', () => runTool('node_modules/.bin/knip'));
step('worker and repository', () => runVitest('--project', 'worker', '--project', 'checks'));
step('chromium', () => Boolean(findOrInstallChromium()));
step('journeys in a browser', () => runVitest('--project', 'journeys'));

console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
