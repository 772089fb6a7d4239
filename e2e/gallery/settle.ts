import { EventEmitter, once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Frame, Page, Request } from 'playwright-core';

const longestWaitMs = 15_000;
/** A body that no script reads never ends, and changes nothing either. */
const unreadBodyMs = 1_000;
/** React keeps a skeleton a moment longer than it is needed; one that waits for good is shown as it is. */
const longestSkeletonMs = 3_000;
/** A frame that is not in sight draws nothing. */
const longestDrawingMs = 2_000;

/** Requests that an entry holds back on purpose. */
const held = new WeakSet<Request>();

/** Leaves the calls of an address, or those of one method, without an answer, as a slow network does. */
export const hold = (page: Page, address: string, method?: string) =>
  page.route(address, (route) => {
    if (method && route.request().method() !== method) return route.fallback();
    held.add(route.request());
  });

/** Watches what a page asks for. @returns a wait for the page to stand still: all answered, drawn with its frames, no motion. */
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
  const isHeld = () => [...open].some((request) => held.has(request));
  return async () => {
    do {
      while (isBusy()) await awaitAnswer();
      if (!isHeld()) await awaitSkeletons(page);
      await Promise.all(page.mainFrame().childFrames().map(awaitDrawing));
      await page.evaluate(standStill);
    } while (isBusy());
  };
}

const awaitSkeletons = (page: Page) =>
  page
    .waitForFunction(() => !document.querySelector('.animate-breathe'), null, { timeout: longestSkeletonMs })
    .catch(() => {});

/** A frame may also be taken away meanwhile. */
const awaitDrawing = (frame: Frame) =>
  Promise.race([frame.evaluate(standStill).catch(() => {}), pause(longestDrawingMs)]);

/** In the page. */
async function standStill() {
  await document.fonts.ready;
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  // What goes on for ever, or with the scrolling, ends by itself never.
  const ending = document
    .getAnimations()
    .filter(
      ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
  const frame = () => new Promise(requestAnimationFrame);
  await frame();
  await frame();
}
