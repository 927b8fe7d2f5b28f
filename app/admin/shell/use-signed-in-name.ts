import { useEffect, useState } from 'react';
import { requestApi } from '../api/request-api.ts';
import { keepUsername, readUsername } from '../api/session.ts';
import { useHasSession } from './use-has-session.ts';

/** Who is signed in; empty without a token. A browser that holds the token alone asks the server whose it is. */
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
      // Secondary: the menu does without, and request-api.ts has logged why.
      .catch(() => undefined);
    return () => stop.abort();
  }, [isUnknown]);
  return known;
}
