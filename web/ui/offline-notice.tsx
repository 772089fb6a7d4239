import CloudOff from 'lucide-react/icons/cloud-off';
import { reconnect, useConnection } from '#web/lib/connection.ts';
import { formatMoment } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';

/** Without a connection a quiet word of it: of when what one sees is, and that what one types is kept. Else nothing. */
export function OfflineNotice({ className = '' }: { className?: string }) {
  const { isOffline, copyOf } = useConnection();
  return (
    <div role="status">
      {isOffline && (
        <div className={`flex flex-wrap items-center gap-x-4 gap-y-1 bg-notice-soft px-5 py-2 text-sm ${className}`}>
          <CloudOff className="size-5 shrink-0 max-sm:hidden" />
          <p className="min-w-0 flex-1 basis-64">
            <strong className="font-semibold">
              {navigator.onLine ? "Launchpath can't be reached." : 'You are offline.'}
            </strong>{' '}
            <span className="text-ink-soft">
              {copyOf === null ? '' : `What you see was loaded ${formatMoment(new Date(copyOf).toISOString())}. `}
              What you type is kept in this browser.
            </span>
          </p>
          {copyOf !== null && <Button onClick={reconnect}>Try again</Button>}
        </div>
      )}
    </div>
  );
}
