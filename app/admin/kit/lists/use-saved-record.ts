import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { requestApi } from '../api/request-api.ts';
import type { ListedRecord, ListPath } from './list-definition.ts';
import { focusRow } from './row-focus.ts';

/** In the history entry of a list: the record that was just saved in its form. */
export type SavedState = { saved: number };

/**
 * Shows the record that was just saved: in its place, or above the others where search, order or page would leave it
 * out.
 * @returns its id, and the record where it stands above the others
 */
export function useSavedRecord<Listed extends ListedRecord>(
  path: ListPath,
  shown: { records: readonly Listed[] } | undefined,
) {
  const id = useSavedId();
  const isListed = shown?.records.some((record) => record.id === id) ?? true;
  const [extra, setExtra] = useState<Listed>();
  // Evaluated with every new response: it may have been changed or deleted here.
  useEffect(() => {
    if (id === undefined || isListed || !shown) return;
    const stop = new AbortController();
    requestApi<Listed>(`/${path}/${id}`, { signal: stop.signal })
      .then(({ data }) => setExtra(data))
      // Deleted meanwhile: the list is right without it.
      .catch(() => setExtra(undefined));
    return () => stop.abort();
  }, [path, id, isListed, shown]);
  const above = extra?.id === id && !isListed ? extra : undefined;
  const isThere = shown !== undefined && id !== undefined && (isListed || above !== undefined);
  useEffect(() => {
    if (isThere) focusRow(id);
  }, [isThere, id]);
  return { id, above };
}

function useSavedId(): number | undefined {
  const { state } = useLocation();
  const saved: unknown = state && typeof state === 'object' && 'saved' in state ? state.saved : undefined;
  return typeof saved === 'number' ? saved : undefined;
}
