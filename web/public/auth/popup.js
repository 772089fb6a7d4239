// Where a provider's sign-in ends: it tells the page that opened this window (features/account/social-popup.ts) and leaves.
const found = new URLSearchParams(location.search);
new BroadcastChannel('social-sign-in').postMessage({ error: found.get('error'), isNew: found.has('new') });
setTimeout(() => window.close(), 100);
