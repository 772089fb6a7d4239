import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { leanDescriptions, leanSignIn, leanStripe } from './lean-worker.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/**
 * Builds the Worker for production into dist/worker; `wrangler deploy` runs this first (`[env.production]` in wrangler.toml). Wrangler's own
 * bundler makes one file that is run whole at each start; here what a rare call needs is a module apart, run with that call
 * (docs/decisions/0009-worker-build.md).
 */
await build({
  configFile: false,
  root: fromRoot('.'),
  logLevel: 'warn',
  plugins: [leanStripe(), leanSignIn(), leanDescriptions()],
  define: { 'process.env.NODE_ENV': '"production"', 'navigator.userAgent': '"Cloudflare-Workers"' },
  resolve: {
    conditions: ['workerd', 'worker', 'browser', 'module'],
    alias: {
      '@ai-sdk/gateway': fromRoot('worker/platform/lean/no-gateway.ts'),
      '@better-auth/telemetry': fromRoot('worker/platform/lean/no-telemetry.ts'),
    },
  },
  ssr: { noExternal: true, target: 'webworker' },
  build: {
    ssr: fromRoot('worker/index.ts'),
    outDir: fromRoot('dist/worker'),
    emptyOutDir: true,
    minify: true,
    sourcemap: true,
    target: 'es2024',
    rolldownOptions: {
      external: [/^node:/, /^cloudflare:/],
      // The entry exports what wrangler looks for, and nothing else.
      preserveEntrySignatures: 'strict',
      output: { codeSplitting: true, entryFileNames: 'index.js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
