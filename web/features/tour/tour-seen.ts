import { readStored, writeStored } from '#web/lib/stored.ts';

const keyOf = (userId: string, projectId: string) => `tour-seen:${userId}:${projectId}`;

/** Whether this user has finished or skipped the tour of a new project at this browser. */
export function hasSeenTour(userId: string, projectId: string): boolean {
  return readStored(keyOf(userId, projectId)) === true;
}

/** Keeps in mind that the tour was finished or skipped: it does not start by itself again. */
export function noteTourSeen(userId: string, projectId: string) {
  writeStored(keyOf(userId, projectId), true);
}
