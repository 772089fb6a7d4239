// Runs before the first paint, so that a dark page never flashes light. web/lib/theme.ts reads and writes the same key.
(() => {
  let choice = 'system';
  try {
    choice = localStorage.getItem('ui-theme') || 'system';
  } catch {
    // Storage may be switched off: the system decides.
  }
  const dark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
