import { registerHooks } from 'node:module';
import { parseArgs } from 'node:util';

// The product's Durable Objects are loaded outside the Worker: this must be known before anything of it is imported.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'cloudflare:workers'
      ? { url: new URL('./cloudflare-workers.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    show: { type: 'boolean', default: false },
    'held-out': { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    out: { type: 'string' },
    'at-once': { type: 'string' },
  },
});
const { evaluate } = await import('./evaluation.ts');
process.exitCode = (await evaluate({
  only: values.only?.split(',').map((key) => key.trim()),
  show: values.show,
  heldOut: values['held-out'],
  alone: values.alone,
  fresh: values.fresh,
  out: values.out,
  atOnce: values['at-once'] ? Number(values['at-once']) : undefined,
}))
  ? 0
  : 1;
