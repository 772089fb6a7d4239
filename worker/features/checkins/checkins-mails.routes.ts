import { Hono } from 'hono';
import * as z from 'zod/mini';
import { stopReminders } from '#worker/features/checkins/checkins-mails.service.ts';
import type { BaseEnv } from '#worker/platform/session.ts';
import { validate } from '#worker/platform/validate.ts';

const tokenInput = z.object({ token: z._default(z.string(), '') });

/**
 * Public: the token in the link says whom it is about. Mail programs call these (RFC 8058), and scanners open every link of a mail: a GET
 * changes nothing. A mail may be forwarded, so a link turns nothing on.
 */
export const checkInMailRoutes = new Hono<BaseEnv>()
  .get('/mails/unsubscribe', validate('query', tokenInput), (c) =>
    c.redirect(`/unsubscribe?token=${encodeURIComponent(c.req.valid('query').token)}`),
  )
  .post('/mails/unsubscribe', validate('query', tokenInput), async (c) => {
    await stopReminders(c.get('context'), c.req.valid('query').token);
    return c.body(null, 204);
  });
