import { runInDurableObject } from 'cloudflare:test';
import { vi } from 'vitest';

/** Lets time fly in a Durable Object until `act` is done: its timers are its own, nobody else can fire them. */
export async function flyThrough<Result>(stub: DurableObjectStub, act: () => Promise<Result>): Promise<Result> {
  const object = stub as DurableObjectStub<Rpc.DurableObjectBranded & undefined>;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    let isDone = false;
    const acting = act().finally(() => {
      isDone = true;
    });
    while (!isDone) await runInDurableObject(object, () => vi.advanceTimersByTimeAsync(5_000));
    return await acting;
  } finally {
    vi.useRealTimers();
  }
}
