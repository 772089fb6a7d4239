import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { measurePage } from './measure.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const leastTargetPx = 24;
/** The small one: to read it takes a page longer than to run it. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds against WCAG 2.0 to 2.2, A and AA: a line for each place. */
export async function findViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async (tags) => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      runOnly: { type: 'tag', values: tags },
      // Off unless it is named.
      rules: { 'target-size': { enabled: true } },
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary?.split('\n').at(1)?.trim()}`),
    );
  }, tags);
}

export const kinds = ['axe', 'overflow', 'cut', 'small', 'faults'] as const;
export type Kind = (typeof kinds)[number];
export type Findings = Record<Kind, string[]>;

/** Everything that is to be found on a page as it stands; `faults` are those that it has had so far. */
export const inspectPage = async (page: Page, faults: string[]): Promise<Findings> => ({
  ...(await page.evaluate(measurePage, leastTargetPx)),
  axe: await findViolations(page),
  faults: [...faults],
});

export const countFindings = (findings: Findings) => kinds.reduce((sum, kind) => sum + findings[kind].length, 0);
