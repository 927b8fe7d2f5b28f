import { useSyncExternalStore } from 'react';

/** Whether the browser reports that it is offline. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    watchConnection,
    () => !navigator.onLine,
    () => false,
  );
}

function watchConnection(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
