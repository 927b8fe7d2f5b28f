import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { requestApi } from '../api/request-api.ts';
import { leaveRow } from '../lists/row-focus.ts';
import { useResponse } from '../shell/use-response.ts';
import { useRowDeletion } from './use-row-deletion.ts';

/** A list without pages and its spam, or the fact that it could not be loaded. */
export type ShortListResponse<Row> = { kind: 'loaded'; rows: Row[]; spam: Row[] } | { kind: 'failed' };

/** Never rejects and is not awaited by the loader, so the page renders at once. */
export async function loadShortList<Row>(path: string): Promise<ShortListResponse<Row>> {
  try {
    const [rows, spam] = await Promise.all([requestApi<Row[]>(path), requestApi<Row[]>(`${path}?spam=true`)]);
    return { kind: 'loaded', rows: rows.data, spam: spam.data };
  } catch {
    return { kind: 'failed' };
  }
}

/** The rows on the page and their deletion. @param list.deleteFailure the message if a row could not be deleted */
export function useShortList<Row extends { id: number }>(
  list: { path: string; deleteFailure: string; confirmation: (row: Row) => { title: string; text: string } },
  promise: Promise<ShortListResponse<Row>>,
) {
  const { response, isLoading } = useResponse(promise);
  const [problem, setProblem] = useState<string>();
  const deletion = useRowDeletion(setProblem);
  const { revalidate } = useRevalidator();

  function remove(row: Row): Promise<void> {
    const path = `${list.path}/${row.id}`;
    return deletion.remove({
      ...{ id: row.id, path },
      confirmation: list.confirmation(row),
      failure: list.deleteFailure,
    });
  }

  async function release(row: Row): Promise<void> {
    setProblem(undefined);
    try {
      await requestApi(`${list.path}/${row.id}`, { method: 'PATCH', body: { is_spam: false } });
      leaveRow(row.id);
      await revalidate();
    } catch {
      setProblem('It could not be released. Please try again.');
    }
  }

  return {
    rows: response?.kind === 'loaded' ? response.rows : undefined,
    spam: response?.kind === 'loaded' ? response.spam : [],
    hasFailed: response?.kind === 'failed' && !isLoading,
    problem,
    setProblem,
    deletingIds: deletion.deletingIds,
    remove,
    release,
    reload: () => void revalidate(),
  };
}
