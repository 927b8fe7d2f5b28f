import { useEffect, useState } from 'react';
import { requestApi } from '../api/request-api.ts';
import { keepUsername, readUsername } from '../api/session.ts';
import { useHasSession } from './use-has-session.ts';

/** The signed-in administrator's name; empty without a token. Fetched if the browser stored only the token. */
export function useSignedInName(): string {
  const hasSession = useHasSession();
  const [fetchedName, setFetchedName] = useState('');
  const known = hasSession ? readUsername() || fetchedName : '';
  const isUnknown = hasSession && known === '';
  useEffect(() => {
    if (!isUnknown) return;
    const stop = new AbortController();
    requestApi<{ user: { username: string } }>('/auth/me', { signal: stop.signal })
      .then(({ data }) => {
        keepUsername(data.user.username);
        setFetchedName(data.user.username);
      })
      // Not essential: the menu works without it, and request-api.ts has logged the reason.
      .catch(() => undefined);
    return () => stop.abort();
  }, [isUnknown]);
  return known;
}
