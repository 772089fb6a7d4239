import { Hono } from 'hono';
import * as z from 'zod/mini';
import { changeReminders } from '#worker/features/checkins/checkins-mails.service.ts';
import type { BaseEnv } from '#worker/platform/session.ts';
import { validate } from '#worker/platform/validate.ts';

const tokenInput = z.object({ token: z._default(z.string(), '') });

/**
 * Public: the token in the link says whom it is about. Mail programs call the first two (RFC 8058), and scanners open every link of a mail:
 * a GET changes nothing.
 */
export const checkInMailRoutes = new Hono<BaseEnv>()
  .get('/mails/unsubscribe', validate('query', tokenInput), (c) =>
    c.redirect(`/unsubscribe?token=${encodeURIComponent(c.req.valid('query').token)}`),
  )
  .post('/mails/unsubscribe', validate('query', tokenInput), async (c) => {
    await changeReminders(c.get('context'), c.req.valid('query').token, false);
    return c.body(null, 204);
  })
  .post('/mails/resubscribe', validate('query', tokenInput), async (c) => {
    await changeReminders(c.get('context'), c.req.valid('query').token, true);
    return c.body(null, 204);
  });
