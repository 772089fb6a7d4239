import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { finishSite } from './scripts/site-plugin.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const lean = (name: string) => fromRoot(`./web/lib/lean/${name}.ts`);

/** Fetches the two fonts beside the style sheet; their hashed names are known only when the bundle is. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** What every screen of the app needs of ours: one file is smaller than a dozen. */
const baseModules =
  /\/web\/(lib\/(?!lean|save|file-name)|router|start-app|ui\/(button|spinner|toaster)|features\/account\/(account\.queries|queued))/;

export default defineConfig({
  root: fromRoot('./web'),
  cacheDir: fromRoot('./.cache/vite'),
  plugins: [
    tanstackRouter({
      target: 'react',
      routesDirectory: fromRoot('./web/routes'),
      generatedRouteTree: fromRoot('./web/route-tree.gen.ts'),
      tmpDir: fromRoot('./.cache/router'),
      autoCodeSplitting: true,
      addExtensions: true,
      quoteStyle: 'single',
      semicolons: true,
    }),
    react(),
    tailwindcss(),
    preloadFonts(),
    finishSite(),
  ],
  resolve: {
    // What these packages carry for other uses than ours, 12 KB of gzip: each file of lib/lean says what it leaves out.
    alias: [
      { find: /^(mdast-util-to-markdown|markdown-table)$/, replacement: lean('no-markdown-writer') },
      { find: /^@ungap\/structured-clone$/, replacement: lean('structured-clone') },
      { find: /^style-to-object$/, replacement: lean('no-style-parser') },
      { find: /^\.\/lib\/svg\.js$/, replacement: lean('no-svg-names') },
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: lean('lucide-icon') },
    ],
  },
  build: {
    outDir: fromRoot('./dist/web'),
    emptyOutDir: true,
    target: 'es2024',
    // A module that fails to preload reloads the page (start-app.tsx); inlined assets would need data: in the CSP.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The shell of the app, and the template of the prerendered pages.
      input: [fromRoot('./web/app.html'), fromRoot('./web/index.html')],
      // The zod schemas of shared/ are built by pure calls: a screen that uses none of them carries no zod.
      treeshake: { manualPureFunctions: ['z', 'projectName'] },
      // What every screen needs in one file: smaller than in five, and it changes only when a package does.
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules\/(react|react-dom|scheduler|@tanstack)\// },
            { name: 'preload', test: /vite\/preload-helper/, priority: 1 },
            { name: 'base', test: baseModules },
            {
              name: 'user-menu',
              test: /\/web\/(ui\/(menu|avatar)|features\/account\/(components\/user-menu|profile|sign-out))/,
            },
          ],
        },
      },
    },
  },
});
