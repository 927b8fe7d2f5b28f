import { useEffect, useState } from 'react';

type Read<Data> = (options: { signal: AbortSignal }) => Promise<Data>;

/** What `read` fetches, and again on request. `read` must stay the same function as long as it reads the same. */
export function useFetched<Data>(read: Read<Data>) {
  const [data, setData] = useState<Data>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // A new attempt fetches again.
  useEffect(() => {
    const abort = new AbortController();
    setHasFailed(false);
    read({ signal: abort.signal })
      .then((fetched) => !abort.signal.aborted && setData(fetched))
      .catch(() => setHasFailed(!abort.signal.aborted));
    return () => abort.abort();
  }, [read, attempt]);
  return { data, hasFailed, retry: () => setAttempt(attempt + 1) };
}
