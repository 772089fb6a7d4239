import type { Context, MiddlewareHandler } from 'hono';

const usualHeaders = Object.entries({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
});

/** On every answer of the API: private data is stored nowhere, nothing is sniffed, framed or run, unless the route says otherwise. */
export function setSecurityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    for (const [name, value] of usualHeaders) if (!headers.has(name)) headers.set(name, value);
    headers.set('x-content-type-options', 'nosniff');
    headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  };
}

const isolation = [
  'sandbox allow-scripts',
  "default-src 'none'",
  "script-src 'unsafe-inline'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "form-action 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** For a page that a person or a model wrote: it may run its own scripts, but belongs to no origin and reaches nothing. */
export function isolatePage(c: Context): void {
  c.header('content-security-policy', isolation);
  c.header('cache-control', 'private, no-store');
  c.header('referrer-policy', 'no-referrer');
  // By the HTML standard a sandboxed page with any other opener policy is a network error in a tab of its own.
  c.header('cross-origin-opener-policy', 'unsafe-none');
}

/** A body is immutable, so its id is its ETag (DESIGN section 5); the `etag()` middleware of the route answers 304 by it. */
export function markImmutable(c: Context, id: string): void {
  c.header('etag', `"${id}"`);
  c.header('cache-control', 'private, no-cache');
}
