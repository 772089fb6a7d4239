import type { Account } from '#web/features/account/account.queries.ts';
import { ProjectFrame } from '#web/features/projects/components/project-frame.tsx';
import type { Project } from '#web/features/projects/projects.queries.ts';

export function MockupScreen({ project, account }: { project: Project; account: Account }) {
  return (
    <ProjectFrame project={project} account={account}>
      {project.name}
    </ProjectFrame>
  );
}
