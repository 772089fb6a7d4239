import type { Rolldown } from 'vite';

/** What a screen shows and asks for before the app is there (web/shells.tsx). */
export type Shell = { name: string; reads: string[]; html: string };

/** A screen's own part of a route's module; the first group is the first part of the screen's path. */
const screenPart = /\/web\/routes\/(?:_\w+\/)?([\w-]+)(?:\.\$\w+)?\.tsx\?tsr-split=(?:\w+---)*component(?:---\w+)*$/;

/** @returns which files each screen is drawn from, its script, what that imports, and content, by the first part of the screen's path. */
export function listScreenFiles(bundle: Rolldown.OutputBundle): Map<string, string[]> {
  const texts = Object.keys(bundle).filter((name) => name.endsWith('.json'));
  const reach = (fileName: string, seen: Set<string>): Set<string> => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return seen;
    seen.add(fileName);
    for (const imported of chunk.imports) reach(imported, seen);
    for (const text of texts) if (chunk.code.includes(text.split('/').at(-1) ?? '')) seen.add(text);
    return seen;
  };
  const files = new Map<string, string[]>();
  for (const chunk of Object.values(bundle)) {
    if (chunk.type !== 'chunk') continue;
    for (const id of chunk.moduleIds) {
      const [, name] = screenPart.exec(id) ?? [];
      if (name) files.set(name, [...reach(chunk.fileName, new Set())]);
    }
  }
  return files;
}

/**
 * The app's page for one screen: its look at once, and its scripts and reads beside the app's own instead of after them. The styles come
 * first, for the look waits for them alone.
 */
export function writeShell(page: string, { reads, html }: Shell, files: string[] = []): string {
  const [styles = ''] = /<link rel="stylesheet"[^>]*>/.exec(page) ?? [];
  const links = [
    ...reads.map((path) => `<link rel="preload" as="fetch" crossorigin href="${path}">`),
    ...files
      .filter((file) => !page.includes(file))
      .map(
        (file) =>
          `<link rel=${file.endsWith('.json') ? '"preload" as="fetch"' : '"modulepreload"'} crossorigin href="/${file}">`,
      ),
  ];
  return page
    .replace(styles, () => links.join(''))
    .replace('<script>', () => `${styles}<script>`)
    .replace(/<div class="boot".*<\/div>/, () => `<div class="sr-only" role="status">Loading...</div>${html}`);
}
