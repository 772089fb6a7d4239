import * as queries from '#worker/features/decisions/decisions.queries.ts';
import { nothingDecided } from '#worker/features/decisions/decisions.table.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import type { Context } from '#worker/platform/context.ts';

/**
 * Keeps what the user decided on a topic, in the message `messageId`; a later decision on it replaces the earlier one. One that is taken back
 * leaves its topic without a decision.
 */
export async function recordDecision(
  context: Context,
  project: OwnedProject,
  { topic, decision, isTakenBack }: queries.Decision & { isTakenBack?: boolean | undefined },
  messageId: string | null,
): Promise<queries.Decision & { isTakenBack?: true }> {
  const kept = isTakenBack ? nothingDecided : decision;
  await queries.upsertDecision(context.db, { projectId: project.id, topic, decision: kept, messageId });
  return { topic, decision, ...(isTakenBack && { isTakenBack }) };
}

/**
 * Keeps what was noted down of an old conversation up to the message `messageId`: on a topic that is decided already the user's decision
 * stands, and nothing is kept when that message was set aside meanwhile.
 */
export async function noteDecisions(
  context: Context,
  project: OwnedProject,
  noted: queries.Decision[],
  messageId: string,
): Promise<void> {
  if (noted.length > 0) await queries.insertNewDecisions(context.db, project.id, noted, messageId);
}

/** Statements for another feature's batch: the newest decisions of a project that are in force; what became different after a moment. */
export const { selectDecisions, selectDecisionsSince } = queries;
