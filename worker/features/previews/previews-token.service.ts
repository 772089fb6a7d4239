import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import { previewLifeMs } from '#shared/previews.ts';
import type { Context } from '#worker/platform/context.ts';
import { AppError } from '#worker/platform/errors.ts';
import { deriveSigningKey } from '#worker/platform/signing-key.ts';

const algorithm = 'HS256';
/** What the key is for. */
const purpose = 'previews';

const previewInput = z.object({ kind: z.enum(['mockup', 'document']), id: z.string() });
/** What a token lets its holder see: the mockup of a project, or the page of a document. */
export type Preview = z.infer<typeof previewInput>;

/** Signs what may be seen, for the next ten minutes (HMAC-SHA-256). */
export async function signPreview(context: Context, preview: Preview): Promise<string> {
  return new SignJWT(preview)
    .setProtectedHeader({ alg: algorithm })
    .setExpirationTime(new Date(Date.now() + previewLifeMs))
    .sign(await deriveSigningKey(context, purpose));
}

/**
 * Reads a token; the signature is compared in constant time (crypto.subtle.verify).
 * @throws {AppError} previews.expired; previews.not_found for what we did not sign.
 */
export async function verifyPreview(context: Context, token: string): Promise<Preview> {
  const options = { algorithms: [algorithm], requiredClaims: ['exp'] };
  const { payload } = await jwtVerify(token, await deriveSigningKey(context, purpose), options).catch((error) => {
    if (error instanceof errors.JWTExpired) {
      throw new AppError(
        'previews.expired',
        'A preview can be opened for ten minutes. Go back to Launchpath and open it again.',
      );
    }
    if (error instanceof errors.JOSEError) throw createPreviewNotFoundError();
    throw error;
  });
  return previewInput.parse(payload);
}

/** One answer for a token of nobody's and for what was deleted since. */
export const createPreviewNotFoundError = () =>
  new AppError(
    'previews.not_found',
    'The address is not complete, or what it showed was deleted. Go back to Launchpath and open the preview again.',
  );
