import { mkdirSync, rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { buildWeb } from '../../scripts/app.ts';
import { findOrInstallChromium } from '../../scripts/chromium.ts';
import { openBrowser } from '../browser.ts';
import { findFreePort, startApp } from '../start-app.ts';
import { type Entry, entries } from './entries.ts';
import { countFindings } from './inspect.ts';
import { deviceNames } from './look.ts';
import { pictureOf, printFindings, writeIndex } from './report.ts';
import { type Look, type Tour, visit } from './visit.ts';
import { createWorld } from './world.ts';

/**
 * `npm run gallery`, or `npm run gallery -- <part of a name>…`: takes a picture of every screen in every state, on every device, by day
 * and by night, into gallery/, and writes beside each what is found on it. Exits with 1 when something is.
 */
const folder = 'gallery';
const mostEntries = 12;
const wanted = process.argv.slice(2);
const chosen = entries.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
if (chosen.length === 0) {
  console.error(
    `No entry has ${wanted.join(' or ')} in its name. There are:\n${entries.map(({ name }) => name).join('\n')}`,
  );
  process.exit(2);
}
const began = Date.now();
buildWeb();
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const app = await startApp(await findFreePort(), { AI_PROVIDER: 'guide' }, () => {});
const browser = await openBrowser(findOrInstallChromium());
const looks: Look[] = [];
try {
  const world = await createWorld(browser, app.url);
  const tours = planTours(chosen);
  const work = async () => {
    for (let tour = tours.shift(); tour; tour = tours.shift()) {
      const pictureIn = (...look: Parameters<typeof pictureOf>) => `${folder}/${pictureOf(...look)}`;
      for await (const look of visit(browser, world, tour, pictureIn)) looks.push(look);
      // Who does not wait for the end finds what there is.
      writeIndex(folder, chosen, looks);
    }
  };
  await Promise.all(Array.from({ length: cpus().length + 1 }, work));
} finally {
  await browser.close();
  await app.stop();
}
const found = looks.reduce((sum, { findings }) => sum + countFindings(findings), 0);
printFindings(looks);
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
console.log(
  `${chosen.length} entries, ${looks.length} pictures, ${found} findings, ${minutes} minutes: ${folder}/index.html`,
);
process.exit(found === 0 ? 0 : 1);

/** The entries by device and person, in parts that several can go through side by side. */
function planTours(chosen: Entry[]): Tour[] {
  return deviceNames.flatMap((device) => {
    const here = chosen.filter(({ on }) => !on || on.includes(device));
    return [...Map.groupBy(here, (entry): Tour['who'] => entry.as ?? 'visitor')].flatMap(([who, entries]) =>
      Array.from({ length: Math.ceil(entries.length / mostEntries) }, (_, part) => ({
        ...{ who, device },
        entries: entries.slice(part * mostEntries, (part + 1) * mostEntries),
      })),
    );
  });
}
