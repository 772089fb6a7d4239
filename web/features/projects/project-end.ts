const releases: ((projectId: string) => void)[] = [];

/** Adds what a feature must let go of when a project is deleted. */
export function onProjectEnd(release: (projectId: string) => void) {
  releases.push(release);
}

/** A project is gone: no feature that is loaded keeps anything of it. */
export function endProject(projectId: string) {
  for (const release of releases) release(projectId);
}
