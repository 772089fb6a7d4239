import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { progressHistoryQuery } from '#web/features/checklists/checklists.queries.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';

const ProgressDrawing = lazy(async () => ({
  default: (await import('#web/features/checklists/components/progress-drawing.tsx')).ProgressDrawing,
}));

const skeleton = <div className="mt-4 h-42 animate-breathe rounded-md bg-hover" />;

/** The project's progress over time: a drawing, and the same as a table. */
export function ProgressHistory({ project }: { project: Project }) {
  const { data: history, error, refetch } = useQuery({ ...progressHistoryQuery(project.id), refetchOnMount: true });
  return (
    <section aria-labelledby="history" className="rounded-xl border border-line bg-surface p-5 shadow-card">
      <h2 id="history" className="font-serif text-lg font-semibold">
        Progress over time
      </h2>
      <p className="mt-0.5 text-xs text-ink-faint">Of the tasks of all three steps, in percent</p>
      {error && !history && (
        <div role="alert" className="mt-3 text-sm">
          <p className="text-ink-soft">{describeError(error)}</p>
          <Button size="sm" className="mt-3" onClick={() => refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {!history && !error && skeleton}
      {history?.length === 0 && (
        <p className="mt-3 text-sm text-ink-soft">With the first task that you resolve, a line begins here.</p>
      )}
      {history && history.length > 0 && (
        <Suspense fallback={skeleton}>
          <ProgressDrawing history={history} createdOn={project.createdAt.slice(0, 10)} />
        </Suspense>
      )}
    </section>
  );
}
