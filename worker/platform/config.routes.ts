import { Hono } from 'hono';
import { isMailOn } from '#worker/platform/mail.ts';
import type { BaseEnv } from '#worker/platform/session.ts';
import { isBillingOn } from '#worker/platform/stripe.ts';

/** Tells the app what is switched on, so that no screen offers what is off (DESIGN section 1). */
export const configRoutes = new Hono<BaseEnv>().get('/config', (c) => {
  const { settings } = c.get('context');
  return c.json({
    ai: { provider: settings.AI_PROVIDER, model: settings.AI_MODEL || null },
    social: { google: settings.GOOGLE_CLIENT_ID !== '', oidc: settings.OIDC_ISSUER !== '' },
    mail: isMailOn(c.get('context')),
    billing: isBillingOn(settings),
  });
});
