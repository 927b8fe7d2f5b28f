import { useState } from 'react';
import type { RemovalPreview } from '#content/first-steps/demo-removal.service.ts';
import { requestApi } from '../../api/request-api.ts';
import { notifyUndo } from '../../lists/notify-undo.ts';
import { useConfirm } from '../../shell/Confirm/use-confirm.tsx';
import { messageOf } from '../../shell/message-of.ts';
import { showNotice } from '../../shell/Notices/notice-store.ts';
import { announceBrandChanged } from '../../shell/use-fresh-brand.ts';
import { RemovalNumbers } from './RemovalNumbers.tsx';

/** Removing the demo content, after saying in numbers what goes and what stays, and bringing it back. */
export function useDemoRemoval(onChanged: () => void) {
  const [isBusy, setIsBusy] = useState(false);
  const confirm = useConfirm();

  const change = () => {
    onChanged();
    announceBrandChanged();
  };

  async function restoreAll(): Promise<string> {
    const { data } = await requestApi<{ records: number }>('/demo/removal/undo', { method: 'POST' });
    change();
    return `The demo content is back: ${countText(data.records)}.`;
  }

  async function removeAll(): Promise<void> {
    const { data: preview } = await requestApi<RemovalPreview>('/demo/removal');
    const isSure = await confirm({
      title: 'Remove the demo content?',
      text: <RemovalNumbers preview={preview} />,
      action: 'Remove',
    });
    if (!isSure) return;
    const { data } = await requestApi<{ records: number }>('/demo/removal', { method: 'POST' });
    change();
    notifyUndo({
      message: `The demo content is gone: ${countText(data.records)} in the trash.`,
      undo: restoreAll,
    });
  }

  async function whileBusy(work: () => Promise<void>): Promise<void> {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      showNotice({ text: messageOf(error), kind: 'error' });
    } finally {
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    remove: () => whileBusy(removeAll),
    restore: () => whileBusy(async () => void showNotice({ text: await restoreAll() })),
  };
}

function countText(records: number): string {
  return records === 1 ? '1 record' : `${records} records`;
}
