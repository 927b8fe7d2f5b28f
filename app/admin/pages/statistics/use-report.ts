import { useEffect, useState } from 'react';
import { ApiError, requestApi } from '../../kit/api/request-api.ts';
import { useHasSession } from '../../kit/api/use-has-session.ts';

export type ReportState<Report> = {
  /** Undefined until loaded. The previous one stays while another loads. */
  report: Report | undefined;
  hasFailed: boolean;
  /** What is wrong with the query, by parameter. */
  refusals: Record<string, string>;
  retry: () => void;
};

type Failure = Pick<ReportState<unknown>, 'refusals'>;

/** One table of the statistics. @param path below `/api/statistics/`, with its query */
export function useReport<Report>(path: string): ReportState<Report> {
  const [report, setReport] = useState<Report>();
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  // A request that an expired session failed is repeated after signing in.
  const hasSession = useHasSession();
  // Runs again for a new attempt or session.
  useEffect(() => {
    const stop = new AbortController();
    setFailure(undefined);
    requestApi<Report>(`/statistics/${path}`, { signal: stop.signal })
      .then(({ data }) => setReport(data))
      .catch((error: unknown) => {
        if (!stop.signal.aborted) setFailure({ refusals: error instanceof ApiError ? error.fields : {} });
      });
    return () => stop.abort();
  }, [path, attempt, hasSession]);
  return {
    report,
    hasFailed: failure !== undefined,
    refusals: failure?.refusals ?? {},
    retry: () => setAttempt((count) => count + 1),
  };
}

const fewRows = 10;
const manyRows = 100;

/** A table of which the first rows are shown, and more on request. */
export function useRows<Report>(path: string): ReportState<Report> & { onMore: (() => void) | undefined } {
  const [limit, setLimit] = useState(fewRows);
  const state = useReport<Report>(`${path}&limit=${limit}`);
  return { ...state, onMore: limit < manyRows ? () => setLimit(manyRows) : undefined };
}
