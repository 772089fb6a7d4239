import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calledOfStripe, withGoogleAlone, withoutDescriptions, withoutUncalled } from '../scripts/lean-worker.ts';

const read = (path: string) => readFileSync(path, 'utf8');
const stripe = read('node_modules/stripe/esm/stripe.core.js');
const providers = read('node_modules/@better-auth/core/dist/social-providers/index.mjs');

test('what is called of Stripe stays in the build, and nothing else', () => {
  const sources = globSync('worker/**/*.ts').filter((path) => !path.endsWith('.test.ts'));
  const called = sources.flatMap((path) =>
    [...read(path).matchAll(/\bstripe\.([a-z]\w+)\./g)].map(([, name = '']) => name),
  );
  // Webhooks are read by the SDK itself, without a resource.
  expect([...new Set(called)].filter((name) => name !== 'webhooks').sort()).toEqual(Object.keys(calledOfStripe).sort());
  const lean = withoutUncalled(stripe);
  const imported = [...lean.matchAll(/^import .* from '\.\/resources\/(.+)\.js';$/gm)].map(([, file]) => file);
  expect(imported.sort()).toEqual(Object.values(calledOfStripe).sort());
  expect(lean).not.toContain("from './resources.js'");
});

test('sign-in keeps the provider that it offers', () => {
  const auth = read('worker/platform/auth.ts');
  const [, offered = ''] = /socialProviders: \{\s*(\w+): \{/.exec(auth) ?? [];
  expect(withGoogleAlone(providers)).toContain(`const socialProviders = { ${offered} };`);
});

test('sign-in keeps what it does of a call, and nothing that only describes it', () => {
  const route = read('node_modules/better-auth/dist/api/routes/sign-out.mjs');
  const lean = withoutDescriptions(route);
  expect(route).toContain('logout is available');
  expect(lean).not.toContain('logout is available');
  expect(lean).toContain('metadata: { openapi: {} }');
  expect(lean.slice(-200)).toBe(route.slice(-200));
  expect(withoutDescriptions('a({ openapi: { x: "}", y: { z: `{` } }, b: 1 })')).toBe('a({ openapi: {}, b: 1 })');
  expect(withoutDescriptions('a: string().meta({ description: "a \\" b" }).min(1)')).toBe('a: string().min(1)');
});

test.each([
  ['Stripe’s SDK', () => withoutUncalled(stripe.replace("'./resources/Refunds.js'", "'./resources/refunds.mjs'"))],
  ['a call of the sign-in library', () => withoutDescriptions('a({ openapi: { x: 1')],
  ['the sign-in library', () => withGoogleAlone('export const socialProviders = new Map();')],
])('a build says so where %s is written otherwise', (_, build) => expect(build).toThrow('written otherwise'));
