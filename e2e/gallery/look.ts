import type { Browser } from 'playwright-core';
import type { World } from './world.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The widths that every screen is looked at: a phone and a tablet, which are touched, and a desktop. */
export const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true },
  tablet: { viewport: { width: 820, height: 1180 }, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 }, hasTouch: false },
};
export type Device = keyof typeof devices;
export const deviceNames = Object.keys(devices) as Device[];

/**
 * A device of somebody's, at rest: nothing moves, and pages follow its theme. `openPage` opens a tab that finds the browser's storage as
 * it was after signing in, whatever other tabs left there. One tab at a time; a window for each would cost more than all else.
 */
export async function openDevice(
  browser: Browser,
  { url, people }: World,
  { who, device }: { who: keyof World['people']; device: Device },
) {
  const { cookies = [], origins = [] } = people[who]?.storageState ?? {};
  const context = await browser.newContext({
    ...devices[device],
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
    baseURL: url,
    serviceWorkers: 'block',
  });
  await context.addCookies(cookies);
  await context.newPage();
  const stored = origins.flatMap(({ localStorage }) => localStorage);
  const openPage = async () => {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    await page.addInitScript((stored) => {
      if (window !== top || sessionStorage.getItem('gallery')) return;
      sessionStorage.setItem('gallery', 'begun');
      localStorage.clear();
      for (const { name, value } of stored) localStorage.setItem(name, value);
    }, stored);
    return page;
  };
  return { openPage, close: () => context.close() };
}
