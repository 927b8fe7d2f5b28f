import { useEffect, useState } from 'react';
import { fetchSummary, type LibrarySummary } from './image-record.ts';

/** The numbers above the library; those of before stay until the new ones have come. */
export function useLibrarySummary(query: string) {
  const [summary, setSummary] = useState<LibrarySummary>();
  const [round, setRound] = useState(0);
  // Runs again for another round.
  useEffect(() => {
    const stop = new AbortController();
    // The list says so where the server cannot be reached.
    fetchSummary(query, { signal: stop.signal }).then(setSummary, () => undefined);
    return () => stop.abort();
  }, [query, round]);
  return { summary, reload: () => setRound((before) => before + 1) };
}
