import '#web/styles.css';

// What a prerendered page runs. A visitor has the whole page already: the app is started only for who is signed in or follows a link
// to a new idea (/?new), or in `vite dev`, where nothing is prerendered. For the others its files are fetched near a door.
// Which files these are the build knows (scripts/site-plugin.ts): asked for by a plain import, the app's own loader would be part of this.
const appFiles = document.querySelector<HTMLMetaElement>('meta[name=app-files]')?.content.split(' ') ?? [];

function loadApp(): Promise<unknown> {
  if (import.meta.env.DEV) return import('#web/main.tsx');
  for (const href of appFiles)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  return import(/* @vite-ignore */ appFiles[0] ?? '');
}

const isSignedIn = document.documentElement.dataset.signedIn !== undefined;
const wantsApp = isSignedIn || new URLSearchParams(location.search).has('new');

if (wantsApp || !document.getElementById('app')?.firstElementChild) {
  void loadApp().then(() => document.dispatchEvent(new Event('start-app')));
} else {
  const approaches = ['pointerover', 'focusin', 'touchstart'];
  const warm = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('a[href="/login"], a[href="/signup"]')) return;
    for (const name of approaches) document.removeEventListener(name, warm);
    loadApp().catch(() => {});
  };
  for (const name of approaches) document.addEventListener(name, warm, { passive: true });
}
