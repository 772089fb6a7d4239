import type { D1Migration } from '@cloudflare/vitest-plugin';
import type { TestProject } from 'vitest/node';
import { startProcess } from './stand-ins/start-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    modelServerUrl: string;
    stripeServerUrl: string;
    livesSeed: string;
    migrations: D1Migration[];
  }
}

/** Starts the stand-ins of the model and of Stripe as processes of their own and tells the Worker under test where they are. */
export default async function setup(project: TestProject) {
  const [model, stripe] = await Promise.all([startProcess('model-server.ts'), startProcess('stripe-server.ts')]);
  project.provide('modelServerUrl', model.url);
  project.provide('stripeServerUrl', stripe.url);
  project.provide('livesSeed', process.env.LIVES_SEED ?? '20261121');
  return () => {
    model.stop();
    stripe.stop();
  };
}
