import { lazy, Suspense, useEffect } from 'react';
import { isHelpKeyOn, showPalette, usePaletteView } from '#web/features/palette/open-palette.ts';
import { topDialog } from '#web/ui/open-dialogs.ts';

const Palette = lazy(async () => ({
  default: (await import('#web/features/palette/components/palette.tsx')).Palette,
}));
const Shortcuts = lazy(async () => ({
  default: (await import('#web/features/palette/components/shortcuts.tsx')).Shortcuts,
}));

const takesText = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Listens for the keys that open the list of places (Ctrl or Cmd + K) and that of the shortcuts (?), on every signed-in screen. */
export function PaletteDoor() {
  const view = usePaletteView();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      const isPlaces = key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;
      const isHelp = key === '?' && !ctrlKey && !metaKey && !altKey && !takesText(target) && isHelpKeyOn();
      if (event.defaultPrevented || !(isPlaces || isHelp)) return;
      event.preventDefault();
      // What somebody is in the middle of deciding stays on top.
      if (!topDialog()) showPalette(isPlaces ? 'places' : 'shortcuts');
    };
    document.addEventListener('keydown', open);
    return () => {
      document.removeEventListener('keydown', open);
      showPalette(null);
    };
  }, []);
  return <Suspense>{view === 'places' ? <Palette /> : view === 'shortcuts' && <Shortcuts />}</Suspense>;
}
