import { Hono } from 'hono';
import { readUsage } from '#worker/features/usage/usage.service.ts';
import { authenticateRead, type BaseEnv } from '#worker/platform/session.ts';

export const usageRoutes = new Hono<BaseEnv>().get('/usage', authenticateRead(), async (c) =>
  c.json(await readUsage(c.var.ctx)),
);
