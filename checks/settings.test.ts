import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { settingNames } from '#worker/platform/settings.ts';
import { collectSettings } from '../scripts/app.ts';

const newFile = (text?: string) => {
  const path = join(mkdtempSync(join(tmpdir(), 'launchpath-settings-')), '.dev.vars');
  if (text !== undefined) writeFileSync(path, text);
  return path;
};

test('every setting stands in .dev.vars.example and in the README', () => {
  expect(Object.keys(parseEnv(readFileSync('.dev.vars.example', 'utf8'))).toSorted()).toEqual(settingNames.toSorted());
  const readme = readFileSync('README.md', 'utf8');
  expect(settingNames.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

test('a variable of the process goes over .dev.vars', () => {
  const path = newFile('AI_PROVIDER=guide\nAI_MODEL="from the file"\nBETTER_AUTH_SECRET=kept\n');
  const env = { AI_PROVIDER: 'openai-compatible', HOME: '/root' };
  expect(collectSettings(9000, { path, env })).toEqual({
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'from the file',
    BETTER_AUTH_SECRET: 'kept',
    APP_URL: 'http://localhost:9000',
  });
});

test('the secret is made once and kept', () => {
  const path = newFile();
  const first = collectSettings(8787, { path, env: {} });
  expect(first.BETTER_AUTH_SECRET?.length).toBeGreaterThanOrEqual(32);
  expect(collectSettings(8787, { path, env: {} })).toEqual(first);
});
