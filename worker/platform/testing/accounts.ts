import { env } from 'cloudflare:workers';
import { hashPassword } from 'better-auth/crypto';
import { newId } from '#worker/platform/schema.ts';

/** The password of everybody who is made here. */
export const password = 'correct horse';

/** What the sign-in library makes of it: hashing it anew for everybody takes too long. */
let hash: Promise<string> | undefined;

/** Writes somebody as sign-up does, with a session of a week. @returns what they sign in by, and the id of that session. */
export async function insertAccount({ plan = 'free', isSynced = false } = {}) {
  hash ??= hashPassword(password);
  const [userId, sessionId, secret] = [newId(), newId(), newId()];
  const email = `person-${userId}@example.com`;
  const expire = Date.now() + 7 * 86_400_000;
  await env.DB.batch([
    env.DB.prepare('insert into users (id, email, plan) values (?, ?, ?)').bind(userId, email, plan),
    env.DB.prepare(
      "insert into accounts (id, account_id, provider_id, user_id, password) values (?, ?, 'credential', ?, ?)",
    ).bind(newId(), userId, userId, await hash),
    env.DB.prepare('insert into sessions (id, sid, expire, user_id, synced_at) values (?, ?, ?, ?, ?)').bind(
      ...[sessionId, secret, expire, userId, isSynced ? Date.now() : null],
    ),
  ]);
  return { userId, email, sessionId, cookie: `launchpath.session_token=${await signCookie(secret)}` };
}

async function signCookie(value: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const secret = new TextEncoder().encode(env.BETTER_AUTH_SECRET);
  const key = await crypto.subtle.importKey('raw', secret, algorithm, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(value));
  return encodeURIComponent(`${value}.${new Uint8Array(signature).toBase64()}`);
}
