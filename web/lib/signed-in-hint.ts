const key = 'signed-in';

/**
 * Leaves word for public/before-paint.js whether this browser is signed in. It decides what a prerendered page shows before the
 * app has asked the server, and nothing else.
 */
export function keepSignedInHint(signedIn: boolean) {
  try {
    if (signedIn) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // Without storage a signed-in visitor sees the landing page and signs in with one click.
  }
  if (signedIn) document.documentElement.dataset.signedIn = '';
  else delete document.documentElement.dataset.signedIn;
}
