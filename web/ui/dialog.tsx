import X from 'lucide-react/icons/x';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { buttonClass } from '#web/ui/button.tsx';
import { noteOpenDialog } from '#web/ui/open-dialogs.ts';

const places = {
  center:
    'm-auto w-[calc(100%-2rem)] rounded-xl opacity-100 transition-[opacity,scale] duration-150 starting:open:scale-[0.98] starting:open:opacity-0',
  right:
    'my-0 mr-0 ml-auto h-dvh max-h-none max-w-none transition-transform duration-150 starting:open:translate-x-full',
} as const;

const widths = {
  center: {
    sm: 'max-h-[min(90dvh,56rem)] max-w-md',
    md: 'max-h-[min(90dvh,56rem)] max-w-2xl',
    xl: 'h-[90dvh] max-h-[90dvh] max-w-6xl',
  },
  right: {
    sm: 'w-[min(24rem,calc(100%-2.5rem))]',
    md: 'w-[min(24rem,calc(100%-2.5rem))]',
    xl: 'w-[min(44rem,calc(100%-1rem))]',
  },
} as const;

/**
 * A modal in the middle or a sheet from the right, on the browser's own dialog: it keeps the focus inside, closes on Escape and
 * gives the focus back.
 */
export function Dialog({
  open,
  onClose,
  title,
  place = 'center',
  width = 'md',
  actions,
  children,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  place?: keyof typeof places;
  width?: 'sm' | 'md' | 'xl';
  actions?: ReactNode;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    dialog.showModal();
    // What is to be filled in comes first; else the browser focuses the first button.
    dialog.querySelector<HTMLElement>('input, textarea')?.focus();
    const forget = noteOpenDialog(dialog);
    return () => {
      forget();
      // Closed before it is taken away, or the focus would not find its way back.
      dialog.close();
    };
  }, [open]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the veil only repeats what Escape does
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onClose={(event) => {
        // React lets it bubble: a dialog over another one would close both.
        event.stopPropagation();
        onClose();
      }}
      onClick={(event) => event.target === ref.current && ref.current.close()}
      className={`bg-surface text-ink shadow-pop ${places[place]} ${widths[place][width]}`}
    >
      {open && (
        <div className="flex h-full max-h-[inherit] flex-col">
          <header className="flex items-center gap-2 border-b border-line py-3 pr-3 pl-6">
            <h2 id={titleId} className="min-w-0 flex-1 truncate font-serif text-lg font-semibold">
              {title}
            </h2>
            {actions}
            <button
              type="button"
              onClick={() => ref.current?.close()}
              aria-label="Close"
              className={buttonClass({ variant: 'quiet', size: 'icon' })}
            >
              <X className="size-5" />
            </button>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto p-6">{children}</div>
        </div>
      )}
    </dialog>
  );
}
