import { deletedKeptDays } from '#inbox/submit/handling.shared.ts';
import { useConfirm } from '../../kit/dialogs/Confirm/use-confirm.tsx';
import { t } from '../../kit/language/t.ts';
import { leaveRow } from '../../kit/lists/row-focus.ts';
import type { InboxItem } from './enquiry.ts';
import type { InboxList } from './use-inbox.ts';
import type { Triage } from './use-triage.ts';

export type ItemDeletion = ReturnType<typeof useItemDeletion>;

/** Deletes items so that they can be brought back; the notice of the change undoes it. */
export function useItemDeletion(list: InboxList, triage: Triage) {
  const confirm = useConfirm();

  /** @param onGone runs before the list loads again, e.g. to close the dialog @returns whether all of it was done */
  async function remove(items: readonly InboxItem[], onGone?: () => Promise<void>): Promise<boolean> {
    const [first] = items;
    const isSure = await confirm({
      title:
        items.length === 1 && first
          ? t('Delete {name}?', { name: first.reference })
          : t('Delete {count} items?', { count: items.length }),
      text: t('It leaves the list and the counts. It can be brought back for {count} days.', {
        count: deletedKeptDays,
      }),
      action: t('Delete'),
    });
    const ids = items.map(({ id }) => id);
    if (!isSure || !(await triage.change(ids, { status: 'deleted' }))) return false;
    await onGone?.();
    for (const id of ids) leaveRow(id);
    list.reload();
    return true;
  }

  return { remove, erase: list.erase };
}
