import { createServer } from 'node:http';
import { Provider } from 'oidc-provider';

/**
 * A stand-in for an OpenID Connect issuer: the certified oidc-provider with one client and its own development login page. Whoever
 * signs in as `name` has the e-mail `name@identity.example`. Takes its port and the app's address; prints its issuer.
 */
const [port = '0', appUrl = 'http://localhost:8787'] = process.argv.slice(2);
const issuer = `http://localhost:${port}`;

const provider = new Provider(issuer, {
  clients: [
    {
      client_id: 'launchpath',
      client_secret: 'a-secret-of-the-stand-in',
      redirect_uris: [`${appUrl}/api/auth/callback/oidc`],
    },
  ],
  claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  findAccount: (_ctx: unknown, sub: string) => ({
    accountId: sub,
    claims: () => ({ sub, email: `${sub}@identity.example`, email_verified: true, name: `${sub} Example` }),
  }),
  pkce: { required: () => false },
});

createServer(provider.callback()).listen(Number(port), () => console.log(issuer));
