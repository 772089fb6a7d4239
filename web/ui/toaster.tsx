import X from 'lucide-react/icons/x';
import { buttonClass } from '#web/ui/button.tsx';

export type ToastContent = { id: number; title: string; description?: string; tone: 'calm' | 'danger' };

/** The one toast of the moment, read out politely. The region stays in the page, or screen readers miss its first words. */
export function Toaster({ toast, onDismiss }: { toast: ToastContent | null; onDismiss: () => void }) {
  return (
    <section
      aria-live="polite"
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-3 top-3 z-50 flex justify-end sm:top-auto sm:right-4 sm:bottom-4 sm:left-auto sm:w-96"
    >
      {toast && (
        <div
          key={toast.id}
          className={`pointer-events-auto flex w-full animate-rise items-start gap-2 rounded-lg border bg-surface py-3 pr-2 pl-4 shadow-pop ${toast.tone === 'danger' ? 'border-danger' : 'border-line'}`}
        >
          <div className="min-w-0 flex-1 py-1 text-sm">
            <p className={`font-medium ${toast.tone === 'danger' ? 'text-danger' : ''}`}>{toast.title}</p>
            {toast.description && <p className="mt-0.5 break-words text-ink-soft">{toast.description}</p>}
          </div>
          <button
            type="button"
            onClick={onDismiss}
            aria-label="Dismiss notification"
            className={buttonClass({ variant: 'quiet', size: 'icon' })}
          >
            <X className="size-4" />
          </button>
        </div>
      )}
    </section>
  );
}
