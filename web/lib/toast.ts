import { useSyncExternalStore } from 'react';
import type { ToastContent } from '#web/ui/toaster.tsx';

const durationMs = 5_000;

let current: ToastContent | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let count = 0;
const listeners = new Set<() => void>();

function setToast(toast: ToastContent | null) {
  clearTimeout(timer);
  current = toast;
  if (toast) timer = setTimeout(dismissToast, durationMs);
  for (const listener of listeners) listener();
}

/** Shows a toast in place of the one before it. */
export function showToast(title: string, description?: string, tone: ToastContent['tone'] = 'calm') {
  count += 1;
  setToast({ id: count, title, description, tone });
}

/** Takes the toast away. */
export function dismissToast() {
  setToast(null);
}

/** The toast to show now, or null. */
export function useToast(): ToastContent | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
