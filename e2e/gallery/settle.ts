import { EventEmitter, once } from 'node:events';
import type { Page, Request } from 'playwright-core';

const longestWaitMs = 15_000;
/** A body that no script reads never ends, and changes nothing either. */
const unreadBodyMs = 1_000;

/** Requests that an entry holds back on purpose. */
const held = new WeakSet<Request>();

/** Leaves the calls of an address, or those of one method, without an answer, as a slow network does. */
export const hold = (page: Page, address: string, method?: string) =>
  page.route(address, (route) => {
    if (method && route.request().method() !== method) return route.fallback();
    held.add(route.request());
  });

/** Watches what a page asks for. @returns a wait for the page to stand still: all answered, fonts and pictures there, no motion. */
export function watchPage(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  const news = new EventEmitter();
  const isBusy = () => [...open].some((request) => !held.has(request));
  page.on('request', (request) => open.add(request));
  const note = (request: Request) => {
    open.delete(request);
    news.emit('answered');
  };
  page.on('response', (response) => setTimeout(note, unreadBodyMs, response.request()));
  page.on('requestfinished', note);
  page.on('requestfailed', note);
  const awaitAnswer = () =>
    once(news, 'answered', { signal: AbortSignal.timeout(longestWaitMs) }).catch(() => {
      const urls = [...open].filter((request) => !held.has(request)).map((request) => request.url());
      throw new Error(`no answer within ${longestWaitMs / 1_000} s: ${urls.join(', ')}`);
    });
  return async () => {
    do {
      while (isBusy()) await awaitAnswer();
      await page.evaluate(standStill);
    } while (isBusy());
  };
}

/** In the page. */
async function standStill() {
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
}
