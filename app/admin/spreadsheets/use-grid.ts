import { useMemo, useReducer, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { Entity } from '#content/kit/entity.ts';
import { requestApi } from '../api/request-api.ts';
import { useLeaveGuard } from '../forms/use-leave-guard.ts';
import { countOf } from '../lists/bulk-texts.ts';
import { notifyUndo } from '../lists/notify-undo.ts';
import { messageOf } from '../shell/message-of.ts';
import { showNotice } from '../shell/Notices/notice-store.ts';
import { gridColumnsOf } from './grid-columns.ts';
import { changeGrid, emptyGrid, type GridRecord } from './grid-state.ts';
import { type GridSave, type SentCells, saveGrid } from './save-grid.ts';

const unansweredText =
  'The connection was lost before the server could say whether this is saved. What you typed is still here: save again ' +
  'once you are connected. Nothing is saved twice.';

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
    return `Undone: ${countOf(data.restored, entity.noun)} as before.`;
  }

  async function follow(saved: GridSave): Promise<void> {
    unanswered.current = saved.kind === 'unanswered' ? saved.sent : undefined;
    if (saved.kind === 'unanswered') return setFailure(unansweredText);
    if (saved.kind === 'refused') return change({ kind: 'refuse', errors: saved.errors });
    const { count, bulkId, edits } = saved;
    change({ kind: 'settle', saved: edits });
    await revalidator.revalidate();
    const message = `Saved ${countOf(count, entity.noun)}.`;
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
