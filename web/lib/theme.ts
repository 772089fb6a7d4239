import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';

const key = 'ui-theme';
// Asked when it is needed: the build renders the bar without a browser (web/shells.tsx).
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** The stored choice; the system's when there is none. */
function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function applyTheme() {
  const theme = readTheme();
  const dark = theme === 'dark' || (theme === 'system' && prefersDark().matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  colorBar();
  for (const listener of listeners) listener();
}

/** The browser's bar, and that of the installed app, have the page's colour, whatever the system would choose. */
function colorBar() {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) meta.content = paper;
}

/** Stores and applies a choice. public/before-paint.js applies it before the first paint of the next visit. */
function setTheme(theme: Theme) {
  try {
    localStorage.setItem(key, theme);
  } catch {
    // Without storage the choice can't be kept, and the system's stays.
  }
  applyTheme();
}

/** Follows the system, and a change made in another tab. */
export function watchTheme() {
  colorBar();
  prefersDark().addEventListener('change', applyTheme);
  window.addEventListener('storage', (event) => event.key === key && applyTheme());
}

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The choice, and its setter. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(listen, readTheme), setTheme];
}

/** Whether the page is dark now, and the switch to the other. */
export function useDarkTheme(): [boolean, () => void] {
  const isDark = () => document.documentElement.dataset.theme === 'dark';
  const dark = useSyncExternalStore(listen, isDark, () => false);
  return [dark, () => setTheme(dark ? 'light' : 'dark')];
}
