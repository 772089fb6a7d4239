import type { Project } from '#web/features/projects/projects.queries.ts';

/** A project of nobody's, for what is drawn when the page is built. */
export const blankProject: Project = {
  id: '-',
  name: '',
  slug: '-',
  description: '',
  status: 'in_progress',
  progress: 0,
  currentStep: 1,
  checklistMode: 'comprehensive',
  userId: '',
  nextTask: null,
  createdAt: '',
  updatedAt: '',
};
