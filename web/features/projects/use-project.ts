import { useQuery } from '@tanstack/react-query';
import { type Project, projectsQuery } from '#web/features/projects/projects.queries.ts';

/** The project as the list knows it now: its name, step and progress may change while a screen is open. None stays none. */
export function useProject<Loaded extends Project | null>(loaded: Loaded): Project | Loaded {
  const { data: projects } = useQuery(projectsQuery);
  return projects?.find(({ id }) => id === loaded?.id) ?? loaded;
}
