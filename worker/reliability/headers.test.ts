import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { api } from '#worker/api.ts';
import { appUrl, type Person } from '#worker/platform/testing/client.ts';
import { reportFigure } from '#worker/platform/testing/figures.ts';
import { type Ids, initOf, pathOf, rows } from '#worker/reliability/testing/routes.ts';
import { callRoute, createWorld, credentialOf, fromElsewhere, inventIds } from '#worker/reliability/testing/world.ts';

const routes = Object.entries(rows);

let owner: Person;
let ids: Ids;
beforeAll(async () => {
  ({ owner, ids } = await createWorld());
});

/** Bodies that never change, or only with their ETag, may be kept by the browser of whoever may read them. */
const keptByOwner = /\/(documents|prompts)\/(bodies|:id)$|\/user\/picture$/;

/** What is wrong with the headers of an answer of the API. `route` is of our table. */
function findFaults(route: string, { status, headers }: Response): string[] {
  const is = (name: string, pattern: RegExp) => pattern.test(headers.get(name) ?? '');
  const isPage = route.includes('/previews/');
  const isKept = keptByOwner.test(route) && status < 400;
  const policy = headers.get('content-security-policy') ?? '';
  // A page that a person or a model wrote runs its scripts, but without an origin and without reach.
  const isClosed = isPage
    ? /sandbox allow-scripts;/.test(policy) && !/allow-same-origin|connect-src|https?:/.test(policy)
    : !/unsafe-|https?:|\*/.test(policy);
  const cookies = headers.getSetCookie();
  const expected = {
    "content-security-policy: default-src 'none'": /default-src 'none'/.test(policy) && isClosed,
    'frame-ancestors': policy.includes(isPage ? "frame-ancestors 'self'" : "frame-ancestors 'none'"),
    'strict-transport-security of a year': is('strict-transport-security', /^max-age=31536000; includeSubDomains$/),
    nosniff: is('x-content-type-options', /^nosniff$/),
    'referrer-policy': is('referrer-policy', isPage ? /^no-referrer$/ : /^strict-origin-when-cross-origin$/),
    'permissions-policy': is('permissions-policy', /camera=\(\).*microphone=\(\).*geolocation=\(\).*payment=\(\)/),
    'cache-control': isKept ? is('cache-control', /^private\b/) : is('cache-control', /\bno-store\b/),
    'x-request-id': is('x-request-id', /^[0-9a-f-]{36}$/),
    'no word of other origins': !headers.has('access-control-allow-origin'),
    'cookies for the server alone': cookies.every((line) => /HttpOnly/i.test(line) && /SameSite=Lax/i.test(line)),
  };
  return Object.entries(expected).flatMap(([name, holds]) => (holds ? [] : [`${route} (${status}): ${name}`]));
}

/** A database that answers nothing, and settings that are wrong: what comes of both is an answer too. */
const withoutDatabase = {
  ...env,
  DB: new Proxy(env.DB, {
    get: () => () => {
      throw new Error('D1_ERROR: Network connection lost.');
    },
  }),
};
const withoutSecret = { ...env, BETTER_AUTH_SECRET: 'short' };

test('every answer of every route carries its headers', { timeout: 60_000 }, async (context) => {
  const faults: string[] = [];
  const kinds: Record<string, number> = { ok: 0, '4xx': 0, '404': 0, 'other method': 0, '5xx': 0 };
  let answers = 0;
  const check = async (kind: string, route: string, answer: Response) => {
    await answer.arrayBuffer();
    answers += 1;
    faults.push(...findFaults(route, answer));
    const belongs = kind === 'ok' ? answer.status < 400 : kind === '5xx' ? answer.status >= 500 : answer.status >= 400;
    if (belongs) kinds[kind] = (kinds[kind] ?? 0) + 1;
  };
  const credential = credentialOf(owner);
  const brokenCall = (route: string, broken: object) => {
    const init = initOf(route, rows[route] ?? {});
    const headers = { ...(init.headers as Record<string, string>), ...fromElsewhere(), cookie: owner.cookie };
    return api.fetch(new Request(`${appUrl}${pathOf(route, ids)}`, { ...init, headers }), broken);
  };
  for (const [route, row] of routes) {
    const elsewhere = { ...initOf(route, row), method: 'PATCH' };
    await check('4xx', route, await callRoute(route, row, ids, {}));
    const asText = { ...credential, 'content-type': 'text/plain' };
    if (row.body !== undefined) await check('4xx', route, await callRoute(route, row, ids, {}, asText));
    await check('404', route, await callRoute(route, row, inventIds(), credential));
    // Not a page any more, but the one error body.
    await check('other method', 'PATCH', await owner.call(pathOf(route, ids), elsewhere));
    await check('5xx', route, await brokenCall(route, withoutDatabase));
    // Before anything of the route runs.
    await check('5xx', 'settings', await brokenCall(route, withoutSecret));
  }
  for (const [route, row] of routes) await check('ok', route, await callRoute(route, row, ids, credential));
  reportFigure(context, {
    what: 'Headers on every answer: policy without unsafe-inline, HSTS of a year, nosniff, frame-ancestors, referrer, permissions, no-store',
    asked: '100 % of the answers: ok, 4xx, 404, other method, 5xx',
    measured: `${answers} answers of ${routes.length} routes, ${faults.length} faults`,
  });
  expect(faults).toEqual([]);
  // Each kind was really met: the routes that nobody is refused, and those that answer without a database, are few.
  expect(kinds['other method']).toBe(routes.length);
  expect(kinds.ok).toBeGreaterThan(35);
  expect(kinds['4xx']).toBeGreaterThan(80);
  expect(kinds['404']).toBeGreaterThan(35);
  expect(kinds['5xx']).toBeGreaterThan(routes.length + 50);
});

test('pages and files carry theirs', async (context) => {
  const landing = await (await env.ASSETS.fetch(`${appUrl}/`)).text();
  const files = Array.from(landing.matchAll(/(?:src|href)="(\/[\w./-]+\.(?:js|css|svg))"/g), ([, path]) => path ?? '');
  expect(files.length).toBeGreaterThan(2);
  const paths = [
    '/',
    '/login',
    '/dashboard',
    '/terms',
    '/nowhere',
    '/assets/gone-12345678.js',
    '/auth/popup',
    ...files,
  ];
  const faults: string[] = [];
  for (const path of paths) {
    for (const method of ['GET', 'HEAD', 'POST']) {
      const { headers, status } = await env.ASSETS.fetch(`${appUrl}${path}`, { method });
      const policy = headers.get('content-security-policy') ?? '';
      const holds =
        /default-src 'none'; script-src 'self'; style-src 'self';/.test(policy) &&
        /frame-ancestors 'none'/.test(policy) &&
        !/unsafe-|https?:|\*/.test(policy) &&
        /^max-age=31536000\b/.test(headers.get('strict-transport-security') ?? '') &&
        headers.get('x-content-type-options') === 'nosniff' &&
        headers.get('referrer-policy') === 'strict-origin-when-cross-origin' &&
        /camera=\(\).*microphone=\(\)/.test(headers.get('permissions-policy') ?? '');
      if (!holds) faults.push(`${method} ${path} (${status})`);
    }
  }
  reportFigure(context, {
    what: 'The same of pages and files (script-src and style-src are the app alone), whatever the method and the status',
    asked: '100 %',
    measured: `${paths.length * 3} answers, ${faults.length} faults`,
  });
  expect(faults).toEqual([]);
});
