import type { Context, TypedResponse } from 'hono';
import { digestOf } from '#worker/platform/objects.ts';

type Body = { id: string; content: string | null };
type Bodies = { version: string; open: () => ReadableStream };

/**
 * Answers many bodies at once, compressed: 304 for who has this very set of them (DESIGN section 3). The stream is opened only when
 * it is sent.
 */
export async function answerBodies(c: Context, { version, open }: Bodies): Promise<TypedResponse<Body[]>> {
  const etag = `W/"${await digestOf(version)}"`;
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
