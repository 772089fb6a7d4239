import type { NudgeMemory } from '#shared/nudges.ts';
import { readStored, writeStored } from '#web/lib/stored.ts';

const keyOf = (userId: string, projectId: string) => `nudges:${userId}:${projectId}`;
/** A person is left in peace after a nudge, whichever of their projects it was about (spec 2, section 3). */
const shownKeyOf = (userId: string) => `nudge-shown:${userId}`;

/** What this browser remembers of a project's nudges, and when it last showed one; null when it has never looked. */
export function readNudgeMemory(userId: string, projectId: string): NudgeMemory | null {
  const stored = readStored(keyOf(userId, projectId)) as Pick<NudgeMemory, 'passed'> | null;
  const shownAt = readStored(shownKeyOf(userId));
  if (!Array.isArray(stored?.passed)) return null;
  return { passed: stored.passed, lastShownAt: typeof shownAt === 'number' ? shownAt : null };
}

/** @returns whether it is kept: a nudge that can't be remembered would come again and again. */
export function keepNudgeMemory(userId: string, projectId: string, memory: NudgeMemory): boolean {
  const { passed, lastShownAt } = memory;
  // A first look shows nothing, and ends nobody's peace.
  const isNoted = lastShownAt === null || writeStored(shownKeyOf(userId), lastShownAt);
  return isNoted && writeStored(keyOf(userId, projectId), { passed });
}
