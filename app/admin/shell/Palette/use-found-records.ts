import { useEffect, useState } from 'react';
import { type FoundRecord, findRecords } from './palette-entries.ts';

/** So that not every letter asks the server. */
const pauseMs = 150;
const minLength = 2;

type Search = { found: readonly FoundRecord[]; hasFailed: boolean };
const nothing: Search = { found: [], hasFailed: false };

/** The records that match, as one types; the last ones stay until the next are there. */
export function useFoundRecords(query: string): Search {
  const [search, setSearch] = useState(nothing);
  const wanted = query.trim();
  useEffect(() => {
    if (wanted.length < minLength) {
      setSearch(nothing);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(() => {
      findRecords(wanted, stop.signal)
        .then((found) => setSearch({ found, hasFailed: false }))
        .catch(() => {
          if (!stop.signal.aborted) setSearch({ found: [], hasFailed: true });
        });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wanted]);
  return search;
}
