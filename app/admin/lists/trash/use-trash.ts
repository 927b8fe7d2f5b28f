import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, requestApi } from '../../api/request-api.ts';
import { useConfirm } from '../../shell/Confirm/use-confirm.tsx';
import { messageOf } from '../../shell/message-of.ts';
import { showNotice } from '../../shell/Notices/notice-store.ts';
import { useResponse } from '../../shell/use-response.ts';
import { leaveRow } from '../row-focus.ts';
import { shortTitle } from '../short-title.ts';
import { useNotice } from '../use-notice.ts';
import { useRetry } from '../use-retry.ts';
import { keyOf, type TrashEntry, type TrashResponse } from './load-trash.ts';

/** The state and the actions of the trash's page. */
export function useTrash(promise: Promise<TrashResponse>) {
  const { response, setResponse } = useResponse(promise);
  const [busyKeys, setBusyKeys] = useState<readonly string[]>([]);
  const { notice, tell } = useNotice();
  const confirm = useConfirm();
  const revalidator = useRevalidator();
  const retry = useRetry(response);

  /** Requests what takes an entry out of the trash, and drops its row; also where others have taken it out. */
  async function takeOut(
    entry: TrashEntry,
    request: { path: string; method: 'POST' | 'DELETE'; done: string },
  ) {
    const key = keyOf(entry);
    tell(undefined);
    setBusyKeys((keys) => [...keys, key]);
    try {
      await requestApi(request.path, { method: request.method });
      leave(key, request.done);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404)
        leave(key, `“${shortTitle(entry.title)}” was no longer in the trash.`);
      else tell({ kind: 'error', content: messageOf(error) });
    } finally {
      setBusyKeys((keys) => keys.filter((busy) => busy !== key));
    }
  }

  function leave(key: string, message: string): void {
    leaveRow(key);
    setResponse((shown) => withoutEntry(shown, key));
    showNotice({ text: message });
    void revalidator.revalidate();
  }

  async function restore(entry: TrashEntry): Promise<void> {
    const path = `/trash/${keyOf(entry)}/restore`;
    await takeOut(entry, { path, method: 'POST', done: `Restored “${shortTitle(entry.title)}”.` });
  }

  async function destroy(entry: TrashEntry): Promise<void> {
    const isSure = await confirm({
      title: `Delete “${shortTitle(entry.title)}” for good?`,
      text: 'Nobody can restore it afterwards.',
      action: 'Delete',
    });
    if (!isSure) return;
    const path = `/trash/${keyOf(entry)}`;
    await takeOut(entry, { path, method: 'DELETE', done: `Deleted “${shortTitle(entry.title)}” for good.` });
  }

  return { response, notice, busyKeys, restore, destroy, retry };
}

function withoutEntry(shown: TrashResponse | undefined, key: string): TrashResponse | undefined {
  if (shown?.kind !== 'loaded') return shown;
  const entries = shown.entries.filter((entry) => keyOf(entry) !== key);
  return { ...shown, entries, total: shown.total - (shown.entries.length - entries.length) };
}
