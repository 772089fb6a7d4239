import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkoutToConfirm, endCheckout, isRefused, keepCheckout } from '#web/features/billing/checkout-return.ts';
import { ApiError } from '#web/lib/api-error.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a checkout waits for its user alone, until it is done with', () => {
  expect(checkoutToConfirm('ada')).toBeNull();
  keepCheckout('ada', 'cs_1');
  expect(checkoutToConfirm('ada')).toBe('cs_1');
  expect(checkoutToConfirm('bob')).toBeNull();
  endCheckout('ada', 'cs_1');
  expect(checkoutToConfirm('ada')).toBeNull();
});

test('its address come upon again brings nothing back, another checkout does', () => {
  keepCheckout('ada', 'cs_1');
  endCheckout('ada', 'cs_1');
  keepCheckout('ada', 'cs_1');
  expect(checkoutToConfirm('ada')).toBeNull();
  keepCheckout('ada', 'cs_2');
  // The answer of the first comes late.
  endCheckout('ada', 'cs_1');
  expect(checkoutToConfirm('ada')).toBe('cs_2');
});

test('a browser that keeps nothing processes it all the same, once', () => {
  vi.stubGlobal('localStorage', undefined);
  keepCheckout('eve', 'cs_1');
  expect(checkoutToConfirm('eve')).toBe('cs_1');
  endCheckout('eve', 'cs_1');
  keepCheckout('eve', 'cs_1');
  expect(checkoutToConfirm('eve')).toBeNull();
});

test.each([
  [404, true],
  [409, true],
  [402, false],
  [401, false],
  [429, false],
  [503, false],
  [0, false],
])('a failure with status %d is for good: %s', (status, forGood) => {
  expect(isRefused(new ApiError(status, {}))).toBe(forGood);
});
