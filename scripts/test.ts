import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildWeb } from './app.ts';
import { findOrInstallChromium } from './chromium.ts';

/**
 * `npm test`: lint, types, unused code, then the tests of the worker, of its reliability and of the repository side by side, then the
 * browser journeys. Ends with a line `N passed, N failed`, in which each tool counts as one.
 */
const totals = { passed: 0, failed: 0 };

type Counts = { passed: number; failed: number };

async function step(name: string, run: () => boolean | Promise<Counts>): Promise<void> {
  const began = Date.now();
  let result: boolean | Counts;
  try {
    result = await run();
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

/** The runs side by side: each of the Worker keeps one core busy. */
async function runVitest(...runs: string[][]): Promise<Counts> {
  mkdirSync('.cache', { recursive: true });
  const counts = await Promise.all(
    runs.map(async (args, index) => {
      const report = `.cache/vitest-${index}.json`;
      rmSync(report, { force: true });
      const options = ['run', ...reporters, `--outputFile.json=${report}`, ...args];
      const [status] = await once(spawn('node_modules/.bin/vitest', options, { stdio: 'inherit' }), 'exit');
      const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
      const failed = numTotalTests - numPassedTests;
      return { passed: numPassedTests, failed: status === 0 ? failed : Math.max(1, failed) };
    }),
  );
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return { passed: sum(counts.map(({ passed }) => passed)), failed: sum(counts.map(({ failed }) => failed)) };
}

/** What breaks the product on purpose takes, with billing and what reads the repository, as long as all else together. */
const reliability = 'worker/reliability';
const billing = 'worker/features/billing';
const faults = 'faults.test.ts';
const repository = 'checks/';

await step('page builds', () => {
  buildWeb();
  return true;
});
await step('lint and format', () => runTool('node_modules/.bin/biome', 'ci', '--error-on-warnings', '.'));
await step('types', () => runTool('node', 'node_modules/typescript-native/bin/tsc', '-b'));
await step('unused code', () => runTool('node_modules/.bin/knip'));
await step('worker and repository', () =>
  runVitest(
    [
      '--project',
      'worker',
      ...[`${reliability}/**`, `${billing}/**`, `**/*-${faults}`].flatMap((one) => ['--exclude', one]),
    ],
    ['--project', 'worker', '--project', 'checks', reliability, billing, faults, repository],
  ),
);
await step('chromium', () => Boolean(findOrInstallChromium()));
await step('journeys in a browser', () => runVitest(['--project', 'journeys']));

console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
