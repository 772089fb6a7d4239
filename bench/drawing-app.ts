import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSocketServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { awaitReply, openBrowser, openPage, shareIdea, signUp, slugOf } from '../e2e/browser.ts';
import { runSql } from '../e2e/database.ts';
import { migrate, serve, waitUntilServing } from '../scripts/app.ts';
import { findOrInstallChromium } from '../scripts/chromium.ts';

const partCharacters = 100;
const partMs = 50;
const greeting = 'What should it do first?';

/**
 * The built app with its page, a model that writes the text which a message names (`!draw <name>`) in parts of 100 characters every
 * 50 ms, and a browser with a person on Pro in a project of theirs.
 */
export async function openDrawingApp(texts: ReadonlyMap<string, string>) {
  const model = await startModel(texts);
  const stateDir = mkdtempSync(join(tmpdir(), 'launchpath-drawing-'));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  migrate(stateDir);
  const server = serve({
    port,
    stateDir,
    settings: {
      APP_URL: url,
      BETTER_AUTH_SECRET: 'a-secret-for-the-bench-only-a-secret-for-the-bench',
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'stand-in',
      AI_BASE_URL: model.url,
    },
    onMail: () => {},
  });
  await waitUntilServing(url, server);
  const browser = await openBrowser(findOrInstallChromium());
  const { page } = await openPage(browser, url);
  const { email } = await signUp(page);
  await runSql(url, "UPDATE users SET plan = 'pro' WHERE email = ?", email);
  await shareIdea(page, 'Pre-orders for a small bakery with two shops');
  await awaitReply(page, greeting);
  return {
    url,
    browser,
    page,
    slug: slugOf(page),
    /** Waits until the model has written the whole of its next text. */
    awaitWritten: model.awaitWritten,
    [Symbol.asyncDispose]: async () => {
      await browser.close();
      await server.stop();
      model.stop();
      rmSync(stateDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

export type DrawingApp = Awaited<ReturnType<typeof openDrawingApp>>;

/** Speaks as much of the OpenAI chat API as a reply without tools needs. */
async function startModel(texts: ReadonlyMap<string, string>) {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { messages } = JSON.parse(body) as { messages: { role: string; content: unknown }[] };
    const asked = JSON.stringify(messages.findLast(({ role }) => role === 'user')?.content);
    const text = texts.get(/!draw ([^"\\]+)/.exec(asked)?.[1] ?? '') ?? greeting;
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const send = (delta: object, finish_reason: string | null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'drawn', object: 'chat.completion.chunk', created: 0, model: 'stand-in', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
      );
    for (let start = 0; start < text.length && !response.destroyed; start += partCharacters) {
      send({ role: 'assistant', content: text.slice(start, start + partCharacters) }, null);
      await sleep(partMs);
    }
    send({}, 'stop');
    response.end('data: [DONE]\n\n');
    server.emit('written');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    stop: () => server.close(),
    awaitWritten: () => once(server, 'written'),
  };
}

async function findFreePort(): Promise<number> {
  const probe = createSocketServer();
  await new Promise<void>((resolve) => probe.listen(0, resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
