import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#web/lib/stored.ts';

/** What lies over the screen: the list of places to go to, or that of the keys. */
export type PaletteView = 'places' | 'shortcuts';

const helpKeyOff = 'help-key-off';
let shown: PaletteView | null = null;
const listeners = new Set<() => void>();

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the places to go to or the shortcuts; null puts them away. */
export function showPalette(view: PaletteView | null) {
  shown = view;
  for (const listener of listeners) listener();
}

/** What is shown now, or null. */
export const usePaletteView = () => useSyncExternalStore(listen, () => shown);

/** Whether the ? key opens the shortcuts. A key that is a character alone must be one that can be switched off (WCAG 2.1.4). */
export const isHelpKeyOn = () => readStored(helpKeyOff) !== true;

/** Switches the ? key on or off in this browser. */
export const setHelpKey = (on: boolean) => writeStored(helpKeyOff, on ? null : true);

/** How the key that goes with letters is called here. */
export const commandKey = () => (/Mac|iP(hone|ad|od)/.test(navigator.platform) ? '⌘' : 'Ctrl');
