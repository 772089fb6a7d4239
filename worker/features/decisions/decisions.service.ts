import * as queries from '#worker/features/decisions/decisions.queries.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import type { Context } from '#worker/platform/context.ts';

/** Keeps what the user decided on a topic; a later decision on it replaces the earlier one. */
export async function recordDecision(
  context: Context,
  project: OwnedProject,
  { topic, decision }: { topic: string; decision: string },
) {
  await queries.upsertDecision(context.db, { projectId: project.id, topic, decision });
  return { topic, decision };
}

/** A statement for another feature's batch: all decisions of a project. */
export const selectDecisions = queries.selectDecisions;
