import { env } from 'cloudflare:workers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { insertAccount } from '#worker/platform/testing/accounts.ts';
import { appUrl } from '#worker/platform/testing/client.ts';

/** A key pair whose public half the app knows, so that tokens can be signed here. */
export async function addSigningKey() {
  const { publicKey, privateKey }: CryptoKeyPair = await generateKeyPair('ES256', { extractable: true });
  const [kid, jwk] = [`test-${crypto.randomUUID()}`, await exportJWK(publicKey)];
  await env.DB.prepare('insert into jwks (id, public_key, private_key, alg, created_at) values (?, ?, ?, ?, 0)')
    .bind(kid, JSON.stringify(jwk), '""', 'ES256')
    .run();
  // Until unknown keys are looked up again.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  return { publicKey, privateKey, kid, jwk };
}

let made: ReturnType<typeof addSigningKey> | undefined;

/** Somebody as after sign-up and sync, made without the doors: for tests that need hundreds. */
export async function insertPerson({ plan = 'free', isSynced = true } = {}) {
  made ??= addSigningKey();
  const { privateKey, kid } = await made;
  const { userId, email, sessionId, cookie } = await insertAccount({ plan, isSynced });
  const idToken = await new SignJWT({ sid: sessionId, email })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setSubject(userId)
    .setIssuer(appUrl)
    .setAudience(appUrl)
    .setExpirationTime('1h')
    .sign(privateKey);
  return { userId, email, idToken, cookie };
}
