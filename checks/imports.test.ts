import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const rooms = ['worker', 'shared', 'web'];
const read = [...rooms, 'package.json', 'tsconfig.base.json', '.dependency-cruiser.mjs'];

/** @returns how many modules were read and each violation as `rule: file`. */
function findViolations(root: string) {
  const tool = resolve('node_modules/.bin/depcruise');
  const args = ['--config', '.dependency-cruiser.mjs', '--output-type', 'json', ...rooms];
  const { stdout } = spawnSync(tool, args, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000 });
  const { violations, totalCruised } = JSON.parse(stdout).summary as {
    violations: { rule: { name: string }; from: string }[];
    totalCruised: number;
  };
  return { totalCruised, found: violations.map(({ rule, from }) => `${rule.name}: ${from}`) };
}

test('every import keeps to the rules', () => {
  const { found, totalCruised } = findViolations('.');
  console.log(`${totalCruised} modules read`);
  expect(totalCruised).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test('a planted violation of each rule is found', () => {
  const planted = [
    ['shared/planted-1.ts', "import '#worker/platform/db.ts';", 'shared-knows-nobody'],
    ['shared/planted-2.ts', "import 'react';", 'shared-without-io'],
    ['worker/platform/planted-3.ts', "import '#worker/features/chat/chat.queries.ts';", 'platform-below-features'],
    ['worker/features/usage/planted-4.ts', "import '#worker/features/chat/chat.queries.ts';", 'services-not-queries'],
    ['worker/features/usage/planted-5.ts', "import '#worker/api.ts';", 'features-below-api'],
    ['worker/planted-6.ts', "import '#web/lib/api.ts';", 'worker-not-web'],
    ['web/ui/planted-7.ts', "import '#web/features/chat/chat.queries.ts';", 'ui-and-lib-below-features'],
    ['web/lib/planted-8.ts', "import { api } from '#worker/api.ts'; api.fetch;", 'web-never-runs-the-worker'],
    [
      'web/lib/planted-9.ts',
      "import type { Db } from '#worker/platform/db.ts'; export type X = Db;",
      'web-knows-the-worker-by-one-type',
    ],
    ['web/features/chat/planted-10.ts', "import '#web/router.tsx';", 'features-below-routes'],
    ['web/ui/planted-11.ts', "import '#shared/chat.ts';", 'ui-not-product'],
    ['web/lib/planted-12.ts', "import '#web/lib/nowhere.ts';", 'resolvable'],
    ['web/lib/planted-13.ts', "import 'vitest';", 'no-dev-packages-at-runtime'],
    ['shared/planted-14.ts', "export { b } from '#shared/planted-15.ts'; export const a = 1;", 'no-cycles'],
    [
      'worker/features/guide/idea/planted-16.ts',
      "import type { Feature } from '#worker/features/guide/product/product.rules.ts'; export type X = Feature;",
      'guide-idea',
    ],
    [
      'worker/features/guide/documents/planted-17.ts',
      "import type { Turn } from '#worker/features/guide/guide-turn.rules.ts'; export type X = Turn;",
      'guide-documents',
    ],
    [
      'worker/features/usage/planted-18.ts',
      "import '#worker/features/guide/product/product.rules.ts';",
      'guide-by-its-door',
    ],
    ['shared/planted-15.ts', "export { a } from '#shared/planted-14.ts'; export const b = 1;", undefined],
  ] as const;
  const root = mkdtempSync(join(tmpdir(), 'launchpath-imports-'));
  for (const path of read) cpSync(path, join(root, path), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  for (const [path, text] of planted) writeFileSync(join(root, path), text);
  const { found } = findViolations(root);
  rmSync(root, { recursive: true });
  for (const [path, , rule] of planted) if (rule) expect(found).toContain(`${rule}: ${path}`);
});
