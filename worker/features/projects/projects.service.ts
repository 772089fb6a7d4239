import { planOf } from '#shared/content/plans.ts';
import { finalProjectName } from '#shared/project-name.ts';
import { type CreateProjectInput, createSlug, type UpdateProjectInput } from '#shared/projects.ts';
import { createProjectNotFoundError, type OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import * as queries from '#worker/features/projects/projects.queries.ts';
import type { WriteContext } from '#worker/platform/context.ts';
import { createLimitError, logError } from '#worker/platform/errors.ts';
import { deleteObjects } from '#worker/platform/objects.ts';

/**
 * Creates a project within the plan's limit. The same slug again is the same project, so a retry makes nothing twice.
 * @returns the project and whether it is new.
 * @throws {AppError} projects.limit_reached with `limit` and `current`.
 */
export async function createProject(ctx: WriteContext, input: CreateProjectInput) {
  const { userId, plan } = ctx.viewer;
  const name = finalProjectName(input.name, input.description);
  const slug = input.slug || createSlug(name);
  const { description = '' } = input;
  const limit = planOf(plan).maxProjects;
  const [inserted, [existing], [owned]] = await ctx.db.batch([
    queries.insertProjectWithinLimit(ctx.db, { userId, name, slug, description }, limit),
    queries.selectProjectBySlug(ctx.db, userId, slug),
    queries.countProjects(ctx.db, userId),
  ]);
  if (inserted[0]) return { project: inserted[0], isNew: true };
  if (existing) return { project: existing, isNew: false };
  throw createLimitError(
    'projects.limit_reached',
    `Your plan has room for ${limit} ${limit === 1 ? 'project' : 'projects'}. Delete one or upgrade to make another.`,
    { limit, current: owned?.count ?? limit },
  );
}

/** Changes what an owner may change (DESIGN section 5). @throws {AppError} projects.not_found */
export async function updateProject(ctx: WriteContext, project: OwnedProject, input: UpdateProjectInput) {
  const [updated] = await queries.updateProject(ctx.db, project.id, { ...input });
  if (!updated) throw createProjectNotFoundError();
  return updated;
}

/** Deletes the project with everything it owns: the rows first, then the run in progress and the bodies (DESIGN section 3). */
export async function deleteProject(ctx: WriteContext, project: OwnedProject): Promise<void> {
  const [keys] = await ctx.db.batch([
    queries.selectBodyKeys(ctx.db, project.id),
    queries.deleteProject(ctx.db, project.id),
  ]);
  const run = ctx.env.REPLY_RUN.get(ctx.env.REPLY_RUN.idFromName(project.id));
  const bodies = deleteObjects(
    ctx.env.BODIES,
    keys.map(({ key }) => key),
  );
  // The project is gone for its owner by now; what storage keeps for a while is the daily sweep's.
  for (const result of await Promise.allSettled([run.discard(), bodies])) {
    if (result.status === 'rejected') logError('project_leftovers', ctx.requestId, result.reason);
  }
}

/** Statements for another feature's batch: one project of a user; that it was worked on just now. */
export const { selectProject, touchProject } = queries;
