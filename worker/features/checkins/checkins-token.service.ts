import type { Context } from '#worker/platform/context.ts';
import { AppError } from '#worker/platform/errors.ts';
import { deriveSigningKey } from '#worker/platform/signing-key.ts';

/** What the key is for. */
const purpose = 'unsubscribe links';
const encoding = { alphabet: 'base64url', omitPadding: true } as const;
const bytes = (text: string) => new TextEncoder().encode(text);

/**
 * Signs tokens that name a user and are good for nothing but that user's check-in mails, for ever: an old mail must stop them too.
 * The key is derived once for all of a page.
 */
export async function openUnsubscribeSigner(context: Context): Promise<(userId: string) => Promise<string>> {
  const key = await deriveSigningKey(context, purpose);
  return async (userId) => {
    const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(userId)));
    return `${userId}.${signature.toBase64(encoding)}`;
  };
}

/** @returns the user that a token names. @throws {AppError} mails.invalid_link for what we did not sign. */
export async function readUnsubscribeToken(context: Context, token: string): Promise<string> {
  const [userId = '', signature = ''] = token.split('.');
  const key = await deriveSigningKey(context, purpose);
  const isOurs = await crypto.subtle.verify('HMAC', key, decode(signature), bytes(userId));
  if (!isOurs) throw createInvalidLinkError();
  return userId;
}

function decode(signature: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.fromBase64(signature, encoding);
  } catch {
    throw createInvalidLinkError();
  }
}

/** One answer for a link of nobody's and for somebody who is gone. */
export const createInvalidLinkError = () =>
  new AppError(
    'mails.invalid_link',
    'This link is not complete, or its account is gone. Sign in and open Settings to choose which mails you get.',
  );
