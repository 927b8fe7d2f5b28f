import { useSyncExternalStore } from 'react';
import { readToken, sessionChanged } from '../api/session.ts';

/** Whether this browser holds a token; follows signing in and out in this window and in the others. */
export function useHasSession(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readToken() !== null,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener(sessionChanged, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(sessionChanged, onChange);
    removeEventListener('storage', onChange);
  };
}
