import { gzipSync } from 'node:zlib';
import type { readModules } from './built-app.ts';

type Modules = ReturnType<typeof readModules>;

/** The modules of a built Worker that are run at each start: the entry, and what it and they import by a statement. */
export function listStarting(modules: Modules): Modules {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    const { contents = '' } = modules.find((module) => module.name === name) ?? {};
    for (const [, next = ''] of contents.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+)["'`]/g)) visit(next);
  };
  visit('index.js');
  return modules.filter(({ name }) => found.has(name));
}

/** What the modules weigh when they are uploaded. */
export const gzipKib = (modules: Modules) =>
  modules.reduce((sum, { contents }) => sum + gzipSync(contents).length / 1024, 0);
