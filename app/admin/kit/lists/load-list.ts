import { requestApi } from '../api/request-api.ts';
import type { ListPath } from './list-definition.ts';
import { type ListFailure, toListFailure } from './list-failure.ts';
import { isNarrowed, type ListOptions, type ListState, listQueryOf, readListState } from './list-state.ts';

/** One page of records, or why there is none. `allTotal` counts what there is without search and filters. */
export type ListResponse<Listed> =
  | { kind: 'loaded'; state: ListState; records: Listed[]; total: number; allTotal: number }
  | ListFailure;

/**
 * Requests the page of records that a URL names. The promise never rejects and is not awaited by the loader,
 * so the page itself is there at once and shows that it is loading.
 */
export async function loadList<Listed>(
  list: ListOptions & { path: ListPath },
  request: Request,
): Promise<ListResponse<Listed>> {
  const state = readListState(list, new URL(request.url).searchParams);
  try {
    const [response, allTotal] = await Promise.all([
      requestApi<Listed[]>(`/${list.path}?${listQueryOf(state)}`),
      isNarrowed(state) ? countAll(list.path) : undefined,
    ]);
    const total = totalOf(response.headers);
    return { kind: 'loaded', state, records: response.data, total, allTotal: allTotal ?? total };
  } catch (error) {
    return toListFailure(error);
  }
}

async function countAll(path: ListPath): Promise<number> {
  const { headers } = await requestApi(`/${path}?per_page=1`);
  return totalOf(headers);
}

function totalOf(headers: Headers): number {
  return Number(headers.get('x-total-count') ?? 0);
}
