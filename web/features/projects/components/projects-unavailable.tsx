import { loading } from '#web/features/projects/messages.ts';
import { usePageTitle } from '#web/lib/page-title.ts';
import { Button } from '#web/ui/button.tsx';
import { MessageScreen } from '#web/ui/message-screen.tsx';

/** The projects could not be loaded: as a page of its own, or within a screen's frame. */
export function ProjectsUnavailable({ full = false }: { full?: boolean }) {
  usePageTitle(loading.failed);
  return (
    <MessageScreen
      full={full}
      title={loading.failed}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          Refresh Page
        </Button>
      }
    >
      {loading.advice}
    </MessageScreen>
  );
}
