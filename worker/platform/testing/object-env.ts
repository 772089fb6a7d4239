import { runInDurableObject } from 'cloudflare:test';

/**
 * Gives one Durable Object other settings or bindings, until it is evicted; every other object keeps its own. A project has its own
 * ReplyRun, so a test can choose the model and its fallback for its project alone.
 */
export const changeEnv = (stub: DurableObjectStub, changes: Partial<Record<keyof Env, unknown>>) =>
  runInDurableObject(stub as DurableObjectStub<Rpc.DurableObjectBranded & undefined>, (instance: object) => {
    const holder = instance as { env: object };
    holder.env = { ...holder.env, ...changes };
  });
