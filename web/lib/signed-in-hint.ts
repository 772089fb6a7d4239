const key = 'signed-in';
let shown: string | null | undefined;

/**
 * Leaves word who is signed in at this browser (null: nobody). public/before-paint.js reads it to decide what a prerendered page
 * shows before the app has asked the server, and the other tabs to notice a change; it allows nothing.
 */
export function keepSignedInHint(userId: string | null) {
  shown = userId;
  try {
    if (userId) localStorage.setItem(key, userId);
    else localStorage.removeItem(key);
  } catch {
    // Without storage a signed-in visitor sees the landing page and signs in with one click.
  }
  if (userId) document.documentElement.dataset.signedIn = '';
  else delete document.documentElement.dataset.signedIn;
}

/** Starts over when another tab has signed out or in as somebody else: what is on screen is not theirs to see. */
export function watchOtherTabs() {
  window.addEventListener('storage', (event) => {
    if (event.key === key && shown !== undefined && event.newValue !== shown) location.reload();
  });
}
