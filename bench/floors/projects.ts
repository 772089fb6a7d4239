import type { D1Database } from '@cloudflare/workers-types';
import { Hono } from 'hono';

type Row = { checklistProgress: string; createdAt: number; updatedAt: number };

const nextTask = {
  taskId: 'vision-problem-statement',
  description: 'Write a clear problem statement: who has the problem, and what it costs them today.',
  stepNumber: 1,
};

/** The least that the app's list of projects can cost on this platform: one raw read, for anybody, answered in the same shape. */
export default new Hono<{ Bindings: { DB: D1Database } }>().get('/api/projects', async (c) => {
  const { results } = await c.env.DB.prepare(
    `SELECT id, user_id AS userId, name, slug, description, status, progress, current_step AS currentStep,
       checklist_mode AS checklistMode, checklist_progress AS checklistProgress, created_at AS createdAt, updated_at AS updatedAt
     FROM projects WHERE user_id = ? ORDER BY updated_at DESC`,
  )
    .bind(c.req.query('user'))
    .all<Row>();
  return c.json(
    results.map(({ checklistProgress, ...row }) => ({
      ...row,
      createdAt: new Date(row.createdAt),
      updatedAt: new Date(row.updatedAt),
      nextTask: Object.keys(JSON.parse(checklistProgress)).length === 0 ? nextTask : null,
    })),
  );
});
