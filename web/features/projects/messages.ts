import { plans } from '#shared/content/plans.ts';

/** Every message of the project's screens (spec 1, section 8). A toast is a title and a text. */
export const creation = {
  done: ['Project created', 'Your new project has been created successfully.'],
  failed: 'Failed to create project',
  noPlace: (most: number = plans.pro.maxProjects) =>
    `Your plan holds ${most} projects, and that is the most there is. Deleting a project frees a place.`,
} as const;

export const update = {
  done: ['Project updated', 'Your project has been updated successfully.'],
  failed: 'Failed to update project',
} as const;

export const deletion = {
  done: ['Project deleted', 'Your project and all associated data have been permanently deleted.'],
  failed: 'Failed to delete project',
} as const;

export const loading = {
  failed: 'Unable to load projects',
  advice: 'There was an error connecting to the server. Please try refreshing the page.',
} as const;

export const noProjects = 'Ready to build something amazing?';
export const nothingFound = ['No projects found', 'Try adjusting your search or filter criteria'] as const;
