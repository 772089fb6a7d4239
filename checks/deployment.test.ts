import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { experimental_readRawConfig as readRawConfig } from 'wrangler';

const { rawConfig } = readRawConfig({ config: 'wrangler.toml' });
const production = rawConfig.env?.production ?? {};

type Named = { binding?: string; name?: string; class_name?: string; tag?: string };

/** What a configuration binds, as `kind:name`. */
function bindingsOf(config: typeof production): string[] {
  const named = (kind: string, list: Named[] = []) =>
    list.map(
      (entry) => `${kind}:${entry.binding ?? entry.name ?? entry.tag}${entry.class_name ? `=${entry.class_name}` : ''}`,
    );
  return [
    ...named('d1', config.d1_databases),
    ...named('r2', config.r2_buckets),
    ...named('object', config.durable_objects?.bindings),
    ...named('migration', config.migrations),
    ...named('mail', config.send_email),
    ...(config.assets
      ? [`assets:${config.assets.binding} ${config.assets.not_found_handling} ${config.assets.run_worker_first}`]
      : []),
    ...(config.triggers?.crons ?? []).map((cron: string) => `cron:${cron}`),
    ...Object.keys(config.vars ?? {}).map((name) => `var:${name}`),
  ];
}

test('[env.production] lacks no binding of the local default', () => {
  const local = bindingsOf(rawConfig as typeof production);
  expect(local.length).toBeGreaterThan(5);
  expect(bindingsOf(production)).toEqual(expect.arrayContaining(local));
});

test('the local default needs no Cloudflare account', () => {
  expect(rawConfig.ai).toBeUndefined();
  expect(production.ai).toEqual({ binding: 'AI' });
});

test('the generated types of the Worker are current', () => {
  const args = ['types', 'worker/worker-env.d.ts', '--check', '--include-runtime=false'];
  const more = ['--env-file', '.dev.vars.example', '--strict-vars=false'];
  expect(() => execFileSync('node_modules/.bin/wrangler', [...args, ...more], { stdio: 'pipe' })).not.toThrow();
});
