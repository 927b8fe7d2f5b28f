import { useEffect, useState } from 'react';
import { type FoundRecord, findRecords } from './palette-entries.ts';

/** Debounces requests while typing. */
const pauseMs = 150;
const minLength = 2;

type Search = { found: readonly FoundRecord[]; hasFailed: boolean };
const nothing: Search = { found: [], hasFailed: false };

/** The records that match the query; previous results stay until the next ones arrive. */
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
