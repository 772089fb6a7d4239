import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { loadOlderMessages } from '#web/features/chat/chat.queries.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';

/** Show More and Show Less, and the way to what is older than what is loaded. */
export function HistoryControls({
  project,
  hidden,
  unfolded,
  hasOlder,
  onToggle,
}: {
  project: Project;
  hidden: number;
  unfolded: boolean;
  hasOlder: boolean;
  onToggle: () => void;
}) {
  const queryClient = useQueryClient();
  const [loading, setLoading] = useState(false);
  const loadOlder = async () => {
    setLoading(true);
    await loadOlderMessages(queryClient, project.id).catch((error: unknown) =>
      showToast('Earlier messages could not be loaded', describeError(error), 'danger'),
    );
    setLoading(false);
  };
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 text-sm">
      {unfolded && hasOlder && (
        <Button variant="quiet" size="sm" busy={loading} onClick={loadOlder}>
          Earlier Messages
        </Button>
      )}
      <Button variant="quiet" size="sm" aria-expanded={unfolded} onClick={onToggle}>
        {unfolded ? 'Show Less' : 'Show More'}
        {!unfolded && (
          <span className="text-ink-faint tabular-nums">
            {hidden}
            {hasOlder && '+'} earlier
          </span>
        )}
      </Button>
    </div>
  );
}
