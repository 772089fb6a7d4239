import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter(
    (path) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.gen.ts') && !path.endsWith('.d.ts') && existsSync(path),
  );

/** The closed set of file roles in a feature of the worker (docs/decisions/0003-file-roles.md). */
const roles = /\.(routes|service|queries|table|middleware|model|tools|instructions|storage|object|rules)(\.test)?\.ts$/;

test('a file of a worker feature has one of the known roles', () => {
  const odd = files.filter(
    (path) =>
      /^worker\/features\/[^/]+\//.test(path) &&
      !/\/(content|testing)\//.test(path) &&
      !roles.test(path) &&
      !/^worker\/features\/([^/]+)\/\1(-[a-z-]+)?\.test\.ts$/.test(path),
  );
  expect(odd).toEqual([]);
});

test('no utils, helpers, misc or barrels', () => {
  const banned = /(^|\/)(utils?|helpers?|misc|common)(\/|\.)|(^|\/)index\.tsx?$/;
  const odd = files.filter(
    (path) => banned.test(path) && path !== 'worker/index.ts' && !path.startsWith('web/routes/'),
  );
  expect(odd).toEqual([]);
});

test('files are kebab-case', () => {
  const odd = files.filter((path) => !/^[a-z0-9$_.-]+$/.test(basename(path)));
  expect(odd).toEqual([]);
});

test('worker, shared and web import by alias, never by ../', () => {
  const odd = files
    .filter((path) => /^(worker|shared|web)\//.test(path))
    .filter((path) => /from '\.\.\/|import\('\.\.\/|import '\.\.\//.test(readFileSync(path, 'utf8')));
  expect(odd).toEqual([]);
});

test('raw colours stand in web/styles.css alone', () => {
  const odd = files
    .filter((path) => /^web\/.*\.tsx?$/.test(path))
    .filter((path) =>
      /#[0-9a-f]{3,8}\b(?!\/)|\b(rgb|hsl|oklch)a?\(/i.test(
        readFileSync(path, 'utf8').replace(/'#(web|shared|worker)\/[^']*'/g, ''),
      ),
    );
  expect(odd).toEqual([]);
});
