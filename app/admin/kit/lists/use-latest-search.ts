import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * The URL's query as it will be once everything that was chosen is loaded: of two quick choices, the second comes before
 * the URL has the first. Whoever changes the query begins with this one, and writes to it.
 */
export function useLatestSearch(): RefObject<URLSearchParams> {
  const { search } = useLocation();
  const latest = useRef(new URLSearchParams(search));
  useEffect(() => {
    latest.current = new URLSearchParams(search);
  }, [search]);
  return latest;
}
