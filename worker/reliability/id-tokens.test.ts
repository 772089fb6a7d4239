import { env } from 'cloudflare:workers';
import { base64url, decodeJwt, exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { expect, test } from 'vitest';
import { asJson, createPerson, fetchApp } from '#worker/platform/testing/client.ts';
import { reportFigure } from '#worker/platform/testing/figures.ts';
import { addSigningKey } from '#worker/reliability/testing/people.ts';
import { fromElsewhere } from '#worker/reliability/testing/world.ts';

const encode = (value: unknown) => base64url.encode(typeof value === 'string' ? value : JSON.stringify(value));
const asBytes = (value: unknown) => new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value));

async function forge(idToken: string, stranger: { userId: string; idToken: string }) {
  const claims = decodeJwt(idToken);
  const { publicKey, privateKey, kid, jwk } = await addSigningKey();
  const pem = await exportSPKI(publicKey);
  const now = Math.floor(Date.now() / 1000);
  const sign = (change: JWTPayload, header: object = {}, key: Parameters<SignJWT['sign']>[0] = privateKey) =>
    new SignJWT({ ...claims, exp: now + 600, ...change })
      .setProtectedHeader({ alg: 'ES256', kid, ...header })
      .sign(key, { crit: { odd: true } });
  const [header, payload, signature] = idToken.split('.') as [string, string, string];
  const [otherHeader, otherPayload, otherSignature] = stranger.idToken.split('.') as [string, string, string];
  const unsigned = (alg: string) => `${encode({ alg, kid })}.${encode({ ...claims, exp: now + 600 })}.`;
  const others = await generateKeyPair('ES256');
  const forged: Record<string, string> = {
    'no token': '',
    'no JWT': 'not-a-token',
    'two parts': `${header}.${payload}`,
    'four parts': `${idToken}.${signature}`,
    'five parts, as of an encrypted one': `${header}.${payload}.${signature}.${payload}.${signature}`,
    'no signature': `${header}.${payload}.`,
    'a signature that is cut': `${header}.${payload}.${signature.slice(0, -8)}`,
    'a signature with a changed byte': `${header}.${payload}.${signature[0] === 'A' ? 'B' : 'A'}${signature.slice(1)}`,
    'a signature of zeros': `${header}.${payload}.${base64url.encode(new Uint8Array(64))}`,
    "another token's signature": `${header}.${payload}.${otherSignature}`,
    "another token's content": `${header}.${otherPayload}.${signature}`,
    "another's name in one's own token": `${otherHeader}.${encode({ ...decodeJwt(stranger.idToken), sub: claims.sub })}.${otherSignature}`,
    'algorithm none': unsigned('none'),
    'algorithm None': unsigned('None'),
    'algorithm NONE': unsigned('NONE'),
    'no algorithm': `${encode({ kid })}.${payload}.${signature}`,
    'HS256 with the public key as JWK': await sign({}, { alg: 'HS256' }, asBytes(jwk)),
    'HS256 with the public key as PEM': await sign({}, { alg: 'HS256' }, asBytes(pem)),
    'HS256 with nothing': await sign({}, { alg: 'HS256' }, new Uint8Array(32)),
    'HS256 with the secret of the app': await sign({}, { alg: 'HS256' }, asBytes(env.BETTER_AUTH_SECRET)),
    'another key under a known name': await sign({}, {}, others.privateKey),
    'a key that nobody knows': await sign({}, { kid: 'nobody' }),
    'no name of a key': await sign({}, { kid: undefined }),
    'a key that it brings along': await sign(
      {},
      { kid: undefined, jwk: await exportJWK(others.publicKey) },
      others.privateKey,
    ),
    'a key to be fetched elsewhere': await sign(
      {},
      { kid: 'x', jku: 'https://elsewhere.example/jwks' },
      others.privateKey,
    ),
    'a name of a key that asks the database': await sign({}, { kid: "' or 1=1 --" }),
    'a header that must be understood': await sign({}, { crit: ['odd'], odd: true }),
    'another issuer': await sign({ iss: 'https://elsewhere.example' }),
    'no issuer': await sign({ iss: undefined }),
    'an issuer that begins like ours': await sign({ iss: `${claims.iss}.elsewhere.example` }),
    'another audience': await sign({ aud: 'https://elsewhere.example' }),
    'no audience': await sign({ aud: undefined }),
    expired: await sign({ exp: now - 1 }),
    'no end': await sign({ exp: undefined }),
    'an end that is a text': await sign({ exp: 'never' as unknown as number }),
    'not valid yet': await sign({ nbf: now + 600 }),
    nobody: await sign({ sub: undefined }),
    'an empty name': await sign({ sub: '' }),
    'a list of names': await sign({ sub: [claims.sub, stranger.userId] as unknown as string }),
    'another user': await sign({ sub: stranger.userId }),
    'a user that is not there': await sign({ sub: crypto.randomUUID() }),
    'no session': await sign({ sid: undefined }),
    'a session that is not there': await sign({ sid: crypto.randomUUID() }),
    "another's session": await sign({ sid: decodeJwt(stranger.idToken).sid }),
    'no e-mail': await sign({ email: undefined }),
    'no JSON inside': `${header}.${encode('{"sub":')}.${signature}`,
    'a list inside': `${header}.${encode([claims])}.${signature}`,
    'no base64': `${header}.${payload}.!!!!`,
    'two tokens': `${idToken},${idToken}`,
    'huge content': await sign({ more: 'x'.repeat(12_000) }, {}, others.privateKey),
    'a huge header': `${encode({ alg: 'ES256', kid, more: 'x'.repeat(12_000) })}.${payload}.${signature}`,
  };
  return { forged, good: await sign({}) };
}

test('no ID token but our own gets in', { timeout: 30_000 }, async (context) => {
  const [person, stranger] = [await createPerson(), await createPerson()];
  const { forged, good } = await forge(person.idToken, stranger);
  const doors: Record<string, (token: string) => Promise<Response>> = {
    'a read': (token) => fetchApp('/api/auth/user', { headers: { authorization: `Bearer ${token}` } }),
    'a write': (token) =>
      fetchApp('/api/projects', asJson({ name: 'In' }, { authorization: `Bearer ${token}`, ...fromElsewhere() })),
    'the sync': (token) => fetchApp('/api/auth/sync', asJson({ idToken: token }, fromElsewhere())),
  };
  const accepted: string[] = [];
  for (const [door, open] of Object.entries(doors)) {
    for (const [name, token] of Object.entries(forged)) {
      const answer = await open(token);
      const body = await answer.text();
      // An empty or endless one is no token at all: the sync says so before it looks at it.
      const isRefused = answer.status === 401 || (door === 'the sync' && answer.status === 400);
      if (!isRefused) accepted.push(`${name} at ${door}: ${answer.status} ${body}`);
    }
  }
  expect((await doors['a read']?.(good))?.status).toBe(200);
  const mine = await env.DB.prepare('select count(*) as n from projects where user_id in (?, ?)')
    .bind(person.userId, stranger.userId)
    .first('n');
  reportFigure(context, {
    what: 'Forged ID tokens: none, wrong key or algorithm, other issuer, audience, user or session, expired, early, malformed, huge',
    asked: '15 or more, 0 accepted',
    measured: `${Object.keys(forged).length} tokens at ${Object.keys(doors).length} doors, ${accepted.length} accepted, ${mine} effects`,
  });
  expect(accepted).toEqual([]);
  expect(mine).toBe(0);
});
