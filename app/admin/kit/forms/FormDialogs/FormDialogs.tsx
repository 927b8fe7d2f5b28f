import type { StoredRecord } from '../../api/form-values.ts';
import { HistoryDrawer, type HistoryDrawerProps } from '../HistoryDrawer/HistoryDrawer.tsx';
import { MergeDialog, type MergeDialogProps } from '../MergeDialog/MergeDialog.tsx';
import type { Editing } from '../use-editing.ts';
import type { Saving } from '../use-saving.ts';

type FormDialogsProps = {
  editing: Editing;
  saving: Saving;
  /** What is merged with what somebody else has saved meanwhile. */
  mergeWith: (theirs: StoredRecord) => Pick<MergeDialogProps, 'fieldOf' | 'versions' | 'names'>;
  readHistory: HistoryDrawerProps['read'];
  onRestore: HistoryDrawerProps['onRestore'];
};

/** The dialogs of a form: merging after a conflict, and the history. */
export function FormDialogs({ editing, saving, mergeWith, readHistory, onRestore }: FormDialogsProps) {
  const { conflict } = saving;
  return (
    <>
      {conflict ? (
        <MergeDialog
          {...mergeWith(conflict.theirs)}
          onSave={saving.saveMerged}
          onClose={saving.endConflict}
        />
      ) : null}
      {editing.isHistoryOpen && editing.form.base.id !== undefined ? (
        <HistoryDrawer
          read={readHistory}
          onRestore={onRestore}
          onClose={() => editing.setIsHistoryOpen(false)}
        />
      ) : null}
    </>
  );
}
