type Init = { fetch?: typeof fetch; headers?: Record<string, string>; init?: RequestInit };
type Input = { param?: Record<string, string>; query?: Record<string, string | undefined>; json?: unknown };

/**
 * In place of hono/client: calls with parameters in the path, a query, JSON and headers, which are all that the app makes. The types are Hono's.
 */
export function hc(_base: string, options: Init) {
  const at = (path: string): unknown =>
    new Proxy(() => {}, {
      // Nobody waits for it as for a promise.
      get: (_target, name) => (name === 'then' ? undefined : at(`${path}/${String(name)}`)),
      apply(
        _target,
        _this,
        [{ param = {}, query = {}, json } = {}, { fetch = options.fetch, headers, init } = {}]: [Input?, Init?],
      ) {
        const [, place = '', method = ''] = /^(.+)\/\$(\w+)$/.exec(path) ?? [];
        const url = place.replace(/:(\w+)/g, (_, name: string) => param[name] ?? '');
        const asked = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
        return fetch?.(asked.length > 0 ? `${url}?${new URLSearchParams(asked)}` : url, {
          method: method.toUpperCase(),
          headers: { ...headers, ...(json !== undefined && { 'Content-Type': 'application/json' }) },
          body: json === undefined ? undefined : JSON.stringify(json),
          ...init,
        });
      },
    });
  return at('');
}
