import { useMemo, useReducer, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Entity } from '#content/kit/entity.ts';
import type { RowError } from '#content/spreadsheets/import-result.ts';
import { messageOf } from '../api/message-of.ts';
import { ApiError, requestApi } from '../api/request-api.ts';
import { useLeaveGuard } from '../forms/use-leave-guard.ts';
import { countOf } from '../language/nouns.ts';
import { t } from '../language/t.ts';
import { showNotice } from '../notices/Notices/notice-store.ts';
import { notifyUndo } from '../notices/notify-undo.ts';
import { followImport } from './follow-import.ts';
import { gridColumnsOf } from './grid-columns.ts';
import {
  type ByPlace,
  changeGrid,
  emptyGrid,
  type GridRecord,
  type GridState,
  keyOf,
  placeOf,
} from './grid-state.ts';

const unansweredText = t(
  'The connection was lost before the server could say whether this is saved. What you typed is still here: save again once you are connected. Nothing is saved twice.',
);

/** Cells on their way, and the name by which the server knows them. */
type SentCells = { id: string; edits: ByPlace };
type GridSave =
  | { kind: 'saved'; count: number; bulkId: number | null; edits: ByPlace }
  | { kind: 'refused'; errors: Map<string, string> }
  | { kind: 'unanswered'; sent: SentCells };

/** The state of the grid and what is done with it: only what changed is saved, as one thing that can be undone. */
export function useGrid(entity: Entity, records: readonly GridRecord[]) {
  const columns = useMemo(() => gridColumnsOf(entity), [entity]);
  const [loaded, setLoaded] = useState(records);
  const [state, change] = useReducer(
    changeGrid,
    changeGrid(emptyGrid, { kind: 'load', records, columnCount: columns.length }),
  );
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const unanswered = useRef<SentCells>(undefined);
  const revalidator = useRevalidator();
  useLeaveGuard({ hasUnsaved: () => state.edits.size > 0, onGiveUp: () => change({ kind: 'discard' }) });
  if (records !== loaded) {
    setLoaded(records);
    change({ kind: 'load', records, columnCount: columns.length });
  }

  async function undo(bulkId: number): Promise<string> {
    const { data } = await requestApi<{ restored: number }>(`/bulk/${bulkId}/undo`, { method: 'POST' });
    void revalidator.revalidate();
    return t('Undone: {items} as before.', { items: countOf(data.restored, entity.noun) });
  }

  async function follow(saved: GridSave): Promise<void> {
    unanswered.current = saved.kind === 'unanswered' ? saved.sent : undefined;
    if (saved.kind === 'unanswered') return setFailure(unansweredText);
    if (saved.kind === 'refused') return change({ kind: 'refuse', errors: saved.errors });
    const { count, bulkId, edits } = saved;
    change({ kind: 'settle', saved: edits });
    await revalidator.revalidate();
    const message = t('Saved {items}.', { items: countOf(count, entity.noun) });
    if (bulkId === null) showNotice({ text: message });
    else notifyUndo({ message, undo: () => undo(bulkId) });
  }

  async function save(): Promise<void> {
    if (state.edits.size === 0 || isSaving) return;
    setIsSaving(true);
    setFailure(undefined);
    try {
      const headers = columns.map(({ header }) => header);
      await follow(await saveGrid(entity.path, state, { headers, unanswered: unanswered.current }));
    } catch (error) {
      setFailure(messageOf(error));
    } finally {
      setIsSaving(false);
    }
  }

  return { columns, state, change, save, isSaving, failure };
}

type Stored = { change: number; bulkId: number | null };

/**
 * Sends only the cells that changed, all of them as one thing. What became of cells whose answer was lost is found out
 * first: they may be stored, and sent again they would be at odds with themselves.
 * @throws ApiError where nothing was stored
 */
async function saveGrid(
  path: string,
  state: GridState,
  how: { headers: readonly string[]; unanswered: SentCells | undefined },
): Promise<GridSave> {
  const { headers, unanswered } = how;
  const earlier = unanswered && describe(await findOutcome(unanswered.id), unanswered);
  if (earlier) return earlier;
  const sent = { id: crypto.randomUUID(), edits: state.edits };
  const places = [...new Set([...sent.edits.keys()].map((key) => placeOf(key).row))].sort(byNumber);
  try {
    const body = { rows: rowsOf(state, { places, headers }) };
    const { data } = await requestApi<Stored>(`/${path}/import?id=${sent.id}`, { method: 'POST', body });
    return { kind: 'saved', count: data.change, bulkId: data.bulkId, edits: sent.edits };
  } catch (error) {
    if (isLost(error)) {
      const outcome = describe(await findOutcome(sent.id), sent);
      if (outcome) return outcome;
    }
    const errors = error instanceof ApiError ? error.body.errors : undefined;
    if (!Array.isArray(errors)) throw error;
    return { kind: 'refused', errors: errorsByPlace(errors, { places, headers }) };
  }
}

type Sheet = { places: readonly number[]; headers: readonly string[] };

function rowsOf({ records, edits }: GridState, { places, headers }: Sheet): Record<string, unknown>[] {
  const byRow = Map.groupBy(edits, ([key]) => placeOf(key).row);
  return places.map((row) => {
    const record = records[row];
    const cells = (byRow.get(row) ?? []).map(([key, text]) => [headers[placeOf(key).column] ?? '', text]);
    return { id: record?.id, version: record?.version, ...Object.fromEntries(cells) };
  });
}

function errorsByPlace(errors: readonly RowError[], { places, headers }: Sheet): Map<string, string> {
  return new Map(
    errors.map(({ row, field, message }) => {
      const column = Math.max(0, headers.indexOf(field));
      return [keyOf({ row: places[row - 1] ?? 0, column }), message];
    }),
  );
}

type Outcome = Stored | 'nothing' | 'unknown';

/** @returns nothing where nothing was stored */
function describe(outcome: Outcome, sent: SentCells): GridSave | undefined {
  if (outcome === 'nothing') return undefined;
  if (outcome === 'unknown') return { kind: 'unanswered', sent };
  return { kind: 'saved', count: outcome.change, bulkId: outcome.bulkId, edits: sent.edits };
}

/** An answer that was lost says nothing of what became of the request; one that is still worked on is waited for. */
async function findOutcome(id: string): Promise<Outcome> {
  const stop = new AbortController();
  try {
    return await followImport(id, {
      signal: stop.signal,
      onProgress: ({ state }) => {
        if (state === 'lost') stop.abort();
      },
    });
  } catch {
    return stop.signal.aborted ? 'unknown' : 'nothing';
  }
}

function isLost(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 502);
}

function byNumber(one: number, other: number): number {
  return one - other;
}
