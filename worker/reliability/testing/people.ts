import { env } from 'cloudflare:workers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { newId } from '#worker/platform/schema.ts';
import { appUrl, signUp } from '#worker/platform/testing/client.ts';

/** The password of everybody here. */
export const password = 'correct horse';

let made: ReturnType<typeof prepare> | undefined;

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

/** A key, and what the sign-in library has made of the password: hashing it anew for everybody takes too long. */
async function prepare() {
  const { userId } = await signUp();
  const hash = await env.DB.prepare('select password from accounts where user_id = ?').bind(userId).first('password');
  return { hash, ...(await addSigningKey()) };
}

/** Somebody as after sign-up and sync, made without the doors: for tests that need hundreds. */
export async function insertPerson({ plan = 'free', isSynced = true } = {}) {
  made ??= prepare();
  const { hash, privateKey, kid } = await made;
  const [userId, sessionId, secret] = [newId(), newId(), newId()];
  const email = `person-${userId}@example.com`;
  const expire = Date.now() + 7 * 86_400_000;
  await env.DB.batch([
    env.DB.prepare('insert into users (id, email, plan) values (?, ?, ?)').bind(userId, email, plan),
    env.DB.prepare(
      "insert into accounts (id, account_id, provider_id, user_id, password) values (?, ?, 'credential', ?, ?)",
    ).bind(newId(), userId, userId, hash),
    env.DB.prepare('insert into sessions (id, sid, expire, user_id, synced_at) values (?, ?, ?, ?, ?)').bind(
      ...[sessionId, secret, expire, userId, isSynced ? Date.now() : null],
    ),
  ]);
  const idToken = await new SignJWT({ sid: sessionId, email })
    .setProtectedHeader({ alg: 'ES256', kid })
    .setSubject(userId)
    .setIssuer(appUrl)
    .setAudience(appUrl)
    .setExpirationTime('1h')
    .sign(privateKey);
  return { userId, email, idToken, cookie: `launchpath.session_token=${await signCookie(secret)}` };
}

async function signCookie(value: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = new TextEncoder().encode(env.BETTER_AUTH_SECRET);
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(value));
  return encodeURIComponent(`${value}.${new Uint8Array(signature).toBase64()}`);
}
