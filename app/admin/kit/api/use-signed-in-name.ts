import { useSyncExternalStore } from 'react';
import { onSessionChange, readToken, readUsername } from './session.ts';

/** The signed-in administrator's name; empty without a token. */
export function useSignedInName(): string {
  return useSyncExternalStore(onSessionChange, nameOfSession, () => '');
}

function nameOfSession(): string {
  return readToken() === null ? '' : readUsername();
}
