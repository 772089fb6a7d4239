import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { buildWeb } from './app.ts';
import { findOrInstallChromium } from './chromium.ts';

/**
 * `npm test`: lint, types and unused code side by side, then the tests of the worker and of the repository in three runs side by side,
 * then the browser journeys. Ends with a line `N passed, N failed`, in which each tool counts as one.
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

/** What a tool says comes in one piece when it has ended, as others run beside it. */
async function runTool(command: string, ...args: string[]): Promise<Counts> {
  const tool = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: Buffer[] = [];
  for (const stream of [tool.stdout, tool.stderr]) stream.on('data', (part: Buffer) => said.push(part));
  const [status] = await once(tool, 'close');
  process.stdout.write(Buffer.concat(said));
  return { passed: Number(status === 0), failed: Number(status !== 0) };
}

/** Named on the command line, these take the place of those in vitest.config.ts. */
const reporters = ['default', 'json', './scripts/reliability-reporter.ts'].map((name) => `--reporter=${name}`);

/** The runs side by side: each of the Worker is one isolate, and many a test waits a third of its time. */
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

const reliability = 'worker/reliability/';
/** Of three runs: what only computes (the guide, the page, what both sides share), what else the Worker does, and what wears it out. */
const exceptComputing = ['worker/*.ts', 'worker/!(features)/**', 'worker/features/!(guide)/**'];
const exceptFeatures = ['worker/features/guide/**', `${reliability}**`, 'shared/**', 'web/**'];
const excluding = (patterns: string[]) => patterns.flatMap((pattern) => ['--exclude', pattern]);

await step('page builds', () => {
  buildWeb();
  return true;
});
await Promise.all([
  step('lint and format', () => runTool('node_modules/.bin/biome', 'ci', '--error-on-warnings', '.')),
  step('types', () => runTool('node', 'node_modules/typescript-native/bin/tsc', '-b')),
  step('unused code', () => runTool('node_modules/.bin/knip')),
]);
await step('worker and repository', () =>
  runVitest(
    ['--project', 'worker', ...excluding(exceptComputing)],
    ['--project', 'worker', ...excluding(exceptFeatures)],
    ['--project', 'worker', '--project', 'checks', reliability, 'checks/'],
  ),
);
await step('chromium', () => Boolean(findOrInstallChromium()));
await step('journeys in a browser', () => runVitest(['--project', 'journeys']));

console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exit(totals.failed === 0 ? 0 : 1);
