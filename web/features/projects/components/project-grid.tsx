import { memo } from 'react';
import { ProjectCard } from '#web/features/projects/components/project-card.tsx';
import type { ProjectAct } from '#web/features/projects/components/project-menu.tsx';
import type { Project } from '#web/features/projects/projects.queries.ts';

/** The cards of the projects that a search has left. */
export const ProjectGrid = memo(function ProjectGrid({
  projects,
  onAct,
}: {
  projects: Project[];
  onAct: (act: ProjectAct) => void;
}) {
  return (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {projects.map((project) => (
        <li key={project.id}>
          <ProjectCard project={project} onAct={onAct} />
        </li>
      ))}
    </ul>
  );
});
