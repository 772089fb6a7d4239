import type { Browser, Page } from 'playwright-core';
import type { Entry } from './entries.ts';
import { type Findings, inspectPage } from './inspect.ts';
import { type Device, openDevice, type Theme, themes } from './look.ts';
import { watchPage } from './settle.ts';
import type { World } from './world.ts';

export type Look = { entry: Entry; device: Device; theme: Theme; findings: Findings };

/** Entries that are seen with the same eyes on the same device. */
export type Tour = { who: keyof World['people']; device: Device; entries: Entry[] };

/** The longest picture: what is below is more of the same. */
const longestPx = 3_000;

/**
 * Opens the entries of a tour one after the other and looks at each in every theme. `pictureOf` says where a picture goes. A fault of an
 * entry itself, as words that never came, is a finding too.
 */
export async function* visit(
  browser: Browser,
  world: World,
  { who, device, entries }: Tour,
  pictureOf: (entry: Entry, device: Device, theme: Theme) => string,
): AsyncGenerator<Look> {
  const { openPage, close } = await openDevice(browser, world, { who, device });
  for (const entry of entries) {
    const page = await openPage();
    const faults = watchFaults(page);
    const settle = watchPage(page);
    const attempt = async (work: () => Promise<void>) => {
      try {
        await work();
      } catch (error) {
        faults.push(`not opened: ${(error as Error).message.split('\n').slice(0, 4).join(' ')}`);
      }
    };
    await attempt(() => entry.open(page, world));
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme });
      await attempt(settle);
      await attempt(() => takePicture(page, pictureOf(entry, device, theme)));
      yield { entry, device, theme, findings: await inspectPage(page, faults) };
    }
    // A call that the entry holds back ends with its page; closing the tab at once would let it through.
    await page.goto('/favicon.svg');
    await page.close();
  }
  await close();
}

/** What goes wrong in a page, as it is told. */
function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    // A call that the entry itself refuses is reported by the browser, and by the screen that stands in.
    const isMeant = /Failed to load resource|^ApiError/.test(message.text());
    if (message.type() === 'error' && !isMeant) faults.push(message.text());
  });
  return faults;
}

/** The whole page; with a dialog, a menu or a frame, which a page that is taken whole leaves undrawn at times, what is in the window. */
async function takePicture(page: Page, path: string) {
  const { width, height, over } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.documentElement.scrollHeight,
    over:
      document.querySelector('dialog[open], [role=menu], .driver-popover, [aria-label=Notifications] > *, iframe') !==
      null,
  }));
  const clip = { x: 0, y: 0, width, height: Math.min(height, longestPx) };
  await page.screenshot({ path, animations: 'disabled', ...(!over && { fullPage: true, clip }) });
}
