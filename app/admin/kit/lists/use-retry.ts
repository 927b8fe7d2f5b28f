import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useHasSession } from '../api/use-has-session.ts';
import type { ListFailure } from './list-failure.ts';

/** Loads the page's list again: on request, and automatically after signing in again. */
export function useRetry(response: { kind: 'loaded' } | ListFailure | undefined): () => void {
  const { revalidate } = useRevalidator();
  const hasSession = useHasSession();
  const isWaiting = response?.kind === 'failed' && response.isSessionOver;
  useEffect(() => {
    if (hasSession && isWaiting) void revalidate();
  }, [hasSession, isWaiting, revalidate]);
  return () => void revalidate();
}
