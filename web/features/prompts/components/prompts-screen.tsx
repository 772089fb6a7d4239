import { lazy, Suspense, useState } from 'react';
import type { Account } from '#web/features/account/account.queries.ts';
import { ProjectFrame } from '#web/features/projects/components/project-frame.tsx';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { useFocusContent } from '#web/features/projects/use-focus-content.ts';
import { useProject } from '#web/features/projects/use-project.ts';
import type { Toggled } from '#web/features/prompts/components/prompt-browser.tsx';
import { PromptList } from '#web/features/prompts/components/prompt-list.tsx';
import type { PromptSearch } from '#web/features/prompts/prompt-search.ts';

const PromptDetail = lazy(async () => ({
  default: (await import('#web/features/prompts/components/prompt-detail.tsx')).PromptDetail,
}));

/** A project's prompts: the list, or the one that the address names. */
export function PromptsScreen({
  project: loaded,
  account,
  search,
}: {
  project: Project;
  account: Account;
  search: PromptSearch;
}) {
  const project = useProject(loaded);
  const [toggled, setToggled] = useState<Toggled>({});
  const { prompt } = search;
  useFocusContent(prompt ?? '');
  return (
    <ProjectFrame project={project} account={account}>
      <Suspense>
        {prompt ? (
          <PromptDetail project={project} promptId={prompt} search={search} />
        ) : (
          <PromptList project={project} account={account} search={search} toggled={toggled} onToggle={setToggled} />
        )}
      </Suspense>
    </ProjectFrame>
  );
}
