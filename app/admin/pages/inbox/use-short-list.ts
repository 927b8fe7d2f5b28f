import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { requestApi } from '../../kit/api/request-api.ts';
import { useResponse } from '../../kit/api/use-response.ts';
import { t } from '../../kit/language/t.ts';
import { pageIn, perPage } from '../../kit/lists/list-state.ts';
import { leaveRow } from '../../kit/lists/row-focus.ts';
import { usePageInRange } from '../../kit/lists/use-page-in-range.ts';
import { useRowDeletion } from './use-row-deletion.ts';

/** Rows of a page, and how many there are in all. */
type Part<Row> = { rows: Row[]; total: number };
/** One page of a list without filters, and the newest of its spam, or the fact that it could not be loaded. */
export type ShortListResponse<Row> =
  | { kind: 'loaded'; page: number; listed: Part<Row>; spam: Part<Row> }
  | { kind: 'failed' };

/**
 * Never rejects and is not awaited by the loader, so the page renders at once.
 * @param list.url of the page, which names the list's page
 */
export async function loadShortList<Row>(list: {
  path: string;
  url: string;
}): Promise<ShortListResponse<Row>> {
  const page = pageIn(new URL(list.url).searchParams);
  try {
    const [listed, spam] = await Promise.all([
      readPart<Row>(`${list.path}?page=${page}`),
      readPart<Row>(`${list.path}?spam=true&page=1`),
    ]);
    return { kind: 'loaded', page, listed, spam };
  } catch {
    return { kind: 'failed' };
  }
}

async function readPart<Row>(path: string): Promise<Part<Row>> {
  const { data, headers } = await requestApi<Row[]>(`${path}&per_page=${perPage}`);
  return { rows: data, total: Number(headers.get('x-total-count')) };
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
      setProblem(t('It could not be released. Please try again.'));
    }
  }

  return {
    ...useShown(response),
    hasFailed: response?.kind === 'failed' && !isLoading,
    problem,
    setProblem,
    deletingIds: deletion.deletingIds,
    remove,
    release,
    reload: () => void revalidate(),
  };
}

function useShown<Row>(response: ShortListResponse<Row> | undefined) {
  const loaded = response?.kind === 'loaded' ? response : undefined;
  const shown = { page: loaded?.page ?? 1, total: loaded?.listed.total ?? 0 };
  usePageInRange(loaded && shown, hrefOf);
  return { ...shown, hrefOf, rows: loaded?.listed.rows, spam: loaded?.spam ?? { rows: [], total: 0 } };
}

function hrefOf(page: number): string {
  return page > 1 ? `?page=${page}` : '?';
}
