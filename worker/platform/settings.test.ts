import { expect, test } from 'vitest';
import { readSettings, SettingsError, settingNames } from '#worker/platform/settings.ts';

const secret = { BETTER_AUTH_SECRET: 'x'.repeat(32) };
const problemsOf = (env: Record<string, string>) => {
  try {
    readSettings({ ...secret, ...env });
    return [];
  } catch (error) {
    return error instanceof SettingsError ? error.problems.map(({ name }) => name) : [String(error)];
  }
};

test('nothing but the secret is needed', () => {
  expect(readSettings(secret)).toMatchObject({
    AI_PROVIDER: 'guide',
    AI_FALLBACK: 'guide',
    GUIDE_PACE: '15',
    AI_DEBUG: '0',
    appUrl: 'http://localhost:8787',
  });
  expect(problemsOf({ BETTER_AUTH_SECRET: 'short' })).toEqual(['BETTER_AUTH_SECRET']);
});

test.each([
  [{ AI_PROVIDER: 'gpt' }, ['AI_PROVIDER']],
  [{ AI_PROVIDER: 'openai-compatible' }, ['AI_BASE_URL', 'AI_MODEL']],
  [{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'qwen3' }, []],
  [{ AI_PROVIDER: 'openai-compatible', AI_BASE_URL: 'localhost', AI_MODEL: 'qwen3' }, ['AI_BASE_URL']],
  [{ AI_PROVIDER: 'workers-ai' }, ['AI_MODEL']],
  [{ AI_FALLBACK: 'gpt' }, ['AI_FALLBACK']],
  [{ AI_FALLBACK: 'none', AI_DEBUG: '0' }, []],
  [{ GUIDE_PACE: '0' }, []],
  [{ GUIDE_PACE: 'slow' }, ['GUIDE_PACE']],
  [{ GUIDE_PACE: '-1' }, ['GUIDE_PACE']],
  [{ AI_DEBUG: 'yes' }, ['AI_DEBUG']],
  [{ AI_DEBUG: '1', APP_URL: 'http://localhost:9000' }, []],
  [{ AI_DEBUG: '1', APP_URL: 'https://launchpath.example' }, ['AI_DEBUG']],
  [{ AI_DEBUG: '1', BETTER_AUTH_URL: 'https://launchpath.example' }, ['AI_DEBUG']],
  [{ GOOGLE_CLIENT_ID: 'x' }, ['GOOGLE_CLIENT_SECRET']],
  [{ OIDC_ISSUER: 'https://id.example.com' }, ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET']],
  [{ STRIPE_SECRET_KEY: 'sk', STRIPE_PRICE_ID: 'price' }, ['STRIPE_WEBHOOK_SECRET']],
  [{ MAIL_FROM: 'nobody' }, ['MAIL_FROM']],
  [{ APP_URL: 'launchpath.example' }, ['APP_URL']],
])('%o names %o', (env, names) => {
  expect(problemsOf(env)).toEqual(names);
});

test('only a local address has several names', () => {
  const local = readSettings({ ...secret, APP_URL: 'http://localhost:9000/' });
  expect(local.origins).toEqual(['http://localhost:9000', 'http://127.0.0.1:9000', 'http://[::1]:9000']);
  expect(readSettings({ ...secret, APP_URL: 'https://launchpath.example/app' }).origins).toEqual([
    'https://launchpath.example',
  ]);
});

test('all settings are known by name', () => {
  expect(settingNames).toHaveLength(20);
});
