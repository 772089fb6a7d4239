import type { Context, MiddlewareHandler, TypedResponse } from 'hono';

const usualHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

/** On every answer of the API: private data is stored nowhere, nothing is sniffed, framed or run, unless the route says otherwise. */
export function setSecurityHeaders(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const headers = c.res.headers;
    for (const [name, value] of Object.entries(usualHeaders)) if (!headers.has(name)) headers.set(name, value);
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

type Body = { id: string; content: string | null };
type Bodies = { version: string; open: () => ReadableStream };

/**
 * Answers many bodies at once, compressed: 304 for who has this very set of them (DESIGN section 3). The stream is opened only when
 * it is sent.
 */
export async function answerBodies(c: Context, { version, open }: Bodies): Promise<TypedResponse<Body[]>> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(version));
  const etag = `W/"${new Uint8Array(digest).toHex().slice(0, 32)}"`;
  const headers = new Headers({ etag, 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
  const answer = () => {
    if (c.req.header('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });
    headers.set('content-type', 'application/json');
    if (!c.req.header('accept-encoding')?.includes('gzip')) return new Response(open(), { headers });
    headers.set('content-encoding', 'gzip');
    return new Response(open().pipeThrough(new CompressionStream('gzip')), { headers, encodeBody: 'manual' });
  };
  // Hono types an answer by what made it; this one is written by hand so that it can be a stream.
  return answer() as Response & TypedResponse<Body[]>;
}
