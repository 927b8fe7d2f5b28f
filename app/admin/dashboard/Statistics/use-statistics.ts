import { useEffect, useState } from 'react';
import type { Statistics } from '#analytics/statistics.service.ts';
import { requestApi } from '../../api/request-api.ts';
import { useHasSession } from '../../shell/use-has-session.ts';

export type StatisticsResponse = { kind: 'loaded'; statistics: Statistics } | { kind: 'failed' };

/** The statistics of the last days; undefined until loaded. The previous ones stay while others load. */
export function useStatistics(days: string) {
  const [response, setResponse] = useState<StatisticsResponse>();
  const [attempt, setAttempt] = useState(0);
  // A request that an expired session failed is repeated after signing in.
  const hasSession = useHasSession();
  // Runs again for a new attempt or session.
  useEffect(() => {
    const stop = new AbortController();
    requestApi<Statistics>(`/statistics?days=${days}`, { signal: stop.signal })
      .then(({ data }) => setResponse({ kind: 'loaded', statistics: data }))
      .catch(() => !stop.signal.aborted && setResponse({ kind: 'failed' }));
    return () => stop.abort();
  }, [days, attempt, hasSession]);
  return { response, retry: () => setAttempt((count) => count + 1) };
}
