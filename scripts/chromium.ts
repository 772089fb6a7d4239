import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const find = () => [...places, chromium.executablePath()].find((path) => path && existsSync(path));

/**
 * Where a Chromium is; installs one when there is none: Debian's package as root (or by sudo without a password), else playwright's own.
 * @throws with what to do by hand when none can be had.
 */
export function findOrInstallChromium(): string {
  const found = find();
  if (found) return found;
  console.log('Installing Chromium (once)…');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]) => [...sudo, 'apt-get', '-qq', ...args];
  const ways = [
    [apt('update'), apt('install', '-y', '--no-install-recommends', 'chromium')],
    [['node_modules/.bin/playwright-core', 'install', 'chromium']],
  ];
  for (const way of ways) {
    try {
      for (const [command = '', ...args] of way)
        execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    } catch {
      continue;
    }
    const installed = find();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium was found or could be installed. Install one and name it: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}
