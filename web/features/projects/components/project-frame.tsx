import type { ReactNode } from 'react';
import type { Account } from '#web/features/account/account.queries.ts';
import { ProjectHeader } from '#web/features/projects/components/project-header.tsx';
import type { Project } from '#web/features/projects/projects.queries.ts';

/** A project's screen: the header, and under it what the screen shows. */
export function ProjectFrame({
  project,
  account,
  children,
}: {
  project: Project;
  account: Account;
  children: ReactNode;
}) {
  return (
    <div className="min-h-dvh">
      <ProjectHeader project={project} account={account} section="Project" switchTo="/idea-flow/$slug" />
      <main id="content" tabIndex={-1} className="outline-none">
        {children}
      </main>
    </div>
  );
}
