import type { StoredRecord } from '../api/form-values.ts';
import { messageOf } from '../api/message-of.ts';
import { useConfirm } from '../dialogs/Confirm/use-confirm.tsx';
import { t } from '../language/t.ts';
import { showNotice } from '../notices/Notices/notice-store.ts';
import type { Revision } from './record-endpoints.ts';
import type { Editing } from './use-editing.ts';

type Restoring = {
  editing: Editing;
  /** @throws ApiError */
  restore: (revision: Revision, base: { id: number; etag: string }) => Promise<StoredRecord>;
};

/** Restores an earlier version after asking for confirmation, and shows it in the form. */
export function useRevisionRestore({ editing: { form, setIsHistoryOpen }, restore }: Restoring) {
  const confirm = useConfirm();
  return async (revision: Revision): Promise<void> => {
    const { id, etag } = form.latest.current.base;
    const isSure = await confirm({
      title: t('Restore version {number}?', { number: revision.version }),
      text: form.isDirty
        ? t('What you have changed and not saved will be lost. The current version stays in the history.')
        : t('The current version stays in the history.'),
      action: t('Restore'),
      tone: 'plain',
    });
    if (!isSure || id === undefined) return;
    try {
      form.rebase(await restore(revision, { id, etag }));
      showNotice({ text: t('Version {version} has been restored.', { version: revision.version }) });
    } catch (error) {
      showNotice({ kind: 'error', text: messageOf(error, t('The version could not be restored.')) });
    }
    setIsHistoryOpen(false);
  };
}
