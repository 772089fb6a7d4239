import { useQuery } from '@tanstack/react-query';
import { documentPreviewQuery } from '#web/features/documents/documents.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

/** An HTML document as a page of its own: its scripts run, but in a sandbox that can reach neither the app nor the network. */
export function HtmlPreview({ documentId, title }: { documentId: string; title: string }) {
  const { data, error, refetch } = useQuery(documentPreviewQuery(documentId));
  return (
    <figure>
      <figcaption className="mb-2 text-sm text-ink-faint">Live Preview</figcaption>
      {data ? (
        <iframe
          sandbox="allow-scripts"
          src={data.url}
          title={`Live Preview of ${title}`}
          // A page that says nothing of its colours is meant for a light ground.
          data-theme="light"
          className="block h-[600px] w-full rounded-md border border-line bg-surface"
        />
      ) : (
        <div className="flex h-[600px] flex-col items-center justify-center gap-4 rounded-md border border-line bg-sunken p-6 text-center text-sm text-ink-soft">
          {error ? (
            <>
              <p role="alert">{describeError(error)}</p>
              <Button size="sm" onClick={() => refetch()}>
                Try Again
              </Button>
            </>
          ) : (
            <p role="status" className="flex items-center gap-3 text-ink-faint">
              <Spinner className="size-5" />
              Preparing the preview…
            </p>
          )}
        </div>
      )}
    </figure>
  );
}
