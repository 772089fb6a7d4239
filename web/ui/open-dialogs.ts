let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function setOpen(dialogs: readonly HTMLDialogElement[]) {
  open = dialogs;
  for (const listener of listeners) listener();
}

/** Notes that a dialog lies over all others. @returns how to say that it no longer does. */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  setOpen([...open, dialog]);
  return () => setOpen(open.filter((other) => other !== dialog));
}

/** The topmost open dialog, or null. What stands outside of it can't be read out, clicked or focused. */
export const topDialog = () => open.at(-1) ?? null;

/** Hears that dialogs open and close. @returns how to stop. */
export function onDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
