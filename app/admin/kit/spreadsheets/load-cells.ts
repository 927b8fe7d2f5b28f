import type { Entity } from '#content/kit/entity.ts';
import { requestApi } from '../api/request-api.ts';
import { gridColumnsOf } from './grid-columns.ts';
import type { GridRecord } from './grid-state.ts';

/** The records of a list as cells, narrowed as the list's URL says. */
export async function loadCells(entity: Entity, request: Request): Promise<GridRecord[]> {
  const query = new URL(request.url).searchParams;
  for (const name of ['page', 'per_page']) query.delete(name);
  query.set(
    'columns',
    gridColumnsOf(entity)
      .map(({ header }) => header)
      .join(','),
  );
  const path = `/${entity.path}/cells?${query}`;
  return (await requestApi<{ rows: GridRecord[] }>(path, { signal: request.signal })).data.rows;
}
