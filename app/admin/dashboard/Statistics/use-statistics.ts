import { useEffect, useState } from 'react';
import type { Statistics } from '#analytics/statistics.service.ts';
import { requestApi } from '../../api/request-api.ts';
import { useHasSession } from '../../shell/use-has-session.ts';

export type StatisticsResponse = { kind: 'loaded'; statistics: Statistics } | { kind: 'failed' };

/** The numbers of the last days; undefined until the first have come. Those before stay while others are on the way. */
export function useStatistics(days: string) {
  const [response, setResponse] = useState<StatisticsResponse>();
  const [attempt, setAttempt] = useState(0);
  // What an ended session refused is asked for again once somebody has signed in.
  const hasSession = useHasSession();
  // A new attempt and a new session ask again.
  useEffect(() => {
    const stop = new AbortController();
    requestApi<Statistics>(`/statistics?days=${days}`, { signal: stop.signal })
      .then(({ data }) => setResponse({ kind: 'loaded', statistics: data }))
      .catch(() => !stop.signal.aborted && setResponse({ kind: 'failed' }));
    return () => stop.abort();
  }, [days, attempt, hasSession]);
  return { response, retry: () => setAttempt((count) => count + 1) };
}
