import { useEffect, useState } from 'react';
import { callApi } from '../api/call-api.ts';
import { keepUsername, readUsername } from '../api/session.ts';
import { useHasSession } from './use-has-session.ts';

/** Who is signed in; empty without a token. A browser that holds the token alone asks the server whose it is. */
export function useSignedInName(): string {
  const hasSession = useHasSession();
  const [asked, setAsked] = useState('');
  const known = hasSession ? readUsername() || asked : '';
  const isUnknown = hasSession && known === '';
  useEffect(() => {
    if (!isUnknown) return;
    const stop = new AbortController();
    callApi<{ user: { username: string } }>('/auth/me', { signal: stop.signal })
      .then(({ data }) => {
        keepUsername(data.user.username);
        setAsked(data.user.username);
      })
      // Secondary: the menu does without, and call-api.ts has logged why.
      .catch(() => undefined);
    return () => stop.abort();
  }, [isUnknown]);
  return known;
}
