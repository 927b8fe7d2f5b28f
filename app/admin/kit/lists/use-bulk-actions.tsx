import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { messageOf } from '../api/message-of.ts';
import { requestApi } from '../api/request-api.ts';
import { useConfirm } from '../dialogs/Confirm/use-confirm.tsx';
import { countOf } from '../language/nouns.ts';
import { sayAnswer, t } from '../language/t.ts';
import { showNotice } from '../notices/Notices/notice-store.ts';
import { notifyUndo } from '../notices/notify-undo.ts';
import styles from './BulkFailures/BulkFailures.module.css';
import { doneText } from './bulk-texts.ts';
import type { BulkAction, ListPath } from './list-definition.ts';
import type { TellNotice } from './use-notice.ts';
import type { Selection } from './use-selection.ts';

type BulkFailure = { id: number; title: string; message: string };

type BulkResponse = { bulkId: number | null; changed: number; failed: BulkFailure[] };
export type BulkOrder = { action: BulkAction; categoryId?: number };
/** When the records appear and go; what is undefined stays as it is. */
export type BulkTimes = { publishAt?: string | undefined; unpublishAt?: string | undefined };

type BulkList = {
  path: ListPath;
  noun: { one: string; many: string };
  selection: Selection;
  tell: TellNotice;
};

/** Runs a bulk action on all selected records, and reports each one that failed. */
export function useBulkActions(list: BulkList) {
  const { path, noun, selection, tell } = list;
  const [isRunning, setIsRunning] = useState(false);
  const confirm = useConfirm();
  const revalidator = useRevalidator();
  const tellOutcome = useOutcome(list);

  async function run(order: BulkOrder): Promise<void> {
    const { ids } = selection;
    if (order.action === 'delete' && !(await confirm(deletionOf(ids.length, noun)))) return;
    try {
      await send(order.action, { category_id: order.categoryId });
    } catch (error) {
      tell({ kind: 'error', content: messageOf(error) });
    }
  }

  /** @throws ApiError with a message for the field that is wrong */
  const plan = ({ publishAt, unpublishAt }: BulkTimes): Promise<void> =>
    send('schedule', { publish_at: publishAt, unpublish_at: unpublishAt });

  async function send(action: BulkAction, values: Record<string, unknown>): Promise<void> {
    tell(undefined);
    setIsRunning(true);
    try {
      const body = { action, ids: selection.ids, ...values };
      const { data } = await requestApi<BulkResponse>(`/${path}/bulk`, { method: 'POST', body });
      tellOutcome(action, data);
    } finally {
      setIsRunning(false);
      void revalidator.revalidate();
    }
  }

  return { isRunning, run, plan };
}

function deletionOf(count: number, noun: BulkList['noun']) {
  return {
    title: t('Delete {items}?', { items: countOf(count, noun) }),
    text: t('They leave the site and move to the trash. They can be restored for 30 days.'),
    action: t('Delete'),
  };
}

/** Tells what came of an action, with a way back. */
function useOutcome({ noun, selection, tell }: BulkList) {
  const revalidator = useRevalidator();

  function tellOutcome(action: BulkAction, { bulkId, changed, failed }: BulkResponse): void {
    const message = doneText(action, { changed, noun });
    if (failed.length > 0) tell({ kind: 'error', content: <BulkFailures noun={noun} failures={failed} /> });
    else selection.clear();
    if (changed > 0) notifyUndo({ message, undo: () => undo(Number(bulkId)) });
    else if (failed.length === 0) showNotice({ text: message });
  }

  async function undo(bulkId: number): Promise<string> {
    const { data } = await requestApi<{ restored: number }>(`/bulk/${bulkId}/undo`, { method: 'POST' });
    void revalidator.revalidate();
    return t('Undone: {items} as before.', { items: countOf(data.restored, noun) });
  }

  return tellOutcome;
}

/** Which of the selected records could not be changed, and why. */
function BulkFailures(props: { noun: { one: string; many: string }; failures: readonly BulkFailure[] }) {
  const { noun, failures } = props;
  return (
    <>
      <p>{t('{items} could not be changed:', { items: countOf(failures.length, noun) })}</p>
      <ul className={styles.list}>
        {failures.map((failure) => (
          <li key={failure.id}>
            <strong>{failure.title}</strong>: {sayAnswer(failure.message)}
          </li>
        ))}
      </ul>
    </>
  );
}
