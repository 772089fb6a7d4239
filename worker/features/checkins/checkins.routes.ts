import { Hono } from 'hono';
import { reviewInput, scheduleInput } from '#shared/checkins.ts';
import { passOn } from '#worker/features/chat/chat.service.ts';
import {
  deleteReview,
  readCheckIns,
  saveReview,
  setSchedule,
  startReview,
} from '#worker/features/checkins/checkins.service.ts';
import { finishReview } from '#worker/features/checkins/checkins-finish.service.ts';
import { findOwnProject, writeOwnProject } from '#worker/features/projects/projects.middleware.ts';
import type { BaseEnv } from '#worker/platform/session.ts';
import { validate } from '#worker/platform/validate.ts';

export const checkInRoutes = new Hono<BaseEnv>()
  .get('/projects/:projectId/check-ins', findOwnProject(), async (c) =>
    c.json(await readCheckIns(c.var.ctx, c.var.project)),
  )
  .put('/projects/:projectId/check-ins/schedule', writeOwnProject(), validate('json', scheduleInput), async (c) =>
    c.json(await setSchedule(c.var.ctx, c.var.project, c.req.valid('json'))),
  )
  .post('/projects/:projectId/reviews', writeOwnProject(), async (c) => {
    const { review, isNew } = await startReview(c.var.ctx, c.var.project);
    return c.json(review, isNew ? 201 : 200);
  })
  .put('/projects/:projectId/reviews/:reviewId', writeOwnProject(), validate('json', reviewInput), async (c) =>
    c.json(await saveReview(c.var.ctx, c.var.project, c.req.param('reviewId'), c.req.valid('json'))),
  )
  .delete('/projects/:projectId/reviews/:reviewId', writeOwnProject(), async (c) => {
    await deleteReview(c.var.ctx, c.var.project, c.req.param('reviewId'));
    return c.body(null, 204);
  })
  .post('/projects/:projectId/reviews/:reviewId/finish', writeOwnProject(), async (c) => {
    const { finished, refusal } = await finishReview(c.var.ctx, c.var.project, c.req.param('reviewId'));
    return finished ? c.json(finished) : passOn(refusal);
  });
