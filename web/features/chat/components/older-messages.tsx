import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { loadOlderMessages } from '#web/features/chat/chat.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';

/** The way to what is older than what is loaded: of the conversation, or of what a message was sent in place of. */
export function OlderMessages({ projectId, replacedBy }: { projectId: string; replacedBy?: string }) {
  const queryClient = useQueryClient();
  const [loading, setLoading] = useState(false);
  const load = async () => {
    setLoading(true);
    await loadOlderMessages(queryClient, projectId, replacedBy).catch((error: unknown) =>
      showToast('Earlier messages could not be loaded', describeError(error), 'danger'),
    );
    setLoading(false);
  };
  return (
    <Button variant="quiet" size="sm" busy={loading} onClick={load}>
      Earlier Messages
    </Button>
  );
}
