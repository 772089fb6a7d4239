import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  cancelSubscription,
  confirmCheckout,
  openPortal,
  resumeSubscription,
  startCheckout,
} from '#web/features/billing/billing.queries.ts';

let answer: () => Response;
let tries: string[];
beforeEach(() => {
  vi.useFakeTimers();
  tries = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const path = String(input);
    if (path.endsWith('/api/auth/token')) return Response.json({ code: 'auth.required' }, { status: 401 });
    tries.push(path);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const calls = {
  checkout: startCheckout,
  confirmation: () => confirmCheckout('cs_1'),
  cancellation: () => cancelSubscription(true),
  resumption: resumeSubscription,
  portal: openPortal,
};

/** What a call ends with, all waiting done. */
async function outcomeOf(call: () => Promise<unknown>) {
  const ending = call().then(
    () => 'done',
    (error: unknown) => error,
  );
  await vi.runAllTimersAsync();
  return ending;
}

test.each<[keyof typeof calls, number]>([
  ['checkout', 1],
  ['confirmation', 2],
  ['cancellation', 1],
  ['resumption', 1],
  ['portal', 1],
])('the %s is tried %d more times when the server fails, and not again when it refuses', async (name, retries) => {
  answer = () => Response.json({ message: 'Down', code: 'billing.unavailable' }, { status: 502 });
  expect(await outcomeOf(calls[name])).toMatchObject({ status: 502, message: 'Down' });
  expect(tries).toHaveLength(retries + 1);
  tries = [];
  answer = () => Response.json({ message: 'No', code: 'billing.card_declined' }, { status: 402 });
  expect(await outcomeOf(calls[name])).toMatchObject({ status: 402, message: 'No' });
  expect(tries).toHaveLength(1);
});

test('a checkout without an address is a failure', async () => {
  answer = () => Response.json({ url: '' });
  expect(await outcomeOf(startCheckout)).toMatchObject({ message: 'Could not create checkout session' });
  answer = () => Response.json({ url: 'https://checkout.example.com/1' });
  expect(await outcomeOf(startCheckout)).toBe('done');
});

test('a confirmation that leaves the plan as it was is a failure', async () => {
  answer = () => Response.json({ plan: 'free' });
  expect(await outcomeOf(calls.confirmation)).toMatchObject({ code: 'billing.not_pro' });
  answer = () => Response.json({ plan: 'pro' });
  expect(await outcomeOf(calls.confirmation)).toBe('done');
});
