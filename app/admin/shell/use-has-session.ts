import { useSyncExternalStore } from 'react';
import { readToken, sessionChanged } from '../api/session.ts';

/** Whether this browser has a token; updates when this or another window signs in or out. */
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
