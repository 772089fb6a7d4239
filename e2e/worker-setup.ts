import type { D1Migration } from '@cloudflare/vitest-plugin';
import type { TestProject } from 'vitest/node';
import { startProcess } from './stand-ins/start-process.ts';

declare module 'vitest' {
  interface ProvidedContext {
    modelServerUrl: string;
    migrations: D1Migration[];
  }
}

/** Starts the model stand-in as a process of its own and tells the Worker under test where it is. */
export default async function setup(project: TestProject) {
  const server = await startProcess('model-server.ts');
  project.provide('modelServerUrl', server.url);
  return server.stop;
}
