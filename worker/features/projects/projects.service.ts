import { isPro, planOf } from '#shared/content/plans.ts';
import { finalProjectName } from '#shared/project-name.ts';
import { type CreateProjectInput, createSlug, type UpdateProjectInput } from '#shared/projects.ts';
import { nextTaskOf } from '#worker/features/checklists/checklists-tasks.rules.ts';
import { createProjectNotFoundError, type OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import * as queries from '#worker/features/projects/projects.queries.ts';
import type { Context, WriteContext } from '#worker/platform/context.ts';
import type { Db } from '#worker/platform/db.ts';
import { createLimitError, logError } from '#worker/platform/errors.ts';
import { letGoOfLeftovers } from '#worker/platform/jobs.ts';
import { deleteObjects } from '#worker/platform/objects.ts';

/** A project as it is answered: its row with the task that comes next, in place of what that is found by. */
export const presentProject = ({ checklistProgress, createdAt, updatedAt, ...project }: queries.ProjectRow) => ({
  ...project,
  // Written out here: a list with dates in it takes JSON.stringify several times as long.
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  nextTask: nextTaskOf(checklistProgress),
});

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
  if (inserted[0]) return { project: presentProject(inserted[0]), isNew: true };
  if (existing) return { project: presentProject(existing), isNew: false };
  throw createLimitError(
    'projects.limit_reached',
    `Your plan has room for ${limit} ${limit === 1 ? 'project' : 'projects'}. ${isPro(plan) ? 'Delete one' : 'Delete one or upgrade'} to make another.`,
    { limit, current: owned?.count ?? limit },
  );
}

/** Changes what an owner may change (DESIGN section 5). @throws {AppError} projects.not_found */
export async function updateProject(ctx: WriteContext, project: OwnedProject, input: UpdateProjectInput) {
  const [updated] = await queries.updateProject(ctx.db, project.id, { ...input });
  if (!updated) throw createProjectNotFoundError();
  return presentProject(updated);
}

/** Deletes the project with everything it owns: the rows first, then the run in progress and the bodies (DESIGN section 3). */
export async function deleteProject(ctx: WriteContext, project: OwnedProject): Promise<void> {
  const [owned] = await ctx.db.batch([
    queries.selectStorage(ctx.db, queries.ofProject(project.id)),
    queries.noteRuns(ctx.db, queries.ofProject(project.id)),
    queries.deleteProject(ctx.db, project.id),
  ]);
  // The project is gone for its owner by now; what storage keeps for a while is the daily job's.
  for (const result of await Promise.allSettled(discardStorage(ctx, owned))) {
    if (result.status === 'rejected') logError('project_leftovers', ctx.requestId, result.reason);
  }
}

/** What storage holds for all projects of a user, and a note of their runs: statements for the batch that deletes the user. */
export const takeStockOf = (db: Db, userId: string) =>
  [queries.selectStorage(db, queries.ofUser(userId)), queries.noteRuns(db, queries.ofUser(userId))] as const;

/** Lets go of runs and bodies of projects whose rows are gone. @returns one promise a thing to delete. */
export function discardStorage({ env }: Context, owned: { projectId: string; key: string | null }[]): Promise<void>[] {
  const ids = [...new Set(owned.map(({ projectId }) => projectId))];
  const runs = ids.map((id) => discardRun(env, id));
  const keys = owned.map(({ key }) => key).filter((key) => key !== null);
  return [...runs, deleteObjects(env.BODIES, keys)];
}

const discardRun = (env: Env, id: string) => env.REPLY_RUN.get(env.REPLY_RUN.idFromName(id)).discard();

/** Lets go once more of the runs of deleted projects, whose deletion may have been cut short. @returns how many. */
export const discardLeftRuns = (context: Context) =>
  letGoOfLeftovers(context, 'run', (id) => discardRun(context.env, id));

/** Statements for another feature's batch: one project of a user; that one was worked on just now. */
export const { selectProject, touchProject } = queries;
