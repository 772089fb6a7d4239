import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
/** What is worth compressing, as Cloudflare does it on the way: brotli, at its quality of 4. */
const packed = /text|svg|json/;
const pack = (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

type Rule = { matches: (path: string) => boolean; headers: [name: string, value: string | null][] };

function readHeaderRules(folder: string): Rule[] {
  const file = join(folder, '_headers');
  const rules: Rule[] = [];
  for (const line of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const text = line.trim();
    if (text.startsWith('/')) {
      const start = text.replace(/\*$/, '');
      rules.push({ matches: (path) => (text.endsWith('*') ? path.startsWith(start) : path === text), headers: [] });
    } else if (text.startsWith('!')) rules.at(-1)?.headers.push([text.slice(1).trim(), null]);
    else if (text.includes(':') && !text.startsWith('#')) {
      const [name = '', ...value] = text.split(':');
      rules.at(-1)?.headers.push([name, value.join(':').trim()]);
    }
  }
  return rules;
}

/** The app's shell behind each address that `_redirects` names. */
function readShells(folder: string): ((path: string) => string | undefined)[] {
  const file = join(folder, '_redirects');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return lines.map((line) => {
    const [from = '', to = ''] = line.split(' ');
    const pattern = new RegExp(`^${from.replace(/:\w+/g, '[^/]+')}$`);
    return (path) => (pattern.test(path) ? `${to}.html` : undefined);
  });
}

/**
 * Serves a built page as Cloudflare's assets do, which those of a local run are not quite: with the headers and addresses of `_headers`
 * and `_redirects`, and compressed. `/api/*` goes on to a Worker. @returns its address; it stops when it is disposed.
 */
export async function startEdge(folder: string, workerUrl: string) {
  const rules = readHeaderRules(folder);
  const shells = readShells(folder);
  const find = (path: string) =>
    [path, `${path}.html`, join(path, 'index.html'), ...shells.flatMap((shell) => shell(path) ?? [])]
      .map((name) => join(folder, name))
      .find((file) => existsSync(file) && statSync(file).isFile());
  const server = createServer((incoming, answer) => {
    const path = new URL(incoming.url ?? '/', workerUrl).pathname;
    if (path.startsWith('/api/')) {
      const { method, headers } = incoming;
      const onward = request(`${workerUrl}${incoming.url}`, { method, headers }, (back) => {
        answer.writeHead(back.statusCode ?? 502, back.headers);
        back.pipe(answer);
      });
      onward.on('error', () => answer.writeHead(502).end());
      incoming.pipe(onward);
      return;
    }
    const file = find(path);
    const type = types[extname(file ?? '.html')] ?? 'application/octet-stream';
    for (const rule of rules.filter(({ matches }) => matches(path)))
      for (const [name, value] of rule.headers) {
        if (value === null) answer.removeHeader(name);
        else answer.setHeader(name, value);
      }
    answer.setHeader('Content-Type', type);
    answer.statusCode = file ? 200 : 404;
    if (!file) answer.end();
    else if (packed.test(type)) {
      answer.setHeader('Content-Encoding', 'br');
      answer.end(pack(readFileSync(file)));
    } else createReadStream(file).pipe(answer);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The edge has no address.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((ended) => server.close(ended));
    },
  };
}
