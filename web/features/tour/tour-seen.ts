const keptProjects = 50;
const keyOf = (userId: string) => `tour-seen:${userId}`;

function readSeen(userId: string): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Whether this user has finished or skipped the tour of a new project at this browser. */
export function hasSeenTour(userId: string, projectId: string): boolean {
  return readSeen(userId).includes(projectId);
}

/** Keeps in mind that the tour was finished or skipped: it does not start by itself again. */
export function noteTourSeen(userId: string, projectId: string) {
  const others = readSeen(userId).filter((id) => id !== projectId);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([projectId, ...others].slice(0, keptProjects)));
  } catch {
    // Storage full or off: after a reload the tour is offered once more.
  }
}
