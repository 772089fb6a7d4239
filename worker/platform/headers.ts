import type { Context, MiddlewareHandler } from 'hono';

/** On every answer of the API: private data is stored nowhere, nothing is sniffed, framed or run. */
export function setSecurityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store');
    headers.set('x-content-type-options', 'nosniff');
    headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
    headers.set('cross-origin-opener-policy', 'same-origin-allow-popups');
  };
}

/** A body is immutable, so its id is its ETag (DESIGN section 5); the `etag()` middleware of the route answers 304 by it. */
export function markImmutable(c: Context, id: string): void {
  c.header('etag', `"${id}"`);
  c.header('cache-control', 'private, no-cache');
}
