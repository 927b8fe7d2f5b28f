import { useEffect, useState } from 'react';
import type { Statistics } from '#analytics/statistics.service.ts';
import { callApi } from '../../api/call-api.ts';
import { useHasSession } from '../../shell/use-has-session.ts';

export type StatisticsResponse = { kind: 'loaded'; statistics: Statistics } | { kind: 'failed' };

/** The numbers of the last days; undefined until the first have come. Those before stay while others are on the way. */
export function useStatistics(days: string) {
  const [answer, setAnswer] = useState<StatisticsResponse>();
  const [attempt, setAttempt] = useState(0);
  // What an ended session refused is asked for again once somebody has signed in.
  const hasSession = useHasSession();
  // A new attempt and a new session ask again.
  useEffect(() => {
    const stop = new AbortController();
    callApi<Statistics>(`/statistics?days=${days}`, { signal: stop.signal })
      .then(({ data }) => setAnswer({ kind: 'loaded', statistics: data }))
      .catch(() => !stop.signal.aborted && setAnswer({ kind: 'failed' }));
    return () => stop.abort();
  }, [days, attempt, hasSession]);
  return { answer, retry: () => setAttempt((count) => count + 1) };
}
