import { useSyncExternalStore } from 'react';
import { onSessionChange, readToken } from './session.ts';

/** Whether this browser has a token; updates when this or another window signs in or out. */
export function useHasSession(): boolean {
  return useSyncExternalStore(
    onSessionChange,
    () => readToken() !== null,
    () => false,
  );
}
