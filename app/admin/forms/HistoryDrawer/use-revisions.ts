import { useEffect, useState } from 'react';
import type { PageOptions, Revision, RevisionPage } from '../record-endpoints.ts';

export type ReadRevisions = (options: PageOptions) => Promise<RevisionPage>;

type Shown = { revisions: readonly Revision[]; total: number };

/** The versions, newest first, and more of them on demand. `read` must stay the same as long as it reads the same. */
export function useRevisions(read: ReadRevisions) {
  const [shown, setShown] = useState<Shown>();
  const [page, setPage] = useState(1);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  // A new attempt reads again.
  useEffect(() => {
    const stop = new AbortController();
    setHasFailed(false);
    read({ page, signal: stop.signal }).then(
      (found) => !stop.signal.aborted && setShown((before) => joined(page === 1 ? undefined : before, found)),
      () => setHasFailed(!stop.signal.aborted),
    );
    return () => stop.abort();
  }, [read, page, attempt]);
  const count = shown?.revisions.length ?? 0;
  return {
    revisions: shown?.revisions,
    remaining: shown ? shown.total - count : 0,
    hasFailed,
    retry: () => setAttempt((before) => before + 1),
    more: () => (hasFailed ? setAttempt((before) => before + 1) : setPage((before) => before + 1)),
  };
}

/** A version that was saved meanwhile has moved the pages, so that one may come twice. */
function joined(before: Shown | undefined, { revisions, total }: RevisionPage): Shown {
  const known = new Set(before?.revisions.map(({ id }) => id));
  return {
    revisions: [...(before?.revisions ?? []), ...revisions.filter(({ id }) => !known.has(id))],
    total,
  };
}
