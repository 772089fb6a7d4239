import X from 'lucide-react/icons/x';
import { type PointerEvent, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { buttonClass } from '#web/ui/button.tsx';
import { onDialogs, topDialog } from '#web/ui/open-dialogs.ts';

export type ToastContent = { id: number; title: string; description?: string; tone: 'calm' | 'danger' };

/** Swiped this far to either side, a toast goes. */
const swipeThreshold = 50;

type Shown = { toast: ToastContent | null; onDismiss: () => void };

/** The one toast of the moment: in the page, or in the topmost dialog, outside of which nothing can be read out or clicked. */
export function Toaster({ toast, onDismiss }: Shown) {
  const dialog = useSyncExternalStore(onDialogs, topDialog);
  return (
    <>
      <Region toast={dialog ? null : toast} onDismiss={onDismiss} />
      {dialog && createPortal(<Region toast={toast} onDismiss={onDismiss} />, dialog)}
    </>
  );
}

/** Where toasts are read out politely. It is there before the first one, or screen readers miss its words. */
function Region({ toast, onDismiss }: Shown) {
  return (
    <section
      aria-live="polite"
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-3 top-3 z-50 flex justify-end text-ink sm:top-auto sm:right-4 sm:bottom-4 sm:left-auto sm:max-lg:bottom-32 sm:w-96 print:hidden"
    >
      {toast && <Toast key={toast.id} toast={toast} onDismiss={onDismiss} />}
    </section>
  );
}

function Toast({ toast: { title, description, tone }, onDismiss }: { toast: ToastContent; onDismiss: () => void }) {
  const startX = useRef<number | null>(null);
  const swiped = ({ clientX }: PointerEvent) => (startX.current === null ? 0 : clientX - startX.current);
  const put = (element: HTMLElement, x: number) => {
    element.style.translate = x ? `${x}px` : '';
    element.style.opacity = x ? String(Math.max(0.3, 1 - Math.abs(x) / 240)) : '';
  };
  return (
    <div
      className={`pointer-events-auto flex w-full animate-rise touch-pan-y items-start gap-2 rounded-lg border bg-surface py-3 pr-2 pl-4 shadow-pop select-none ${tone === 'danger' ? 'border-danger' : 'border-line'}`}
      onPointerDown={(event) => {
        if (event.target instanceof Element && event.target.closest('button')) return;
        startX.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => put(event.currentTarget, swiped(event))}
      onPointerUp={(event) => {
        const far = Math.abs(swiped(event)) >= swipeThreshold;
        startX.current = null;
        put(event.currentTarget, 0);
        if (far) onDismiss();
      }}
      onPointerCancel={(event) => {
        startX.current = null;
        put(event.currentTarget, 0);
      }}
    >
      <div className="min-w-0 flex-1 py-1 text-sm">
        <p className={`font-medium ${tone === 'danger' ? 'text-danger' : ''}`}>{title}</p>
        {description && <p className="mt-0.5 break-words text-ink-soft">{description}</p>}
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
  );
}
