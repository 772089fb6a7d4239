import { realpathSync } from 'node:fs';
import type { Plugin } from 'vite';
import { foldReact } from './lean-react.ts';

/** React's packages as they are asked for, and the file of each that a production build comes to. */
const files = {
  react: 'react/cjs/react.production.js',
  'react/jsx-runtime': 'react/cjs/react-jsx-runtime.production.js',
  'react-dom': 'react-dom/cjs/react-dom.production.js',
  'react-dom/client': 'react-dom/cjs/react-dom-client.production.js',
  scheduler: 'scheduler/cjs/scheduler.production.js',
  'use-sync-external-store/shim/with-selector':
    'use-sync-external-store/cjs/use-sync-external-store-shim/with-selector.production.js',
};

/**
 * Makes an ES module of a CommonJS file of React's. As it comes the bundler can leave none of its exports out, and every file of ours
 * that names React carries a call to unwrap it.
 */
export function toModule(code: string): string {
  const names = [...new Set([...code.matchAll(/\bexports\.(\w+)/g)].map(([, name = '']) => name))];
  const isNamedOnce = (name: string) => code.match(new RegExp(`\\bexports\\.${name}\\b`, 'g'))?.length === 1;
  const imports: string[] = [];
  const body = code
    // What is imported goes by its name at once: a variable in between would keep all of it.
    .replace(
      /(\w+) = require\("([^"]+)"\)/g,
      (_, name: string, id: string) => `$${imports.push(`import * as ${name} from '${id}';`)}`,
    )
    // Of the scheduler that React's own tests put in its place.
    .replace(/\bScheduler\.(log|unstable_setDisableYieldValue)\b/g, 'undefined')
    .replace(/^exports\.(\w+) =/gm, (_, name: string) => `${isNamedOnce(name) ? 'const ' : ''}$${name} =`)
    .replace(/\bexports\.(\w+)/g, '$$$1');
  const declared = names.filter((name) => !isNamedOnce(name)).map((name) => `let $${name};`);
  // Within a function the many names of the renderer are shorter than beside those of all other modules.
  const text = names.includes('createRoot')
    ? ['export const createRoot = (() => {', ...declared, body, 'return $createRoot;', '})();']
    : [...declared, body, `export { ${names.map((name) => `$${name} as ${name}`).join(', ')} };`];
  return [...imports, ...text].join('\n');
}

/** React for the page as it is built: as ES modules, without what this app never does with it (lean-react.ts). */
export function reactModules(): Plugin {
  const paths = Object.entries(files).map(
    ([name, file]) => [name, realpathSync(new URL(`../node_modules/${file}`, import.meta.url))] as const,
  );
  return {
    name: 'react-modules',
    apply: 'build',
    config: () => ({
      resolve: {
        alias: paths.map(([name, replacement]) => ({ find: new RegExp(`^${name}(/index\\.js)?$`), replacement })),
      },
    }),
    transform: {
      filter: { id: [...paths.map(([, path]) => path), /\/@tanstack\/react-router\/dist\/esm\//] },
      handler(code, id) {
        const isReact = paths.some(([, path]) => path === id);
        // A module has no default; what is named of it is known either way.
        const text = isReact
          ? toModule(foldReact(code))
          : code.replace(/import (\w+) from "react"/, 'import * as $1 from "react"');
        return { code: text, map: null };
      },
    },
  };
}
