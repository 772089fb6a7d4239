// Runs before the first paint, so that a dark page never flashes light and a signed-in visitor never sees what is about to change.
// web/lib/theme.ts and web/lib/signed-in-hint.ts read and write the same keys.
(() => {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const paint = () => {
    let choice = 'system';
    try {
      choice = localStorage.getItem('ui-theme') || 'system';
      if (localStorage.getItem('signed-in')) root.dataset.signedIn = '';
    } catch {
      // Storage may be switched off: the system decides.
    }
    const dark = choice === 'dark' || (choice !== 'light' && system.matches);
    root.dataset.theme = dark ? 'dark' : 'light';
  };
  paint();
  // A page without the app follows the device too.
  system.addEventListener('change', paint);
})();
