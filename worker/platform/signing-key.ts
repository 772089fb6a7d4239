import type { Context } from '#worker/platform/context.ts';

/**
 * A key for one purpose alone, derived from the Worker's secret: no other signature made from the secret is good under it, and none of
 * its own elsewhere (HMAC-SHA-256).
 */
export async function deriveSigningKey({ settings }: Context, purpose: string): Promise<CryptoKey> {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const secret = await crypto.subtle.importKey('raw', bytes(settings.BETTER_AUTH_SECRET), 'HKDF', false, ['deriveKey']);
  const how = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: bytes(`launchpath ${purpose}`) };
  return crypto.subtle.deriveKey(how, secret, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, [
    'sign',
    'verify',
  ]);
}
