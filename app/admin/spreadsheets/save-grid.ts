import type { RowError } from '#content/spreadsheets/import-result.ts';
import { ApiError, requestApi } from '../api/request-api.ts';
import { type GridState, keyOf, placeOf } from './grid-state.ts';

type Stored = { change: number; bulkId: number };
export type GridSave =
  | { kind: 'saved'; count: number; bulkId: number }
  | { kind: 'refused'; errors: Map<string, string> };

/** Sends only the cells that changed, all of them as one thing. @throws ApiError where the server cannot be reached */
export async function saveGrid(
  path: string,
  state: GridState,
  headers: readonly string[],
): Promise<GridSave> {
  const byRow = Map.groupBy(state.edits, ([key]) => placeOf(key).row);
  const sent = [...byRow.keys()].sort((one, other) => one - other);
  const rows = sent.map((row) => {
    const record = state.records[row];
    const cells = (byRow.get(row) ?? []).map(([key, text]) => [headers[placeOf(key).column] ?? '', text]);
    return { id: record?.id, version: record?.version, ...Object.fromEntries(cells) };
  });
  const id = crypto.randomUUID();
  try {
    const { data } = await requestApi<Stored>(`/${path}/import?id=${id}`, {
      ...{ method: 'POST', body: { rows } },
    });
    return { kind: 'saved', count: data.change, bulkId: data.bulkId };
  } catch (error) {
    const stored = await findStored(id, error);
    if (stored) return { kind: 'saved', count: stored.change, bulkId: stored.bulkId };
    const errors = error instanceof ApiError ? error.body.errors : undefined;
    if (!(error instanceof ApiError) || !Array.isArray(errors)) throw error;
    const found = (errors as RowError[]).map(({ row, field, message }): [string, string] => {
      const column = Math.max(0, headers.indexOf(field));
      return [keyOf({ row: sent[row - 1] ?? 0, column }), message];
    });
    return { kind: 'refused', errors: new Map(found) };
  }
}

/** An answer that was lost says nothing of what became of the request. */
async function findStored(id: string, error: unknown): Promise<Stored | undefined> {
  if (!(error instanceof ApiError) || error.status !== 0) return undefined;
  const asked = requestApi<{ result?: Stored }>(`/imports/${id}`);
  return asked.then(({ data }) => data.result).catch(() => undefined);
}
