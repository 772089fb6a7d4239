import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { contentAsJson } from './scripts/content-plugin.ts';
import { leanRuntime } from './scripts/lean-runtime.ts';
import { offlineCopy } from './scripts/offline-plugin.ts';
import { reactModules } from './scripts/react-modules.ts';
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

/**
 * Drops what stands in for `@property` in browsers too old for the scripts: Tailwind's variables, set on every element. And writes the
 * room between children without the order from the end, which no list here has.
 */
function leanStyles(): Plugin {
  const room =
    /--tw-space-y-reverse:0;margin-block-start:calc\((.+?) \* var\(--tw-space-y-reverse\)\);margin-block-end:[^;}]+/g;
  return {
    name: 'lean-styles',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = String(file.source)
            .replace(/@layer properties\{@supports[^{]+\{[^}]+\}\}\}/, '')
            .replace(room, 'margin-block:0 $1')
            .replace(/@property --tw-space-y-reverse\{[^}]+\}/, '');
      }
    },
  };
}

const modulesOf = (...parts: string[]) => new RegExp(`(${parts.join('|')})(\\.m?[jt]sx?)?$`);

/**
 * What several screens need of ours, in few files: one is smaller, and sooner there, than dozens. Beside these a screen has one of its
 * own and, where it shows Markdown, the renderer.
 */
const sharedModules = {
  app: modulesOf(
    '/web/(main|start-app|router)',
    '/web/routes/_app\\.tsx\\?tsr-split=component',
    '/web/features/palette/(open-palette|components/palette-door)',
    '/web/lib/(?!lean|file-name).+',
    '/web/ui/(?!chart-|copy-icon-button|markdown|diagram|draw-diagram|mermaid|highlight|code-block|diff-view|text-diff|switch|google-mark|path-progress).+',
    '/web/features/account/(account.queries|account-departure|components/user-menu|messages|profile|queued-preferences|sign-out|use-send-verification)',
    '/web/features/billing/(checkout-return|components/payment-notice)',
    '/web/features/projects/(components/(app-bar|idea-items|project-(frame|header|not-found|switcher|tabs)|projects-unavailable)|messages|project-(end|screens|status)|use-focus-content|use-project)',
    '/web/features/(chat/chat|documents/documents|prompts/prompts).queries',
    '/web/features/documents/(document-search|find-siblings|map-bodies)',
    '/web/features/tour/tour',
    '/shared/(chat|previews|titles|unseen-marks)',
    '/icons/(arrow-(down|left|up)|check|chevron-(down|right)|circle-check|copy|download|ellipsis|external-link|map|pencil|refresh-cw|trending-up)',
    'vite/preload-helper',
    '/web/features/landing/components/site-footer',
  ),
  tasks: modulesOf(
    '/web/features/checklists/(checklists.queries|checklist-(groups|labels)|task-anchor|components/task-station)',
    '/content/checklists/checklists.ts\\?json',
  ),
  // Of a conversation: the nudges beside it, and what the landing page shows of it too.
  beside: modulesOf(
    '/web/features/checklists/(nudge-(events|look|memory)|use-nudge|components/nudge-.+)',
    '/web/features/chat/components/(question-form|user-bubble)',
    '/shared/(content/)?nudges',
  ),
  doors: modulesOf(
    '/web/features/account/(door-messages|sign-in|social-popup|components/(auth-frame|new-password-fields|social-buttons))',
    '/web/ui/google-mark',
  ),
  plan: modulesOf(
    '/web/features/billing/(has-subscription|over-limit|messages|billing.queries|use-provider-page|clear-user-data|components/(back-to-settings|usage-meters|early-access-badge|plan-badge|plan-actions|upgrade-link|benefit-list))',
    '/web/ui/switch',
  ),
  site: modulesOf(
    '/web/features/landing/components/site-.+',
    '/web/features/legal/components/legal-page',
    '/web/features/account/components/site-menu',
  ),
  idea: modulesOf('/web/features/projects/(use-new-project|components/idea-field)'),
  work: modulesOf(
    '/web/features/documents/(messages|document-facts|components/document-icon)',
    '/web/ui/(copy-icon-button|markdown)',
    '/icons/lightbulb',
  ),
  viewer: modulesOf(
    '/web/features/documents/(document-draft|download-text|use-findings|use-save-document|components/(fold|folded-findings|html-preview|missing-document|source-text|version-select))',
  ),
  check: modulesOf(
    '/shared/document-check/.+',
    '/shared/content/(document-sections|vague-words)',
    '/web/features/documents/components/findings',
  ),
  markdown: modulesOf('/web/ui/(code-block|markdown-.+)'),
  asked: modulesOf(
    '/web/features/prompts/(prompt-(list|labels)|components/kind-badge)',
    '/web/features/chat/use-asked-turn',
  ),
  projects: modulesOf(
    '/web/features/projects/(use-project-actions|use-project-changes|project-list|components/(no-projects|project-menu|status-badge))',
    '/icons/rotate-ccw',
  ),
};

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
    tailwindcss({ optimize: false }),
    contentAsJson(),
    reactModules(),
    leanRuntime(),
    leanStyles(),
    preloadFonts(),
    finishSite(),
    offlineCopy(),
  ],
  resolve: {
    // What these packages carry for other uses than ours: each file of lib/lean says what it leaves out.
    alias: [
      { find: /^(mdast-util-to-markdown|markdown-table)$/, replacement: lean('no-markdown-writer') },
      { find: /^@ungap\/structured-clone$/, replacement: lean('structured-clone') },
      { find: /^style-to-object$/, replacement: lean('no-style-parser') },
      { find: /^vfile$/, replacement: lean('vfile') },
      { find: /^extend$/, replacement: lean('extend') },
      { find: /^\.\/lib\/svg\.js$/, replacement: lean('no-svg-names') },
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: lean('lucide-icon') },
      { find: /^\.\/infiniteQueryBehavior\.js$/, replacement: lean('no-infinite-query') },
      { find: /^hono\/client$/, replacement: lean('hono-client') },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: lean('sync-store') },
    ],
  },
  build: {
    outDir: fromRoot('./dist/web'),
    emptyOutDir: true,
    target: 'es2024',
    // The oldest that know @property, light-dark() and ranges in media queries, and so run these scripts too.
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // A module that fails to preload reloads the page (start-app.tsx); inlined assets would need data: in the CSP.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The shell of the app, and the template of the prerendered pages.
      input: [fromRoot('./web/app.html'), fromRoot('./web/index.html')],
      // The zod schemas of shared/ are built by pure calls: a screen that uses none of them carries no zod.
      treeshake: {
        manualPureFunctions: ['z', 'projectName'],
        propertyReadSideEffects: false,
        unknownGlobalSideEffects: false,
      },
      // What every screen needs in one file: smaller than in five, and it changes only when a package does.
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'vendor',
              // The list of places alone reads many queries at once.
              test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\/(?!.*(useQueries|queriesObserver))/,
            },
            { name: 'styles', test: /\/web\/styles\.css$/, priority: 1 },
            ...Object.entries(sharedModules).map(([name, test]) => ({ name, test })),
          ],
        },
      },
    },
  },
});
