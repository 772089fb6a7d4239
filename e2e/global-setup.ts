import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildWeb, type LocalMail } from '../scripts/app.ts';
import { findOrInstallChromium } from '../scripts/chromium.ts';
import { startProcess } from './stand-ins/start-process.ts';
import { stripeKeys } from './stand-ins/stripe-keys.ts';
import { findFreePort, startApp } from './start-app.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromiumPath: string;
    guideUrl: string;
    modelUrl: string;
    identityUrl: string;
    stripeUrl: string;
    mailFolder: string;
  }
}

/**
 * Starts the built app twice, as `npm start` does: with the built-in guide; and with a server that speaks the OpenAI chat API, single
 * sign-on by an OpenID provider and a double of Stripe. Mails of both are copied to one folder.
 */
export default async function setup(project: TestProject) {
  const mailFolder = mkdtempSync(join(tmpdir(), 'launchpath-mails-'));
  project.provide('mailFolder', mailFolder);
  project.provide('chromiumPath', findOrInstallChromium());
  buildWeb();
  const [guidePort, modelPort, identityPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
  const [modelServer, identity, stripe] = await Promise.all([
    startProcess('model-server.ts'),
    startProcess('identity-provider.ts', String(identityPort), `http://localhost:${modelPort}`),
    startProcess('stripe-server.ts', '0', `http://localhost:${modelPort}/api/stripe/webhook`),
  ]);
  const modelSettings = {
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'stand-in',
    AI_BASE_URL: modelServer.url,
    OIDC_ISSUER: identity.url,
    OIDC_CLIENT_ID: 'launchpath',
    OIDC_CLIENT_SECRET: 'a-secret-of-the-stand-in',
    ...stripeKeys,
    STRIPE_API_BASE: stripe.url,
  };
  const [guide, model] = await Promise.all([
    startApp(guidePort, { AI_PROVIDER: 'guide' }, keepMails(mailFolder, guidePort)),
    startApp(modelPort, modelSettings, keepMails(mailFolder, modelPort)),
  ]);
  project.provide('guideUrl', guide.url);
  project.provide('modelUrl', model.url);
  project.provide('identityUrl', identity.url);
  project.provide('stripeUrl', stripe.url);
  return async () => {
    await Promise.all([guide.stop(), model.stop()]);
    modelServer.stop();
    identity.stop();
    stripe.stop();
    rmSync(mailFolder, { recursive: true, force: true });
  };
}

/** Copies each mail to a folder, under the port of its app and the number that it has there. */
function keepMails(mailFolder: string, port: number) {
  let mails = 0;
  return ({ to, textPath }: LocalMail) => {
    mails += 1;
    copyFileSync(textPath, join(mailFolder, `${port}-${String(mails).padStart(4, '0')} ${to}`));
  };
}
