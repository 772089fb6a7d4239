/** What it means to have more projects than the plan has room for, as after a change to Free; nothing where that is not so. */
export function describeOverLimit({ projectCount, maxProjects }: { projectCount: number; maxProjects: number }) {
  return projectCount > maxProjects ? 'All of them stay open to you; new ones need a free place.' : undefined;
}
