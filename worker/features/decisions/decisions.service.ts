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

/**
 * Keeps what was noted down of an old conversation: on a topic that is there already the user's decision stands. At most 16 at once:
 * D1 takes 100 parameters.
 */
export async function noteDecisions(
  context: Context,
  project: OwnedProject,
  noted: { topic: string; decision: string }[],
): Promise<void> {
  if (noted.length === 0) return;
  const rows = noted.map(({ topic, decision }) => ({ projectId: project.id, topic, decision }));
  await queries.insertNewDecisions(context.db, rows);
}

/** A statement for another feature's batch: all decisions of a project. */
export const selectDecisions = queries.selectDecisions;
