/** In place of use-sync-external-store/shim, which brings its own for React before 18. */
export { useSyncExternalStore } from 'react';
