import { useEffect, useState } from 'react';

type Search<Found> = {
  text: string;
  /** Shorter texts are not searched for. */
  minLength: number;
  pauseMs: number;
  /** Must stay the same function. @throws ApiError */
  find: (text: string, signal: AbortSignal) => Promise<readonly Found[]>;
};

type Results<Found> = { found: readonly Found[]; hasFailed: boolean };

/** What the server finds for a text that is being typed; previous results stay until the next ones arrive. */
export function useSearch<Found>({ text, minLength, pauseMs, find }: Search<Found>): Results<Found> {
  const [results, setResults] = useState<Results<Found>>({ found: [], hasFailed: false });
  const wanted = text.trim();
  useEffect(() => {
    if (wanted.length < minLength) return setResults({ found: [], hasFailed: false });
    const stop = new AbortController();
    const timer = setTimeout(() => {
      find(wanted, stop.signal)
        .then((found) => setResults({ found, hasFailed: false }))
        .catch(() => {
          if (!stop.signal.aborted) setResults({ found: [], hasFailed: true });
        });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted, minLength, pauseMs, find]);
  return results;
}
