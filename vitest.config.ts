import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';
import { settingNames } from '#worker/platform/settings.ts';
import { stripeKeys } from './e2e/stand-ins/stripe-keys.ts';
import { keepTemporaryFilesInMemory } from './scripts/memory-folder.ts';

keepTemporaryFilesInMemory();

/** `worker` runs in workerd with real local D1, R2 and Durable Objects; `checks` reads the repository; `journeys` drives a browser. */
export default defineConfig({
  test: {
    reporters: ['default', './scripts/reliability-reporter.ts'],
    projects: [
      {
        plugins: [
          cloudflareTest(async ({ inject }) => ({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              bindings: {
                ...Object.fromEntries(settingNames.map((name) => [name, ''])),
                AI_PROVIDER: 'openai-compatible',
                AI_MODEL: 'stand-in',
                AI_BASE_URL: inject('modelServerUrl'),
                // A fault of the model stays one, except where a test says otherwise (changeEnv).
                AI_FALLBACK: 'none',
                BETTER_AUTH_SECRET: 'a-secret-for-tests-only-a-secret-for-tests-only',
                APP_URL: 'http://localhost:8787',
                ...stripeKeys,
                STRIPE_API_BASE: inject('stripeServerUrl'),
              },
            },
          })),
        ],
        test: {
          name: 'worker',
          // One isolate for all files: they share storage, so a test makes its own people and projects.
          isolate: false,
          // How long a test takes tells how busy the machine is; this only ends one that hangs.
          testTimeout: 60_000,
          include: ['worker/**/*.test.ts', 'shared/**/*.test.ts', 'web/**/*.test.ts'],
          globalSetup: ['./e2e/worker-setup.ts'],
          setupFiles: [
            './worker/platform/testing/apply-migrations.ts',
            './worker/platform/testing/explain-statements.ts',
            './worker/platform/testing/load-on-demand.ts',
          ],
          provide: { migrations: await readD1Migrations('./migrations') },
        },
      },
      {
        test: { name: 'checks', include: ['checks/**/*.test.ts'], testTimeout: 120_000 },
      },
      {
        test: {
          name: 'journeys',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['./e2e/global-setup.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // Three at once, as a journey waits most of its time: for a reply, a toast, a picture.
          maxWorkers: 3,
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
});
