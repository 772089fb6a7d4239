import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';

/**
 * The newest mail to an address whose text matches, as soon as it is there.
 * @throws when none has come within 10 s.
 */
export async function readMail(to: string, matching = /./): Promise<string> {
  const folder = inject('mailFolder');
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const names = readdirSync(folder).filter((name) => name.endsWith(` ${to}`));
    const texts = names.toSorted().map((name) => readFileSync(join(folder, name), 'utf8'));
    const found = texts.findLast((text) => matching.test(text));
    if (found) return found;
    await sleep(100);
  }
  throw new Error(`No mail to ${to} that matches ${matching}.`);
}

/** The address in a mail that leads to a path of the app. */
export function findLink(mail: string, path: string): string {
  const link = new RegExp(`https?://\\S+${path}\\?\\S+`).exec(mail)?.[0];
  if (!link) throw new Error(`The mail has no link to ${path}:\n${mail}`);
  return link;
}
