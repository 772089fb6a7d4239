import type { NudgeMemory } from '#shared/nudges.ts';

const keyOf = (userId: string, projectId: string) => `nudges:${userId}:${projectId}`;

/** What this browser remembers of a project's nudges; null when it has never looked. */
export function readNudgeMemory(userId: string, projectId: string): NudgeMemory | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(userId, projectId)) ?? 'null') as NudgeMemory | null;
    return Array.isArray(stored?.passed) ? stored : null;
  } catch {
    return null;
  }
}

/** @returns whether it is kept: a nudge that can't be remembered would come again and again. */
export function keepNudgeMemory(userId: string, projectId: string, memory: NudgeMemory): boolean {
  try {
    localStorage.setItem(keyOf(userId, projectId), JSON.stringify(memory));
    return true;
  } catch {
    return false;
  }
}
