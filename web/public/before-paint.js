// Runs before the first paint, so that a dark page never flashes light and a signed-in visitor never sees what is about to change.
// web/lib/theme.ts and web/lib/signed-in-hint.ts read and write the same keys.
(() => {
  const root = document.documentElement;
  let choice = 'system';
  try {
    choice = localStorage.getItem('ui-theme') || 'system';
    if (localStorage.getItem('signed-in')) root.dataset.signedIn = '';
  } catch {
    // Storage may be switched off: the system decides.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
})();
