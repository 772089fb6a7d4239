import { registerHooks } from 'node:module';
import { parseArgs } from 'node:util';

// The product's Durable Objects are loaded outside the Worker: this must be known before anything of it is imported.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'cloudflare:workers'
      ? { url: new URL('./cloudflare-workers.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});

// The guide pauses between its words for those who read along; nobody does here.
const pauseMs = 20;
const later = globalThis.setTimeout;
globalThis.setTimeout = Object.assign(
  (handler: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
    later(handler, ms <= pauseMs ? 0 : ms, ...given),
  later,
);

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    show: { type: 'boolean', default: false },
    out: { type: 'string' },
    'at-once': { type: 'string' },
  },
});
const { evaluate } = await import('./evaluation.ts');
process.exitCode = (await evaluate({
  only: values.only?.split(',').map((key) => key.trim()),
  show: values.show,
  out: values.out,
  atOnce: values['at-once'] ? Number(values['at-once']) : undefined,
}))
  ? 0
  : 1;
