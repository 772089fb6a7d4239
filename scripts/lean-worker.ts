import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** What `worker/features/billing` calls of Stripe, by the file of each resource in the SDK. */
export const calledOfStripe = {
  billingPortal: 'BillingPortal/index',
  checkout: 'Checkout/index',
  customers: 'Customers',
  invoices: 'Invoices',
  paymentMethods: 'PaymentMethods',
  refunds: 'Refunds',
  subscriptions: 'Subscriptions',
};

const called = new Set(Object.values(calledOfStripe));
const standIn = fileURLToPath(new URL('../worker/platform/lean/no-stripe-resource.ts', import.meta.url));
const resource = /^import \{ (\w+),? \} from '\.\/resources(?:\/(.+))?\.js';$/gm;
const all = "import * as resources from './resources.js';";

/**
 * The core of Stripe's SDK with a stand-in for each resource that is not called: as it comes it makes one of all of them at each start.
 * @throws {Error} where the SDK is written otherwise than this was made for
 */
export function withoutUncalled(code: string): string {
  const found = new Set([...code.matchAll(resource)].map(([, , file]) => file));
  const missing = [...called].filter((file) => !found.has(file));
  if (missing.length > 0 || !code.includes(all))
    throw new Error(
      `Stripe's SDK is written otherwise than scripts/lean-worker.ts expects: ${missing.join(', ') || all}`,
    );
  return code
    .replace(all, 'const resources = {};')
    .replace(resource, (whole, name: string, file?: string) =>
      file !== undefined && called.has(file) ? whole : `import { NoStripeResource as ${name} } from '${standIn}';`,
    );
}

/** Leaves what nobody calls of Stripe out of a build (docs/decisions/0009-worker-build.md). */
export const leanStripe = (): Plugin => ({
  name: 'lean-stripe',
  transform: {
    filter: { id: /\/stripe\/esm\/stripe\.core\.js$/ },
    handler: (code) => ({ code: withoutUncalled(code), map: null }),
  },
});

const providers = /^const socialProviders = \{[^{}]*\n\tgoogle,[^{}]*\};$/m;

/**
 * The sign-in library's list of providers with the one that `worker/platform/auth.ts` names; a provider of the house's own comes by OpenID.
 * @throws {Error} where the library is written otherwise than this was made for
 */
export function withGoogleAlone(code: string): string {
  if (!providers.test(code))
    throw new Error('The sign-in library is written otherwise than scripts/lean-worker.ts expects');
  return code.replace(providers, 'const socialProviders = { google };');
}

/** Leaves the providers out of a build that nobody can sign in with. */
export const leanSignIn = (): Plugin => ({
  name: 'lean-sign-in',
  transform: {
    filter: { id: /\/@better-auth\/core\/dist\/social-providers\/index\.mjs$/ },
    handler: (code) => ({ code: withGoogleAlone(code), map: null }),
  },
});

const described = /\bopenapi: \{/g;
/** What a field of a call is for, in words. */
const remark = /\.meta\(\{ description: (?:"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`) \}\)/g;

/**
 * A module of the sign-in library without what it tells of its calls for a page of documentation that is not served.
 * @throws {Error} where such an object has no end that can be found
 */
export function withoutDescriptions(code: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: found, index } of code.matchAll(described)) {
    if (index < from) continue;
    const end = endOfObject(code, index + found.length - 1);
    if (end === undefined)
      throw new Error('The sign-in library is written otherwise than scripts/lean-worker.ts expects');
    parts.push(code.slice(from, index), 'openapi: {}');
    from = end;
  }
  return (parts.join('') + code.slice(from)).replace(remark, '');
}

/** Where the object that opens at `start` has ended; braces within strings are none. */
function endOfObject(code: string, start: number): number | undefined {
  const tokens = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|[{}]/g;
  tokens.lastIndex = start;
  let depth = 0;
  for (let token = tokens.exec(code); token; token = tokens.exec(code)) {
    if (token[0] === '{') depth += 1;
    else if (token[0] === '}') depth -= 1;
    if (depth === 0) return tokens.lastIndex;
  }
  return undefined;
}

/** Leaves out of a build what the sign-in library tells of its calls. */
export const leanDescriptions = (): Plugin => ({
  name: 'lean-descriptions',
  transform: {
    filter: { id: /\/better-auth\/dist\/.+\.mjs$/ },
    handler: (code) => ({ code: withoutDescriptions(code), map: null }),
  },
});
