import { hc } from 'hono/client';
import { expect, test } from 'vitest';
import { hc as leanHc } from '#web/lib/lean/hono-client.ts';

type Client = ReturnType<typeof hc>;
type Asked = { url: string; method?: string; headers: string[][]; body: unknown };

/** What a client asks for, in the form in which `fetch` would send it. */
async function listRequests(create: (base: string, options: { fetch: typeof fetch }) => unknown): Promise<Asked[]> {
  const asked: Asked[] = [];
  const note: typeof fetch = async (url, init) => {
    asked.push({
      url: String(url),
      method: init?.method,
      headers: [...new Headers(init?.headers)],
      body: init?.body ?? undefined,
    });
    return new Response();
  };
  // biome-ignore lint/suspicious/noExplicitAny: the calls are of no particular API
  const client = create('/', { fetch: note }) as any;
  const signal = AbortSignal.timeout(60_000);
  await client.api.projects.$get();
  await client.api.projects[':id'].$put({ param: { id: 'an-id' }, json: { name: 'Knit' } }, { fetch: note });
  await client.api.projects[':projectId'].prompts[':title'].versions.$get({
    param: { projectId: 'p', title: encodeURIComponent('A title / with a slash') },
  });
  await client.api.projects[':id']['contextual-chat'].$post(
    { param: { id: 'p' }, json: { content: 'Hello' } },
    { headers: { Accept: 'text/event-stream' }, init: { signal } },
  );
  await client.api.projects[':id'].messages.$get({ param: { id: 'p' }, query: { before: 'a b&c', limit: undefined } });
  await client.api.projects[':id'].stream.$delete(
    { param: { id: 'p' }, query: { messageId: 'm' } },
    { init: { signal } },
  );
  return asked;
}

test('the page asks for what Hono’s own client would ask for', async () => {
  const own = await listRequests(hc as unknown as (base: string, options: { fetch: typeof fetch }) => Client);
  expect(own).toHaveLength(6);
  expect(await listRequests(leanHc as never)).toEqual(own);
});
