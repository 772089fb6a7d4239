import { type Plugin, runnerImport } from 'vite';

const suffix = '?json';

/**
 * Content that is no script: `…/content.ts?json` is the address of a file with what that module exports, as JSON. The browser need not
 * run it, and gets it beside the scripts.
 */
export function contentAsJson(): Plugin {
  let isBuild = false;
  return {
    name: 'content-as-json',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    load: {
      filter: { id: /\/content\/.+\.ts\?json$/ },
      async handler(id) {
        const path = id.slice(0, -suffix.length);
        const { module } = await runnerImport<Record<string, unknown>>(path, { configFile: false });
        const source = JSON.stringify(Object.values(module)[0]);
        if (!isBuild) return `export default URL.createObjectURL(new Blob([${JSON.stringify(source)}]))`;
        const name = path.split('/').at(-1)?.replace(/\.ts$/, '.json');
        return `export default import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source })}`;
      },
    },
  };
}
