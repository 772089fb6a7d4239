import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { VersionSelect } from '#web/features/prompts/components/version-select.tsx';
import type { PromptSearch } from '#web/features/prompts/prompt-search.ts';
import { promptSiblingsQuery } from '#web/features/prompts/prompts.queries.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageScreen } from '#web/ui/message-screen.tsx';

/** In place of a prompt that can't be shown: why, and what is still there. */
export function MissingPrompt({
  project,
  promptId,
  search,
  error,
  back,
  onRetry,
}: {
  project: Project;
  promptId: string;
  search: PromptSearch;
  error: Error;
  back: ReactNode;
  onRetry: () => void;
}) {
  const isGone = error instanceof ApiError && error.status === 404;
  const isBodyMissing = error instanceof ApiError && error.code === 'prompts.body_missing';
  const title = isBodyMissing ? 'The text of this version is missing' : "This prompt can't be shown";
  usePageTitle(title);
  return (
    <MessageScreen
      title={title}
      action={
        <div className="flex flex-col items-center gap-4">
          {isBodyMissing && <OtherVersions project={project} promptId={promptId} search={search} />}
          {!isGone && <Button onClick={onRetry}>Try Again</Button>}
          {back}
        </div>
      }
    >
      {describeError(error)}
    </MessageScreen>
  );
}

/** The versions of the same title. */
function OtherVersions({ project, promptId, search }: { project: Project; promptId: string; search: PromptSearch }) {
  const { data: versions } = useQuery(promptSiblingsQuery(project.id, promptId));
  const entry = versions?.find(({ id }) => id === promptId);
  return entry && <VersionSelect slug={addressOf(project)} search={search} prompt={entry} />;
}
