import { scrypt } from 'node:crypto';
import { verifyPassword } from 'better-auth/crypto';

const password = 'correct horse';
const salt = '00112233445566778899aabbccddeeff';
/** What the sign-in library takes. */
const options = { N: 16384, r: 16, p: 1, maxmem: 128 * 16384 * 16 * 2 };

const hash = () =>
  new Promise<string>((resolve, reject) =>
    scrypt(password, salt, 64, options, (error, key) => (error ? reject(error) : resolve(key.toString('hex')))),
  );

let stored: Promise<string> | undefined;

/** `/hash` is the platform's own function, `/check` the sign-in library's check of a password, which must find it right. */
export default {
  async fetch({ url }: Request): Promise<Response> {
    if (new URL(url).pathname === '/hash') return new Response(await hash());
    stored ??= hash();
    const isRight = await verifyPassword({ hash: `${salt}:${await stored}`, password });
    return new Response(String(isRight), { status: isRight ? 200 : 500 });
  },
};
