import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { beforeAll, describe, expect, test } from 'vitest';
import { unstable_getMiniflareWorkerOptions as getWorkerOptions } from 'wrangler';
import { appUrl, buildWorker, readModules, startBuiltApp } from '../bench/built-app.ts';
import { createPerson } from '../bench/person.ts';
import { gzipKib, listStarting } from '../bench/worker-modules.ts';
import { startProcess } from '../e2e/stand-ins/start-process.ts';
import { stripeKeys } from '../e2e/stand-ins/stripe-keys.ts';

let built: string;
let modules: ReturnType<typeof readModules>;
let starting: typeof modules;

beforeAll(() => {
  built = buildWorker();
  modules = readModules(built);
  starting = listStarting(modules);
}, 120_000);

describe('the bundle of the Worker', () => {
  test('what a start needs is at most 450 KB gzip, far from it', () => {
    expect(gzipKib(starting)).toBeGreaterThan(50);
    expect(gzipKib(starting)).toBeLessThan(200);
    // All of it is under half of the 3 MiB that the platform’s free plan takes.
    expect(gzipKib(modules)).toBeLessThan(1400);
  });

  test('models, guide, sign-in, payment and export are apart', () => {
    const marks = {
      guide: 'I am the built-in guide of Launchpath',
      models: 'ai.streamText',
      'sign-in': 'PASSWORD_COMPROMISED',
      payment: 'StripeIdempotencyError',
    };
    for (const [what, mark] of Object.entries(marks)) {
      expect(
        modules.some(({ contents }) => contents.includes(mark)),
        what,
      ).toBe(true);
      expect(
        starting.some(({ contents }) => contents.includes(mark)),
        what,
      ).toBe(false);
    }
  });

  test('no model by a name alone: the gateway that is left out is not reached', () => {
    const has = (mark: string) => modules.some(({ contents }) => contents.includes(mark));
    expect(has('The built Worker has no AI gateway')).toBe(true);
    expect(has('ai-gateway-protocol-version')).toBe(false);
  });
});

describe('the built Worker', () => {
  test.each(['guide', 'openai-compatible'])('signs a person up and answers a turn with %s', async (provider) => {
    const model = await startProcess('model-server.ts');
    try {
      await using app = await startBuiltApp(built, {
        AI_PROVIDER: provider,
        AI_MODEL: 'stand-in',
        AI_BASE_URL: model.url,
        GUIDE_PACE: '0',
      });
      const person = await createPerson(app, provider);
      const content = provider === 'guide' ? 'What should I do next?' : '!document Requirements\n!say All is written.';
      const reply = await (await person.send(content)).text();
      expect(reply).toContain('"state":"complete"');
      expect(reply).toContain(provider === 'guide' ? 'text-delta' : 'All is written.');
      const projects = await fetch(`${app.url}/api/projects`, { headers: person.bearer });
      expect(await projects.json()).toHaveLength(1);
    } finally {
      model.stop();
    }
  });
});

describe('the built Worker with what is left of Stripe', () => {
  test('opens a checkout, and sign-in by Google leads there', async () => {
    const stripe = await startProcess('stripe-server.ts', '0', 'http://127.0.0.1:1/api/stripe/webhook');
    try {
      const google = { GOOGLE_CLIENT_ID: 'launchpath', GOOGLE_CLIENT_SECRET: 'a-secret-of-the-stand-in' };
      const settings = { AI_PROVIDER: 'guide', ...stripeKeys, STRIPE_API_BASE: stripe.url, ...google };
      await using app = await startBuiltApp(built, settings);
      const { bearer, email } = await createPerson(app, 'payer');
      await app.database.prepare("UPDATE users SET plan = 'free' WHERE email = ?").bind(email).run();
      const post = (path: string, body: unknown, headers: Record<string, string>) =>
        fetch(`${app.url}${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', origin: appUrl, ...headers },
        });
      const checkout = await post('/api/subscription/create-checkout-session', {}, bearer);
      expect(((await checkout.json()) as { url: string }).url).toContain(`:${new URL(stripe.url).port}/checkout/`);
      const signIn = await post('/api/auth/sign-in/social', { provider: 'google', callbackURL: '/' }, {});
      expect(((await signIn.json()) as { url: string }).url).toContain('accounts.google.com');
    } finally {
      stripe.stop();
    }
  });
});

describe('static files', () => {
  test('never wake the Worker', async () => {
    const { workerOptions } = getWorkerOptions('wrangler.toml');
    const awake = "export default { fetch: () => new Response('awake') };";
    const runtime = new Miniflare(
      convertV4MiniflareOptions({
        modules: [{ type: 'ESModule', path: '/index.js', contents: awake }],
        modulesRoot: '/',
        compatibilityDate: workerOptions.compatibilityDate,
        assets: workerOptions.assets,
      } as Parameters<typeof convertV4MiniflareOptions>[0]),
    );
    try {
      const ask = async (path: string) => (await runtime.dispatchFetch(`http://localhost${path}`)).text();
      expect(await ask('/api/health')).toBe('awake');
      for (const path of ['/', '/dashboard', '/favicon.svg', '/assets/gone.js', '/nothing/here', '/apis'])
        expect(await ask(path), path).not.toBe('awake');
    } finally {
      await runtime.dispose();
    }
  });
});
